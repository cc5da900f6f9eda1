"""Measurements of speed, beside other programs: rules, bots, arena, environments."""
