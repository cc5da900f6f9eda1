"""Somebody who is there and does nothing at a table without a clock: after a while a stand-in is offered to the others."""

from byzanz import Refused
from byzanz.table.room import leaving
from byzanz.table.room.lobby import check_seat
from byzanz.table.room.stored import StoredRoom


def waits_with_others(room: StoredRoom, seat: int) -> bool:
    """Return whether others could be kept waiting by a seat: a person's, without a stand-in and without a clock."""
    holder = room.seats[seat]
    if room.state != "playing" or room.options.clock is not None:
        return False
    others = {other.people for other in room.persons() if other.people}
    return holder.kind == "person" and holder.stand_in is None and len(others) > 1


def offer(room: StoredRoom, seat: int, version: int) -> StoredRoom:
    """Let the others have a stand-in play for a seat that has been idle since a version."""
    if not room.options.idle or not waits_with_others(room, seat):
        return room
    return room.change_seat(seat, idle_at=version)


def accept(room: StoredRoom, person: int, seat: int, version: int) -> StoredRoom:
    """Have a stand-in play for a seat that is still idle, until its player is back."""
    if room.seat_of(person) is None:
        raise Refused("not_seated")
    check_seat(room, seat)
    holder = room.seats[seat]
    if holder.stand_in is not None:
        return room
    if holder.idle_at != version or person in holder.people or not waits_with_others(room, seat):
        raise Refused("not_idle", seat=seat)
    return leaving.stand_in(room, seat, "idle")
