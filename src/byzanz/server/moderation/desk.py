"""Where an operator's requests are answered: in a running server, or straight on a PostgreSQL database."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sqlalchemy import Connection, text

from byzanz import Refused
from byzanz.server.moderation import acts, lists, requests
from byzanz.server.moderation.acts import Done
from byzanz.server.settings import Settings, without_password
from byzanz.server.store.sanctions import announce_orders
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown

ATTEMPTS = 5
WAKE = (
    "UPDATE rooms SET due = {now} WHERE state IN ('dealing', 'playing') "
    "AND id IN (SELECT room FROM holders WHERE person = :person AND seat >= 0)"
)
"""Lets a server take up the games in which somebody will be missing."""


class Forget(Protocol):
    """Deletes somebody, with a note of it in the same transaction."""

    async def __call__(self, person: int, note: Callable[[Connection], None]) -> None:
        """Delete them."""


class Desk:
    """Answers questions and does what is ordered; every act is stored together with its line in the log."""

    def __init__(self, storage: Storage, forget: Forget, done: Callable[[Done], Awaitable[None]]) -> None:
        """`done` lets an act hold at once where this is a server."""
        self._storage = storage
        self._forget = forget
        self._done = done

    async def answer(self, letter: requests.Letter) -> Any:
        """Answer a request."""
        asked = letter.request
        if isinstance(asked, requests.Question):
            question = asked
            return await self._storage.read(lambda c: lists.answer(c, question))
        if isinstance(asked, requests.Delete):
            done = await self._delete(asked, letter.by)
        else:
            done = await self._act(asked, letter.by)
        await self._done(done)
        return done.answer

    async def _act(self, asked: requests.Act, by: str) -> Done:
        def change(connection: Connection) -> Done | None:
            done = acts.perform(self._storage, connection, asked)
            if done is not None:
                self._note(connection, asked, by, done)
            return done

        for _attempt in range(ATTEMPTS):
            if (done := await self._storage.write(change)) is not None:
                return done
        raise Refused("storage")

    async def _delete(self, asked: requests.Delete, by: str) -> Done:
        person, about = asked.person, acts.about(asked.person)

        def note(connection: Connection) -> None:
            acts.check_person(connection, person)
            self._note(connection, asked, by, Done({}, about))

        await self._forget(person, note)
        return Done({"person": person}, about)

    def _note(self, connection: Connection, asked: requests.Act, by: str, done: Done) -> None:
        acts.note(connection, asked, by, done.about, done.facts)
        announce_orders(self._storage, connection)


def ask_database(settings: Settings, letter: requests.Letter) -> Any:
    """Answer a request on a PostgreSQL database, whose servers hear of it."""
    storage = Storage(settings, f"admin-{secrets.token_hex(8)}")
    try:
        storage.open(migrates=False)
    except StorageDown as error:
        shown = without_password(settings.database)
        raise Refused("database_unusable", database=shown, why=str(error)) from None
    try:
        return asyncio.run(_answer(storage, letter))
    finally:
        storage.close()


async def _answer(storage: Storage, letter: requests.Letter) -> Any:
    wake = text(WAKE.format(now=storage.now))

    async def forget(person: int, note: Callable[[Connection], None]) -> None:
        def also(connection: Connection) -> None:
            note(connection)
            connection.execute(wake, {"person": person})

        for _attempt in range(ATTEMPTS):
            if await storage.people.delete(person, also) is not None:
                return
        raise Refused("storage")

    async def done(_done: Done) -> None:
        """Let the servers hear: they have, as it was stored."""

    try:
        return await Desk(storage, forget, done).answer(letter)
    except StorageDown as error:
        shown = without_password(storage.settings.database)
        raise Refused("database_unusable", database=shown, why=str(error)) from None
