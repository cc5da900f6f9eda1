"""Hints in a browser: thought out in small steps between everything else."""

import asyncio
from dataclasses import dataclass
from typing import Any

from byzanz import Action, Refused, View
from byzanz.analysis.hints import ROLLOUTS, Hint, asked_about, quick_hint_from
from byzanz.analysis.judging import Judging, checked_action
from byzanz.analysis.quick import TREE_ROLLOUTS, try_within
from byzanz.table.calls import check_hint
from byzanz.table.play.schedule import hint_seed
from byzanz.table.play.table import Table


@dataclass(slots=True)
class _Thought:
    """What a seat had best do at a version: the thinking, and what came of it so far."""

    version: int
    judging: Judging
    task: "asyncio.Task[Hint] | None" = None


class Hints:
    """Answers the seats of this browser that ask for a hint."""

    def __init__(self) -> None:
        self._thoughts: dict[tuple[str, int], _Thought] = {}

    async def hint(self, table: Table, seat: int, version: Any, action: Any) -> dict[str, Any]:
        """Return a hint for a seat; refuse one for a table that forbids it or has moved on."""
        _check(table, version, action)
        assert table.game is not None
        view, seed = table.game.view(seat), hint_seed(table, seat)
        if action is None:
            found = await self._best(table, view, seed)
        else:
            found = await self._compared(table, view, seed, checked_action(view, action))
        if table.version != version:
            raise Refused("stale", version=table.version)
        return {"version": version, **found.to_dict()}

    async def _best(self, table: Table, view: View, seed: int) -> Hint:
        """Think about everything, or go on waiting for what is thought about already."""
        thought = self._thought(table, view)
        if thought is None:
            thought = _Thought(table.version, Judging.of_view(view, seed, asked_about(view), TREE_ROLLOUTS))
            thought.task = asyncio.create_task(_think(table, view, thought.judging, ROLLOUTS, None))
            self._thoughts[_key(table, view)] = thought
        assert thought.task is not None
        try:
            return await asyncio.shield(thought.task)
        except asyncio.CancelledError:  # an action came first
            raise Refused("stale", version=table.version) from None

    async def _compared(self, table: Table, view: View, seed: int, action: Action) -> Hint:
        """Think about one action beside the others.

        From the start, so that the answer doesn't depend on what was asked before.
        """
        known = self._thought(table, view)
        if known is not None and known.task is not None and not known.task.done():
            self._thoughts.pop(_key(table, view))
            known.task.cancel()
        judging = Judging.of_view(view, seed, asked_about(view, str(action)), TREE_ROLLOUTS)
        return await _think(table, view, judging, ROLLOUTS, str(action))

    def _thought(self, table: Table, view: View) -> _Thought | None:
        found = self._thoughts.get(_key(table, view))
        return found if found is not None and found.version == table.version else None


def _key(table: Table, view: View) -> tuple[str, int]:
    assert view.seat is not None
    return table.room.room, view.seat


def _check(table: Table, version: Any, action: Any) -> None:
    check_hint(table, version)
    if action is not None and not isinstance(action, str):
        raise Refused("malformed", where="action")


async def _think(table: Table, view: View, judging: Judging, rollouts: int, action: str | None) -> Hint:
    """Think in steps, as long as the table stays as it is."""
    version = table.version
    for _ in try_within(judging, rollouts):
        await asyncio.sleep(0)  # calls, frames and bots come first
        if table.version != version:
            raise Refused("stale", version=table.version)
    return quick_hint_from(view, judging, action)
