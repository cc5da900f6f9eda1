"""The database: SQLite or PostgreSQL behind the same few verbs. Reads run in threads, writes in the one writer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from byzanz import Refused
from byzanz.server.limits.deadlines import Deadlines
from byzanz.server.settings import Settings
from byzanz.server.store import schema, statements
from byzanz.server.store.engine import bring_up_to_date as bring_up_to_date
from byzanz.server.store.engine import check_up_to_date, durability_risks
from byzanz.server.store.engine import open_engine as open_engine
from byzanz.server.store.insert_actions import CHANNEL, insert_actions, payloads_of
from byzanz.server.store.people import People
from byzanz.server.store.results import outcome_of, store_result
from byzanz.server.store.retention import Retention, delete_room
from byzanz.server.store.room_rows import columns_of, holders_of, insert_room, store_holders
from byzanz.server.store.sessions import Sessions
from byzanz.server.store.statements import execute
from byzanz.server.store.watchdog import Watchdog
from byzanz.server.store.writer import Writer, is_unavailable, storage_down
from byzanz.table.room.stored import ActionRow, RoomRow, StorageDown, Stored, StoredRoom, decode_room

log = logging.getLogger("byzanz.storage")
T = TypeVar("T")
ANSWER_SECONDS = 4.0
"""How long the database may take; a caller then hears `storage`, and may ask again."""
LAST_READS_SECONDS = 1.0
"""How long reads under way have to end when the storage is closed."""
POSTGRES_NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
SQLITE_NOW = "((julianday('now') - 2440587.5) * 86400.0)"
CLOCK_AHEAD = (
    "({raw} + COALESCE((SELECT CAST(value AS DOUBLE PRECISION) FROM server_keys WHERE name = 'clock_ahead'), 0))"
)
"""The time that the processes have seen never goes back: what a clock was set back by is added (cluster/leases.py)."""
ELAPSED = (
    "SELECT {now} - CAST(:since AS FLOAT) - COALESCE((SELECT sum(ended - CASE WHEN began > CAST(:since AS FLOAT) THEN began "
    "ELSE CAST(:since AS FLOAT) END) FROM downtimes WHERE ended > CAST(:since AS FLOAT)), 0)"
)


class Storage:
    """What is kept: people, rooms, holders of seats, actions."""

    def __init__(
        self, settings: Settings, process: str, observe: Callable[[int, float], None] = lambda _n, _s: None
    ) -> None:
        self.settings = settings
        self.process = process
        self.raw_now = POSTGRES_NOW if settings.is_postgres else SQLITE_NOW
        self.now = CLOCK_AHEAD.format(raw=self.raw_now)
        """The database's clock, in seconds since 1970, as SQL: processes on several machines agree on it."""
        self.clock_ahead = 0.0
        """How far that clock is ahead of this machine's; known as soon as this process lives."""
        self._elapsed_since = text(ELAPSED.format(now=self.now))
        self.sessions = Sessions(self)
        self.people = People(self, settings.handover_seconds, is_alone=not settings.is_postgres)
        self._engine = open_engine(settings, reads_only=False)
        self._readers_engine = open_engine(settings, reads_only=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="byzanz-reader")
        self._reads: set[Future[Any]] = set()
        self.watchdog = Watchdog()
        self._deadlines = Deadlines(ANSWER_SECONDS)
        self._writer = Writer(self._engine, partial(insert_actions, process=process), observe, self.watchdog)

    def open(self, *, migrates: bool = True) -> None:
        """Bring the tables up to date, or refuse older ones, and start the writer.

        Raises StorageDown where there is no database.
        """
        try:
            if not migrates:
                check_up_to_date(self._engine)
                self._writer.start()
                return
            bring_up_to_date(self._engine)
            for risk in durability_risks(self._engine):
                log.warning("PostgreSQL may lose what it has acknowledged: %s", risk)
        except BaseException:
            self._engine.dispose()
            raise
        self._writer.start()

    def close(self) -> None:
        """Commit what is under way and let the database go."""
        self._writer.stop(2 * ANSWER_SECONDS)
        self.watchdog.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        # A connection given back after `dispose` would stay open until it is collected.
        wait(set(self._reads), LAST_READS_SECONDS)
        self._engine.dispose()
        self._readers_engine.dispose()

    async def _in_time(self, answer: Awaitable[T]) -> T:
        """Wait for the database, but not for ever; what hangs counts as down, and nobody knows whether it was done."""
        try:
            with self._deadlines.start():
                return await answer
        except TimeoutError:
            raise StorageDown(f"no answer in {ANSWER_SECONDS:g} seconds") from None

    async def write(self, change: Callable[[Connection], T], about: str = "") -> T:
        """Make a change (about a room, if one is named) in the writer; when this returns it is on disk."""
        outcome: T = await self._in_time(self._writer.submit(change, about))
        return outcome

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database in a reader's thread."""

        def ask() -> T:
            try:
                with ExitStack() as stack:
                    connection = stack.enter_context(self._readers_engine.connect())
                    stack.enter_context(self.watchdog.watch(connection.connection.driver_connection))
                    return question(connection)
            except (DBAPIError, NoConnection) as error:
                raise storage_down(error) from error
            except Exception as error:
                if not is_unavailable(error):
                    raise
                self._readers_engine.dispose()  # what the driver itself says reaches nobody who would do it
                raise storage_down(error) from error

        def ask_again() -> T:
            try:
                return ask()
            except StorageDown:
                # A connection that has rested may have ended meanwhile; the next one is new.
                return ask()

        reading = self._readers.submit(ask_again)
        self._reads.add(reading)
        reading.add_done_callback(self._reads.discard)
        return await self._in_time(asyncio.wrap_future(reading))

    async def answers(self) -> bool:
        """Return whether the database can be read and written; raise StorageDown if not."""
        question = text("SELECT count(*) FROM alembic_version")
        same = text("UPDATE alembic_version SET version_num = version_num")  # a full disk is noticed by writing alone
        return await self.read(lambda c: c.execute(question).scalar() == 1) and await self.write(
            lambda c: c.execute(same).rowcount == 1
        )

    # Actions

    async def append(self, row: ActionRow) -> bool:
        """Store an action; return false if another process has taken that version of the room."""
        if "\0" in row.action or "\0" in (row.frame or ""):
            raise Refused("malformed", where="id")  # PostgreSQL takes no such text, and SQLite cuts it off there
        return bool(await self._in_time(self._writer.submit(row)))

    def notify(self, connection: Connection, room: str) -> None:
        """Notify the other processes, when this commits, that a room has changed."""
        self._send(connection, "rooms", room)

    def announce(self, connection: Connection, message: list[Any]) -> None:
        """Let the other processes hear a message when this commits."""
        self._send(connection, "news", message)

    def _send(self, connection: Connection, kind: str, part: Any) -> None:
        if self.settings.is_postgres:
            (payload,) = payloads_of(self.process, kind, [part])
            execute(connection, statements.NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def actions_of(self, room: str, after: int = 0) -> list[ActionRow]:
        """Return the actions of a room after a version, in order."""
        query = select(schema.actions).where(schema.actions.c.room == room, schema.actions.c.version > after)
        rows = await self.read(lambda c: c.execute(query.order_by(schema.actions.c.version)).all())
        return [ActionRow(*row) for row in rows]

    # Rooms

    async def room(self, room: str) -> tuple[StoredRoom, int] | None:
        """Return a room and its revision."""
        rooms = schema.rooms
        query = select(rooms.c.header, rooms.c.revision).where(rooms.c.id == room)
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else (decode_room(row.header), row.revision)

    async def stored(self, room: str, after: int = 0) -> Stored | None:
        """Return all of a room, or what came after a version; with how long ago its last action was, if that matters."""
        found = await self.room(room)
        if found is None:
            return None
        header, revision = found
        rows = await self.actions_of(room, after) if header.deck is not None else []
        is_waited = header.options.clock is not None or (header.options.idle and len(header.persons()) > 1)
        if not is_waited or header.state != "playing":
            return Stored(header, revision, rows)
        since = rows[-1].at if rows else header.dealt_at or header.updated
        return Stored(header, revision, rows, await self._elapsed(since))

    async def _elapsed(self, since: float) -> float:
        """Return the seconds since a moment, by the database's clock, without those in which no process was alive."""
        values = {"since": since}
        seconds: float = await self.read(lambda c: float(c.execute(self._elapsed_since, values).scalar_one()))
        return max(0.0, seconds)

    async def make_room(self, room: StoredRoom, process: str | None = None, rows: Sequence[ActionRow] = ()) -> None:
        """Store a new room with the actions that it begins with; with a process, that one drives it."""

        def change(connection: Connection) -> None:
            insert_room(connection, room)
            if rows:
                connection.execute(insert(schema.actions), [row._asdict() for row in rows])
            if process is not None:
                execute(connection, statements.INSERT_LEASE, {"room": room.room, "process": process})

        await self.write(change, room.room)

    async def save_room(self, row: RoomRow) -> bool:
        """Replace a room if its revision is still that one, with all that belongs to the change, or change nothing."""
        room = row.room
        values = columns_of(room) | {"revision": row.revision}

        def change(connection: Connection) -> bool:
            if execute(connection, statements.UPDATE_ROOM, values).rowcount == 0:
                return False
            if row.used_code is not None:
                self.people.use_handover(connection, row.used_code, room.room)
            before = holders_of(connection, room.room) if row.made is not None or not row.has_same_people else set()
            if not row.has_same_people:
                execute(connection, statements.DELETE_HOLDERS, {"room": room.room})
                store_holders(connection, room, before)
                execute(connection, statements.END_HANDOVERS, {"room": room.room})
            if row.made is not None:
                insert_room(connection, row.made, before)
            if (outcome := outcome_of(room)) is not None:
                store_result(connection, room, outcome)
            self.notify(connection, room.room)
            return True

        return await self.write(change, room.room)

    async def delete_room(self, room: str, kept: Retention, now: float) -> bool:
        """Delete a room that has had its time; return false if something has happened there."""

        def change(connection: Connection) -> bool:
            if not delete_room(connection, room, kept, now):
                return False
            self.notify(connection, room)
            return True

        return await self.write(change, room)

    async def listed_rooms(self, most: int = 50) -> list[StoredRoom]:
        """Return listed rooms that wait for players or are being played, newest first."""
        rooms = schema.rooms
        query = select(rooms.c.header).where(schema.IS_OPEN_TO_ALL)
        rows = await self.read(lambda c: c.execute(query.order_by(rooms.c.updated.desc()).limit(most)).all())
        return [decode_room(row.header) for row in rows]
