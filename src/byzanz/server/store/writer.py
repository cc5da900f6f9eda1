"""The one writer of a process. Group commit: queued changes share one transaction; callers resume after it."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine

from byzanz import Refused
from byzanz.table.stored import ActionRow, StorageDown

log = logging.getLogger("byzanz.storage")
COMMIT_AT_MOST = 400  # the names of that many rooms fit into one notification of PostgreSQL


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

    def __init__(self, engine: Engine, insert_actions: InsertActions, observe: Callable[[int, float], None]) -> None:
        self._engine = engine
        self._insert_actions = insert_actions
        self._observe = observe
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="byzanz-writer", daemon=True)
        self._connection: Connection | None = None

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Commit what is queued and end the thread."""
        self._queue.put(None)
        self._thread.join()

    def submit(self, work: ActionRow | Change, about: str = "") -> asyncio.Future[Any]:
        """Queue a change; the future is done when it is on disk: for an action true, or false if the version was taken.

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
                except Exception as error:  # the database is full, locked or gone: every job of the batch fails
                    log.error("commit failed: %s", storage_down(error))
                    self._drop_connection()
                    for job in jobs:
                        job.failure = storage_down(error)
                _resume(jobs)
            if is_last:
                self._drop_connection()
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a job and return it with all that have queued up behind it."""
        first = self._queue.get()
        if first is None:
            return [], True
        jobs = [first]
        while len(jobs) < COMMIT_AT_MOST and not self._queue.empty():
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
            stored = self._insert_actions(self._connection, rows)
        else:
            with self._connection.begin():
                stored = self._insert_actions(self._connection, rows) if rows else set()
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
        """Make one change of another kind; if it is refused, it alone is undone."""
        assert not isinstance(job.work, ActionRow)
        savepoint = connection.begin_nested()
        try:
            job.outcome = job.work(connection)
        except Refused as refused:
            savepoint.rollback()
            job.failure = refused
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
        if job.future.cancelled():
            continue
        if job.failure is not None:
            job.future.set_exception(job.failure)
        else:
            job.future.set_result(job.outcome)
