"""Finished games as they are stored, with who sat where, their luck and their mistakes."""

import hashlib
import json
from collections import defaultdict
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Table, func, select

from byzanz.server.store import schema

MOST = 3000
"""So many games are counted: the newest."""
Counts = dict[str, int]


class Seat(NamedTuple):
    """A seat of a finished game; `person`: who held it, if they are stored still."""

    seat: int
    kind: str
    person: int | None
    name: str | None
    face: int | None
    bot: str | None
    points: int
    place: int
    share: float
    joined: bool
    stood_in: bool


class Played(NamedTuple):
    """A finished game; `is_there`: its room hasn't been removed."""

    id: int
    room: str
    is_there: bool
    at: float
    players: int
    clock: str | None
    hints: str
    played_on: bool
    seats: tuple[Seat, ...]
    luck: list[float] | None
    counts: list[Counts] | None

    def seats_of(self, person: int) -> list[Seat]:
        """Return the seats that somebody held: several where a browser was passed around."""
        return [seat for seat in self.seats if seat.person == person]

    def counted_seat(self, person: int) -> Seat | None:
        """Return the seat whose result counts as somebody's own.

        None: they weren't dealt its cards, it was a shared device, or the game had begun elsewhere.
        """
        seats = self.seats_of(person)
        return seats[0] if len(seats) == 1 and not seats[0].joined and not self.played_on else None


def results_of(person: int, before: int | None = None, most: int = MOST) -> Select[Any]:
    """Return the question for the newest results of a person."""
    seats, names = schema.result_seats, schema.pseudonyms
    query = select(seats.c.result).join(names, names.c.id == seats.c.player).where(names.c.person == person)
    if before is not None:
        query = query.where(seats.c.result < before)
    return query.distinct().order_by(seats.c.result.desc()).limit(most)


def results_of_group(group: int, most: int = MOST) -> Select[Any]:
    """Return the question for the newest results of a group's tables."""
    results, rooms = schema.results, schema.group_rooms
    query = select(results.c.id).join(rooms, rooms.c.room == results.c.room).where(rooms.c.group_id == group)
    return query.order_by(results.c.id.desc()).limit(most)


def people_met(connection: Connection, person: int) -> set[int]:
    """Return who has been at one table with somebody in the newest of their games."""
    seats, names = schema.result_seats, schema.pseudonyms
    query = select(names.c.person).join(seats, seats.c.player == names.c.id).distinct()
    found = connection.execute(query.where(seats.c.result.in_(results_of(person).order_by(None)))).scalars()
    return {int(one) for one in found} - {person}


def played(connection: Connection, wanted: Select[Any]) -> list[Played]:
    """Return some games, the newest first."""
    ids = [int(one) for one in connection.execute(wanted).scalars()]
    found: list[Played] = []
    for at in range(0, len(ids), 500):
        found += _played(connection, ids[at : at + 500])
    return found


def _played(connection: Connection, ids: list[int]) -> list[Played]:
    results, rooms = schema.results, schema.rooms
    is_there = rooms.c.id.is_not(None).label("is_there")
    query = select(results, is_there).outerjoin(rooms, rooms.c.id == results.c.room)
    query = query.where(results.c.id.in_(ids)).order_by(results.c.id.desc())
    seats = _seats(connection, ids)
    lucks = _newest(connection, schema.result_lucks, "luck", ids)
    counts = _newest(connection, schema.result_counts, "counts", ids)
    return [
        Played(
            row.id, row.room, bool(row.is_there), row.at, row.players, row.clock, row.hints, row.played_on,
            tuple(seats[row.id]),
            None if row.id not in lucks else [one / 1e6 for one in lucks[row.id]],
            counts.get(row.id),
        )
        for row in connection.execute(query)
    ]  # fmt: skip


def _seats(connection: Connection, ids: list[int]) -> dict[int, list[Seat]]:
    seats, names, people = schema.result_seats, schema.pseudonyms, schema.people
    query = select(seats, people.c.id.label("person"), people.c.name, people.c.face)
    query = query.outerjoin(names, names.c.id == seats.c.player).outerjoin(people, people.c.id == names.c.person)
    found = defaultdict[int, list[Seat]](list)
    for row in connection.execute(query.where(seats.c.result.in_(ids)).order_by(seats.c.seat)):
        share = row.share / 1e6
        found[row.result].append(
            Seat(
                row.seat, row.kind, row.person, row.name, row.face, row.bot, row.points, row.place, share,
                row.joined, row.stood_in,
            )
        )  # fmt: skip
    return found


def _newest(connection: Connection, table: Table, column: str, ids: list[int]) -> dict[int, Any]:
    """Return what was measured last of each game.

    Where the record is gone, an older judge's word stays.
    """
    query = select(table.c.result, table.c[column]).where(table.c.result.in_(ids)).order_by(table.c.at)
    return {int(result): json.loads(text) for result, text in connection.execute(query)}


def without_luck(connection: Connection, person: int) -> int:
    """Return how many games of a person haven't been measured though they can be."""
    results, lucks, rooms = schema.results, schema.result_lucks, schema.rooms
    query = select(func.count()).select_from(results).join(rooms, rooms.c.id == results.c.room)
    query = query.outerjoin(lucks, lucks.c.result == results.c.id).where(lucks.c.result.is_(None))
    query = query.where(results.c.id.in_(results_of(person)), ~results.c.played_on)
    return int(connection.execute(query).scalar_one())


def person_id(key: str, viewer: str, person: int) -> str:
    """Return what somebody is called towards a viewer: no number, and another for others."""
    return hashlib.sha256(f"{key}|{viewer}|{person}".encode()).hexdigest()[:16]
