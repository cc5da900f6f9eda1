"""The room around a game: who sits where, names, options, rematches, and how all of it is stored."""
