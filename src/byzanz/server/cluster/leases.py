"""Leases: the process that holds a room's lease drives its bots and clocks; when it dies, another takes the lease."""

import asyncio
import contextlib
import logging
import time

from sqlalchemy import Connection, delete, select, text, update

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.statements import AWAKE, execute
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.leases")
AT_ONCE = 200
TOGETHER = 20
FORGOTTEN_SECONDS = 3600
TIMED_LIFE = 10.0
QUIET_LIFE = 120.0
UNWATCHED_AT_MOST = 1000
"""Tables that nobody looks at and that stay in memory for a while; of more the oldest sleep at once."""
TOO_MANY_SECONDS = 10.0
"""Longer than anything may take that has a table in its hands and is not yet connected to it."""
SET_BACK_SECONDS = 0.5
"""A clock that was set back by less has only been put right."""
DRIVEN_STATES = ("dealing", "playing")


class Statements:
    """The statements of the leases, all by the database's own clock: the machines' clocks needn't agree."""

    def __init__(self, now: str, raw_now: str = "") -> None:
        is_driven = (
            "EXISTS (SELECT 1 FROM leases JOIN processes ON processes.id = leases.process "
            f"WHERE leases.room = {{room}} AND processes.until >= {now})"
        )
        self.acquire = (
            "INSERT INTO leases (room, process) VALUES (:room, :process) "
            "ON CONFLICT (room) DO UPDATE SET process = excluded.process WHERE leases.process = excluded.process "
            f"OR :is_alone OR NOT {is_driven.format(room='excluded.room')} RETURNING room"
        )
        self.live = text(
            f"INSERT INTO processes (id, until) VALUES (:process, {now} + :seconds) "
            "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
        )
        # An array is one parameter: each of some thousand rooms as a parameter of its own would take longer.
        self.driven = text(
            "SELECT leases.room FROM leases JOIN processes ON processes.id = leases.process "
            f"WHERE leases.room = ANY(:rooms) AND processes.until >= {now}"
        )
        self.left = text(
            "SELECT leases.room FROM leases JOIN processes ON processes.id = leases.process "
            f"WHERE processes.until < {now} LIMIT {AT_ONCE}"
        )
        self.all = text("SELECT room FROM leases")
        self.wanted = f"SELECT id FROM rooms WHERE (due <= {now} OR {schema.IS_DEALING})"
        self.wanted_and_left = f"{self.wanted} AND NOT {is_driven.format(room='rooms.id')}"
        self.sleep = text(f"UPDATE rooms SET due = {now} + CAST(:seconds AS FLOAT) WHERE id = :room")
        # Nobody lived from the moment until which the last one did.
        self.down = text(
            f"INSERT INTO downtimes (began, ended) SELECT until, {now} FROM (SELECT max(until) AS until FROM processes) AS last "
            f"WHERE until > 0 AND until < {now}"
        )
        self.alone = text("SELECT pg_advisory_xact_lock(7301)")
        self.now = text(f"SELECT {now}")
        number = "CAST({} AS DOUBLE PRECISION)"
        value, known, new = (number.format(one) for one in ("value", "server_keys.value", "excluded.value"))
        keep = (
            "INSERT INTO server_keys (name, value) VALUES ('{name}', CAST({value} AS TEXT)) "
            f"ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE {known} < {new}"
        )
        self.latest = text(keep.format(name="clock_latest", value=now))
        self.ahead = text(keep.format(name="clock_ahead", value="(:ahead)"))
        self.behind = text(
            f"SELECT {value} - {now}, {value} - {raw_now or now} FROM server_keys WHERE name = 'clock_latest'"
        )
        self.leave = text(f"UPDATE processes SET until = {now} WHERE id = :process")
        self.forget = text(
            f"DELETE FROM processes WHERE until < {now} - {FORGOTTEN_SECONDS} "
            "AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.process = processes.id)"
        )


class Leases:
    """The leases of one process. With SQLite there is one process, and whatever leases lie there are its own."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._storage: Storage = rooms.storage
        self._settings = rooms.settings
        self._statements = Statements(rooms.storage.now, rooms.storage.raw_now)
        self._held: set[str] = set()
        self._lived = 0.0
        """When this process has last said that it is alive."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up what another process, or this one before a restart, has left, and go on looking."""
        await self._storage.write(self._begin)
        await self._storage.write(lambda c: c.execute(self._statements.forget).rowcount)
        await self._take_up(everything=not self._settings.is_postgres)
        self._tasks = [asyncio.create_task(self._repeat())]

    async def close(self) -> None:
        """Let all rooms go, so that another process drives them at once."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        values = {"process": self._storage.process}
        with contextlib.suppress(StorageDown):
            await self._storage.write(lambda c: self._leave(c, values))

    def _leave(self, connection: Connection, values: dict[str, str]) -> None:
        self._see_clock(connection)
        connection.execute(self._statements.leave, values)

    async def ensure(self, hosted: HostedTable) -> None:
        """Drive a table from now on if no other process does; give the lease of one that needs no driving back."""
        room = hosted.id
        if hosted.table.room.state not in DRIVEN_STATES:
            hosted.is_driven = False
            if room in self._held:
                with contextlib.suppress(StorageDown):  # what is over needs no driving by anybody else either
                    await self.give_back(hosted)
            return
        if room in self._held:
            return
        # On SQLite whoever else holds a lease is gone.
        values = {"room": room, "process": self._storage.process, "is_alone": not self._settings.is_postgres}

        def acquire(connection: Connection) -> bool:
            if execute(connection, self._statements.acquire, values).fetchone() is None:
                return False
            execute(connection, AWAKE, {"room": room})
            return True

        hosted.is_driven = await self._storage.write(acquire, room)
        if hosted.is_driven:
            self._held.add(room)

    async def give_back(self, hosted: HostedTable) -> None:
        """Let a room that nobody looks at sleep until it is opened, or until its next clock runs out."""
        room = hosted.id
        self._held.discard(room)
        seconds = self._rooms.next_due(hosted)
        self._rooms.forget_wakeups(hosted)

        def change(connection: Connection) -> None:
            leases = schema.leases
            mine = delete(leases).where(leases.c.room == room, leases.c.process == self._storage.process)
            # A process that only looked on must not touch the hour that the driver has left.
            if connection.execute(mine).rowcount:
                connection.execute(self._statements.sleep, {"room": room, "seconds": seconds})

        await self._storage.write(change, room)

    async def _repeat(self) -> None:
        """Renew, take up what has been left, put idle rooms to sleep; wait for a database that is away."""
        while True:
            await asyncio.sleep(min(1.0, self._settings.lease_seconds / 3))
            try:
                if self._settings.is_postgres or time.monotonic() > self._lived + self._life / 2:
                    await self._renew()
                await self._take_up()
                await self._adopt()
                await self._put_to_sleep()
            except StorageDown as error:
                log.warning("leases wait for the database: %s", error)
            except Exception:
                log.exception("leases")

    @property
    def _life(self) -> float:
        """How long this process counts as alive after it has said so: what a kill may cost those whose clock runs."""
        if self._settings.is_postgres:
            return self._settings.lease_seconds
        # A database on a small machine is left alone while nobody's time runs.
        is_timed = any(hosted.table.clocks is not None for hosted in self._rooms.tables.values())
        return TIMED_LIFE if is_timed else QUIET_LIFE

    def _begin(self, connection: Connection) -> set[str]:
        """Note how long nobody lived, and that this process lives now; of several that start at once one notes it."""
        if self._settings.is_postgres:
            connection.execute(self._statements.alone)
        self._see_clock(connection)
        connection.execute(self._statements.down)
        return self._live(connection)

    def _live(self, connection: Connection) -> set[str]:
        """Note that this process is alive, and return the rooms that are its own."""
        process, leases = self._storage.process, schema.leases
        self._see_clock(connection)
        connection.execute(self._statements.live, {"process": process, "seconds": self._life})
        self._lived = time.monotonic()
        self._storage.clock_ahead = float(connection.execute(self._statements.now).scalar_one()) - time.time()
        return set(connection.execute(select(leases.c.room).where(leases.c.process == process)).scalars())

    def _see_clock(self, connection: Connection) -> None:
        """Go on from the latest time that was seen where the database's clock has been set back, and note the present.

        Otherwise everybody would have the time again that they have used, and processes that died would seem to live.
        """
        found = connection.execute(self._statements.behind).first()
        if found is not None and found[0] > SET_BACK_SECONDS:
            log.warning("the database's clock was set back by %.1f seconds", found[0])
            connection.execute(self._statements.ahead, {"ahead": float(found[1])})
        connection.execute(self._statements.latest)

    async def _renew(self) -> None:
        stored = await self._storage.write(self._live)
        for room in self._held - stored:
            # Another process has taken it while this one was away.
            if (hosted := self._rooms.tables.get(room)) is not None:
                self._rooms.forget_wakeups(hosted)
                hosted.is_driven = False
        self._held &= stored

    async def _take_up(self, *, everything: bool = False) -> None:
        """Load rooms whose process has died or whose time has come; loading acquires the lease."""
        statements, is_postgres = self._statements, self._settings.is_postgres
        wanted = text(f"{statements.wanted_and_left if is_postgres else statements.wanted} LIMIT {AT_ONCE}")

        def ask(connection: Connection) -> set[str]:
            found = set(connection.execute(wanted).scalars())
            if everything:
                found |= set(connection.execute(statements.all).scalars())
            elif is_postgres:
                found |= set(connection.execute(statements.left).scalars())
            return found

        found = [room for room in await self._storage.read(ask) if room not in self._held]
        for i in range(0, len(found), TOGETHER):
            await asyncio.gather(*map(self._take_up_one, found[i : i + TOGETHER]))

    async def _take_up_one(self, room: str) -> None:
        is_over = True
        try:
            hosted = await self._rooms.open(room)
            await self.ensure(hosted)
            self._rooms.reschedule(hosted)
            is_over = hosted.table.room.state not in DRIVEN_STATES
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
            if hosted.is_watched and not hosted.is_driven and hosted.table.room.state in DRIVEN_STATES
        }
        if not orphans:
            return
        driven: set[str] = set()
        if self._settings.is_postgres:
            values = {"rooms": list(orphans)}
            driven = await self._storage.read(lambda c: set(c.execute(self._statements.driven, values).scalars()))
        for room in orphans.keys() - driven:
            await self.ensure(orphans[room])
            self._rooms.reschedule(orphans[room])

    async def _put_to_sleep(self) -> None:
        if self._rooms.is_paused:
            return  # nobody knows when their clocks will run out
        idle = self._settings.idle_seconds
        unwatched = [hosted for hosted in self._rooms.tables.values() if not hosted.is_watched]
        unwatched.sort(key=lambda hosted: hosted.touched)
        too_many = len(unwatched) - UNWATCHED_AT_MOST
        for place, hosted in enumerate(unwatched):
            room, seconds = hosted.id, self._rooms.next_due(hosted)
            if hosted.is_watched or hosted.lock.locked() or (seconds is not None and seconds < idle):
                continue
            if self._rooms.tables.get(room) is not hosted:
                continue  # it has been removed while others were put to sleep
            if time.monotonic() - hosted.touched > (idle if place >= too_many else min(idle, TOO_MANY_SECONDS)):
                del self._rooms.tables[room]
                is_held = room in self._held
                try:
                    await self.give_back(hosted)
                except StorageDown:
                    # Nobody would know when to wake it: it stays until the database is back.
                    if self._rooms.tables.setdefault(room, hosted) is hosted and is_held:
                        self._held.add(room)
                        self._rooms.reschedule(hosted)
                    raise
