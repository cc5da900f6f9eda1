"""Groups of people who play together."""
