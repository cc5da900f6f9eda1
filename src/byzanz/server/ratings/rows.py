"""Rated results as they are stored, in their order, as ratings take them."""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, select

from byzanz.ratings import STAND_IN, Player, Result
from byzanz.ratings.constants import LEVELS
from byzanz.server.store import schema
from byzanz.server.store.results import MILLION

AT_ONCE = 500


class Rated(NamedTuple):
    """A rated game; `is_final`: its luck is known, or never will be."""

    id: int
    room: str
    result: Result
    is_final: bool


def rated_after(connection: Connection, upto: int, judge: str | None, room: str | None = None) -> Iterator[Rated]:
    """Yield the rated results after one of them, oldest first.

    Where the record is gone, the luck that an older judge has found stays. Without a judge whatever
    was found last counts.
    """
    results, rooms = schema.results, schema.rooms
    query = select(results, rooms.c.id.is_not(None).label("is_there"))
    query = query.outerjoin(rooms, rooms.c.id == results.c.room).where(results.c.rated)
    if room is not None:
        query = query.where(results.c.room == room)
    while found := connection.execute(_page(query, upto)).all():
        yield from _rated(connection, found, judge)
        upto = found[-1].id


def _page(query: Select[Any], upto: int) -> Select[Any]:
    results = schema.results
    return query.where(results.c.id > upto).order_by(results.c.id).limit(AT_ONCE)


def _rated(connection: Connection, found: Sequence[Row[Any]], judge: str | None) -> Iterator[Rated]:
    ids = [row.id for row in found]
    seats, lucks = schema.result_seats, schema.result_lucks
    held = defaultdict[int, list[Row[Any]]](list)
    for seat in connection.execute(select(seats).where(seats.c.result.in_(ids)).order_by(seats.c.seat)):
        held[seat.result].append(seat)
    by_judge = defaultdict[int, dict[str, tuple[int, ...]]](dict)
    for one in connection.execute(select(lucks).where(lucks.c.result.in_(ids)).order_by(lucks.c.at)):
        by_judge[one.result][one.judge] = tuple(json.loads(one.luck))
    for row in found:
        known = by_judge[row.id]
        last = next(reversed(known.values()), None)
        luck = last if judge is None or not row.is_there else known.get(judge)
        is_final = luck is not None or not row.is_there
        yield Rated(row.id, row.room, _result(row.at, held[row.id], luck), is_final)


def _result(at: float, seats: Sequence[Row[Any]], luck: tuple[int, ...] | None) -> Result:
    left = frozenset(seat.seat for seat in seats if seat.kind == "person" and seat.stood_in)
    return Result(
        tuple(player_of(seat.kind, seat.player, seat.bot) for seat in seats),
        tuple(seat.seat for seat in seats if seat.share),
        tuple(seat.place for seat in seats),
        luck,
        at,
        left,
    )


def player_of(kind: str, player: int | None, bot: str | None) -> Player:
    """Return who is rated for a seat: a pseudonym, an anchor, or a stand-in for who is stored no more."""
    if kind == "bot":
        return LEVELS.get(bot or "", bot or "")
    return STAND_IN if player is None else str(player)


def named_players(connection: Connection) -> dict[Player, str]:
    """Return what pseudonyms are called now; those of people who have left are called by nothing."""
    names, people = schema.pseudonyms, schema.people
    query = select(names.c.id, people.c.name).join(people, people.c.id == names.c.person)
    return {str(row.id): row.name for row in connection.execute(query) if row.name}


def shares_of(luck: tuple[int, ...]) -> list[float]:
    """Return luck as shares of the win."""
    return [one / MILLION for one in luck]
