"""Showing a tournament: in the terminal, as a page with plots, and as CSV tables."""
