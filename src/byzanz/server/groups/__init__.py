"""Groups of people who play together again and again: who is in them, how they are joined, what became of their games."""
