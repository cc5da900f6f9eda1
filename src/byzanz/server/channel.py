"""News between server processes over PostgreSQL's LISTEN and NOTIFY: which rooms have changed, who is where, what was said."""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, text

from byzanz.server import wire
from byzanz.server.problems import StorageDown
from byzanz.server.rooms import Rooms
from byzanz.server.storage import CHANNEL, Storage
from byzanz.server.table import Table

log = logging.getLogger("byzanz.channel")
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Channel:
    """The way of one process to the others. Actions are announced in the transaction that stores them (storage.py)."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._storage: Storage = rooms.storage
        self._told: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._listener: Any = None

    def open(self) -> None:
        """Begins to listen, and to tell the others who is connected here."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), name="byzanz-listener", daemon=True).start()
        self._start(self._repeat())

    async def close(self) -> None:
        """Stops listening."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        if self._listener is not None:
            self._listener.close()

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Telling

    def tell(self, news: dict[str, Any]) -> None:
        """Sends news to the other processes, without waiting."""
        payload = json.dumps({"process": self._storage.process} | news)

        def change(connection: Connection) -> None:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

        async def send() -> None:
            try:
                await self._storage.write(change)
            except StorageDown:
                log.warning("the other processes could not be told")

        self._start(send())

    def tell_presence(self, table: Table, *, again: bool = False) -> None:
        """Tells who is connected here to a room, if that has changed."""
        seats = sorted({client.seat for client in table.clients if client.seat is not None})
        watchers = sum(client.seat is None for client in table.clients)
        text_of = f"{seats} {watchers}"
        room = table.header.room
        if not again and self._told.get(room, "[] 0") == text_of:
            return
        self._told[room] = text_of
        if not table.clients:
            del self._told[room]
        self.tell({"here": [room, seats, watchers]})

    def tell_phrase(self, table: Table, seat: int, phrase: wire.Phrase) -> None:
        """Tells the others what was said at a table."""
        self.tell({"said": [table.header.room, seat, phrase]})

    async def _repeat(self) -> None:
        """Tells presence again and again: others forget the seats of a process that has died."""
        while True:
            await asyncio.sleep(self._rooms.settings.lease_seconds)
            for table in list(self._rooms.tables.values()):
                if table.clients:
                    self.tell_presence(table, again=True)

    # Listening

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg

        url = "postgresql://" + self._rooms.settings.database.partition("://")[2]
        while not self._is_closed:
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    self._listener = connection
                    connection.execute(f"LISTEN {CHANNEL}")
                    # What happened while nobody listened was missed: everything is looked at again.
                    self._call(loop, self._refresh_all)
                    for notice in connection.notifies():
                        self._call(loop, self._take, notice.payload)
            except (psycopg.Error, OSError) as error:
                if not self._is_closed:
                    log.warning("listening again: %s", error)
                    time.sleep(0.5)

    def _call(self, loop: asyncio.AbstractEventLoop, what: Callable[..., None], *arguments: Any) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(what, *arguments)

    def _take(self, payload: str) -> None:
        news = json.loads(payload)
        if news["process"] == self._storage.process:
            return
        for room in news.get("rooms", ()):
            self._refresh(room)
        if "here" in news:
            room, seats, watchers = news["here"]
            if (table := self._rooms.tables.get(room)) is not None:
                table.elsewhere[news["process"]] = (frozenset(seats), watchers, time.monotonic())
                table.send_room()
                self._rooms.on_change(table)
        if "said" in news:
            room, seat, phrase = news["said"]
            if (table := self._rooms.tables.get(room)) is not None:
                table.send_phrase(seat, phrase)

    def _refresh_all(self) -> None:
        for room in list(self._rooms.tables):
            self._refresh(room)

    def _refresh(self, room: str) -> None:
        table = self._rooms.tables.get(room)
        if table is not None and not table.is_stale:
            table.is_stale = True
            self._start(self._rooms.catch_up(table))
