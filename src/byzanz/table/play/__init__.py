"""The game at a table: requests in, rows to store, frames out, and what is due next."""
