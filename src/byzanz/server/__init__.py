"""Rooms, seats, sockets, clocks and storage: Byzanz for people in the browser."""
