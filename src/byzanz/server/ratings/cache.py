"""The ratings as they are kept: what all results up to one of them have made of them.

Each change is one transaction: a process that ends in it has changed nothing, and the next one does
it. Emptied, all of it is computed again from the results, to the same numbers.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from byzanz.ratings import EPOCH, Player, Rating, Ratings, Strength
from byzanz.ratings.constants import JUDGE
from byzanz.server.ratings.rows import Rated, rated_after
from byzanz.server.store import schema

REST_SECONDS = 10.0
"""Results get their numbers in the order in which they are begun to be stored; by then all are there."""
EPOCH_HERE = f"{EPOCH}-{JUDGE}"
"""Whoever changes the constants or the judge begins another epoch."""
LOOKED_BACK = 500
"""Among so many of the last results one that came late is looked for."""
BEGIN = text("INSERT INTO rating_states (epoch, upto, games) VALUES (:epoch, 0, 0) ON CONFLICT DO NOTHING")


class Step(NamedTuple):
    """What a game has made of somebody's rating."""

    before: Rating
    after: Rating


def advance(connection: Connection, now: float, most: int = 200) -> int:
    """Take in results in their order, up to the first whose luck isn't known yet; return how many."""
    epoch, states = EPOCH_HERE, schema.rating_states
    connection.execute(BEGIN, {"epoch": epoch})
    mine = states.c.epoch == epoch
    upto = connection.execute(select(states.c.upto).where(mine).with_for_update()).scalar_one()
    if _came_late(connection, epoch, upto):
        clear(connection, epoch)
        upto = 0
    ratings = Ratings()
    taken = 0
    kept: set[Player] = set()
    for rated in rated_after(connection, upto, JUDGE):
        if taken >= most or not rated.is_final or (rated.result.at or 0.0) > now - REST_SECONDS:
            break
        _restore(connection, epoch, ratings, set(rated.result.players) - kept)
        kept |= set(rated.result.players)
        _store_steps(connection, epoch, rated, _add(ratings, rated))
        upto, taken = rated.id, taken + 1
    if taken:
        _store(connection, epoch, ratings, kept)
        connection.execute(update(states).where(mine).values(upto=upto, games=states.c.games + taken))
    return taken


def clear(connection: Connection, epoch: str) -> None:
    """Empty what is kept of an epoch: `advance` fills it again."""
    for table in (schema.ratings, schema.rating_steps):
        connection.execute(delete(table).where(table.c.epoch == epoch))
    states = schema.rating_states
    connection.execute(update(states).where(states.c.epoch == epoch).values(upto=0, games=0))


def provisional(connection: Connection, room: str) -> tuple[Rated, dict[Player, Step]] | None:
    """Return what a game will make of the ratings: its luck and that of games before it may not be known yet."""
    epoch = EPOCH_HERE
    ratings = Ratings()
    wanted = next(rated_after(connection, 0, JUDGE, room), None)
    if wanted is None:
        return None
    for rated in rated_after(connection, upto_of(connection, epoch), JUDGE):
        known = set(ratings.strengths())
        _restore(connection, epoch, ratings, {one for one in rated.result.players if one not in known})
        steps = _add(ratings, rated)
        if rated.id >= wanted.id:
            return (rated, steps) if rated.id == wanted.id else None
    return None


def has_rest(connection: Connection) -> bool:
    """Return whether there are rated results that wait for their luck or their time."""
    results, states = schema.results, schema.rating_states
    upto = select(func.coalesce(func.max(states.c.upto), 0)).where(states.c.epoch == EPOCH_HERE).scalar_subquery()
    return connection.execute(select(results.c.id).where(results.c.rated, results.c.id > upto)).first() is not None


def upto_of(connection: Connection, epoch: str) -> int:
    """Return up to which result ratings are final."""
    states = schema.rating_states
    return int(connection.execute(select(states.c.upto).where(states.c.epoch == epoch)).scalar() or 0)


def _came_late(connection: Connection, epoch: str, upto: int) -> bool:
    """Return whether a result that stands before the last one was stored after it."""
    results, steps = schema.results, schema.rating_steps
    query = select(func.count()).select_from(results).where(results.c.rated, results.c.id <= upto)
    query = query.where(results.c.id > upto - LOOKED_BACK)
    query = query.where(~select(steps.c.result).where(steps.c.epoch == epoch, steps.c.result == results.c.id).exists())
    return bool(connection.execute(query).scalar_one())


def _add(ratings: Ratings, rated: Rated) -> dict[Player, Step]:
    players = list(dict.fromkeys(rated.result.players))
    before = {player: ratings.of(player) for player in players}
    ratings.add(rated.result)
    return {player: Step(before[player], ratings.of(player)) for player in players}


def _restore(connection: Connection, epoch: str, ratings: Ratings, players: Iterable[Player]) -> None:
    kept = schema.ratings
    names = [str(player) for player in players]
    query = select(kept).where(kept.c.epoch == epoch, kept.c.player.in_(names))
    for row in connection.execute(query):
        if not ratings.is_anchor(row.player):
            ratings.restore(row.player, Strength(row.strength, row.variance, row.games, row.at))
        else:
            ratings.strengths()[row.player].games = row.games


def _store(connection: Connection, epoch: str, ratings: Ratings, players: Iterable[Player]) -> None:
    kept, strengths = schema.ratings, ratings.strengths()
    rows = [
        {
            "epoch": epoch,
            "player": str(player),
            "strength": strengths[player].strength,
            "variance": strengths[player].variance,
            "games": strengths[player].games,
            "at": strengths[player].at,
        }
        for player in sorted(map(str, players))
    ]
    for row in rows:
        connection.execute(delete(kept).where(kept.c.epoch == epoch, kept.c.player == row["player"]))
    connection.execute(insert(kept), rows)


def _store_steps(connection: Connection, epoch: str, rated: Rated, steps: dict[Player, Step]) -> None:
    rows = [
        {
            "epoch": epoch,
            "result": rated.id,
            "player": str(player),
            "before": step.before.rating,
            "rating": step.after.rating,
            "error": step.after.error,
        }
        for player, step in steps.items()
    ]
    connection.execute(insert(schema.rating_steps), rows)
