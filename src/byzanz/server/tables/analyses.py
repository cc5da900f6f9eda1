"""Analyses of finished games: queued, made one after another in a process of their own, stored, and made once."""

import asyncio
import contextlib
import gzip
import hashlib
import logging
import os
import sys
import time
import zlib
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from byzanz.server.limits.places import Places
from byzanz.server.store import schema
from byzanz.server.store.results import store_counts
from byzanz.server.store.storage import Storage

log = logging.getLogger("byzanz.analyses")
WAITING_AT_MOST = 40
PER_ADDRESS = 4
"""Of those, the ones that one address asked for: whoever has a hundred games analysed keeps nobody else waiting."""
HEAD = 256
"""So many bytes of an answer tell which judge it stands on."""
SECONDS_AT_MOST = 600.0
"""An analysis that takes longer is given up; another process may then begin it again."""
LINE_AT_MOST = 16 << 20
OF_RECORD = "record-"
RECORD_SECONDS = 86_400.0
"""How long the analysis of a record that somebody brought along is kept."""


@dataclass(slots=True)
class Job:
    """One analysis under way here: the newest line that came of it."""

    key: str
    text: str
    address: str = ""
    line: bytes | None = None
    is_running: bool = False
    packed: tuple[bytes | None, bytes] | None = None
    """The newest line that somebody asked for, and the answer: everybody who waits asks again and again."""

    def answer(self) -> bytes:
        """Return what is known so far, compressed once for all who ask."""
        if self.packed is None or self.packed[0] is not self.line:
            self.packed = self.line, packed("running", 0, self.line)
        return self.packed[1]


def record_key(text: str) -> str:
    """Return the key of a record that somebody brought along: the same text, the same analysis."""
    return OF_RECORD + hashlib.sha256(text.strip().encode("utf-8", errors="replace")).hexdigest()[:40]


def packed(state: str, place: int, line: bytes | None) -> bytes:
    """Return the answer to whoever asks for an analysis, as compressed JSON."""
    body = b'{"state":"%s","place":%d,"analysis":%s}' % (state.encode(), place, line or b"null")
    return gzip.compress(body, 5, mtime=0)


class Analyses:
    """Makes analyses and knows those that were made."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._jobs: dict[str, Job] = {}
        self._places = Places(WAITING_AT_MOST, PER_ADDRESS)
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop what is under way; it is begun again when somebody asks."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def answer(self, key: str) -> bytes:
        """Return how far an analysis is, compressed: `none`, `waiting`, `running` or `done`."""
        job = self._jobs.get(key)
        if job is not None:
            if job.is_running:
                return job.answer()
            return packed("waiting", 1 + [one.key for one in self._waiting()].index(key), None)
        row = await self._storage.read(lambda c: c.execute(_row_of(key)).first())
        if row is None or _is_out_of_date(row, time.time()):
            return packed("none", 0, None)
        # Without a body it is under way at another process.
        return packed("running", 0, None) if row.body is None else bytes(row.body)

    def _waiting(self) -> list[Job]:
        return [job for job in self._jobs.values() if not job.is_running]

    async def begin(self, key: str, text: str, address: str = "") -> bool:
        """Queue an analysis unless there is one already; return whether this call did. Refuse it if too many wait."""
        if key in self._jobs:
            return False
        self._places.take(address)
        job = self._jobs[key] = Job(key, text, address)
        try:
            is_ours = await self._storage.write(lambda c: _claim(c, key, time.time()), key)
        except BaseException:
            self._end(job)
            raise
        if not is_ours:
            self._end(job)
            return False
        self._queue.put_nowait(job)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return True

    async def is_known(self, key: str) -> bool:
        """Return whether an analysis is made or under way, so that asking for it costs nothing."""
        if key in self._jobs:
            return True
        row = await self._storage.read(lambda c: c.execute(_row_of(key)).first())
        return row is not None and not _is_out_of_date(row, time.time())

    async def _work(self) -> None:
        while True:
            job = await self._queue.get()
            job.is_running = True
            try:
                async with asyncio.timeout(SECONDS_AT_MOST):
                    line = await _analyse(job)
                finished = Finished(job.key, packed("done", 0, line), *_counts_of(line))
                await self._storage.write(partial(_finish, finished=finished), job.key)
            except Exception:
                log.exception("analysis of %s", job.key)
                with contextlib.suppress(Exception):
                    await self._storage.write(partial(_give_up, key=job.key), job.key)
            finally:
                self._end(job)

    def _end(self, job: Job) -> None:
        del self._jobs[job.key]
        self._places.give_back(job.address)


async def _analyse(job: Job) -> bytes:
    """Run the analyst on a record; return its last line."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "byzanz.analysis.analyst",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_AT_MOST,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(job.text.encode())
        process.stdin.close()
        while line := await process.stdout.readline():
            job.line = line.rstrip()
        code = await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if code or job.line is None:
        raise RuntimeError(f"the analyst ended with status {code}")
    return job.line


def _row_of(key: str) -> Any:
    return select(schema.analyses.c.at, schema.analyses.c.body).where(schema.analyses.c.room == key)


def _is_out_of_date(row: Any, now: float) -> bool:
    """Return whether an analysis was given up on the way, or stands on another judge."""
    if row.body is None:
        return bool(row.at < now - SECONDS_AT_MOST)
    from byzanz.analysis.version import judge_version  # loads the judge, needed nowhere else here

    begins = zlib.decompressobj(wbits=31).decompress(row.body, HEAD)
    return f'"judge":"{judge_version()}"'.encode() not in begins


def _claim(connection: Connection, key: str, now: float) -> bool:
    """Write down that this process makes an analysis; return false if another does or it is made."""
    table = schema.analyses
    row = connection.execute(_row_of(key)).first()
    if row is not None and not _is_out_of_date(row, now):
        return False
    if row is not None:
        connection.execute(delete(table).where((table.c.room == key) & (table.c.at == row.at)))
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(room=key, at=now, body=None))
    except IntegrityError:
        return False
    return True


class Finished(NamedTuple):
    """An analysis to be stored; what it counts of each seat's mistakes outlives the room."""

    key: str
    body: bytes
    judge: str
    counts: Any


class _Counted(msgspec.Struct):
    """The part of an analysis that is kept with the game's result."""

    judge: str
    counts: list[dict[str, int]]


def _counts_of(line: bytes) -> tuple[str, Any]:
    counted = msgspec.json.decode(line, type=_Counted)
    return counted.judge, counted.counts


def _finish(connection: Connection, finished: Finished) -> None:
    analyses = schema.analyses
    connection.execute(update(analyses).where(analyses.c.room == finished.key).values(body=finished.body))
    store_counts(connection, finished.key, finished.judge, finished.counts)


def _give_up(connection: Connection, key: str) -> None:
    table = schema.analyses
    connection.execute(delete(table).where((table.c.room == key) & table.c.body.is_(None)))


def delete_old(connection: Connection, now: float) -> int:
    """Delete analyses of records that somebody brought along, after their time; return how many."""
    table = schema.analyses
    is_old = table.c.room.startswith(OF_RECORD) & (table.c.at < now - RECORD_SECONDS)
    return connection.execute(delete(table).where(is_old)).rowcount
