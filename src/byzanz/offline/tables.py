"""The tables of one browser: kept in its storage, shown to its pages, and driven while a page looks at them."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from byzanz import Action, Refused
from byzanz.offline import bots
from byzanz.offline.storage import Storage
from byzanz.table.asyncio_host import AsyncioHost
from byzanz.table.host import Hosted
from byzanz.table.play.answers import refusal
from byzanz.table.play.audience import NO_SUCH_ROOM, Sending, Viewer
from byzanz.table.play.schedule import Ask, Task, tasks_of
from byzanz.table.play.submit import Flow, Reload
from byzanz.table.play.table import Table
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, Now, RoomRow, Row, StorageDown, Stored, StoredRoom

ME = 1
"""The one person of a browser without a server."""
T = TypeVar("T")
Send = Callable[[int, dict[str, Any] | None, int], None]
"""Sends a frame to a connection of a page; without a frame the connection ends with that code."""


class Connection(Viewer):
    """A page that looks at a table."""

    def __init__(self, number: int, seat: int | None) -> None:
        super().__init__(ME, seat)
        self.number = number


class BrowserHost(AsyncioHost[Hosted]):
    """Hosts the tables of one browser. A table that no page looks at sleeps in the storage."""

    def __init__(
        self, storage: Storage, send: Send, pace: Pace | None = None, stored: Callable[[str], None] = lambda room: None
    ) -> None:
        """Host tables on a storage; `stored` hears of each room that has something new, for the browser's other pages."""
        super().__init__()
        self.storage = storage
        self._send = send
        self._pace = pace or Pace()
        self._stored = stored
        self._connections: dict[int, tuple[Hosted, Connection]] = {}

    async def open(self, room: str) -> Hosted:
        """Return a room's table, from memory or rebuilt from its rows."""
        if (hosted := self.tables.get(room)) is not None:
            await self.reload(hosted)
            return hosted
        stored = await self.storage.load(room)
        if stored is None or stored.room.state == "closed":
            raise Refused("room_unknown")
        return self.tables.setdefault(room, Hosted(Table(stored, self._pace, self.now()), asyncio.Lock()))

    async def make(self, room: StoredRoom, rows: Sequence[ActionRow] = ()) -> Hosted:
        """Store a new room, with the actions that it begins with, and open it."""
        for row in rows:  # the room comes last: without it nobody finds the rows
            await self.storage.append(row)
        await self.store(RoomRow(room, 0))
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
        hosted.table.enter(connection, self.now())
        self._presence_changed(hosted)

    async def answer(self, number: int, frame: dict[str, Any]) -> None:
        """Do what a page's frame asks for, and answer it."""
        if number not in self._connections:
            return
        hosted, connection = self._connections[number]
        try:
            answer = await self.receive(hosted, connection, frame)
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
            hosted.table.leave(connection, self.now())
            self._presence_changed(hosted)

    def _presence_changed(self, hosted: Hosted) -> None:
        self.flush(hosted)
        hosted.is_driven = bool(hosted.table.audience.viewers)
        self.reschedule(hosted)

    async def refresh(self, room: str) -> None:
        """Read what another page of this browser has stored."""
        if (hosted := self.tables.get(room)) is not None:
            hosted.table.is_stale = True
            with contextlib.suppress(Refused, StorageDown):  # then it is read before the next change
                await self.reload(hosted)

    # What the host of a table needs

    async def change(self, hosted: Hosted, begin: Callable[[Now], Flow[T]]) -> T:
        """Run a flow of the table core, and look at what the table needs next."""
        try:
            return await super().change(hosted, begin)
        finally:
            self.reschedule(hosted)

    def tasks(self, hosted: Hosted) -> dict[int, Task]:
        """Return the first task alone: with one thread the order must not depend on how long each takes."""
        tasks = tasks_of(hosted.table)
        first = min(tasks.values(), key=lambda task: task.due, default=None)
        return {} if first is None else {first.seat: first}

    async def load(self, asked: Reload) -> Stored | None:
        """Return what the browser has stored of a room after a version."""
        return await self.storage.load(asked.room, asked.after)

    async def store(self, row: Row) -> bool:
        """Store a row, and let the browser's other pages know."""
        if isinstance(row, ActionRow):
            room, is_stored = row.room, await self.storage.append(row)
        else:
            room, is_stored = row.room.room, await self.storage.save(row)
        if is_stored:
            self._stored(room)
        return is_stored

    async def decide(self, ask: Ask) -> Action:
        """Let a bot think, here and now: a worker has one thread."""
        return bots.decide(ask.bot, ask.seed, ask.view)

    def send(self, sending: Sending) -> None:
        """Send a frame to the pages that get it."""
        frame, viewers, close = sending
        for viewer in viewers:
            assert isinstance(viewer, Connection)
            self._send(viewer.number, None if close else frame, close or 0)
