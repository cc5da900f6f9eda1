"""Results read from game records: the arena's, and those that a server exports."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from byzanz.analysis.luck import luck_of
from byzanz.analysis.version import judge_version
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.ratings.constants import ANCHOR_OF, LEVELS
from byzanz.ratings.result import Result, result_of


def result_of_record(record: Record, *, with_luck: bool = True) -> Result:
    """Return what a record says for ratings.

    Its luck is read where today's judge has measured it, and measured where not. A game that isn't
    over, was played on from another or was broken off by a fault is refused.
    """
    if record.winners is None:
        raise Refused("not_rated", why="not_over")
    for key in ("played_on", "taken", "fault"):
        if key in record.extra:
            raise Refused("not_rated", why=key)
    game = record.replay()
    assert game.result is not None
    luck = _luck(record, game) if with_luck else None
    places = game.result.places(record.rules.tie_break)
    return result_of(players_of(record), game.result.winners, places, luck, left=_left(record))


class Named(NamedTuple):
    """Whoever has a name in records; a person may be called like a bot."""

    name: str
    is_bot: bool


def players_of(record: Record) -> tuple[str | Named, ...]:
    """Return who sat where: anchors, other bots by their specs, people by their names."""
    bots = record.extra.get("bots")
    if not (isinstance(bots, list) and len(bots) == record.players):
        bots = [None] * record.players
    anchors = LEVELS if record.extra.get("rated") is True else ANCHOR_OF
    return tuple(
        anchors.get(bot, Named(bot, is_bot=True)) if isinstance(bot, str) else Named(name, is_bot=False)
        for bot, name in zip(bots, record.names, strict=True)
    )


def _left(record: Record) -> set[int]:
    """Return the seats of people for whom somebody else has acted."""
    by = record.extra.get("by")
    if not isinstance(by, list) or len(by) != len(record.actions):
        return set()
    return {
        int(action.split(" ", 1)[0])
        for action, who in zip(record.actions, by, strict=True)
        if who in ("stand-in", "timeout")
    }


def _luck(record: Record, game: Game) -> Sequence[float]:
    known: Any = record.extra.get("luck")
    if record.extra.get("judge") == judge_version() and _is_luck(known, record.players):
        return tuple(known)
    return luck_of(game)


def _is_luck(known: Any, players: int) -> bool:
    return isinstance(known, list) and len(known) == players and all(type(one) is float for one in known)
