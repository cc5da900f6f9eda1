"""Hot statements, written by hand: SQLAlchemy would take longer to phrase them than the database takes to run them."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

_ROOM_COLUMNS = ("state", "listed", "created", "updated", "header")
INSERT_ROOM = (
    f"INSERT INTO rooms (id, revision, {', '.join(_ROOM_COLUMNS)}) "
    f"VALUES (:id, 1, {', '.join(f':{name}' for name in _ROOM_COLUMNS)})"
)
UPDATE_ROOM = (
    f"UPDATE rooms SET revision = :revision + 1, {', '.join(f'{name} = :{name}' for name in _ROOM_COLUMNS)} "
    "WHERE id = :id AND revision = :revision"
)
DELETE_HOLDERS = "DELETE FROM holders WHERE room = :room"
# Nobody who has just had themselves deleted sits down: on PostgreSQL the deletion waits for this, or this for it.
INSERT_HOLDER = "INSERT INTO holders (room, person, seat) SELECT :room, id, :seat FROM people WHERE id = :person"
POSTGRES_INSERT_HOLDER = (
    "INSERT INTO holders (room, person, seat) "
    "SELECT :room, id, CAST(:seat AS integer) FROM people WHERE id = :person FOR KEY SHARE"
)
HOLDERS_OF = "SELECT person FROM holders WHERE room = :room"
END_HANDOVERS = (
    "DELETE FROM handovers WHERE room = :room AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.room = handovers.room "
    "AND holders.person = handovers.giver AND holders.seat = handovers.seat)"
)
INSERT_PERSON = "INSERT INTO people (name, created, seen, face) VALUES (:name, :created, :created, :face) RETURNING id"
INSERT_SESSION = (
    "INSERT INTO sessions (token_hash, person, created, seen, label) "
    "VALUES (:session, :person, :created, :created, :label)"
)
FIND_SESSION = "SELECT person, seen FROM sessions WHERE token_hash = :session"
NAME_OF_PERSON = "SELECT name FROM people WHERE id = :person"
FACE_OF_PERSON = "SELECT face FROM people WHERE id = :person"
CHANGE_FACE = "UPDATE people SET face = :face WHERE id = :person"
# An account's name is its own and changes seldom (accounts/names.py): at a table it may be called
# something else.
RENAME_PERSON = "UPDATE people SET name = :name WHERE id = :person AND handle IS NULL"
BLOCKED_BY = "SELECT blocked FROM blocks WHERE person = :person"
INSERT_LEASE = "INSERT INTO leases (room, process) VALUES (:room, :process)"
AWAKE = "UPDATE rooms SET due = NULL WHERE id = :room AND due IS NOT NULL"
NOTIFY = "SELECT pg_notify(:channel, :payload)"


def execute(connection: Connection, statement: str, values: Mapping[str, Any]) -> Any:
    """Run a statement on the driver's own connection, in the transaction that is under way; return its cursor."""
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "postgresql":
        statement = for_psycopg(statement)
    return driver.execute(statement, values)


@lru_cache(maxsize=256)
def for_psycopg(statement: str) -> str:
    """Return a statement with its `:names` as psycopg wants them."""
    return re.sub(r"(?<!:):([a-z_]+)", r"%(\1)s", statement)
