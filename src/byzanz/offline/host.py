"""The host of the tables in one browser: stores what the core decides, then sends its frames, and wakes tables up."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from byzanz import Refused
from byzanz.offline import bots
from byzanz.offline.storage import Storage
from byzanz.table.answers import refusal
from byzanz.table.audience import NO_SUCH_ROOM, Viewer
from byzanz.table.options import Pace
from byzanz.table.schedule import Ask, Task, tasks_of, work_for
from byzanz.table.stored import ActionRow, Now, RoomRow, Row, StorageDown, StoredRoom
from byzanz.table.submit import Flow, Reload, receive, reload, submit
from byzanz.table.table import Request, Table

log = logging.getLogger("byzanz.offline")
ME = 1
"""The one person of a browser without a server."""
RETRY_SECONDS = 1.0
T = TypeVar("T")
Send = Callable[[int, dict[str, Any] | None, int], None]
"""Sends a frame to a connection of a page; without a frame the connection ends with that code."""


def now() -> Now:
    """Return the present."""
    return Now(time.monotonic(), time.time())


class Connection(Viewer):
    """A page that looks at a table."""

    def __init__(self, number: int, seat: int | None) -> None:
        super().__init__(ME, seat)
        self.number = number


class HostedTable:
    """A table in memory. Whoever changes it holds its lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None


class Host:
    """The tables of one browser. A table is driven while a page looks at it, and sleeps in the storage otherwise."""

    def __init__(
        self, storage: Storage, send: Send, pace: Pace | None = None, stored: Callable[[str], None] = lambda room: None
    ) -> None:
        """Host tables on a storage; `stored` hears of each room that has something new, for the browser's other pages."""
        self.storage = storage
        self.tables: dict[str, HostedTable] = {}
        self._send = send
        self._pace = pace or Pace()
        self._stored = stored
        self._connections: dict[int, tuple[HostedTable, Connection]] = {}

    async def open(self, room: str) -> HostedTable:
        """Return a room's table, from memory or rebuilt from its rows."""
        if (hosted := self.tables.get(room)) is not None:
            await self._change(hosted, partial(reload, hosted.table))
            return hosted
        stored = await self.storage.load(room)
        if stored is None or stored.room.state == "closed":
            raise Refused("room_unknown")
        return self.tables.setdefault(room, HostedTable(Table(stored, self._pace, now())))

    async def make(self, room: StoredRoom) -> HostedTable:
        """Store a new room and open it."""
        await self._store(RoomRow(room, 0))
        return await self.open(room.room)

    # Connections

    async def connect(self, number: int, room: str, seat: int | None = None) -> None:
        """Show a table to a page, for one of its seats where it has several: it gets the room and the present."""
        try:
            hosted = await self.open(room)
        except (Refused, StorageDown):
            self._send(number, None, NO_SUCH_ROOM)
            return
        connection = Connection(number, seat)
        self._connections[number] = (hosted, connection)
        hosted.table.enter(connection, now())
        self._flush(hosted)
        if hosted.driver is None or hosted.driver.done():
            hosted.driver = asyncio.create_task(self._drive(hosted))
        hosted.changed.set()

    async def receive(self, number: int, frame: dict[str, Any]) -> None:
        """Do what a page's frame asks for, and answer it."""
        if number not in self._connections:
            return
        hosted, connection = self._connections[number]
        try:
            answer = await self._change(hosted, lambda at: receive(hosted.table, connection, frame, at))
        except Refused as refused:
            answer = refusal(frame.get("id"), refused.code, refused.facts)
        except StorageDown:
            answer = refusal(frame.get("id"), "device_storage", {})
        except (KeyError, TypeError):
            answer = refusal(frame.get("id"), "malformed", {"where": "frame"})
        self._send(number, answer, 0)

    def disconnect(self, number: int) -> None:
        """Forget a page that has gone."""
        if (found := self._connections.pop(number, None)) is not None:
            hosted, connection = found
            hosted.table.leave(connection, now())
            self._flush(hosted)
            hosted.changed.set()

    async def refresh(self, room: str) -> None:
        """Read what another page of this browser has stored."""
        if (hosted := self.tables.get(room)) is not None:
            hosted.table.is_stale = True
            with contextlib.suppress(Refused, StorageDown):  # then it is read before the next change
                await self._change(hosted, partial(reload, hosted.table))

    # Changing

    async def submit(self, hosted: HostedTable, request: Request) -> int:
        """Validate, store and broadcast a change; return the version. Raises Refused or StorageDown with nothing changed."""
        return await self._change(hosted, lambda at: submit(hosted.table, request, at))

    async def _change(self, hosted: HostedTable, begin: Callable[[Now], Flow[T]]) -> T:
        async with hosted.lock:
            flow = begin(now())
            try:
                asked = next(flow)
                while True:
                    try:
                        outcome = await self._provide(asked)
                    except StorageDown as error:
                        asked = flow.throw(error)
                    else:
                        asked = flow.send((outcome, now()))
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self._flush(hosted)
                hosted.changed.set()

    async def _provide(self, asked: Reload | Row) -> Any:
        if isinstance(asked, Reload):
            return await self.storage.load(asked.room, asked.after)
        return await self._store(asked)

    async def _store(self, row: Row) -> bool:
        if isinstance(row, ActionRow):
            room, is_stored = row.room, await self.storage.append(row)
        else:
            room, is_stored = row.room.room, await self.storage.save(row)
        if is_stored:
            self._stored(room)
        return is_stored

    def _flush(self, hosted: HostedTable) -> None:
        outbox = hosted.table.audience.outbox
        for frame, viewers, close in outbox:
            for viewer in viewers:
                assert isinstance(viewer, Connection)
                self._send(viewer.number, None if close else frame, close or 0)
        outbox.clear()

    # Driving

    async def _drive(self, hosted: HostedTable) -> None:
        """Do what the table needs, when its schedule says so, as long as a page looks at it."""
        while hosted.table.audience.viewers:
            hosted.changed.clear()
            task = min(tasks_of(hosted.table).values(), key=lambda one: one.due, default=None)
            wait = None if task is None else max(0.0, task.due - time.monotonic())
            try:
                async with asyncio.timeout(wait):
                    await hosted.changed.wait()
            except TimeoutError:
                assert task is not None
                await self._do(hosted, task)

    async def _do(self, hosted: HostedTable, task: Task) -> None:
        """Do what is due; a fault is logged and tried again, and never stops the table for good."""
        try:
            work = work_for(hosted.table, task, now())
            if isinstance(work, Ask):
                await self._ask(hosted, work)
                work = work.then
            if work is not None:
                await self.submit(hosted, work)
        except Refused as refused:
            if refused.code != "stale":
                log.error("room %s seat %s %s: %s", hosted.table.room.room, task.seat, task.reason, refused.code)
                await asyncio.sleep(RETRY_SECONDS)
        except StorageDown:
            await asyncio.sleep(RETRY_SECONDS)

    async def _ask(self, hosted: HostedTable, ask: Ask) -> None:
        """Ask a bot and submit its answer like anybody's action; for one that fails its fallback is done."""
        try:
            act = ask.act(bots.decide(ask.bot, ask.seed, ask.view))
        except Exception:
            log.exception("%s failed", ask.bot)
            act = ask.fallback()
        await self.submit(hosted, act)
