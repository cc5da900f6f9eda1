"""Sessions: the browsers a person is signed in on, by the hash of the token in their cookie."""

import hashlib
import time
from collections.abc import Callable, Collection
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, delete, select, update

from byzanz.server.store import schema, statements
from byzanz.server.store.statements import execute

T = TypeVar("T")
SEEN_SECONDS = 6 * 3600
"""How exactly it is known when somebody was here: a row isn't written for every visit."""
KEPT_SECONDS = 366 * 86_400
"""A cookie is kept for a year: behind it nobody can come back to a session that wasn't used."""
LABEL_AT_MOST = 40
ASKED_AT_ONCE = 500


def hash_token(token: str) -> str:
    """Return what is stored of a token or code."""
    return hashlib.sha256(token.encode()).hexdigest()


def session_id(session: str) -> str:
    """Return a name for a session that is no key to it."""
    return hashlib.sha256(f"session|{session}".encode()).hexdigest()[:16]


class ReadsAndWrites(Protocol):
    """The part of the storage that is needed for people and their sessions."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database."""
        ...

    async def write(self, change: Callable[[Connection], T], about: str = "") -> T:
        """Change it."""
        ...

    def announce(self, connection: Connection, message: list[Any]) -> None:
        """Let the other processes hear a message when this commits."""
        ...


class Session(NamedTuple):
    """One browser that a person is signed in on."""

    session: str
    created: float
    seen: float
    label: str | None


class Sessions:
    """The stored sessions."""

    def __init__(self, storage: ReadsAndWrites) -> None:
        self._storage = storage

    async def find(self, session: str) -> int | None:
        """Return whose session this is, and note that they were here."""
        values = {"session": session}
        row = await self._storage.read(lambda c: execute(c, statements.FIND_SESSION, values).fetchone())
        if row is None:
            return None
        person, last_seen = row
        now = time.time()
        if now - last_seen > SEEN_SECONDS and not await self._storage.write(lambda c: _note(c, session, person, now)):
            return None  # it has just been ended
        return int(person)

    async def of(self, person: int) -> list[Session]:
        """Return the sessions of a person, the last used first."""
        table = schema.sessions
        query = select(table.c.token_hash, table.c.created, table.c.seen, table.c.label)
        query = query.where(table.c.person == person).order_by(table.c.seen.desc(), table.c.token_hash)
        rows = await self._storage.read(lambda c: c.execute(query).all())
        return [Session(*row) for row in rows]

    async def name(self, session: str, label: str) -> None:
        """Name a session."""
        table = schema.sessions
        named = update(table).where(table.c.token_hash == session).values(label=label)
        await self._storage.write(lambda c: c.execute(named).rowcount)

    async def end(self, person: int, ended: Collection[str]) -> None:
        """End sessions of a person; the other processes hear of it when it is stored."""
        table = schema.sessions
        gone = delete(table).where(table.c.person == person, table.c.token_hash.in_(list(ended)))

        def change(connection: Connection) -> None:
            if connection.execute(gone).rowcount:
                announce_ended(self._storage, connection, ended)

        await self._storage.write(change)

    async def still_there(self, asked: Collection[str]) -> set[str]:
        """Return those of some sessions that have not been ended."""
        table, found, all_of_them = schema.sessions, set[str](), list(asked)
        for at in range(0, len(all_of_them), ASKED_AT_ONCE):
            query = select(table.c.token_hash).where(table.c.token_hash.in_(all_of_them[at : at + ASKED_AT_ONCE]))

            def ask(connection: Connection, query: Any = query) -> list[str]:
                return list(connection.execute(query).scalars())

            found |= set(await self._storage.read(ask))
        return found


def announce_ended(storage: ReadsAndWrites, connection: Connection, ended: Collection[str]) -> None:
    """Let the other processes hear, when this commits, which sessions have ended."""
    for session in ended:  # each a message: together they might be too long for one
        storage.announce(connection, ["ended", session])


def insert_session(connection: Connection, session: str, person: int, now: float, label: str | None = None) -> None:
    """Store a new session."""
    values = {"session": session, "person": person, "created": now, "label": label}
    execute(connection, statements.INSERT_SESSION, values)


def delete_sessions(connection: Connection, person: int) -> list[str]:
    """Delete the sessions of a person; return which there were."""
    table = schema.sessions
    ended = list(connection.execute(select(table.c.token_hash).where(table.c.person == person)).scalars())
    connection.execute(delete(table).where(table.c.person == person))
    return ended


def _note(connection: Connection, session: str, person: int, now: float) -> bool:
    """Note that somebody is here; return false where their session has ended."""
    sessions, people = schema.sessions, schema.people
    if not connection.execute(update(sessions).where(sessions.c.token_hash == session).values(seen=now)).rowcount:
        return False
    return bool(connection.execute(update(people).where(people.c.id == person).values(seen=now)).rowcount)
