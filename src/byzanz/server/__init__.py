"""Rooms, seats, sockets, clocks and storage: Byzanz for people in the browser. ``byzanz.server.run`` starts it."""

from byzanz.server.settings import Settings, add_arguments, from_arguments

__all__ = ["Settings", "add_arguments", "from_arguments"]
