"""The one writer of a process. Group commit: queued changes share one transaction; callers resume after it."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError

from byzanz import Refused
from byzanz.server.store.watchdog import Watchdog
from byzanz.table.room.stored import ActionRow, StorageDown

log = logging.getLogger("byzanz.storage")
COMMIT_AT_MOST = 400


Change = Callable[[Connection], Any]
InsertActions = Callable[[Connection, list[ActionRow]], set[tuple[str, int]]]


@dataclass(slots=True)
class Job:
    """Something to be committed, and the future that is resolved afterwards."""

    work: ActionRow | Change
    future: asyncio.Future[Any]
    about: str
    outcome: Any = None
    failure: Exception | None = None


class Writer:
    """A thread with one connection that commits whatever has queued up in one transaction."""

    def __init__(
        self,
        engine: Engine,
        insert_actions: InsertActions,
        observe: Callable[[int, float], None],
        watchdog: Watchdog,
    ) -> None:
        self._engine = engine
        self._insert_actions = insert_actions
        self._observe = observe
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        """What was submitted in this turn of the loop: it is handed over at once, so that the thread is woken once for all."""
        self._thread = threading.Thread(target=self._run, name="byzanz-writer", daemon=True)
        self._connection: Connection | None = None
        self._watchdog = watchdog

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self, seconds: float | None = None) -> None:
        """Commit what is queued and end the thread; a database that hangs is waited for no longer than that."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join(seconds)

    def submit(self, work: ActionRow | Change, about: str = "") -> asyncio.Future[Any]:
        """Queue a change; the future is done when it is on disk: for an action true, or false if the version was taken.

        `about` names the row that a change is about: changes of a batch are made in the order of these names, so that
        two processes never wait for each other's rows. A change may be made more than once before one is committed,
        so it keeps nothing outside the database. One whose future is cancelled before its batch begins isn't made.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._gathered or self._gathered[-1].future.get_loop() is not loop:
            loop.call_soon(self._hand_over)
        self._gathered.append(Job(work, future, about))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._queue.put(jobs)

    def _run(self) -> None:
        while True:
            jobs, is_last = self._gather()
            # What nobody waits for any more must not be stored behind their back; and so no two rows of one batch
            # claim the same version: whoever asks a second time has given up the first.
            jobs = [job for job in jobs if not job.future.done()]
            if jobs:
                self._commit_or_split(jobs)
                _resume(jobs)
            if is_last:
                self._drop_connection()
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a job and return it with all that have queued up behind it."""
        first = self._queue.get()
        if first is None:
            return [], True
        jobs = first
        while len(jobs) < COMMIT_AT_MOST and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                return jobs, True
            jobs += more
        return jobs, False

    def _commit_or_split(self, jobs: list[Job]) -> None:
        """Commit a batch; where one job of it can't be, find it by halves and store the others."""
        try:
            self._commit(jobs)
        except Exception as error:
            if is_unavailable(error):
                self._drop_connection()
                log.error("commit failed: %s", storage_down(error))
                for job in jobs:
                    job.failure = storage_down(error)
                return
            self._undo()
            if len(jobs) > 1:
                half = len(jobs) // 2
                self._commit_or_split(jobs[:half])
                self._commit_or_split(jobs[half:])
            elif isinstance(error, Refused):
                jobs[0].failure = error
            else:
                log.error("a change could not be stored: %s", storage_down(error))
                jobs[0].failure = storage_down(error)

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._watchdog.watch(self._connection.connection.driver_connection):
            self._make_changes(self._connection, jobs)
        self._observe(len(jobs), time.perf_counter() - began)

    def _make_changes(self, connection: Connection, jobs: list[Job]) -> None:
        """Make the changes of a batch in one transaction."""
        rows = [job.work for job in jobs if isinstance(job.work, ActionRow)]
        if len(rows) == len(jobs):
            stored = self._insert_actions(connection, rows)
        else:
            with connection.begin():
                stored = self._insert_actions(connection, rows) if rows else set()
                for job in sorted(jobs, key=_about):
                    if not isinstance(job.work, ActionRow):
                        job.outcome = job.work(connection)
        for job in jobs:
            if isinstance(job.work, ActionRow):
                job.outcome = (job.work.room, job.work.version) in stored

    def _undo(self) -> None:
        """Make the connection ready for the next batch after one that failed by itself."""
        assert self._connection is not None
        try:
            self._connection.rollback()
            driver: Any = self._connection.connection.driver_connection
            driver.rollback()
        except Exception as error:
            log.warning("taking a batch back: %s", error)
            self._drop_connection()

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


def is_unavailable(error: Exception) -> bool:
    """Return whether a failure is the database's and would meet every change: full, locked, too slow, gone.

    Two batches that wait for each other's rows are none: one of them is given up, and goes through in smaller parts.
    """
    if isinstance(getattr(error, "orig", error), _crossings()):
        return False
    if isinstance(error, (OperationalError, InterfaceError, sqlite3.OperationalError, OSError)):
        return True
    try:
        import psycopg
    except ImportError:
        return False
    return isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError))


@cache
def _crossings() -> tuple[type[Exception], ...]:
    """Return the failures of a batch that got in another one's way."""
    try:
        from psycopg import errors
    except ImportError:
        return ()
    return errors.DeadlockDetected, errors.SerializationFailure


def storage_down(why: object) -> StorageDown:
    """Return the failure with the first line of its reason: PostgreSQL adds the row that failed, and it holds the deck."""
    return StorageDown(str(getattr(why, "orig", None) or why).partition("\n")[0])


def _resume(jobs: list[Job]) -> None:
    """Resolve the futures of a batch, with one call into each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, theirs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.failure is not None:
            job.future.set_exception(job.failure)
        else:
            job.future.set_result(job.outcome)
