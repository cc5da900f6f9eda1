"""People whom the host has sent away: they stay out of the room and its rematches until they are let in again."""

import hashlib
from dataclasses import replace

from byzanz import Refused
from byzanz.table.room.stored import Removed, StoredRoom

REMOVED_AT_MOST = 50


def send_away(room: StoredRoom, people: tuple[int, ...], name: str | None) -> StoredRoom:
    """Note that the host has sent people away who hold no other seat; of very many the first are forgotten."""
    gone = [Removed(person, name) for person in people if room.seat_of(person) is None]
    kept = [one for one in room.removed if one.person not in people]
    return replace(room, removed=tuple((*kept, *gone)[-REMOVED_AT_MOST:]))


def is_removed(room: StoredRoom, person: int) -> bool:
    """Return whether the host has sent a person away."""
    return any(one.person == person for one in room.removed)


def check_welcome(room: StoredRoom, person: int) -> None:
    """Refuse a seat to somebody whom the host has sent away."""
    if is_removed(room, person):
        raise Refused("removed")


def may_look(room: StoredRoom, person: int) -> bool:
    """Return whether somebody without a seat may look at a room: before the start all may who could still sit down."""
    return room.options.spectators or (room.state == "lobby" and not is_removed(room, person))


def removed_id(room: StoredRoom, person: int) -> str:
    """Return a name for somebody without a seat that says nothing about them elsewhere."""
    return hashlib.sha256(f"{room.secret}|without a seat|{person}".encode()).hexdigest()[:12]


def let_in(room: StoredRoom, person: int, wanted: str) -> StoredRoom:
    """Let somebody sit down again whom the host has sent away; the host's wish."""
    if not room.is_host(person):
        raise Refused("not_host")
    kept = tuple(one for one in room.removed if removed_id(room, one.person) != wanted)
    if len(kept) == len(room.removed):
        raise Refused("not_removed")
    return replace(room, removed=kept)
