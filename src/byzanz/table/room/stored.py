"""The stored form of a table: the room (seat holders, options, the deal) and the rows of its actions.

The keys of the JSON are those of the first version: a database of any age can be read.
"""

import json
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from byzanz import fairness
from byzanz.table.lists import By as By
from byzanz.table.room.holders import OPEN, SeatHolder, person_holder
from byzanz.table.room.options import Options

_encode = json.JSONEncoder(separators=(",", ":")).encode
State = Literal["lobby", "dealing", "playing", "over", "closed"]


class StorageDown(Exception):
    """The storage did not take a row, or nobody knows whether it did: nothing has happened that anyone may hear of."""


class Now(NamedTuple):
    """The present, in seconds: on a clock that never jumps, and since 1970."""

    steady: float
    wall: float


class Removed(NamedTuple):
    """Somebody whom the host has sent away, and what they were called."""

    person: int
    name: str | None


class SeatAsk(NamedTuple):
    """Somebody who would like to take over a bot's seat, and whether the host has said no."""

    person: int
    name: str | None
    seat: int
    is_declined: bool = False


class SeriesLine(NamedTuple):
    """What somebody has reached in a series of rematches; `places` counts how often they came first, second and so on."""

    people: tuple[int, ...]
    name: str | None
    games: int
    wins: int
    points: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room as it is stored. The secret and the deck stay in here until the game is over."""

    room: str
    players: int
    host: int
    options: Options
    listed: bool
    seats: tuple[SeatHolder, ...]
    secret: str
    created: float
    updated: float
    state: State = "lobby"
    deck: tuple[str, ...] | None = None
    first: int = 0
    rematch: str | None = None
    points: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    go_on: int = -1
    """The last version at which a bot that waits for a press may act."""
    hurry: int = -1
    """The last version from which bots act at once until a person is asked."""
    played_on: int | None = None
    """With how many actions of another game's record this one began; None: it was dealt here."""
    dealt_at: float | None = None
    """When the cards were dealt; None before, and where that was before this was noted."""
    removed: tuple[Removed, ...] = ()
    asks: tuple[SeatAsk, ...] = ()
    series: tuple[SeriesLine, ...] = ()
    games: int = 0
    """How many games of the series have ended, this one included once it is over."""
    ranking: tuple[int, ...] | None = None
    """The place of each seat, once the game is over; None where that was before this was noted."""
    group: int | None = None
    """The group of people that the table was made for."""

    def seats_of(self, person: int) -> tuple[int, ...]:
        """Return the seats that a person's browser holds: several where it is passed around."""
        return tuple([seat for seat, holder in enumerate(self.seats) if person in holder.people])

    def seat_of(self, person: int, wanted: int | None = None) -> int | None:
        """Return the seat that a person acts for: the one they want, if it is theirs, or else their first."""
        for seat, holder in enumerate(self.seats):
            if person in holder.people and wanted in (None, seat):
                return seat
        return None

    def is_host(self, person: int) -> bool:
        """Return whether a person is the host, on whichever of the devices at the host's seat."""
        return person == self.host or any(
            person in holder.people and self.host in holder.people for holder in self.seats
        )

    def mentioned(self) -> set[int]:
        """Return the people whose number is stored here, with a seat or without."""
        seated = {person for holder in self.seats for person in holder.people}
        seated |= {holder.quitter for holder in self.seats if holder.quitter is not None}
        others = {one.person for one in self.removed} | {ask.person for ask in self.asks}
        return seated | others | {person for line in self.series for person in line.people}

    def persons(self) -> list[SeatHolder]:
        """Return the holders who are people."""
        return [holder for holder in self.seats if holder.kind == "person"]

    def with_seat(self, seat: int, holder: SeatHolder) -> "StoredRoom":
        """Return the room with another holder on a seat."""
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))

    def change_seat(self, seat: int, **changes: Any) -> "StoredRoom":
        """Return the room with some fields of a seat's holder changed."""
        return self.with_seat(seat, replace(self.seats[seat], **changes))

    def dealt(self) -> "StoredRoom":
        """Return the room with the deck that the secret and everybody's seeds lead to: the game begins."""
        deck, first = fairness.derive(self.secret, [holder.seed for holder in self.seats])
        return replace(self, deck=tuple(deck), first=first, state="playing")


class ActionRow(NamedTuple):
    """One action as it is stored; `version` is the game's version after it, `spent` the milliseconds since the last."""

    room: str
    version: int
    seat: int
    action: str
    by: By
    frame: str | None
    at: float
    spent: int


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room to be stored over the one with that revision.

    In the same commit goes a room that it leads to, if it makes one, and the handover code that it uses up.
    """

    room: StoredRoom
    revision: int
    made: StoredRoom | None = None
    used_code: str | None = None
    has_same_people: bool = False


Row = ActionRow | RoomRow


class Stored(NamedTuple):
    """A table as it comes back from the storage: all of its rows, or those after a version."""

    room: StoredRoom
    revision: int
    rows: list[ActionRow]
    elapsed: float = 0.0
    """How many seconds ago the last of all its actions was stored, or the deal; without those in which no server ran."""


def new_room(
    room: str, secret: str, players: int, host: int, name: str | None, options: Options, *, listed: bool, at: float
) -> StoredRoom:
    """Return a lobby whose maker holds seat 0."""
    seats = (person_holder(host, name), *[OPEN] * (players - 1))
    return StoredRoom(room, players, host, options, listed, seats, secret, created=at, updated=at)


def encode_room(room: StoredRoom) -> str:
    """Return a room as JSON."""
    fields: dict[str, Any] = {name: getattr(room, name) for name in _AS_IT_IS}
    fields |= {name: value for name, usual in _SELDOM.items() if (value := getattr(room, name)) != usual}
    fields |= {"options": room.options.to_dict(), "places": [holder.to_dict() for holder in room.seats]}
    return _encode(fields)


def decode_room(text: str) -> StoredRoom:
    """Read a room that this or an earlier version stored."""
    fields = json.loads(text)
    known = {name: fields[name] for name in (*_AS_IT_IS, *_SELDOM) if name in fields}
    for name in ("deck", "points", "winners", "ranking"):
        known[name] = None if known.get(name) is None else tuple(known[name])
    seats = tuple(SeatHolder.from_dict(holder) for holder in fields["places"])
    known["removed"] = tuple(Removed(*one) for one in fields.get("removed", ()))
    known["asks"] = tuple(SeatAsk(*one) for one in fields.get("asks", ()))
    lines = (SeriesLine(*line) for line in fields.get("series", ()))
    known["series"] = tuple(line._replace(people=tuple(line.people), places=tuple(line.places)) for line in lines)
    return StoredRoom(**known, options=Options.from_dict(fields["options"]), seats=seats)


_AS_IT_IS = (
    "room", "players", "host", "listed", "secret", "created", "updated", "state", "deck", "first", "rematch", "points",
    "winners",
)  # fmt: skip
_SELDOM: dict[str, Any] = {
    "go_on": -1, "hurry": -1, "played_on": None, "dealt_at": None, "removed": (), "asks": (), "series": (), "games": 0,
    "ranking": None, "group": None,
}  # fmt: skip
"""Stored only where they differ from what earlier versions did."""
