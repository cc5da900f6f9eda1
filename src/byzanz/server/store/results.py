"""Results of finished games: stored with the end of the game, and kept when the room goes.

People stand in them under pseudonyms, so that no result has to be changed for anybody.
"""

import json
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from byzanz import __version__
from byzanz.server.store import schema
from byzanz.table.room.holders import SeatHolder
from byzanz.table.room.rated import counts, obstacles
from byzanz.table.room.stored import StoredRoom

MILLION = 1_000_000
BOT_AT_MOST = 64
ADD_LUCK = text(
    "INSERT INTO result_lucks (result, judge, at, luck) "
    "VALUES (:result, :judge, CAST(:at AS FLOAT), :found) ON CONFLICT DO NOTHING"
)
ADD_COUNTS = text(
    "INSERT INTO result_counts (result, judge, at, counts) "
    "VALUES (:result, :judge, CAST(:at AS FLOAT), :found) ON CONFLICT DO NOTHING"
)


class Outcome(NamedTuple):
    """How a game ended, seat by seat."""

    points: Sequence[int]
    winners: Sequence[int]
    places: Sequence[int]


def outcome_of(room: StoredRoom) -> Outcome | None:
    """Return how a room's game ended.

    None where it hasn't, or ended before places were noted.
    """
    if room.state != "over" or room.points is None or room.winners is None or room.ranking is None:
        return None
    return Outcome(room.points, room.winners, room.ranking)


def store_result(connection: Connection, room: StoredRoom, outcome: Outcome) -> None:
    """Store how a room's game ended, once."""
    results, seats = schema.results, schema.result_seats
    if connection.execute(select(results.c.id).where(results.c.room == room.room)).first() is not None:
        return
    stood_in = _stood_in(connection, room.room)
    options = room.options
    values = {
        "room": room.room,
        "at": room.updated,
        "players": room.players,
        "rated": counts(room),
        "unrated": next(iter(obstacles(room)), None) if options.rated else None,
        "tie_break": options.tie_break,
        "clock": None if options.clock is None else options.clock.kind,
        "hints": options.hints,
        "played_on": room.played_on is not None,
        "release": __version__,
    }
    result = connection.execute(insert(results).values(values).returning(results.c.id)).scalar_one()
    share = MILLION // len(outcome.winners)
    rows = [
        {
            "result": result,
            "seat": seat,
            "kind": holder.kind,
            "player": _player(connection, holder),
            "bot": (holder.bot or holder.name or "")[:BOT_AT_MOST] if holder.kind == "bot" else None,
            "points": outcome.points[seat],
            "place": outcome.places[seat],
            "share": share if seat in outcome.winners else 0,
            "joined": holder.joined is not None,
            "stood_in": seat in stood_in,
            "stand_in": holder.stand_in,
        }
        for seat, holder in enumerate(room.seats)
    ]
    connection.execute(insert(seats), rows)


def _stood_in(connection: Connection, room: str) -> set[int]:
    """Return the seats for which a stand-in or a clock that ran out has acted."""
    actions = schema.actions
    others = actions.c.by.in_(("stand-in", "timeout"))
    return set(connection.execute(select(actions.c.seat).where(actions.c.room == room, others).distinct()).scalars())


def _player(connection: Connection, holder: SeatHolder) -> int | None:
    if holder.kind != "person":
        return None
    people = (*holder.people, *([] if holder.quitter is None else [holder.quitter]))
    return pseudonym_of(connection, people[0]) if people else None


def pseudonym_of(connection: Connection, person: int) -> int | None:
    """Return the newest pseudonym of a person, or make their first.

    None: they are stored no more.
    """
    people, names = schema.people, schema.pseudonyms
    known = select(func.max(names.c.id)).where(names.c.person == person, ~names.c.merged)
    if (found := connection.execute(known).scalar()) is not None:
        return int(found)
    # Whoever makes one for the same person at the same moment waits, as does their deletion.
    who = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    if connection.execute(who).first() is None:
        return None
    if (found := connection.execute(known).scalar()) is not None:
        return int(found)
    made = insert(names).values(person=person).returning(names.c.id)
    return int(connection.execute(made).scalar_one())


def store_luck(connection: Connection, result: int, judge: str, luck: Sequence[int]) -> None:
    """Store the luck of a game in millionths, by one judge; what is stored already stays."""
    found = json.dumps(list(luck))
    connection.execute(ADD_LUCK, {"result": result, "judge": judge, "at": time.time(), "found": found})


def store_counts(connection: Connection, room: str, judge: str, counts: object) -> None:
    """Store how many mistakes an analysis has found, if the game of that room has a result."""
    known = select(schema.results.c.id).where(schema.results.c.room == room)
    result = connection.execute(known).scalar()
    if result is not None:
        found = json.dumps(counts)
        connection.execute(ADD_COUNTS, {"result": result, "judge": judge, "at": time.time(), "found": found})


def take_along(connection: Connection, guest: int, person: int) -> None:
    """Make a guest's results, groups and notices those of an account."""
    names, groups = schema.pseudonyms, schema.player_groups
    connection.execute(update(names).where(names.c.person == guest).values(person=person, merged=True))
    connection.execute(update(groups).where(groups.c.owner == guest).values(owner=person))
    for table, same in (
        (schema.group_members, ("group_id",)),
        (schema.outbox, ("kind", "key")),
        (schema.notice_wishes, ()),
    ):
        theirs = table.alias()
        is_same = [theirs.c[name] == table.c[name] for name in same]
        has = select(theirs.c.person).where(theirs.c.person == person, *is_same).exists()
        mine = table.c.person == guest
        connection.execute(update(table).where(mine, ~has).values(person=person))
        connection.execute(delete(table).where(mine))
