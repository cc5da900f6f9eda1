"""Who plays the games: this process, or a workers of worker processes on this machine."""

import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from types import TracebackType
from typing import Protocol, Self

from byzanz.arena.tasks import Played, Task, play_games

PlayedGames = Future[list[Played]]


class Workers(Protocol):
    """Workers that take tasks; every task's result is the same whoever plays it."""

    @property
    def size(self) -> int:
        """How many tasks are played at the same time."""
        ...

    def submit(self, task: Task) -> PlayedGames:
        """Take a task on."""
        ...

    def recover(self) -> None:
        """Get ready again after workers were lost; tasks that were under way must be submitted anew."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Alone:
    """This process itself; for few games, for debuggers, and for use inside another worker."""

    size = 1

    def submit(self, task: Task) -> PlayedGames:
        """Play at once."""
        future: PlayedGames = Future()
        try:
            future.set_result(play_games(task))
        except Exception as error:
            future.set_exception(error)
        return future

    def recover(self) -> None:
        """Nobody can be lost."""

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
        self._pool = self._hire()

    def submit(self, task: Task) -> PlayedGames:
        """Hand a task to the next free worker."""
        try:
            return self._pool.submit(play_games, task)
        except BrokenExecutor as error:  # lost between two looks: the task is lost like those under way
            future: PlayedGames = Future()
            future.set_exception(error)
            return future

    def recover(self) -> None:
        """Hire a new workers."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._hire()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            # Nobody waits for a game that doesn't count any more; Python has a public way to say so from 3.14 on.
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
        self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def _hire(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork in a process with threads (a progress bar has one) may hang.
        return ProcessPoolExecutor(
            self.size, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
        )


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that leads; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local_workers(workers: int | None = None) -> Workers:
    """A workers of this many workers on this machine; without a number, one for each core."""
    workers = cores() if workers is None else workers
    return Alone() if workers <= 1 else Processes(workers)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
