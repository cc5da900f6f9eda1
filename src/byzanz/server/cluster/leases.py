"""Which process drives a room's bots and clocks: the one that holds its lease; when that one dies, another takes it."""

import asyncio
import contextlib
import logging
import math
import time

from sqlalchemy import Connection, delete, select, text, update

from byzanz import Refused
from byzanz.server.driver import Driver
from byzanz.server.rooms import HostedTable, Rooms
from byzanz.server.store import schema
from byzanz.server.store.storage import Storage
from byzanz.table.stored import StorageDown

log = logging.getLogger("byzanz.leases")
AT_ONCE = 200
TOGETHER = 20
FORGOTTEN_SECONDS = 3600
# SQLite and PostgreSQL understand the same words here.
IS_DRIVEN = (
    "EXISTS (SELECT 1 FROM leases JOIN processes ON processes.id = leases.process "
    "WHERE leases.room = {room} AND processes.until >= :now)"
)
ACQUIRE = text(
    "INSERT INTO leases (room, process) VALUES (:room, :process) "
    "ON CONFLICT (room) DO UPDATE SET process = excluded.process "
    f"WHERE leases.process = excluded.process OR NOT {IS_DRIVEN.format(room='excluded.room')} RETURNING room"
)
LIVE = text(
    "INSERT INTO processes (id, until) VALUES (:process, :until) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
# An array is one parameter: each of some thousand rooms as a parameter of its own would take longer than the answer.
DRIVEN = text(
    "SELECT leases.room FROM leases JOIN processes ON processes.id = leases.process "
    "WHERE leases.room = ANY(:rooms) AND processes.until >= :now"
)
LEFT = text(
    "SELECT leases.room FROM leases JOIN processes ON processes.id = leases.process "
    f"WHERE processes.until < :now LIMIT {AT_ONCE}"
)
ALL = text("SELECT room FROM leases")
WANTED = f"SELECT id FROM rooms WHERE (due <= :now OR {schema.IS_DEALING})"


class Leases:
    """The leases of one process. With SQLite there is one process, and whatever leases lie there are its own."""

    def __init__(self, rooms: Rooms, driver: Driver) -> None:
        self._rooms = rooms
        self._driver = driver
        self._storage: Storage = rooms.storage
        self._settings = rooms.settings
        self._held: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up what another process, or this one before a restart, has left, and go on looking."""
        if self._settings.is_postgres:
            await self._storage.write(_forget_the_dead)
            await self._storage.write(self._live)
        await self._take_up(everything=not self._settings.is_postgres)
        self._tasks = [asyncio.create_task(self._repeat())]

    async def close(self) -> None:
        """Let all rooms go, so that another process drives them at once."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._settings.is_postgres:
            query = update(schema.processes).where(schema.processes.c.id == self._storage.process).values(until=0)
            with contextlib.suppress(StorageDown):
                await self._storage.write(lambda c: c.execute(query).rowcount)

    async def ensure(self, hosted: HostedTable) -> None:
        """Drive a table from now on if no other process does; give the lease of one that needs no driving back."""
        room = hosted.id
        if hosted.table.room.state not in ("dealing", "playing"):
            hosted.is_driven = False
            if room in self._held:
                with contextlib.suppress(StorageDown):  # what is over needs no driving by anybody else either
                    await self.give_back(hosted)
            return
        if room in self._held:
            return
        # On SQLite whoever else holds a lease is gone.
        now = time.time() if self._settings.is_postgres else math.inf
        values = {"room": room, "process": self._storage.process, "now": now}

        def acquire(connection: Connection) -> bool:
            if connection.execute(ACQUIRE, values).first() is None:
                return False
            rooms = schema.rooms
            connection.execute(update(rooms).where(rooms.c.id == room, rooms.c.due.is_not(None)).values(due=None))
            return True

        hosted.is_driven = await self._storage.write(acquire, room)
        if hosted.is_driven:
            self._held.add(room)

    async def give_back(self, hosted: HostedTable) -> None:
        """Let a room that nobody looks at sleep until it is opened, or until its next clock runs out."""
        room = hosted.id
        self._held.discard(room)
        seconds = self._driver.next_due(room)
        self._driver.forget(room)
        due = None if seconds is None else time.time() + seconds

        def change(connection: Connection) -> None:
            leases, rooms = schema.leases, schema.rooms
            mine = delete(leases).where(leases.c.room == room, leases.c.process == self._storage.process)
            # A process that only looked on must not touch the hour that the driver has left.
            if connection.execute(mine).rowcount:
                connection.execute(update(rooms).where(rooms.c.id == room).values(due=due))

        await self._storage.write(change, room)

    async def _repeat(self) -> None:
        """Renew, take up what has been left, put idle rooms to sleep; wait for a database that is away."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.lease_seconds / 3))
            try:
                if self._settings.is_postgres:
                    await self._renew()
                await self._take_up()
                await self._adopt()
                await self._put_to_sleep()
            except StorageDown as error:
                log.warning("leases wait for the database: %s", error)
            except Exception:
                log.exception("leases")

    def _live(self, connection: Connection) -> set[str]:
        """Note that this process is alive, and return the rooms that are its own."""
        process, leases = self._storage.process, schema.leases
        connection.execute(LIVE, {"process": process, "until": time.time() + self._settings.lease_seconds})
        return set(connection.execute(select(leases.c.room).where(leases.c.process == process)).scalars())

    async def _renew(self) -> None:
        stored = await self._storage.write(self._live)
        for room in self._held - stored:
            # Another process has taken it while this one was away.
            self._driver.forget(room)
            if (hosted := self._rooms.tables.get(room)) is not None:
                hosted.is_driven = False
        self._held &= stored

    async def _take_up(self, *, everything: bool = False) -> None:
        """Load rooms whose process has died or whose time has come; loading acquires the lease."""
        now = {"now": time.time()}
        is_postgres = self._settings.is_postgres
        wanted = WANTED + (f" AND NOT {IS_DRIVEN.format(room='rooms.id')}" if is_postgres else "")

        def ask(connection: Connection) -> set[str]:
            found = set(connection.execute(text(f"{wanted} LIMIT {AT_ONCE}"), now).scalars())
            if everything:
                found |= set(connection.execute(ALL).scalars())
            elif is_postgres:
                found |= set(connection.execute(LEFT, now).scalars())
            return found

        found = [room for room in await self._storage.read(ask) if room not in self._held]
        for i in range(0, len(found), TOGETHER):
            await asyncio.gather(*map(self._take_up_one, found[i : i + TOGETHER]))

    async def _take_up_one(self, room: str) -> None:
        is_over = True
        try:
            hosted = await self._rooms.open(room)
            await self.ensure(hosted)
            self._driver.reschedule(hosted)
            is_over = hosted.table.room.state not in ("dealing", "playing")
        except Refused:
            log.warning("room %s has a lease but can't be opened", room)
        if is_over:
            await self._clear(room)

    async def _clear(self, room: str) -> None:
        """Clear what would lead to a room again and again that needs no driving."""
        leases, rooms = schema.leases, schema.rooms

        def change(connection: Connection) -> None:
            connection.execute(update(rooms).where(rooms.c.id == room).values(due=None))
            connection.execute(delete(leases).where(leases.c.room == room))

        await self._storage.write(change, room)

    async def _adopt(self) -> None:
        """Take over rooms that are looked at here and that no process drives."""
        orphans = {
            room: hosted
            for room, hosted in self._rooms.tables.items()
            if hosted.is_watched and not hosted.is_driven and hosted.table.room.state in ("dealing", "playing")
        }
        if not orphans:
            return
        driven: set[str] = set()
        if self._settings.is_postgres:
            values = {"rooms": list(orphans), "now": time.time()}
            driven = await self._storage.read(lambda c: set(c.execute(DRIVEN, values).scalars()))
        for room in orphans.keys() - driven:
            await self.ensure(orphans[room])
            self._driver.reschedule(orphans[room])

    async def _put_to_sleep(self) -> None:
        idle = self._settings.idle_seconds
        for room, hosted in list(self._rooms.tables.items()):
            seconds = self._driver.next_due(room)
            if hosted.is_watched or hosted.lock.locked() or (seconds is not None and seconds < idle):
                continue
            if time.monotonic() - hosted.touched > idle:
                del self._rooms.tables[room]
                is_held = room in self._held
                try:
                    await self.give_back(hosted)
                except StorageDown:
                    # Nobody would know when to wake it: it stays until the database is back.
                    if self._rooms.tables.setdefault(room, hosted) is hosted and is_held:
                        self._held.add(room)
                        self._driver.reschedule(hosted)
                    raise


def _forget_the_dead(connection: Connection) -> None:
    """Delete processes that ended long ago and whose rooms others have taken."""
    processes, leases = schema.processes, schema.leases
    holders = select(leases.c.process).where(leases.c.process == processes.c.id)
    long_ago = time.time() - FORGOTTEN_SECONDS
    connection.execute(delete(processes).where(processes.c.until < long_ago, ~holders.exists()))
