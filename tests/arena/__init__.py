"""The arena: schedules, matches, tournaments, their statistics and reports."""
