"""Hand out games ahead of the one that is waited for, and find out what happened when workers are lost."""

import tempfile
import time
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from pathlib import Path
from typing import Protocol

from byzanz.arena.play.tasks import Played, Task, traced_fault
from byzanz.arena.play.workers import PlayedGames, Workers

_TASK_SECONDS = 0.2
"""About how long a task should take: much longer than sending it, short enough for a progress bar."""
_MOST_GAMES = 500
_TRIALS = 2
"""How often a game must take its worker down before one of its bots is blamed: the first time it may be bad luck."""


class WorkersLost(RuntimeError):
    """Workers died again and again on the same games, and no trace shows which bot did it."""

    def __init__(self, numbers: range) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class Planner(Protocol):
    """Anything that can put into a task what a worker needs to know about some games."""

    def __call__(self, numbers: range, withdrawn: frozenset[int], trace: str = "") -> Task:
        """Return a task for some games; `trace` names a file in which to note which bot was asked last."""
        ...


class Dispatcher:
    """Hands out games in the schedule's order and collects them as they finish."""

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
        """Return the game of this number, played by the present field."""
        while number not in self._ready:
            if self._suspects:
                self._play_alone(min(self._suspects))
                continue
            self._hand_out()
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            for future in done:
                self._collect(future)
        return self._ready.pop(number)

    def withdraw(self, entry: int, number: int) -> None:
        """Replace an entry that leaves; everything from this game on is played again without it."""
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

    def _collect(self, future: PlayedGames) -> None:
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
        """Recover from lost workers: all games under way must be played again, so it costs time, not games."""
        self._under_way.clear()
        self._workers.recover()
        for task in lost:
            if task.withdrawn == self.withdrawn:
                self._suspects |= dict.fromkeys(task.numbers, 0)

    def _play_alone(self, number: int) -> None:
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
