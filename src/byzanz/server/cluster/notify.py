"""Messages between server processes over PostgreSQL's LISTEN and NOTIFY: rooms that have changed, who is where, phrases."""

import asyncio
import contextlib
import logging
import math
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, text

from byzanz.server.identity import Identity
from byzanz.server.store.engine import connect_arguments
from byzanz.server.store.insert_actions import CHANNEL, payloads_of
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play.table import seats_of
from byzanz.table.room.stored import ActionRow, StorageDown

log = logging.getLogger("byzanz.notify")
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

BEAT_SECONDS = 1.0
DEAF_SECONDS = 3.0
"""A process hears its own beats. If they stay away that long, it doesn't hear the others either."""
MISSED_BEATS = 3
RETRY_SECONDS = 1.0
Message = list[Any]
"""A word and what belongs to it: here, said, nudged, alive, gone, who, forget, ended, ordered …"""


class Standing(Protocol):
    """What reads again what people or operators have said."""

    async def look(self) -> None:
        """Read what operators have ordered."""

    async def look_at_blocks(self, person: int) -> None:
        """Read whom somebody blocks."""


class Notifier:
    """Notifies the other processes and hears from them. Actions are sent along in the transaction that stores them.

    It listens to itself as well: a process that doesn't hear its own beats is deaf. It listens again on a new connection,
    reads every second what it would have heard, and says so to whoever asks how it is.

    Who is connected where is sent when it changes, and all of it to a process that begins to listen. A process that has
    been silent for a while has died, and those who were connected there are not here any more.
    """

    def __init__(self, rooms: Rooms, identity: Identity, standing: Standing) -> None:
        self._standing = standing
        self._rooms = rooms
        self._identity = identity
        self._storage: Storage = rooms.storage
        self._presence: dict[str, tuple[list[int], int]] = {}
        self._waiting: dict[tuple[str, object], Message] = {}
        self._heard: dict[str, float] = {}
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._listener: Any = None
        self._heard_of: deque[tuple[str, list[Any], list[str], list[Message]]] = deque()
        """What the listening thread has heard and the loop has not yet received."""
        self._heard_itself = -math.inf
        self._own = f'{{"process":"{self._storage.process}"'

    def is_deaf(self) -> bool:
        """Return whether messages of other processes may be missing."""
        return time.monotonic() - self._heard_itself > DEAF_SECONDS

    def open(self) -> None:
        """Begin to listen, and to notify the others of who is connected here."""
        self._heard_itself = time.monotonic()
        self._rooms.is_deaf = self.is_deaf
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), name="byzanz-listener", daemon=True).start()
        self._start(self._repeat())

    async def close(self) -> None:
        """Say goodbye and stop listening."""
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

    # Sending

    def notify(self, word: str, key: object, *more: object) -> None:
        """Queue a message for the other processes. A newer message with the same key replaces one not yet sent."""
        if self._is_closed:
            return
        self._waiting[word, key] = [word, *more]
        if self._sender is None:
            self._sender = self._start(self._send())

    async def _send(self) -> None:
        """Send what has queued up in a turn of the loop; wait while the database is away."""
        try:
            while self._waiting:
                await asyncio.sleep(0)
                messages, self._waiting = self._waiting, {}
                try:
                    await self._notify(messages.values())
                except StorageDown:
                    log.warning("the other processes could not be notified")
                    self._waiting = messages | self._waiting
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._sender = None

    async def _notify(self, messages: Iterable[Message]) -> None:
        payloads = payloads_of(self._storage.process, "news", messages)

        def change(connection: Connection) -> None:
            for payload in payloads:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

        await self._storage.write(change)

    def notify_presence(self, hosted: HostedTable) -> None:
        """Notify the others of who is connected here to a room, if that has changed."""
        audience, room = hosted.table.audience, hosted.id
        now = (seats_of(audience.viewers), audience.spectators_here())
        if self._presence.get(room, ([], 0)) == now:
            return
        self._presence[room] = now
        if not audience.viewers:
            del self._presence[room]
        self.notify("here", room, room, *now)

    def notify_phrase(self, room: str, seat: int, phrase: str) -> None:
        """Pass on what was said at a table."""
        self.notify("said", object(), room, seat, phrase)

    def notify_nudge(self, room: str, seat: int, other: int) -> None:
        """Pass on whom somebody at a table has nudged."""
        self.notify("nudged", object(), room, seat, other)

    def _notify_all_presence(self) -> None:
        for room, (seats, spectators) in self._presence.items():
            self.notify("here", room, room, seats, spectators)

    async def _repeat(self) -> None:
        """Notify the others regularly that this process lives, and forget those that don't; read what wasn't heard."""
        silence = MISSED_BEATS * max(BEAT_SECONDS, self._rooms.settings.lease_seconds)
        was_deaf = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.notify("alive", None)
            if (is_deaf := self.is_deaf()) != was_deaf:
                was_deaf = is_deaf
                log.warning("other processes are not heard" if is_deaf else "other processes are heard again")
            if is_deaf:
                self._refresh_all()
                continue  # who is silent can't be known
            self._refresh_doubtful()
            for process, heard in list(self._heard.items()):
                if time.monotonic() - heard > silence:
                    self._forget(process)

    def _forget(self, process: str) -> None:
        """Note that a process has ended: nobody is connected there any more."""
        self._heard.pop(process, None)
        for room in [room for room, there in self._rooms.elsewhere.items() if process in there]:
            self._rooms.set_elsewhere(room, process, (frozenset(), 0))

    # Listening

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg

        url = "postgresql://" + self._rooms.settings.database.partition("://")[2]
        while not self._is_closed:
            try:
                with psycopg.connect(url, autocommit=True, **connect_arguments(url)) as connection:
                    self._listener = connection
                    with self._storage.watchdog.watch(connection):
                        connection.execute(f"LISTEN {CHANNEL}")
                    self._call(loop, self._begin)
                    self._hear(loop, connection)
            except (psycopg.Error, OSError) as error:
                if not self._is_closed:
                    log.warning("listening again: %s", error)
                    time.sleep(0.5)

    def _hear(self, loop: asyncio.AbstractEventLoop, connection: Any) -> None:
        """Hand on what is heard on a connection until it is silent for too long."""
        began = time.monotonic()
        while not self._is_closed:
            for notice in connection.notifies(timeout=BEAT_SECONDS):
                if notice.payload.startswith(self._own):
                    self._heard_itself = time.monotonic()
                else:
                    self._sort_out(loop, msgspec.json.decode(notice.payload))
            if self.is_deaf() and time.monotonic() - began > DEAF_SECONDS:
                raise OSError("silence: not even this process's own beats are heard")

    def _call(self, loop: asyncio.AbstractEventLoop, what: Callable[..., None], *arguments: Any) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(what, *arguments)

    def _sort_out(self, loop: asyncio.AbstractEventLoop, received: dict[str, Any]) -> None:
        """Hand on what concerns a room in memory here; most of what others store doesn't, and wakes nobody."""
        self._heard[received["process"]] = time.monotonic()
        rows = [row for row in received.get("actions", ()) if self._rooms.concerns(row[0])]
        rooms = [room for room in received.get("rooms", ()) if self._rooms.concerns(room)]
        news = received.get("news", ())
        if rows or rooms or any(word != "alive" for word, *_more in news):
            self._heard_of.append((received["process"], rows, rooms, news))
            if len(self._heard_of) == 1:  # else the loop has been woken already
                self._call(loop, self._receive_all)

    def _receive_all(self) -> None:
        """Receive what was heard since the loop was woken, in its order."""
        while self._heard_of:
            try:
                self._receive(*self._heard_of[0])
            except Exception:
                log.exception("receiving")
            self._heard_of.popleft()  # behind it: whoever finds it empty wakes the loop again

    def _receive(self, process: str, rows: list[Any], rooms: list[str], news: list[Message]) -> None:
        for row in rows:
            self._rooms.receive_row(ActionRow(*row))
        for room in rooms:
            self._rooms.refresh(room)
        for word, *more in news:
            match word:
                case "here":
                    room, seats, spectators = more
                    self._rooms.set_elsewhere(room, process, (frozenset(seats), spectators))
                case "said":
                    self._send_phrase(*more)
                case "nudged":
                    self._send_nudge(*more)
                case "gone":
                    self._forget(process)
                case "who":
                    self._notify_all_presence()
                case "forget":
                    self._identity.forget(*more)
                case "ended":
                    self._identity.end(more)
                case "ordered":
                    self._start(self._look(self._standing.look()))
                case "blocked":
                    self._start(self._look(self._standing.look_at_blocks(*more)))

    async def _look(self, reading: Coroutine[Any, Any, None]) -> None:
        with contextlib.suppress(StorageDown):  # orders are looked at every second anyway
            await reading

    def _send_phrase(self, room: str, seat: int, phrase: str) -> None:
        """Send what was said at another process to those who are connected here."""
        if (hosted := self._rooms.tables.get(room)) is not None:
            hosted.table.audience.send_phrase(hosted.table.room, seat, phrase)
            self._rooms.flush(hosted)

    def _send_nudge(self, room: str, seat: int, other: int) -> None:
        """Send a nudge that was given at another process to those who are connected here."""
        if (hosted := self._rooms.tables.get(room)) is not None:
            hosted.table.hear_nudge(seat, other, self._rooms.now())
            self._rooms.flush(hosted)

    def _begin(self) -> None:
        """Begin to listen: what happened before was missed, so look at everything again, send it and ask for it."""
        self._refresh_all()
        self._notify_all_presence()
        self.notify("who", None)

    def _refresh_all(self) -> None:
        """Look at everything again that other processes may have changed."""
        self._start(self._look_for_ended())
        for room in list(self._rooms.tables):
            self._rooms.refresh(room)

    async def _look_for_ended(self) -> None:
        with contextlib.suppress(StorageDown):  # while this process is deaf it looks every second
            await self._identity.look_again()

    def _refresh_doubtful(self) -> None:
        """Read again what could not be read when it was announced."""
        for room, hosted in list(self._rooms.tables.items()):
            if hosted.table.is_in_doubt and not hosted.lock.locked():
                self._rooms.refresh(room)
