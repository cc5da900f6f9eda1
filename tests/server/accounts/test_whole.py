"""Registering, merging and deleting are stored whole or not at all.

Every statement and the commit are made to fail in turn.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from byzanz.server.accounts import rows
from byzanz.server.accounts.merging import merge
from byzanz.server.accounts.passkeys import NewPasskey
from byzanz.server.accounts.rows import Entering
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown
from tests.server.harness import dealt_room, settings_for

KEY = NewPasskey("a" * 22, b"key", "internal", True)
LENA, GUEST = 1, 2


def register(connection: Connection) -> None:
    """All that a registration stores."""
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
    return storage


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


@pytest.mark.parametrize("what", ["register", "merge", "delete"])
async def test_what_fails_at_any_step_leaves_nothing_behind(tmp_path: Path, what: str) -> None:
    storage = await prepared(tmp_path)
    changes: dict[str, Callable[[], Any]] = {
        "register": lambda: storage.write(register),
        "merge": lambda: storage.write(lambda c: merge(storage, c, GUEST, LENA)),
        "delete": lambda: storage.people.delete(GUEST),
    }
    try:
        before, nth = everything(storage.settings.database), 1
        while await fail_at(storage, nth, changes[what]):
            assert everything(storage.settings.database) == before
            nth += 1
        assert nth > 5
        assert everything(storage.settings.database) != before
    finally:
        storage.close()
