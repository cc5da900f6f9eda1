"""Hints and analyses in a browser: the same ones, in fewer worlds, so that nobody waits long."""

import asyncio
import hashlib
from typing import Any

from byzanz import Refused
from byzanz.analysis.games import analyse_stepwise
from byzanz.hints import hint_for
from byzanz.table.schedule import hint_seed
from byzanz.table.table import Table

HINT_WORLDS = 24
ANALYSIS_WORLDS = 16
"""The most worlds for one decision; only those of one's own seat are judged."""
CHART_WORLDS = 6
"""Worlds for the winning shares after each step, and for what chance did."""
KEPT_AT_MOST = 4


def hint(table: Table, seat: int, version: Any, action: Any) -> dict[str, Any]:
    """Return a hint for a seat; refuse one for a table that forbids it or has moved on."""
    if table.room.options.hints == "off":
        raise Refused("no_hints")
    if table.game is None:
        raise Refused("not_dealt", state=table.room.state)
    if version != table.version:
        raise Refused("stale", version=table.version)
    if action is not None and not isinstance(action, str):
        raise Refused("malformed", where="action")
    found = hint_for(table.game.view(seat), hint_seed(table, seat), action, HINT_WORLDS)
    return {"version": version, **found.to_dict()}


class Analyses:
    """The analyses that pages have asked for, made one step at a time between everything else."""

    def __init__(self) -> None:
        self._found: dict[str, dict[str, Any]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @staticmethod
    def key_of(record: str) -> str:
        """Return a name for a record's analysis."""
        return hashlib.sha256(record.strip().encode()).hexdigest()

    def state(self, key: str) -> dict[str, Any]:
        """Return how far an analysis is."""
        task = self._tasks.get(key)
        if task is None:
            return {"state": "none", "place": 0, "analysis": None}
        if task.done():
            task.result()  # a fault of ours is an error, not an analysis that goes on for ever
        return {"state": "done" if task.done() else "running", "place": 0, "analysis": self._found.get(key)}

    def begin(self, key: str, record: str, seat: int | None) -> None:
        """Begin an analysis unless it is under way or done; the oldest one is forgotten."""
        if key in self._tasks:
            return
        while len(self._tasks) >= KEPT_AT_MOST:
            oldest = next(iter(self._tasks))
            self._tasks.pop(oldest).cancel()
            self._found.pop(oldest, None)
        self._tasks[key] = asyncio.get_running_loop().create_task(self._make(key, record, seat))

    async def _make(self, key: str, record: str, seat: int | None) -> None:
        steps = analyse_stepwise(
            record,
            worlds=ANALYSIS_WORLDS,
            seat=seat,
            hindsight=False,
            chart_worlds=CHART_WORLDS,
            luck_worlds=CHART_WORLDS,
        )
        for analysis in steps:
            plain = analysis.to_dict()
            del plain["names"]
            self._found[key] = plain
            await asyncio.sleep(0.01)  # calls and frames that have come meanwhile
