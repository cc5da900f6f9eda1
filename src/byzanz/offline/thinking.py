"""Analyses in a browser: the same ones, with a small budget, so that nobody waits long."""

import asyncio
import hashlib
from typing import Any

from byzanz.analysis.budget import Budget
from byzanz.analysis.games import analysis_steps

ROLLOUTS = 72
"""For one decision of one's own seat; none is judged once more with open hands."""
OTHERS_ROLLOUTS = 48
"""For one decision where those of all seats are judged: somebody else's record has no own seat."""
LEGAL_WORLDS = 3
"""Worlds for what was legal, but no candidate, where a decision can be tried again."""
VALUE_WORLDS = 4
"""Worlds for the winning shares, and for what chance did."""
EXPECTED_WORLDS = 2
"""Worlds for what a seat could expect its action to change."""
KEPT_AT_MOST = 4


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
        rollouts = ROLLOUTS if seat is not None else OTHERS_ROLLOUTS
        budget = Budget(LEGAL_WORLDS, False, rollouts, VALUE_WORLDS, EXPECTED_WORLDS)
        for analysis in analysis_steps(record, budget, 0, seat):
            if analysis is not None:
                plain = analysis.to_dict()
                del plain["names"]
                for decision in plain["decisions"]:
                    decision.setdefault("hindsight", None)
                    decision.pop("position", None)
                self._found[key] = plain
            await asyncio.sleep(0.001)  # calls and frames that have come meanwhile
