"""Results of people."""
