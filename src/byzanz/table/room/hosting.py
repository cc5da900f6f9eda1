"""The host of a table who is gone: after a while the next person who is connected takes their place."""

from collections.abc import Collection
from dataclasses import replace

from byzanz.table.room.stored import StoredRoom

HOST_SECONDS = 30.0


def host_seats(room: StoredRoom) -> list[int]:
    """Return the seats of the host, on whichever device."""
    return [seat for seat, holder in enumerate(room.seats) if any(room.is_host(person) for person in holder.people)]


def needs_host(room: StoredRoom) -> bool:
    """Return whether others wait for something that the host alone may do."""
    return room.state == "lobby" or (room.state == "playing" and any(not ask.is_declined for ask in room.asks))


def heirs(room: StoredRoom, here: Collection[int]) -> list[int]:
    """Return the seats of connected people who can become host, clockwise from the host's."""
    theirs = host_seats(room)
    first = theirs[0] if theirs else -1
    order = [(first + step) % room.players for step in range(1, room.players + 1)]
    return [seat for seat in order if seat in here and seat not in theirs and room.seats[seat].people]


def pass_on(room: StoredRoom, here: Collection[int]) -> StoredRoom:
    """Make the next connected person host if the host is not there and is needed; a host who returns stays a player."""
    if not needs_host(room) or any(seat in here for seat in host_seats(room)):
        return room
    seats = heirs(room, here)
    return replace(room, host=room.seats[seats[0]].people[0]) if seats else room
