"""The public API: games, actions, events, views and records for people who write Python."""
