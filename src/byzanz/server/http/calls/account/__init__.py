"""The HTTP calls of accounts, by subject."""
