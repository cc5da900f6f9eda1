"""Ratings of those who play here: computed from the stored results, kept, shown."""
