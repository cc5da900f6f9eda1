"""Keeping a workers busy ahead of the game that is waited for, and finding out what happened when workers are lost."""

import tempfile
import time
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from pathlib import Path
from typing import Protocol

from byzanz.arena.tasks import Played, Task, traced_fault
from byzanz.arena.workers import PlayedGames, Workers

_TASK_SECONDS = 0.2
"""About how long a task should take: long against the way to the worker and back, short for a progress bar."""
_MOST_GAMES = 500
_TRIALS = 2
"""How often a game must take its worker down before one of its bots is blamed: the first time it may be bad luck."""


class WorkersLost(RuntimeError):
    """Workers died again and again on the same games, and none could tell of which bot."""

    def __init__(self, numbers: range) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class Planner(Protocol):
    """Whatever can say what a worker needs to know about some games."""

    def __call__(self, numbers: range, withdrawn: frozenset[int], trace: str = "") -> Task:
        """Some games; with a trace, the file that tells which bot was asked last."""
        ...


class Dispatcher:
    """Hands out games in the schedule's order and takes them in as they come."""

    def __init__(self, workers: Workers, plan: Planner, games: int) -> None:
        self.withdrawn: frozenset[int] = frozenset()
        self._workers = workers
        self._plan = plan
        self._games = games
        self._next = 0
        self._ready: dict[int, Played] = {}
        self._under_way: dict[PlayedGames, tuple[Task, float]] = {}
        self._suspects: dict[int, int] = {}
        self._task_games = 1

    def await_game(self, number: int) -> Played:
        """The game of this number, with the present field."""
        while number not in self._ready:
            if self._suspects:
                self._try(min(self._suspects))
                continue
            self._hand_out()
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            for future in done:
                self._take_in(future)
        return self._ready.pop(number)

    def withdraw(self, entry: int, number: int) -> None:
        """An entry leaves; everything from this game on is played anew without it."""
        self.withdrawn |= {entry}
        self._ready.clear()
        self._suspects.clear()
        self._next = number

    def _hand_out(self) -> None:
        # One task more than workers: the next is there when one is done.
        while len(self._under_way) <= self._workers.size and self._next < self._games:
            stop = min(self._next + self._task_games, self._games)
            task = self._plan(range(self._next, stop), self.withdrawn)
            began = time.monotonic()
            self._under_way[self._workers.submit(task)] = task, began
            self._next = stop
            if self._workers.size == 1:
                return

    def _take_in(self, future: PlayedGames) -> None:
        if future not in self._under_way:
            return
        task, began = self._under_way.pop(future)
        try:
            games = future.result()
        except BrokenExecutor:
            self._start_again([task, *(other for other, _ in self._under_way.values())])
            return
        if task.withdrawn != self.withdrawn:
            return
        for played in games:
            self._ready[played.scheduled.number] = played
        # The clock also ran while the task waited for a worker, so this errs towards small tasks.
        pace = (time.monotonic() - began) / len(games)
        self._task_games = max(1, min(_MOST_GAMES, 2 * self._task_games, int(_TASK_SECONDS / max(pace, 1e-9))))

    def _start_again(self, lost: list[Task]) -> None:
        """Workers were lost, and with them all that was under way: it costs time, not games."""
        self._under_way.clear()
        self._workers.recover()
        for task in lost:
            if task.withdrawn == self.withdrawn:
                self._suspects |= dict.fromkeys(task.numbers, 0)

    def _try(self, number: int) -> None:
        """Play one game, and nothing else meanwhile, so that a loss has one possible cause."""
        numbers = range(number, number + 1)
        with tempfile.TemporaryDirectory(prefix="byzanz-arena-") as folder:
            trace = Path(folder) / "asked.json"
            try:
                [played] = self._workers.submit(self._plan(numbers, self.withdrawn, str(trace))).result()
            except BrokenExecutor:
                self._workers.recover()
                self._suspects[number] += 1
                if self._suspects[number] < _TRIALS:
                    return
                if not trace.exists():
                    raise WorkersLost(numbers) from None
                played = traced_fault(self._plan(numbers, self.withdrawn), number, trace.read_text(encoding="utf-8"))
        del self._suspects[number]
        self._ready[number] = played
