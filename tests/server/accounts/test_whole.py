"""Registering, merging, deleting and what operators order are stored whole or not at all.

Every statement and the commit are made to fail in turn.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from byzanz.server.accounts import rows
from byzanz.server.accounts.merging import merge
from byzanz.server.accounts.passkeys import NewPasskey
from byzanz.server.accounts.rows import Entering
from byzanz.server.moderation import requests
from byzanz.server.moderation.acts import Done
from byzanz.server.moderation.desk import Desk
from byzanz.server.store import invitations, schema
from byzanz.server.store.sanctions import impose
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown
from tests.server.harness import dealt_room, settings_for

KEY = NewPasskey("a" * 22, b"key", "internal", True)
LENA, GUEST = 1, 2


def register(connection: Connection) -> None:
    """All that a registration stores."""
    invitations.use(connection, "invitation", 2.0)
    made = rows.make_account(connection, GUEST, "h" * 43, "Vic")
    rows.add_passkey(connection, made, "localhost", KEY, "A phone")
    rows.new_recovery(connection, made, "code")
    rows.enter(connection, made, Entering("s" * 64, None), is_proved=True)


def everything(file: str) -> list[str]:
    connection = sqlite3.connect(file)
    lines = list(connection.iterdump())
    connection.close()
    return lines


async def prepared(folder: Path) -> Storage:
    """Lena has an account and plays at one table; a guest plays at two others."""
    storage = Storage(settings_for(folder), "whole")
    storage.open()
    await storage.people.make("l" * 40, "Lena")
    await storage.people.make("g" * 40, "Guest")
    await storage.write(lambda c: rows.make_account(c, LENA, "l" * 43, "Lena"))
    await storage.make_room(dealt_room())
    for _ in range(2):
        room = dealt_room()
        seat = room.seats[0]
        await storage.make_room(room.change_seat(0, people=(GUEST,), name=seat.name))
    await storage.write(complain)
    return storage


def complain(connection: Connection) -> None:
    """The guest blocks and reports Lena, who blocks them, too; the operator has muted the guest."""
    blocks, reports = schema.blocks, schema.reports
    for person, blocked in ((GUEST, LENA), (LENA, GUEST)):
        values = {"person": person, "blocked": blocked, "id": f"{person}{blocked}", "since": 1.0}
        connection.execute(insert(blocks).values(values))
    told = {"by": GUEST, "about": LENA, "room": "r", "version": 0, "reason": "talk", "at": 1.0}
    connection.execute(insert(reports).values(told))
    impose(connection, GUEST, "muted", 1.0, None)
    invitations.make(connection, "invitation", 1.0, 9e9, 1)


async def fail_at(storage: Storage, nth: int, change: Callable[[], Any]) -> bool:
    """Make a change whose nth statement fails, the commit counting as the last.

    Return whether anything has failed.
    """
    count = 0

    def step(*_facts: object) -> None:
        nonlocal count
        count += 1
        if count == nth:
            raise sqlite3.OperationalError("fault on purpose")

    event.listen(storage._engine, "before_cursor_execute", step)
    event.listen(storage._engine, "commit", step)
    try:
        await change()
    except StorageDown:
        return True
    finally:
        event.remove(storage._engine, "before_cursor_execute", step)
        event.remove(storage._engine, "commit", step)
    return False


ORDERS: dict[str, requests.Act] = {
    "rename": requests.Rename(GUEST, "A calm name"),
    "rename an account": requests.Rename(LENA, "A calm name"),
    "suspend": requests.Suspend(LENA, 3),
    "unmute": requests.Unmute(GUEST),
    "delete by order": requests.Delete(GUEST),
    "invite": requests.Invite(3, 2),
    "read-only": requests.ReadOnly(True),
}


async def order(storage: Storage, asked: requests.Act) -> None:
    """Order something as an operator does."""

    async def forget(person: int, note: Callable[[Connection], None]) -> None:
        assert await storage.people.delete(person, note) is not None

    async def done(_done: Done) -> None:
        pass

    await Desk(storage, forget, done).answer(requests.Letter("me", asked))


@pytest.mark.parametrize("what", ["register", "merge", "delete", *ORDERS])
async def test_what_fails_at_any_step_leaves_nothing_behind(tmp_path: Path, what: str) -> None:
    storage = await prepared(tmp_path)
    changes: dict[str, Callable[[], Any]] = {
        **{name: partial(order, storage, asked) for name, asked in ORDERS.items()},
        "register": lambda: storage.write(register),
        "merge": lambda: storage.write(lambda c: merge(storage, c, GUEST, LENA)),
        "delete": lambda: storage.people.delete(GUEST),
    }
    try:
        before, nth = everything(storage.settings.database), 1
        while await fail_at(storage, nth, changes[what]):
            assert everything(storage.settings.database) == before
            nth += 1
        assert nth > 3
        assert everything(storage.settings.database) != before
    finally:
        storage.close()
