"""Which process drives a room's bots and clocks: the one that holds its lease; when that one dies, another takes it."""

import asyncio
import contextlib
import logging
import time

from sqlalchemy import Connection, delete, or_, select, text, update

from byzanz.server import schema
from byzanz.server.driver import Driver
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.rooms import Rooms
from byzanz.server.storage import Storage
from byzanz.server.table import Table

log = logging.getLogger("byzanz.leases")
MOST_AT_ONCE = 200
# SQLite and PostgreSQL understand the same words here.
TAKE = text(
    "INSERT INTO leases (room, process, until) VALUES (:room, :process, :until) "
    "ON CONFLICT (room) DO UPDATE SET process = excluded.process, until = excluded.until "
    "WHERE leases.until < :now OR leases.process = excluded.process RETURNING room"
)


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
        """Takes up what another process, or this one before a restart, has left, and goes on looking."""
        await self._take_up(everything=not self._settings.is_postgres)
        self._tasks = [asyncio.create_task(self._repeat())]

    async def close(self) -> None:
        """Lets all rooms go, so that another process drives them at once."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._settings.is_postgres:
            query = update(schema.leases).where(schema.leases.c.process == self._storage.process).values(until=0)
            with contextlib.suppress(StorageDown):
                await self._storage.write(lambda c: c.execute(query).rowcount)

    async def ensure(self, table: Table) -> None:
        """Drives a table from now on if no other process does; a table that needs no driving gives its lease back."""
        room = table.header.room
        if table.header.state not in ("dealing", "playing"):
            table.is_driven = False
            if room in self._held:
                await self.give_back(table)
            return
        if room in self._held:
            return
        now = time.time()
        values = {
            "room": room,
            "process": self._storage.process,
            "now": now,
            "until": now + self._settings.lease_seconds,
        }
        if not self._settings.is_postgres:
            values["now"] = now * 2  # a lease of a process that is gone: SQLite has one process

        def take(connection: Connection) -> bool:
            if connection.execute(TAKE, values).first() is None:
                return False
            rooms = schema.rooms
            connection.execute(update(rooms).where(rooms.c.id == room, rooms.c.due.is_not(None)).values(due=None))
            return True

        table.is_driven = await self._storage.write(take)
        if table.is_driven:
            self._held.add(room)

    async def give_back(self, table: Table) -> None:
        """A room that nobody looks at sleeps until it is opened, or until its next clock runs out."""
        room = table.header.room
        self._held.discard(room)
        seconds = self._driver.next_due(room)
        self._driver.forget(room)
        due = None if seconds is None else time.time() + seconds

        def change(connection: Connection) -> None:
            leases, rooms = schema.leases, schema.rooms
            connection.execute(delete(leases).where(leases.c.room == room, leases.c.process == self._storage.process))
            connection.execute(update(rooms).where(rooms.c.id == room).values(due=due))

        with contextlib.suppress(StorageDown):
            await self._storage.write(change)

    async def _repeat(self) -> None:
        """Renews, takes up what has been left, puts idle rooms to sleep; a database that is away is waited for."""
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

    async def _renew(self) -> None:
        leases = schema.leases
        query = update(leases).where(leases.c.process == self._storage.process)
        query = query.values(until=time.time() + self._settings.lease_seconds)
        rows = await self._storage.write(lambda c: c.execute(query.returning(leases.c.room)).all())
        held = {row.room for row in rows}
        for room in self._held - held:
            # Another process has taken it while this one was away.
            self._driver.forget(room)
            if (table := self._rooms.tables.get(room)) is not None:
                table.is_driven = False
        self._held &= held

    async def _take_up(self, *, everything: bool = False) -> None:
        """Loads rooms whose process has died or whose time has come; loading takes the lease."""
        leases, rooms = schema.leases, schema.rooms
        now = time.time()
        left = select(leases.c.room) if everything else select(leases.c.room).where(leases.c.until < now)
        if not self._settings.is_postgres and not everything:
            left = left.where(text("1 = 0"))
        due = select(rooms.c.id).where(or_(rooms.c.due <= now, rooms.c.state == "dealing"))

        def ask(connection: Connection) -> set[str]:
            found = {row[0] for row in connection.execute(due.limit(MOST_AT_ONCE))}
            return found | {row[0] for row in connection.execute(left if everything else left.limit(MOST_AT_ONCE))}

        for room in await self._storage.read(ask):
            if room in self._held:
                continue
            try:
                table = await self._rooms.table(room)
                await self.ensure(table)
                self._driver.look_after(table)
            except Declined:
                log.warning("room %s has a lease but can't be opened", room)
            await self._clear_due(room)

    async def _clear_due(self, room: str) -> None:
        query = update(schema.rooms).where(schema.rooms.c.id == room).values(due=None)
        await self._storage.write(lambda c: c.execute(query).rowcount)

    async def _adopt(self) -> None:
        """Takes over rooms that are looked at here and that no process drives."""
        orphans = {
            room: table
            for room, table in self._rooms.tables.items()
            if table.clients and not table.is_driven and table.header.state in ("dealing", "playing")
        }
        if not orphans:
            return
        leases = schema.leases
        query = select(leases.c.room).where(leases.c.room.in_(orphans), leases.c.until >= time.time())
        driven = {row.room for row in await self._storage.read(lambda c: c.execute(query).all())}
        for room in orphans.keys() - driven:
            await self.ensure(orphans[room])
            self._driver.look_after(orphans[room])

    async def _put_to_sleep(self) -> None:
        idle = self._settings.idle_seconds
        for room, table in list(self._rooms.tables.items()):
            seconds = self._driver.next_due(room)
            if table.clients or table.lock.locked() or (seconds is not None and seconds < idle):
                continue
            if time.monotonic() - table.touched > idle:
                del self._rooms.tables[room]
                await self.give_back(table)
