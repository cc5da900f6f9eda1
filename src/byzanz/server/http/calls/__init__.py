"""The HTTP calls of docs/protocol.md, by subject."""
