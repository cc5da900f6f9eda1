"""Several browsers at one seat: a seat is shared by a code, and taken back from browsers that came later."""

import hashlib
from dataclasses import replace

from byzanz import Refused
from byzanz.table.room.lobby import seat_held
from byzanz.table.room.removed import check_welcome
from byzanz.table.room.stored import StoredRoom

DEVICES_AT_MOST = 8


def share_seat(room: StoredRoom, person: int, seat: int, giver: int) -> StoredRoom:
    """Let another browser hold a seat, too, by a code of somebody who still holds it.

    A browser that is passed around gives the seat away: whoever takes it has a device of their own now. That one browser
    may have the seat back, although it holds another; then those who held it meanwhile don't any more.
    """
    holder = room.seats[seat]
    if giver not in holder.people:
        raise Refused("code_unknown")
    if person in holder.people:
        return room
    if person == holder.home:
        return room.change_seat(seat, people=(person,), home=None)
    check_welcome(room, person)
    if room.seat_of(person) is not None:
        raise Refused("seat_taken", seat=seat)
    is_passed = len(room.seats_of(giver)) > 1
    kept = tuple(one for one in holder.people if one != giver or not is_passed)
    if len(kept) >= DEVICES_AT_MOST:
        raise Refused("too_many_devices", most=DEVICES_AT_MOST)
    return room.change_seat(seat, people=(*kept, person), home=giver if is_passed else holder.home)


def device_id(room: StoredRoom, person: int) -> str:
    """Return a name for one browser at a seat that says nothing about it elsewhere."""
    return hashlib.sha256(f"{room.secret}|device|{person}".encode()).hexdigest()[:12]


def later_devices(room: StoredRoom, person: int) -> tuple[int, ...]:
    """Return the browsers that were let in after a person's own: those that they may send away."""
    people = room.seats[seat_held(room, person)].people
    return people[people.index(person) + 1 :]


def revoke_devices(room: StoredRoom, person: int, device: str | None) -> StoredRoom:
    """Take a seat away from a browser that came after one's own, or from all of those (None)."""
    gone = {one for one in later_devices(room, person) if device in (None, device_id(room, one))}
    if device is not None and not gone:
        raise Refused("device_unknown")
    seat = seat_held(room, person)
    people = tuple(one for one in room.seats[seat].people if one not in gone)
    return replace(room.change_seat(seat, people=people), host=person if room.host in gone else room.host)
