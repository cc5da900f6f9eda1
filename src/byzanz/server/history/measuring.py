"""Measures a finished game from what is stored of it; this runs in a process beside the server."""

from typing import NamedTuple

from byzanz.table.play.table import Table
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, Now, Stored, decode_room

MILLION = 1_000_000


class Measured(NamedTuple):
    """How a game ended, and the luck of each seat in millionths of the win, by a judge."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    judge: str
    luck: tuple[int, ...]


def measure(header: str, rows: list[tuple[object, ...]], with_luck: bool) -> Measured | None:
    """Replay a stored game; None where it isn't over. Without luck only its end is found."""
    from byzanz.analysis.luck import luck_of
    from byzanz.analysis.version import judge_version

    stored = Stored(decode_room(header), 0, [ActionRow(*row) for row in rows])  # type: ignore[arg-type]
    game = Table(stored, Pace(), Now(0.0, 0.0)).game
    if game is None or game.result is None:
        return None
    result = game.result
    luck = tuple(round(MILLION * one) for one in luck_of(game)) if with_luck else ()
    places = result.places(stored.room.options.tie_break)
    return Measured(tuple(result.points), tuple(result.winners), places, judge_version(), luck)


def present_judge() -> str:
    """Return the judge that luck is measured by."""
    from byzanz.analysis.version import judge_version

    return judge_version()
