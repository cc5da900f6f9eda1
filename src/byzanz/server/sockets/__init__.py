"""Websockets: connections, frames, limits."""
