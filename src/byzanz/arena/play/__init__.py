"""Playing a tournament: its schedule, its workers, each game and how results come together."""
