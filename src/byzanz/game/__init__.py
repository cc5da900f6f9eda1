"""The face of the rules: games, actions, events, views and records for people who write Python."""
