"""Play games in this process or in worker processes on this machine."""

import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from types import TracebackType
from typing import Protocol, Self

from byzanz.arena.play.tasks import Played, Task, play_games

PlayedGames = Future[list[Played]]


class Workers(Protocol):
    """Workers that play tasks; a task's result does not depend on who plays it."""

    @property
    def size(self) -> int:
        """The number of tasks played at the same time."""
        ...

    def submit(self, task: Task) -> PlayedGames:
        """Start a task."""
        ...

    def recover(self) -> None:
        """Get ready again after workers were lost; tasks that were under way must be submitted again."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class ThisProcess:
    """No workers: this process plays. For few games, for debuggers, and for use inside another worker."""

    size = 1

    def submit(self, task: Task) -> PlayedGames:
        """Play the task at once."""
        future: PlayedGames = Future()
        try:
            future.set_result(play_games(task))
        except Exception as error:
            future.set_exception(error)
        return future

    def recover(self) -> None:
        """Do nothing: nobody can be lost."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


class Processes:
    """Worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.size = workers
        self._pool = self._start()

    def submit(self, task: Task) -> PlayedGames:
        """Hand a task to the next free worker."""
        try:
            return self._pool.submit(play_games, task)
        except BrokenExecutor as error:  # lost since the last result: the task is lost like those under way
            future: PlayedGames = Future()
            future.set_exception(error)
            return future

    def recover(self) -> None:
        """Start new worker processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            # Nobody waits for a game that doesn't count any more; Python has a public method for this from 3.14 on.
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
        self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork in a process with threads (a progress bar has one) may hang.
        return ProcessPoolExecutor(
            self.size, mp_context=multiprocessing.get_context("spawn"), initializer=_ignore_interrupts
        )


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the leading process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local_workers(count: int | None = None) -> Workers:
    """Return this many workers on this machine; without a number, one for each core."""
    count = cores() if count is None else count
    return ThisProcess() if count <= 1 else Processes(count)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
