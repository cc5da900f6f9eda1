"""People in the database, and the codes that bring a seat to another of their devices."""

import hashlib
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from byzanz import Refused, fairness
from byzanz.server.store import schema, statements
from byzanz.server.store.statements import execute
from byzanz.table.room.holders import face_from
from byzanz.table.room.stored import StoredRoom, decode_room

T = TypeVar("T")
NAMES_AT_MOST = 20_000
LAST = "~"
"""Sorts behind every room: a person is locked when a batch waits for nothing else any more."""
SEEN_SECONDS = 6 * 3600
"""How exactly it is known when somebody was here: a row isn't written for every visit."""


def hash_token(token: str) -> str:
    """Return what is stored of a token or code."""
    return hashlib.sha256(token.encode()).hexdigest()


class ReadsAndWrites(Protocol):
    """The part of the storage that is needed here."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database."""
        ...

    async def write(self, change: Callable[[Connection], T], about: str = "") -> T:
        """Change it."""
        ...


class People:
    """People by the tokens of their browsers, their names, their rooms, their handover codes."""

    def __init__(self, storage: ReadsAndWrites, handover_seconds: int, *, is_alone: bool) -> None:
        """`is_alone` says that no other process could rename anybody: then names are remembered."""
        self._storage = storage
        self._handover_seconds = handover_seconds
        self._is_alone = is_alone
        self._names: dict[int, str | None] = {}

    async def find(self, token: str) -> int | None:
        """Return the person whose browser has this token, and note that they were here."""
        people, values = schema.people, {"token": hash_token(token)}
        row = await self._storage.read(lambda c: execute(c, statements.FIND_PERSON, values).fetchone())
        if row is None:
            return None
        person, last_seen = row
        now = time.time()
        if now - last_seen > SEEN_SECONDS:
            seen = update(people).where(people.c.id == person).values(seen=now)
            if not await self._storage.write(lambda c: c.execute(seen).rowcount):
                return None  # they have just been removed
        return int(person)

    async def make(self, token: str, name: str | None) -> int:
        """Store a new person for a browser that has none."""
        values = {
            "token": hash_token(token),
            "name": name,
            "created": time.time(),
            "face": face_from(fairness.new_secret()),
        }
        person = await self._storage.write(lambda c: int(execute(c, statements.INSERT_PERSON, values).fetchone()[0]))
        self._remember(person, name)
        return person

    def _remember(self, person: int, name: str | None) -> None:
        if self._is_alone:
            if len(self._names) >= NAMES_AT_MOST:
                self._names.clear()
            self._names[person] = name

    async def name(self, person: int) -> str | None:
        """Return a person's name."""
        if person in self._names:
            return self._names[person]
        values = {"person": person}
        row = await self._storage.read(lambda c: execute(c, statements.NAME_OF_PERSON, values).fetchone())
        return None if row is None else row[0]

    async def rename(self, person: int, name: str) -> None:
        """Store a person's name."""
        values = {"person": person, "name": name}
        self._names.pop(person, None)  # whatever becomes of it: what is stored counts
        await self._storage.write(lambda c: execute(c, statements.RENAME_PERSON, values).rowcount)
        self._remember(person, name)

    async def face(self, person: int) -> int | None:
        """Return the number from which a person's portrait is drawn; None: it follows their name."""
        values = {"person": person}
        row = await self._storage.read(lambda c: execute(c, statements.FACE_OF_PERSON, values).fetchone())
        return None if row is None else row[0]

    async def change_face(self, person: int, face: int) -> None:
        """Store another portrait of a person."""
        values = {"person": person, "face": face}
        await self._storage.write(lambda c: execute(c, statements.CHANGE_FACE, values).rowcount)

    async def rooms(self, person: int, most: int | None = 50, *, named: bool = False) -> list[StoredRoom]:
        """Return the rooms in which a person holds a seat, newest first; also those in which they are only `named`."""
        rooms, holders = schema.rooms, schema.holders
        query = select(rooms.c.header).join(holders, holders.c.room == rooms.c.id).where(holders.c.person == person)
        if not named:
            query = query.where(holders.c.seat != schema.NO_SEAT)
        query = query.where(rooms.c.state != "closed").order_by(rooms.c.updated.desc()).limit(most)
        rows = await self._storage.read(lambda c: c.execute(query).all())
        return [decode_room(row.header) for row in rows]

    async def facts(self, person: int) -> dict[str, Any]:
        """Return the row of a person, without the hash of their token."""
        people = schema.people
        query = select(people.c.name, people.c.face, people.c.created, people.c.seen).where(people.c.id == person)
        row = await self._storage.read(lambda c: c.execute(query).first())
        return {} if row is None else dict(row._mapping)

    async def delete(self, person: int, *, anyway: bool = False) -> list[str]:
        """Delete a person who holds no seat any more: name, token and codes.

        Where they have sat down somewhere meanwhile, return those rooms and delete nothing, unless it is wanted `anyway`.
        """

        def change(connection: Connection) -> list[str]:
            lock = select(schema.people.c.id).where(schema.people.c.id == person).with_for_update()
            connection.execute(lock)  # whoever seats them waits, and then finds nobody
            held = list(
                connection.execute(select(schema.holders.c.room).where(schema.holders.c.person == person)).scalars()
            )
            if held and not anyway:
                return held
            for table in (schema.holders, schema.pushes):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.handovers).where(schema.handovers.c.giver == person))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            return []

        held = await self._storage.write(change, LAST)
        self._names.pop(person, None)
        return held

    # Handovers

    async def make_handover(self, code: str, room: str, seat: int, giver: int) -> None:
        """Store a code that brings a seat to another device; codes that are too old go."""
        handovers, now = schema.handovers, time.time()
        values = {
            "code": hash_token(code),
            "room": room,
            "seat": seat,
            "giver": giver,
            "expires": now + self._handover_seconds,
        }

        def change(connection: Connection) -> None:
            connection.execute(delete(handovers).where(handovers.c.expires < now))
            connection.execute(insert(handovers).values(values))

        await self._storage.write(change, room)

    async def find_handover(self, code: str, room: str) -> tuple[int, int]:
        """Return the seat that a code brings, and who gave it; the code stays as it is."""
        handovers = schema.handovers
        query = select(handovers.c.seat, handovers.c.giver).where(*_is_valid(code, room))
        row = await self._storage.read(lambda c: c.execute(query).first())
        if row is None:
            raise Refused("code_unknown")
        return int(row.seat), int(row.giver)

    @staticmethod
    def use_handover(connection: Connection, code: str, room: str) -> None:
        """Use a code up, in the transaction that stores what it was used for; refuse one that has been used."""
        if connection.execute(delete(schema.handovers).where(*_is_valid(code, room))).rowcount != 1:
            raise Refused("code_unknown")


def _is_valid(code: str, room: str) -> tuple[Any, ...]:
    handovers = schema.handovers
    return (handovers.c.code == hash_token(code), handovers.c.room == room, handovers.c.expires >= time.time())
