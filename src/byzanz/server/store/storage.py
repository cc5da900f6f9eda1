"""The database: SQLite or PostgreSQL behind the same few verbs. Reads run in threads, writes in the one writer."""

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from byzanz import Refused
from byzanz.server.settings import Settings
from byzanz.server.store import schema
from byzanz.server.store.insert_actions import CHANNEL, insert_actions
from byzanz.server.store.migrations import migrate
from byzanz.server.store.writer import Writer, storage_down
from byzanz.table.stored import ActionRow, RoomRow, StoredRoom, decode_room, encode_room

T = TypeVar("T")

# A machine that has vanished from the network is noticed in some ten seconds, not in hours.
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}


def hash_token(token: str) -> str:
    """Return what is stored of a token or code."""
    return hashlib.sha256(token.encode()).hexdigest()


def open_engine(settings: Settings, *, reads_only: bool) -> Engine:
    """Return an engine for the writer, or for the readers beside it."""
    if settings.is_postgres:
        url = "postgresql+psycopg://" + settings.database.partition("://")[2]
        options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if reads_only else {}
        patience = {name: seconds for name, seconds in PATIENCE.items() if f"{name}=" not in url}
        try:
            return create_engine(
                url,
                pool_size=4,
                max_overflow=4,
                pool_pre_ping=reads_only,
                hide_parameters=True,
                connect_args=patience,
                **options,
            )
        except ModuleNotFoundError as missing:
            raise Refused("missing_extra", extra="postgres", module=missing.name) from None
    engine = create_engine(
        f"sqlite:///{settings.database_path()}",
        hide_parameters=True,  # errors are logged, and a room holds the deck
        connect_args={"timeout": 2, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Make or upgrade the tables; raise Refused if they are of a newer version, StorageDown where there is no database."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Processes start together: one migrates, the others wait.
                connection.execute(text("SELECT pg_advisory_xact_lock(7299)"))
            migrate(connection)
    except DBAPIError as error:
        raise storage_down(error) from error


class Storage:
    """What is kept: people, rooms, holders of seats, actions."""

    def __init__(
        self, settings: Settings, process: str, observe: Callable[[int, float], None] = lambda _n, _s: None
    ) -> None:
        self.settings = settings
        self.process = process
        self._engine = open_engine(settings, reads_only=False)
        self._readers_engine = open_engine(settings, reads_only=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="byzanz-reader")
        self._writer = Writer(self._engine, partial(insert_actions, process=process), observe)

    def open(self) -> None:
        """Bring the tables up to date and start the writer; raise StorageDown where there is no database."""
        try:
            bring_up_to_date(self._engine)
        except BaseException:
            self._engine.dispose()
            raise
        self._writer.start()

    def close(self) -> None:
        """Commit what is under way and let the database go."""
        self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()
        self._readers_engine.dispose()

    async def write(self, change: Callable[[Connection], T], about: str = "") -> T:
        """Make a change (about a room, if one is named) in the writer; when this returns it is on disk."""
        outcome: T = await self._writer.submit(change, about)
        return outcome

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database in a reader's thread."""

        def ask() -> T:
            try:
                with self._readers_engine.connect() as connection:
                    return question(connection)
            except DBAPIError as error:
                raise storage_down(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

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
        return bool(await self._writer.submit(row))

    def _notify(self, connection: Connection, room: str) -> None:
        """Notify the other processes, when this commits, that a room has changed."""
        if self.settings.is_postgres:
            payload = json.dumps({"process": self.process, "rooms": [room]})
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def actions_of(self, room: str, after: int = 0) -> list[ActionRow]:
        """Return the actions of a room after a version, in order."""
        query = select(schema.actions).where(schema.actions.c.room == room, schema.actions.c.version > after)
        rows = await self.read(lambda c: c.execute(query.order_by(schema.actions.c.version)).all())
        return [ActionRow(*row) for row in rows]

    # Rooms

    async def room(self, room: str) -> tuple[StoredRoom, int, float | None] | None:
        """Return a room, its revision, and when it wants to be woken if it sleeps."""
        rooms = schema.rooms
        query = select(rooms.c.header, rooms.c.revision, rooms.c.due).where(rooms.c.id == room)
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else (decode_room(row.header), row.revision, row.due)

    async def make_room(self, room: StoredRoom) -> None:
        """Store a new room."""
        await self.write(lambda connection: _insert_room(connection, room))

    async def save_room(self, row: RoomRow) -> bool:
        """Replace a room if its revision is still that one, and make the room that it leads to, both or neither."""
        rooms, room = schema.rooms, row.room

        def change(connection: Connection) -> bool:
            query = update(rooms).where(rooms.c.id == room.room, rooms.c.revision == row.revision)
            if connection.execute(query.values(revision=row.revision + 1, **_columns(room))).rowcount == 0:
                return False
            connection.execute(delete(schema.holders).where(schema.holders.c.room == room.room))
            _store_holders(connection, room)
            if row.made is not None:
                _insert_room(connection, row.made)
            self._notify(connection, room.room)
            return True

        return await self.write(change, room.room)

    async def listed_rooms(self, most: int = 50) -> list[StoredRoom]:
        """Return listed rooms that wait for players or are being played, newest first."""
        rooms = schema.rooms
        query = select(rooms.c.header).where(schema.IS_OPEN_TO_ALL)
        rows = await self.read(lambda c: c.execute(query.order_by(rooms.c.updated.desc()).limit(most)).all())
        return [decode_room(row.header) for row in rows]

    async def rooms_of(self, person: int, most: int = 50) -> list[StoredRoom]:
        """Return the rooms in which a person holds a seat, newest first."""
        rooms, holders = schema.rooms, schema.holders
        query = select(rooms.c.header).join(holders, holders.c.room == rooms.c.id).where(holders.c.person == person)
        query = query.where(rooms.c.state != "closed").order_by(rooms.c.updated.desc()).limit(most)
        rows = await self.read(lambda c: c.execute(query).all())
        return [decode_room(row.header) for row in rows]

    # People

    async def person(self, token: str) -> tuple[int, str | None] | None:
        """Return the person whose browser has this token: number and name."""
        query = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.token == hash_token(token))
        row = await self.read(lambda c: c.execute(query).first())
        return None if row is None else (row.id, row.name)

    async def make_person(self, token: str) -> int:
        """Store a new person for a browser that has none."""
        query = insert(schema.people).values(token=hash_token(token), name=None, created=time.time())
        key = await self.write(lambda c: c.execute(query).inserted_primary_key)
        assert key is not None
        return int(key[0])

    async def name(self, person: int) -> str | None:
        """Return a person's name."""
        query = select(schema.people.c.name).where(schema.people.c.id == person)
        return await self.read(lambda c: c.execute(query).scalar())

    async def rename(self, person: int, name: str) -> None:
        """Store a person's name."""
        query = update(schema.people).where(schema.people.c.id == person).values(name=name)
        await self.write(lambda c: c.execute(query).rowcount)

    # Handovers

    async def make_handover(self, code: str, room: str, seat: int) -> None:
        """Store a code that brings a seat to another device; codes that are too old go."""
        expires = time.time() + self.settings.handover_seconds

        def change(connection: Connection) -> None:
            connection.execute(delete(schema.handovers).where(schema.handovers.c.expires < time.time()))
            values = {"code": hash_token(code), "room": room, "seat": seat, "expires": expires}
            connection.execute(insert(schema.handovers).values(values))

        await self.write(change)

    async def use_handover(self, code: str, room: str) -> int:
        """Return the seat that a code brings; it works once."""
        handovers = schema.handovers

        def change(connection: Connection) -> int:
            where = (handovers.c.code == hash_token(code), handovers.c.room == room, handovers.c.expires >= time.time())
            seat = connection.execute(select(handovers.c.seat).where(*where)).scalar()
            if seat is None:
                raise Refused("code_unknown")
            connection.execute(delete(handovers).where(*where))
            return int(seat)

        return await self.write(change)


def _insert_room(connection: Connection, room: StoredRoom) -> None:
    connection.execute(insert(schema.rooms).values(id=room.room, revision=1, **_columns(room)))
    _store_holders(connection, room)


def _columns(room: StoredRoom) -> dict[str, Any]:
    """Return a room's columns beside its revision."""
    return {
        "state": room.state,
        "listed": room.listed,
        "created": room.created,
        "updated": room.updated,
        "header": encode_room(room),
    }


def _store_holders(connection: Connection, room: StoredRoom) -> None:
    values = [
        {"room": room.room, "person": person, "seat": seat}
        for seat, holder in enumerate(room.seats)
        for person in holder.people
    ]
    if values:
        connection.execute(insert(schema.holders), values)
