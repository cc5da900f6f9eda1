"""Leaving a room and coming back: seats that open, stand-ins that play on, the next host, and people who are deleted."""

from dataclasses import replace

from byzanz import Refused
from byzanz.table.room import series
from byzanz.table.room.holders import OPEN, StandIn
from byzanz.table.room.lobby import seat_held
from byzanz.table.room.stored import StoredRoom

NO_HOST = -1
"""The host of a room whose people have all had themselves deleted."""


def leave(room: StoredRoom, person: int) -> StoredRoom:
    """Give up whatever a browser holds: in the lobby its seats open, in a game stand-ins play."""
    seat_held(room, person)
    gone = {one for seat in room.seats_of(person) for one in room.seats[seat].people}
    for seat in room.seats_of(person):
        people = tuple(one for one in room.seats[seat].people if one != person)
        if room.state == "lobby":
            room = room.with_seat(seat, OPEN)
        elif room.state in ("dealing", "playing"):
            room = room.change_seat(seat, stand_in="left")
        else:
            room = room.change_seat(seat, people=people, rematch=False)
    return _find_host(room, tuple(gone)) if room.state == "lobby" else room


def throw_away(room: StoredRoom, person: int) -> StoredRoom:
    """Take a game off a person's list for good; a running one that nobody else plays ends without a result.

    Others play on with a stand-in, which keeps the name: what happened at the table still makes sense.
    """
    if room.state in ("lobby", "over"):
        return leave(room, person)
    seat_held(room, person)
    if room.options.rated:
        raise Refused("rated_running")
    for seat in room.seats_of(person):
        people = tuple(one for one in room.seats[seat].people if one != person)
        stand_in = room.seats[seat].stand_in if people else "left"
        quitter = None if people or len(room.persons()) == 1 else person
        room = room.change_seat(seat, people=people, stand_in=stand_in, quitter=quitter)
    return _find_host(room, (person,))


def forget_person(room: StoredRoom, person: int) -> StoredRoom:
    """Remove a person for good: a lobby's seat opens, in a game a stand-in plays on, and nothing keeps their name.

    A seat that other browsers hold, too, is theirs: it keeps its name and loses this one browser alone.
    """
    room = replace(
        series.without(room, person),
        removed=tuple(one for one in room.removed if one.person != person),
        asks=tuple(ask for ask in room.asks if ask.person != person),
    )
    for seat, holder in enumerate(room.seats):
        if holder.home == person:
            room = room.change_seat(seat, home=None)
        if holder.quitter == person:
            room = room.change_seat(seat, quitter=None, name=None, face=None)
    for seat in room.seats_of(person):
        holder = room.seats[seat]
        people = tuple(one for one in holder.people if one != person)
        if people:
            room = room.change_seat(seat, people=people)
        elif room.state == "lobby":
            room = room.with_seat(seat, OPEN)
        else:
            is_playing = room.state in ("dealing", "playing")
            stand_in = "left" if is_playing else holder.stand_in
            room = room.change_seat(seat, people=(), name=None, face=None, rematch=False, stand_in=stand_in)
    if room.state == "lobby":
        return _find_host(room, (person,))
    host = next((other.people[0] for other in room.seats if other.people), NO_HOST)
    return replace(room, host=host if room.host == person else room.host)


def _find_host(room: StoredRoom, gone: tuple[int, ...]) -> StoredRoom:
    """Make the next person host if the host has gone; close an empty room."""
    if room.host not in gone:
        return room
    person = next((holder.people[0] for holder in room.seats if holder.people), None)
    return replace(room, state="closed") if person is None else replace(room, host=person)


def come_back(room: StoredRoom, *seats: int) -> StoredRoom:
    """Let the stand-ins leave seats whose players are back."""
    for seat in seats:
        room = room.change_seat(seat, stand_in=None, idle_at=None)
    return room


def stand_in(room: StoredRoom, seat: int, reason: StandIn) -> StoredRoom:
    """Let a stand-in act for a person who is away or out of time."""
    holder = room.seats[seat]
    if holder.kind != "person" or room.state != "playing" or holder.stand_in is not None:
        return room
    return room.change_seat(seat, stand_in=reason)
