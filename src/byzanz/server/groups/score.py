"""The score of a group over the games at its tables: each member's, evening by evening, and head to head.

Who shows nothing stands in no line, and is named in no game.
"""

from collections.abc import Callable
from typing import Literal, cast

from byzanz.server import wire
from byzanz.server.groups.rows import Group
from byzanz.server.history.figures import Parts, Tally, Versus, evenings
from byzanz.server.history.rows import Played, Seat
from byzanz.server.history.shown import parts_of, tally_of, versus_of

GAP_SECONDS = 6 * 3600.0
"""Two games this far apart belong to two evenings."""
EVENINGS, GAMES = 30, 12
Ids = Callable[[int], str]


def _counted(game: Played, shown: set[int]) -> list[Seat]:
    """Return the seats of members whose result counts."""
    return [seat for seat in game.seats if seat.person in shown and game.counted_seat(seat.person) is seat]


def lines_of(games: list[Played], shown: set[int], id_of: Ids) -> list[wire.GroupLine]:
    """Return a line for each member who has played, the one with most wins first."""
    tallies: dict[int, Tally] = {}
    parts: dict[int, Parts] = {}
    for game in games:
        for seat in _counted(game, shown):
            assert seat.person is not None
            tallies.setdefault(seat.person, Tally()).add(seat)
            parts.setdefault(seat.person, Parts()).add(game, seat)
    won = _evenings_won(games, shown)
    order = sorted(tallies, key=lambda one: (-tallies[one].wins, -tallies[one].points, one))
    return [
        wire.GroupLine(id_of(one), tally_of(tallies[one]), parts_of(parts[one]), round(won.get(one, 0.0), 3))
        for one in order
    ]


def _evening_tallies(games: list[Played], shown: set[int]) -> dict[int, Tally]:
    tallies: dict[int, Tally] = {}
    for game in games:
        for seat in _counted(game, shown):
            assert seat.person is not None
            tallies.setdefault(seat.person, Tally()).add(seat)
    return tallies


def _best(tallies: dict[int, Tally]) -> list[int]:
    """Return who won an evening: most wins, then most points; several share it."""
    if not tallies:
        return []
    best = max((tally.wins, tally.points) for tally in tallies.values())
    return [person for person, tally in tallies.items() if (tally.wins, tally.points) == best]


def _evenings_won(games: list[Played], shown: set[int]) -> dict[int, float]:
    won: dict[int, float] = {}
    for evening in evenings(games, GAP_SECONDS):
        winners = _best(_evening_tallies(evening, shown))
        for person in winners:
            won[person] = won.get(person, 0.0) + 1 / len(winners)
    return won


def evenings_of(games: list[Played], shown: set[int], id_of: Ids) -> list[wire.GroupEvening]:
    """Return the newest evenings, each with its winners and what every member made of it."""
    found = []
    for evening in evenings(games, GAP_SECONDS)[:EVENINGS]:
        tallies = _evening_tallies(evening, shown)
        order = sorted(tallies, key=lambda one: (-tallies[one].wins, -tallies[one].points, one))
        lines = [wire.EveningLine(id_of(one), tally_of(tallies[one])) for one in order]
        found.append(wire.GroupEvening(evening[-1].at, len(evening), [id_of(one) for one in _best(tallies)], lines))
    return found


def duels_of(games: list[Played], shown: set[int], id_of: Ids) -> list[wire.GroupDuel]:
    """Return how often each two members have met, and who was ahead."""
    found: dict[tuple[int, int], Versus] = {}
    for game in games:
        seats = _counted(game, shown)
        for mine in seats:
            for other in seats:
                assert mine.person is not None
                assert other.person is not None
                if mine.person < other.person:
                    found.setdefault((mine.person, other.person), Versus()).add(game, mine, other)
    order = sorted(found, key=lambda pair: (-found[pair].games, pair))
    return [wire.GroupDuel(id_of(one), id_of(other), versus_of(found[one, other])) for one, other in order]


def games_of(games: list[Played], group: Group, viewer: int) -> list[wire.PlayedGame]:
    """Return the newest games. Named are the viewer, and members who show their score; luck is the viewer's own."""
    shown = {member.person for member in group.members if member.shows != "nothing"} | {viewer}
    found = []
    for game in games[:GAMES]:
        mine = game.counted_seat(viewer)
        luck = None if mine is None or game.luck is None else round(game.luck[mine.seat], 4)
        seats = [_seat(seat, viewer, is_named=seat.person in shown) for seat in game.seats]
        was_there = any(seat.person == viewer for seat in game.seats)
        room = game.room if game.is_there and was_there else None
        found.append(wire.PlayedGame(game.id, room, game.at, game.players, seats, luck, None, None))
    return found


def _seat(seat: Seat, viewer: int, *, is_named: bool) -> wire.PlayedSeat:
    name, face = (seat.name, seat.face) if is_named else (None, None)
    kind = cast('Literal["person", "bot", "open"]', seat.kind)
    return wire.PlayedSeat(name, face, kind, seat.bot, seat.person == viewer, seat.points, seat.place)
