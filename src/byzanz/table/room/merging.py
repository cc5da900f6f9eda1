"""A guest becomes somebody who is known already.

Their seats, requests and scores are that person's from then on.
"""

from dataclasses import replace

from byzanz.table.room.stored import StoredRoom


def sit_both(room: StoredRoom, guest: int, person: int) -> bool:
    """Return whether two people can't become one here: each has a seat of their own."""
    theirs = set(room.seats_of(person))
    return bool(theirs) and any(seat not in theirs for seat in room.seats_of(guest))


def merge_person(room: StoredRoom, guest: int, person: int) -> StoredRoom:
    """Return the room with a person wherever a guest was named.

    It must not be one where both sit.
    """

    def merged(people: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(person if one == guest else one for one in people))

    for seat, holder in enumerate(room.seats):
        home = person if holder.home == guest else holder.home
        quitter = person if holder.quitter == guest else holder.quitter
        room = room.change_seat(seat, people=merged(holder.people), home=home, quitter=quitter)
    return replace(
        room,
        host=person if room.host == guest else room.host,
        removed=tuple(
            one._replace(person=person) if one.person == guest else one
            for one in room.removed
            if one.person != guest or room.seat_of(person) is None
        ),
        asks=tuple(ask._replace(person=person) if ask.person == guest else ask for ask in room.asks),
        series=tuple(line._replace(people=merged(line.people)) for line in room.series),
    )
