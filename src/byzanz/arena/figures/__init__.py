"""Figures of a tournament: win shares, intervals, times, and what luck did to them."""
