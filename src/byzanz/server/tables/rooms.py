"""The tables that this process has in memory: loading them, storing what their core decides, sending its frames."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from byzanz import Action, Refused
from byzanz.server.limits.deadlines import Deadlines
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.server.tables.bot_pool import BotPool
from byzanz.server.tables.hosted_table import Connected, HostedTable, encode, packed
from byzanz.table.asyncio_host import AsyncioHost
from byzanz.table.play.audience import Sending, There, Viewer
from byzanz.table.play.schedule import Ask
from byzanz.table.play.submit import Flow, Reload
from byzanz.table.play.table import Table
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, Now, Row, StorageDown, Stored, StoredRoom

log = logging.getLogger("byzanz.rooms")
CHANGE_SECONDS = 4.5
"""How long a frame or a call may wait for its table and the database before it hears `storage`."""
ARRIVED_AT_MOST = 64
"""Actions of other processes that wait for a change here; with more of them reading is faster."""
CHANGES_NOTHING = ("ping", "brief", "sync", "say")
"""Frames that are answered while nothing may be changed."""
COUNT_SECONDS = 0.25
"""How long spectators who come and go are gathered before everybody is shown their number."""
T = TypeVar("T")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LETTERS = 14


def new_id() -> str:
    """Return a room's id: short enough for a link, too long to guess (69 bits)."""
    number = secrets.randbelow(len(ALPHABET) ** ID_LETTERS)
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


class Listener(Protocol):
    """Who wants to know what happens to the tables of a process."""

    def table_changed(self, hosted: HostedTable) -> None:
        """Hear that something about a table has changed."""

    async def state_changed(self, hosted: HostedTable) -> None:
        """Hear that a room was opened here, or that its state has changed: it may need this process to drive it."""

    def presence_changed(self, hosted: HostedTable) -> None:
        """Hear that somebody has come or gone."""


class Rooms(AsyncioHost[HostedTable]):
    """The rooms that somebody looks at or that need driving; the rest sleeps in the database."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        metrics: Metrics,
        listener: Listener,
        bot_pool: BotPool | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.storage = storage
        self._bot_pool = bot_pool
        self.elsewhere: dict[str, dict[str, There]] = {}
        """Per room who is connected at which other process."""
        self._metrics = metrics
        self._listener = listener
        self._pace = Pace(settings.bot_delay, settings.deal_wait, settings.away_seconds, settings.stand_in)
        self._deadlines = Deadlines(CHANGE_SECONDS)
        self.is_deaf: Callable[[], bool] = lambda: False
        """Whether messages of other processes may be missing: then the database is asked instead."""
        self.is_paused = False
        """The operator lets nothing be changed: nobody acts, no bot, no clock."""
        self._loading: dict[str, asyncio.Future[HostedTable]] = {}
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._announced: set[str] = set()
        """Rooms that changed elsewhere while they were being loaded here."""

    def now(self) -> Now:
        """Return the present; the wall clock is the database's, which all processes share."""
        return Now(time.monotonic(), time.time() + self.storage.clock_ahead)

    # Loading

    async def open(self, room: str) -> HostedTable:
        """Return a room's table as it is stored, from memory or rebuilt from its rows."""
        if (hosted := self.tables.get(room)) is not None:
            hosted.touched = time.monotonic()
            if hosted.table.is_stale or self.is_deaf():
                hosted.table.is_stale = True
                await self.reload(hosted)
            return hosted
        if (loading := self._loading.get(room)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[room] = asyncio.get_running_loop().create_future()
        try:
            hosted = await self._load(room)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # somebody may be waiting for it, or nobody
            raise
        else:
            future.set_result(hosted)
            return hosted
        finally:
            del self._loading[room]
            self._announced.discard(room)

    async def _load(self, room: str) -> HostedTable:
        stored = await self.storage.stored(room) if room.isalnum() and len(room) <= 16 else None
        if stored is None or stored.room.state == "closed":
            raise Refused("room_unknown")
        hosted = self._host(stored)
        if room in self._announced:  # while it was read: perhaps too late for what was read
            self.refresh(room)
        await self._announce(hosted)
        return hosted

    def _host(self, stored: Stored) -> HostedTable:
        hosted = HostedTable(Table(stored, self._pace, self.now(), packed))
        hosted.table.audience.elsewhere = self.elsewhere.get(hosted.id, {})
        self.tables[hosted.id] = hosted
        return hosted

    async def _announce(self, hosted: HostedTable) -> None:
        await self._listener.state_changed(hosted)
        self._listener.table_changed(hosted)

    async def make(self, room: StoredRoom, rows: Sequence[ActionRow] = ()) -> HostedTable:
        """Store a new room, with the actions that it begins with, and open it."""
        await self.storage.make_room(room, rows=rows)
        self._metrics.rooms_made.inc()
        hosted = self._host(Stored(room, 1, list(rows)))
        await self._announce(hosted)
        return hosted

    # Changing

    async def receive(self, hosted: HostedTable, viewer: Viewer, frame: dict[str, Any]) -> dict[str, Any]:
        """Do what a frame asks for and return its answer; what it led to has been sent before."""
        if self.is_paused and frame["do"] not in CHANGES_NOTHING:
            raise Refused("read_only")
        if self.is_deaf():
            hosted.table.is_stale = True
        return await super().receive(hosted, viewer, frame)

    async def catch_up(self, hosted: HostedTable) -> bool:
        """Bring a table up to what another process has stored; return whether that was possible."""
        try:
            await self.reload(hosted)
        except (Refused, StorageDown) as error:
            log.warning("room %s could not be refreshed: %s", hosted.id, error)
            return False
        return True

    async def change(self, hosted: HostedTable, begin: Callable[[Now], Flow[T]]) -> T:
        """Run a flow of the table core, but not for longer than anybody waits, and tell who wants to know."""
        table = hosted.table
        state, revision, version = table.room.state, table.revision, table.version
        try:
            with self._deadlines.start():
                return await super().change(hosted, begin)
        except TimeoutError:
            raise StorageDown("the database hangs") from None
        finally:  # also where it was refused: the table may have moved on by another process
            if hosted.arrived and not hosted.lock.locked():
                self._apply_arrived(hosted)
            if (table.revision, table.version) != (revision, version):
                await self._changed(hosted, state)

    async def _changed(self, hosted: HostedTable, was: str) -> None:
        hosted.touched = time.monotonic()
        state = hosted.table.room.state
        if state == "closed":
            self.tables.pop(hosted.id, None)
        if state != was:
            with contextlib.suppress(StorageDown):  # the change itself is stored; a room without a driver finds one
                await self._listener.state_changed(hosted)
        self._listener.table_changed(hosted)

    async def store(self, row: Row) -> bool:
        """Put a row on disk; false where another process was first."""
        if self.is_paused:
            raise StorageDown("read-only")  # for what was under way already
        if not isinstance(row, ActionRow):
            return await self.storage.save_room(row)
        is_stored = await self.storage.append(row)
        if is_stored:
            self._metrics.add_action(row.by)
        return is_stored

    async def load(self, asked: Reload) -> Stored | None:
        """Return what is stored of a room after a version."""
        return await self.storage.stored(asked.room, asked.after)

    async def decide(self, ask: Ask) -> Action:
        """Ask a bot, beside the sockets."""
        assert self._bot_pool is not None, "these rooms are not driven"
        return await self._bot_pool.decide(ask.bot, ask.seed, ask.view)

    def shown_at(self, ask: Ask, due: float) -> float:
        """Return when a bot's answer is shown: when it is due, or when the time is over that it might have taken."""
        assert self._bot_pool is not None, "these rooms are not driven"
        shown = max(due, self._bot_pool.shown_at(ask.seed))
        self._metrics.answers.labels("due" if shown == due else "later").inc()
        return shown

    def send(self, sending: Sending) -> None:
        """Send a frame, encoded once for all who get it."""
        frame, viewers, close = sending
        data = b"" if close else encode(frame)
        for viewer in viewers:
            assert isinstance(viewer, Connected)
            viewer.cut(close) if close else viewer.send(data)

    def drop(self, room: str) -> None:
        """Let a room go that isn't stored any more."""
        if (hosted := self.tables.pop(room, None)) is not None:
            hosted.is_driven = False
            self._listener.table_changed(hosted)

    # While the operator lets nothing be changed

    def reschedule(self, hosted: HostedTable) -> None:
        """Set and drop wake-ups; none while nothing may be changed."""
        if self.is_paused:
            self.forget_wakeups(hosted)
        else:
            super().reschedule(hosted)

    def pause(self) -> None:
        """Let nothing happen at any table."""
        self.is_paused = True
        for hosted in self.tables.values():
            self.forget_wakeups(hosted)

    async def go_on(self) -> None:
        """Let the tables go on; nobody's time has run meanwhile."""
        self.is_paused = False
        for hosted in list(self.tables.values()):
            with contextlib.suppress(Refused, StorageDown):
                await self._count_again(hosted)
            self._listener.table_changed(hosted)

    async def _count_again(self, hosted: HostedTable) -> None:
        """Count the time since the last action again: a part of it was left out."""
        table = hosted.table
        if table.game is None or not (table.clocks is not None or table.room.options.idle):
            return
        async with hosted.lock:
            stored = await self.storage.stored(hosted.id, max(0, table.version - 1))
            if stored is not None and len(stored.rows) == min(1, table.version):
                table.count_again(stored.elapsed, self.now())
                self.flush(hosted)

    # What other processes have stored

    def concerns(self, room: str) -> bool:
        """Return whether a room is, or will soon be, in memory here. May be asked in any thread."""
        return room in self.tables or room in self._loading

    def receive_row(self, row: ActionRow) -> None:
        """Apply an action that another process has stored and sent along, without reading it again."""
        hosted = self.tables.get(row.room)
        if hosted is None:
            self.refresh(row.room)
            return
        if row.version <= hosted.table.version and not hosted.table.is_in_doubt:
            return
        if not hosted.is_needed:
            hosted.table.is_stale = True  # read when somebody comes
            return
        hosted.arrived[row.version] = row
        if len(hosted.arrived) > ARRIVED_AT_MOST:
            hosted.arrived.clear()
            self.refresh(row.room)
        elif not hosted.lock.locked():  # else when the change is done that is under way
            self._apply_arrived(hosted)

    def _apply_arrived(self, hosted: HostedTable) -> None:
        """Apply the actions that were sent along, one after another; read the room where one of them is missing."""
        table, arrived = hosted.table, hosted.arrived
        began = table.version
        while (row := arrived.pop(table.version + 1, None)) is not None:
            if not table.apply_row(row, self.now()):
                arrived[row.version] = row
                break
        for version in [version for version in arrived if version <= table.version]:
            del arrived[version]
        if arrived:
            arrived.clear()
            self.refresh(hosted.id)
        if table.version != began:
            self.flush(hosted)
            hosted.touched = time.monotonic()
            self._listener.table_changed(hosted)

    def refresh(self, room: str) -> None:
        """Catch up with what another process has stored; also where that is under way, as it may have read already."""
        if (hosted := self.tables.get(room)) is None:
            if room in self._loading:
                self._announced.add(room)
            return
        hosted.table.is_stale = True
        if hosted.is_needed and room not in self._refreshing:
            self._refreshing[room] = asyncio.create_task(self._refresh(hosted))

    async def _refresh(self, hosted: HostedTable) -> None:
        try:
            while hosted.table.is_stale and await self.catch_up(hosted):
                pass
        finally:
            del self._refreshing[hosted.id]

    # Connections

    def enter(self, hosted: HostedTable, connection: Connected) -> None:
        """Add a connection: it gets the room and the present."""
        hosted.table.enter(connection, self.now(), is_shown=hosted.comings.take())
        self._presence_changed(hosted)

    def leave(self, hosted: HostedTable, connection: Connected) -> None:
        """Remove a connection that has ended."""
        hosted.table.leave(connection, self.now(), is_shown=hosted.comings.take())
        hosted.touched = time.monotonic()
        self._presence_changed(hosted)

    def _presence_changed(self, hosted: HostedTable) -> None:
        self._count_soon(hosted)
        self.flush(hosted)
        self._listener.presence_changed(hosted)
        self._listener.table_changed(hosted)

    def _count_soon(self, hosted: HostedTable) -> None:
        if hosted.table.audience.is_count_stale and not hosted.is_counting:
            hosted.is_counting = True
            asyncio.get_running_loop().call_later(COUNT_SECONDS, self._count, hosted)

    def _count(self, hosted: HostedTable) -> None:
        """Show everybody who is there now: one frame each, however many have come and gone."""
        hosted.is_counting = False
        hosted.table.send_spectators()
        self.flush(hosted)

    def set_elsewhere(self, room: str, process: str, there: There) -> None:
        """Note who is connected to a room at another process, whether or not the room is open here."""
        others = dict(self.elsewhere.get(room, {}))
        seats, _spectators = others.pop(process, (frozenset(), 0))
        if there[0] or there[1]:
            others[process] = there
        self.elsewhere[room] = others
        if not others:
            del self.elsewhere[room]
        if (hosted := self.tables.get(room)) is not None:
            audience = hosted.table.audience
            audience.elsewhere = others
            if seats == there[0]:
                audience.is_count_stale = True
                self._count_soon(hosted)
            else:
                for seat in seats - there[0]:
                    if not audience.is_here(seat):
                        audience.offline_since[seat] = self.now().steady
                audience.send_room(hosted.table.room)
                self.flush(hosted)
            self._listener.table_changed(hosted)
