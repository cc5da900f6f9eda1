"""People in the database, and the codes that bring a seat to another of their devices."""

import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, delete, insert, select

from byzanz import Refused, fairness
from byzanz.server.store import schema, statements
from byzanz.server.store.blocks import forget_reported
from byzanz.server.store.rewriting import NotifiesRooms, lock_people, rewrite_room
from byzanz.server.store.sessions import ReadsAndWrites, delete_sessions, hash_token, insert_session
from byzanz.server.store.statements import execute
from byzanz.table.room.holders import face_from
from byzanz.table.room.leaving import forget_person
from byzanz.table.room.stored import StoredRoom, decode_room

T = TypeVar("T")
REMEMBERED_AT_MOST = 20_000
LAST = "~"
"""Sorts behind every room: a person is locked when a batch waits for nothing else any more."""


class Storing(ReadsAndWrites, NotifiesRooms, Protocol):
    """The part of the storage that is needed here."""


class People:
    """People with their names, their rooms, their handover codes."""

    def __init__(self, storage: Storing, handover_seconds: int, *, is_alone: bool) -> None:
        """`is_alone` says that no other process could change anybody: then names and portraits are remembered."""
        self._storage = storage
        self._handover_seconds = handover_seconds
        self._is_alone = is_alone
        self._names: dict[int, str | None] = {}
        self._faces: dict[int, int | None] = {}

    async def make(self, token: str, name: str | None) -> int:
        """Store a new person for a browser that has none, and their first session."""
        now, session = time.time(), hash_token(token)
        face = face_from(fairness.new_secret())
        values = {"name": name, "created": now, "face": face}

        def change(connection: Connection) -> int:
            person = int(execute(connection, statements.INSERT_PERSON, values).fetchone()[0])
            insert_session(connection, session, person, now)
            return person

        person = await self._storage.write(change)
        self._remember(self._names, person, name)
        self._remember(self._faces, person, face)
        return person

    def _remember(self, known: dict[int, T], person: int, value: T) -> None:
        if self._is_alone:
            if len(known) >= REMEMBERED_AT_MOST:
                known.clear()
            known[person] = value

    async def name(self, person: int) -> str | None:
        """Return a person's name."""
        if person in self._names:
            return self._names[person]
        values = {"person": person}
        row = await self._storage.read(lambda c: execute(c, statements.NAME_OF_PERSON, values).fetchone())
        return None if row is None else row[0]

    async def rename(self, person: int, name: str) -> None:
        """Store a guest's name; an account keeps its own."""
        values = {"person": person, "name": name}
        self.forget_name(person)  # whatever becomes of it: what is stored counts
        if await self._storage.write(lambda c: execute(c, statements.RENAME_PERSON, values).rowcount):
            self._remember(self._names, person, name)

    def forget_name(self, person: int) -> None:
        """Look a name up again."""
        self._names.pop(person, None)

    async def face(self, person: int) -> int | None:
        """Return the number from which a person's portrait is drawn; None: it follows their name."""
        if person in self._faces:
            return self._faces[person]
        values = {"person": person}
        row = await self._storage.read(lambda c: execute(c, statements.FACE_OF_PERSON, values).fetchone())
        return None if row is None else row[0]

    async def change_face(self, person: int, face: int) -> None:
        """Store another portrait of a person."""
        values = {"person": person, "face": face}
        self._faces.pop(person, None)  # whatever becomes of it: what is stored counts
        if await self._storage.write(lambda c: execute(c, statements.CHANGE_FACE, values).rowcount):
            self._remember(self._faces, person, face)

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
        """Return the row of a person."""
        people = schema.people
        query = select(people.c.name, people.c.face, people.c.created, people.c.seen).where(people.c.id == person)
        row = await self._storage.read(lambda c: c.execute(query).first())
        return {} if row is None else dict(row._mapping)

    async def delete(
        self, person: int, note: Callable[[Connection], None] = lambda _connection: None
    ) -> list[StoredRoom] | None:
        """Delete a person, and take them out of every room, in one transaction with a note of it.

        Return those rooms. None: they have sat down somewhere meanwhile, and nothing is deleted.
        """

        def change(connection: Connection) -> list[StoredRoom] | None:
            rooms = lock_people(connection, (person,))
            if rooms is None:
                return None
            note(connection)
            for room in rooms:
                rewrite_room(self._storage, connection, room, lambda stored: forget_person(stored, person))
            delete_sessions(connection, person)
            for table in schema.OWNED:
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.handovers).where(schema.handovers.c.giver == person))
            forget_reported(connection, (person,))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            self._storage.announce(connection, ["forget", person])
            return rooms

        changed = await self._storage.write(change, LAST)
        self.forget_name(person)
        self._faces.pop(person, None)
        return changed

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
