"""Whole games that a person can read, one for each number of players."""
