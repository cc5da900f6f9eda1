"""News between server processes over PostgreSQL's LISTEN and NOTIFY: which rooms have changed, who is where, what was said."""

import asyncio
import contextlib
import json
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, text

from byzanz.server import wire
from byzanz.server.appending import CHANNEL
from byzanz.server.problems import StorageDown
from byzanz.server.rooms import Rooms
from byzanz.server.storage import Storage
from byzanz.server.table import Table

log = logging.getLogger("byzanz.channel")
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


MOST_IN_A_PAYLOAD = 7_000  # bytes; PostgreSQL takes 8,000
MISSED_BEATS = 3
RETRY_SECONDS = 1.0
News = list[Any]
"""A word and what belongs to it: here, said, alive, gone, who."""


def packed(process: str, news: Iterable[News]) -> Iterator[str]:
    """News as the payloads of as few notifications as possible."""
    gathered: list[str] = []
    size = 0
    for one in map(json.dumps, news):
        if gathered and size + len(one) > MOST_IN_A_PAYLOAD:
            yield f'{{"process": "{process}", "news": [{", ".join(gathered)}]}}'
            gathered, size = [], 0
        gathered.append(one)
        size += len(one) + 2
    if gathered:
        yield f'{{"process": "{process}", "news": [{", ".join(gathered)}]}}'


class Channel:
    """The way of one process to the others. Actions are announced in the transaction that stores them (storage.py).

    Who is connected where is told when it changes, and all of it to a process that begins to listen. A process that is
    not heard of for a while has died, and those who were connected there are not here any more.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._storage: Storage = rooms.storage
        self._told: dict[str, tuple[list[int], int]] = {}
        self._waiting: dict[tuple[str, object], News] = {}
        self._heard: dict[str, float] = {}
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._listener: Any = None

    def open(self) -> None:
        """Begins to listen, and to tell the others who is connected here."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), name="byzanz-listener", daemon=True).start()
        self._start(self._repeat())

    async def close(self) -> None:
        """Says goodbye and stops listening."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(StorageDown):
            await self._notify([["gone"]])
        if self._listener is not None:
            self._listener.close()

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Telling

    def tell(self, word: str, about: object, *more: object) -> None:
        """Sends news to the other processes, without waiting; of what is told twice about the same the last counts."""
        if self._is_closed:
            return
        self._waiting[word, about] = [word, *more]
        if self._sender is None:
            self._sender = self._start(self._send())

    async def _send(self) -> None:
        """Sends what has gathered in a turn of the loop; while the database is away it waits."""
        try:
            while self._waiting:
                await asyncio.sleep(0)
                news, self._waiting = self._waiting, {}
                try:
                    await self._notify(news.values())
                except StorageDown:
                    log.warning("the other processes could not be told")
                    self._waiting = news | self._waiting
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._sender = None

    async def _notify(self, news: Iterable[News]) -> None:
        payloads = list(packed(self._storage.process, news))

        def change(connection: Connection) -> None:
            for payload in payloads:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

        await self._storage.write(change)

    def tell_presence(self, table: Table) -> None:
        """Tells who is connected here to a room, if that has changed."""
        seats = sorted({client.seat for client in table.clients if client.seat is not None})
        watchers = sum(client.seat is None for client in table.clients)
        room = table.header.room
        if self._told.get(room, ([], 0)) == (seats, watchers):
            return
        self._told[room] = (seats, watchers)
        if not table.clients:
            del self._told[room]
        self.tell("here", room, room, seats, watchers)

    def tell_phrase(self, table: Table, seat: int, phrase: wire.Phrase) -> None:
        """Tells the others what was said at a table."""
        self.tell("said", object(), table.header.room, seat, phrase)

    def _tell_all_presence(self) -> None:
        for room, (seats, watchers) in self._told.items():
            self.tell("here", room, room, seats, watchers)

    async def _repeat(self) -> None:
        """Says again and again that this process lives, and forgets those that don't."""
        beat = self._rooms.settings.lease_seconds
        while True:
            await asyncio.sleep(beat)
            self.tell("alive", None)
            for process, heard in list(self._heard.items()):
                if time.monotonic() - heard > MISSED_BEATS * beat:
                    self._forget(process)

    def _forget(self, process: str) -> None:
        """A process has ended: nobody is connected there any more."""
        self._heard.pop(process, None)
        for room in [room for room, there in self._rooms.elsewhere.items() if process in there]:
            self._note_presence(process, room, [], 0)

    # Listening

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg

        url = "postgresql://" + self._rooms.settings.database.partition("://")[2]
        while not self._is_closed:
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    self._listener = connection
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(loop, self._begin)
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
        told = json.loads(payload)
        process = told["process"]
        if process == self._storage.process:
            return
        self._heard[process] = time.monotonic()
        for room in told.get("rooms", ()):
            self._refresh(room)
        for word, *more in told.get("news", ()):
            match word:
                case "here":
                    self._note_presence(process, *more)
                case "said":
                    room, seat, phrase = more
                    if (table := self._rooms.tables.get(room)) is not None:
                        table.send_phrase(seat, phrase)
                case "gone":
                    self._forget(process)
                case "who":
                    self._tell_all_presence()

    def _note_presence(self, process: str, room: str, seats: list[int], watchers: int) -> None:
        """Notes who is connected to a room at another process, whether or not the room is open here."""
        there = self._rooms.elsewhere.setdefault(room, {})
        there[process] = (frozenset(seats), watchers)
        if not seats and not watchers:
            del there[process]
        if not there:
            del self._rooms.elsewhere[room]
        if (table := self._rooms.tables.get(room)) is not None:
            table.send_room()
            self._rooms.on_change(table)

    def _begin(self) -> None:
        """What happened while nobody listened was missed: everything is looked at, told and asked for again."""
        self._refresh_all()
        self._tell_all_presence()
        self.tell("who", None)

    def _refresh_all(self) -> None:
        for room in list(self._rooms.tables):
            self._refresh(room)

    def _refresh(self, room: str) -> None:
        """Catches up with what another process has stored; also where that is under way, for it may have read already."""
        if (table := self._rooms.tables.get(room)) is not None:
            table.is_stale = True
            self._start(self._rooms.catch_up(table))
