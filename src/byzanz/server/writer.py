"""The one writer of a process: what arrives together is committed together, and nobody is told before."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine

from byzanz.server.problems import Declined, StorageDown

log = logging.getLogger("byzanz.storage")
MOST_IN_ONE_COMMIT = 400  # the names of so many rooms go into one notification of PostgreSQL's


@dataclass(slots=True, frozen=True)
class ActionRow:
    """One action as it is stored; `version` is the game's version after it."""

    room: str
    version: int
    seat: int
    action: str
    by: str
    frame: str | None
    at: float
    spent: int


Change = Callable[[Connection], Any]
Append = Callable[[Connection, list[ActionRow]], set[tuple[str, int]]]


@dataclass(slots=True)
class Job:
    """Something to be committed, and the future that hears of it afterwards."""

    work: ActionRow | Change
    future: asyncio.Future[Any]
    about: str
    outcome: Any = None
    failure: Exception | None = None


class Writer:
    """A thread with one connection that commits whatever has queued up in one transaction."""

    def __init__(self, engine: Engine, append: Append, observe: Callable[[int, float], None]) -> None:
        self._engine = engine
        self._append = append
        self._observe = observe
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="byzanz-writer", daemon=True)
        self._connection: Connection | None = None

    def start(self) -> None:
        """Starts the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Commits what is queued and ends the thread."""
        self._queue.put(None)
        self._thread.join()

    def submit(self, work: ActionRow | Change, about: str = "") -> asyncio.Future[Any]:
        """Queues a change; the future is done when it is on disk: for an action true, or false if the version was taken.

        `about` names the row that a change is about: changes of a batch are made in the order of these names, so that
        two processes never wait for each other's rows.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future, about))
        return future

    def _run(self) -> None:
        while True:
            jobs, is_last = self._gather()
            if jobs:
                try:
                    self._commit(jobs)
                except Exception as error:  # the database is full, locked or gone: every job of the batch hears of it
                    log.error("commit failed: %s", StorageDown(error))
                    self._drop_connection()
                    for job in jobs:
                        job.failure = StorageDown(error)
                _tell(jobs)
            if is_last:
                self._drop_connection()
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Waits for a job and takes along all that have queued up behind it."""
        first = self._queue.get()
        if first is None:
            return [], True
        jobs = [first]
        while len(jobs) < MOST_IN_ONE_COMMIT and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        if self._connection is None:
            self._connection = self._engine.connect()
        rows = [job.work for job in jobs if isinstance(job.work, ActionRow)]
        if len(rows) == len(jobs):
            stored = self._append(self._connection, rows)
        else:
            with self._connection.begin():
                stored = self._append(self._connection, rows) if rows else set()
                for job in sorted(jobs, key=_about):
                    if not isinstance(job.work, ActionRow):
                        self._do(self._connection, job)
        for job in jobs:
            if isinstance(job.work, ActionRow):
                # Two rows of one batch never claim the same version: a room has one action on its way at a time.
                job.outcome = (job.work.room, job.work.version) in stored
        self._observe(len(jobs), time.perf_counter() - began)

    @staticmethod
    def _do(connection: Connection, job: Job) -> None:
        """One change of another kind; if it declines, it alone is undone."""
        assert not isinstance(job.work, ActionRow)
        savepoint = connection.begin_nested()
        try:
            job.outcome = job.work(connection)
        except Declined as declined:
            savepoint.rollback()
            job.failure = declined
        else:
            savepoint.commit()

    def _drop_connection(self) -> None:
        if self._connection is not None:
            try:
                self._connection.invalidate()
                self._connection.close()
            except Exception as error:
                log.warning("closing the connection: %s", error)
            self._connection = None


def _about(job: Job) -> str:
    return job.about


def _tell(jobs: list[Job]) -> None:
    """Resolves the futures of a batch, with one call into each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.failure is not None:
            job.future.set_exception(job.failure)
        else:
            job.future.set_result(job.outcome)
