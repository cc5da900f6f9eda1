"""The rows of a room in the database: itself, and who is named in it."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, insert

from byzanz import Refused
from byzanz.server.store import schema, statements
from byzanz.server.store.statements import execute
from byzanz.table.room.stored import StoredRoom, encode_room


def insert_room(connection: Connection, room: StoredRoom, known: Collection[int] = ()) -> None:
    """Store a new room."""
    execute(connection, statements.INSERT_ROOM, columns_of(room))
    if room.group is not None:
        connection.execute(insert(schema.group_rooms).values(room=room.room, group_id=room.group))
    store_holders(connection, room, known)


def columns_of(room: StoredRoom) -> dict[str, Any]:
    """Return a room's columns beside its revision."""
    return {
        "id": room.room,
        "state": room.state,
        "listed": room.listed,
        "created": room.created,
        "updated": room.updated,
        "header": encode_room(room),
    }


def holders_of(connection: Connection, room: str) -> set[int]:
    """Return who is named in a room."""
    return {int(person) for (person,) in execute(connection, statements.HOLDERS_OF, {"room": room}).fetchall()}


def store_holders(connection: Connection, room: StoredRoom, known: Collection[int]) -> None:
    """Store who holds a seat, and who is named without one: deleted, they must be found.

    Somebody new who is stored no more, because they had themselves deleted, is refused.
    """
    is_postgres = connection.dialect.name == "postgresql"
    statement = statements.POSTGRES_INSERT_HOLDER if is_postgres else statements.INSERT_HOLDER
    # In one order: two changes never wait for each other's people.
    for person in sorted(room.mentioned()):
        seat = room.seat_of(person)
        values = {"room": room.room, "person": person, "seat": schema.NO_SEAT if seat is None else seat}
        is_stored = execute(connection, statement, values).rowcount == 1
        if not is_stored and person not in known and seat is not None:
            raise Refused("not_seated")
