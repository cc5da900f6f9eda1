"""What the other processes are sent of a batch of actions: the rows that were stored, whoever else was first with some."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, create_engine

from byzanz.server.store.insert_actions import CHANNEL, COLUMNS, insert_actions
from byzanz.server.store.schema import metadata
from byzanz.table.room.stored import ActionRow
from tests.server.postgres import Cluster

LONGEST = '"' * 64
"""A frame's id that grows most when it is written as JSON."""


@pytest.fixture
def database(postgres: Cluster, tmp_path: Path) -> str:
    return postgres.new_database(tmp_path.name.replace("-", "_").lower()[:40])


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = create_engine("postgresql+psycopg://" + database.partition("://")[2])
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE actions DROP CONSTRAINT IF EXISTS actions_room_fkey")
    yield engine
    engine.dispose()


def row(room: int, version: int, action: str = "pass") -> ActionRow:
    return ActionRow(f"room{room:04}", version, 1, action, "person", LONGEST, 1795054666.123456, 250)


def heard(database: str, engine: Engine, rows: list[ActionRow]) -> tuple[set[tuple[str, int]], list[dict[str, Any]]]:
    """Store rows; return which were stored, and what a listener hears."""
    with psycopg.connect("postgresql://" + database.partition("://")[2], autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        with engine.connect() as connection:
            stored = insert_actions(connection, rows, "mine")
            connection.commit()
        payloads = [notice.payload for notice in listener.notifies(timeout=0.5)]
    assert all(payload.startswith('{"process":"mine"') for payload in payloads), "a process knows its own"
    return stored, [json.loads(payload) for payload in payloads]


def as_sent(row: ActionRow) -> list[Any]:
    return [getattr(row, column) for column in COLUMNS]


@pytest.mark.parametrize("rooms", [1, 3, 200])
def test_all_rows_are_sent_where_all_were_stored(database: str, engine: Engine, rooms: int) -> None:
    rows = [row(room, version) for room in range(rooms) for version in (1, 2)]
    stored, messages = heard(database, engine, rows)
    assert stored == {(one.room, one.version) for one in rows}
    assert [one for message in messages for one in message["actions"]] == [as_sent(one) for one in rows]


@pytest.mark.parametrize("rooms", [2, 3, 200])
def test_where_another_was_first_the_rows_that_were_stored_are_sent(database: str, engine: Engine, rooms: int) -> None:
    heard(database, engine, [row(1, 1, "bid C1")])
    rows = [row(room, version) for room in range(rooms) for version in (1, 2)]
    stored, messages = heard(database, engine, rows)
    mine = [one for one in rows if (one.room, one.version) != ("room0001", 1)]
    assert stored == {(one.room, one.version) for one in mine}
    assert [one for message in messages for one in message["actions"]] == [as_sent(one) for one in mine]
    assert all(message.keys() == {"process", "actions"} for message in messages), "no room is to be read again"
