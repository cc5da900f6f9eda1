"""The pace of a table's bots, and whether they wait for somebody to press."""

from collections.abc import Iterable
from dataclasses import replace

from byzanz import Refused
from byzanz.table.lists import BotPace, Hints
from byzanz.table.room.stored import StoredRoom

HURRIED = 0.04
_FACTORS: dict[BotPace, float] = {"slow": 2.5, "normal": 1.0, "fast": 0.3, "wait": 0.3}


def is_alone(room: StoredRoom) -> bool:
    """Return whether one browser holds every seat that isn't a bot's: nobody else is kept waiting."""
    return len({holder.people for holder in room.persons()}) == 1


def delay_factor(room: StoredRoom) -> float:
    """Return how long bots seem to think, in the host's own delay; where nobody presses, waiting is the normal pace."""
    pace = room.options.pace
    return _FACTORS["normal" if pace == "wait" and not is_alone(room) else pace]


def set_pace(room: StoredRoom, person: int, pace: BotPace) -> StoredRoom:
    """Change how fast the bots act: whoever is alone with them as they like, else the host, and nobody is made to wait."""
    if room.seat_of(person) is None:
        raise Refused("not_seated")
    if not is_alone(room):
        if not room.is_host(person):
            raise Refused("not_host")
        if pace == "wait":
            raise Refused("not_alone")
    return replace(room, options=replace(room.options, pace=pace))


def set_hints(room: StoredRoom, person: int, hints: Hints) -> StoredRoom:
    """Change whether hints are given: the host of a table whose other seats are all bots may, also in a game."""
    if room.seat_of(person) is None:
        raise Refused("not_seated")
    if not room.is_host(person):
        raise Refused("not_host")
    if len(room.persons()) > 1:
        raise Refused("not_alone")
    if room.options.rated:
        raise Refused("rated_running")
    return replace(room, options=replace(room.options, hints=hints))


def hurry(room: StoredRoom, person: int, version: int) -> StoredRoom:
    """Let the bots act at once from a version on, until a person is asked; nobody else's watching is cut short."""
    if room.seat_of(person) is None:
        raise Refused("not_seated")
    if not is_alone(room):
        raise Refused("not_alone")
    return replace(room, hurry=max(room.hurry, version))


def go_on(room: StoredRoom, person: int, version: int) -> StoredRoom:
    """Let the bots that wait at a version act; a press for an older one changes nothing."""
    if room.seat_of(person) is None:
        raise Refused("not_seated")
    return replace(room, go_on=max(room.go_on, version))


def waits_for_press(room: StoredRoom, waiting_for: Iterable[int]) -> bool:
    """Return whether bots hold back: the table's only browser wants it, is not away, and isn't asked anything itself."""
    if room.options.pace != "wait" or not is_alone(room):
        return False
    persons = room.persons()
    return all(holder.stand_in is None for holder in persons) and not any(
        room.seats[seat].kind == "person" for seat in waiting_for
    )
