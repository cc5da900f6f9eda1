"""Ratings as they are shown: of a game, of somebody over time, of all."""

import time
from typing import Any, cast

from sqlalchemy import Connection, func, select

from byzanz.ratings import ANCHORS, CENTRE, POINTS, Rating
from byzanz.ratings.constants import LEVELS, RANKED
from byzanz.server import wire
from byzanz.server.ratings import cache
from byzanz.server.ratings.rows import Rated, rated_after, shares_of
from byzanz.server.store import schema
from byzanz.server.store.storage import Storage
from byzanz.table.lists import Level, Unrated
from byzanz.table.play.audience import NOBODY
from byzanz.table.room.rated import obstacles
from byzanz.table.room.stored import StoredRoom

LONGEST = 500
"""Lines of the leaderboard; and so many moments of a rating are shown."""
FRESH_SECONDS = 10.0
"""For so long the leaderboard is shown again as it was read."""
LEVEL_OF = {anchor: level for level, anchor in LEVELS.items()}


class Shown:
    """Reads ratings and shows them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._board: tuple[list[wire.Ranked], list[wire.Ranked], dict[int, int], int] | None = None
        self._read_at = 0.0

    async def of_game(self, room: StoredRoom) -> wire.GameRatings:
        """Return what a game has made of the ratings, or why it didn't count."""
        why: list[Unrated] = obstacles(room) if room.options.rated else []
        return await self._storage.read(lambda c: _of_game(c, room.room, why))

    async def of_person(self, person: int) -> wire.RatingCourse:
        """Return somebody's rating over time."""
        board = await self._whole()
        return await self._storage.read(lambda c: _course(c, person, board[2].get(person)))

    async def leaderboard(self, person: int) -> wire.Leaderboard:
        """Return the leaderboard, as somebody sees it."""
        ranked, provisional, places, games = await self._whole()
        mine = places.get(person) if person != NOBODY else None
        if mine is not None and mine <= len(ranked):
            ranked = [*ranked]
            # Anchors stand between: the place of people counts people alone.
            at = next(number for number, one in enumerate(ranked) if one.place == mine)
            ranked[at] = _mine(ranked[at])
        return wire.Leaderboard(ranked, provisional, games, cache.EPOCH_HERE)

    async def _whole(self) -> tuple[list[wire.Ranked], list[wire.Ranked], dict[int, int], int]:
        if self._board is None or time.monotonic() > self._read_at + FRESH_SECONDS:
            self._read_at = time.monotonic()
            self._board = await self._storage.read(_board)
        return self._board


def _mine(line: wire.Ranked) -> wire.Ranked:
    return wire.Ranked(line.place, line.name, line.face, line.bot, True, line.rating, line.error, line.games)


def _of_game(connection: Connection, room: str, why: list[Unrated]) -> wire.GameRatings:
    known = next(rated_after(connection, 0, None, room), None)
    if known is None:
        return wire.GameRatings(False, False, why, [])
    if known.id <= cache.upto_of(connection, cache.EPOCH_HERE):
        steps = schema.rating_steps
        query = select(steps).where(steps.c.epoch == cache.EPOCH_HERE, steps.c.result == known.id)
        stored = {row.player: (row.before, row.rating, row.error) for row in connection.execute(query)}
        return wire.GameRatings(True, True, [], _seats(known, stored))
    found = cache.provisional(connection, room)
    if found is None:
        return wire.GameRatings(True, False, [], [])
    rated, made = found
    told = {str(player): (step.before.rating, step.after.rating, step.after.error) for player, step in made.items()}
    return wire.GameRatings(True, False, [], _seats(rated, told))


def _seats(rated: Rated, steps: dict[str, tuple[float, float, float]]) -> list[wire.SeatRating | None]:
    luck = rated.result.luck
    found: list[wire.SeatRating | None] = []
    for seat, player in enumerate(rated.result.players):
        step = steps.get(str(player))
        if step is None:
            found.append(None)
            continue
        before, after, error = step
        found.append(
            wire.SeatRating(
                round(before, 1),
                round(after, 1),
                round(error, 1),
                Rating(after, error).provisional,
                player in ANCHORS,
                seat in rated.result.left,
                None if luck is None else round(shares_of(luck)[seat], 4),
            )
        )
    return found


def _course(connection: Connection, person: int, place: int | None) -> wire.RatingCourse:
    names, kept, steps, results = schema.pseudonyms, schema.ratings, schema.rating_steps, schema.results
    mine = select(names.c.id).where(names.c.person == person, ~names.c.merged).order_by(names.c.id.desc())
    player = connection.execute(mine).scalar()
    rows = schema.rooms
    state = None
    if player is not None:
        query = select(kept).where(kept.c.epoch == cache.EPOCH_HERE, kept.c.player == str(player))
        state = connection.execute(query).first()
    if state is None:
        return wire.RatingCourse(None, None, [])
    there = rows.c.id.is_not(None).label("is_there")
    moments = select(results.c.at, results.c.room, there, steps.c.rating, steps.c.error)
    moments = moments.join(results, results.c.id == steps.c.result).outerjoin(rows, rows.c.id == results.c.room)
    moments = moments.where(steps.c.epoch == cache.EPOCH_HERE, steps.c.player == str(player))
    found = connection.execute(moments.order_by(steps.c.result.desc()).limit(LONGEST)).all()
    course = [
        wire.RatingMoment(one.at, round(one.rating, 1), round(one.error, 1), one.room if one.is_there else None)
        for one in reversed(found)
    ]
    return wire.RatingCourse(_shown(_rating(state)), place, course)


def _shown(rating: Rating) -> wire.RatingShown:
    return wire.RatingShown(round(rating.rating, 1), round(rating.error, 1), rating.games, rating.provisional)


def _rating(row: Any) -> Rating:
    return Rating(CENTRE + POINTS * row.strength, POINTS * row.variance**0.5, row.games)


def _board(connection: Connection) -> tuple[list[wire.Ranked], list[wire.Ranked], dict[int, int], int]:
    kept, states = schema.ratings, schema.rating_states
    mine = (kept.c.epoch == cache.EPOCH_HERE, kept.c.games > 0)
    sure = kept.c.variance <= (RANKED / POINTS) ** 2
    strongest = (kept.c.strength.desc(), kept.c.player)
    ranked = connection.execute(select(kept).where(*mine, sure).order_by(*strongest).limit(LONGEST)).all()
    others = connection.execute(select(kept).where(*mine, ~sure).order_by(*strongest).limit(LONGEST)).all()
    people = _people(connection, [row.player for row in (*ranked, *others)])
    games = connection.execute(select(func.max(states.c.games)).where(states.c.epoch == cache.EPOCH_HERE)).scalar()
    lines: list[wire.Ranked] = []
    places: dict[int, int] = {}
    for row in ranked:
        if row.player in LEVEL_OF:
            lines.append(_line(None, "", None, LEVEL_OF[row.player], _rating(row)))
        elif row.player in people:
            person, name, face = people[row.player]
            places[person] = len(places) + 1
            lines.append(_line(places[person], name, face, None, _rating(row)))
    apart = [
        _line(None, people[row.player][1], people[row.player][2], None, _rating(row))
        for row in others
        if row.player in people
    ]
    return lines, apart, places, int(games or 0)


def _people(connection: Connection, players: list[str]) -> dict[str, tuple[int, str, int | None]]:
    """Return who is meant by pseudonyms, as far as they are stored still."""
    names, people = schema.pseudonyms, schema.people
    numbers = [int(player) for player in players if player.isdecimal()]
    query = select(names.c.id, people.c.id.label("person"), people.c.name, people.c.face)
    query = query.join(people, people.c.id == names.c.person).where(names.c.id.in_(numbers))
    return {str(row.id): (row.person, row.name or "", row.face) for row in connection.execute(query)}


def _line(place: int | None, name: str, face: int | None, bot: str | None, rating: Rating) -> wire.Ranked:
    level = cast("Level | None", bot)
    return wire.Ranked(place, name, face, level, False, round(rating.rating, 1), round(rating.error, 1), rating.games)
