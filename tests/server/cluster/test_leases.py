"""Leases: one process drives a room, a sleeping room keeps its times, and a dead process is replaced."""

import asyncio
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from byzanz.server.cluster import leases
from byzanz.server.settings import Settings
from byzanz.server.store import schema
from byzanz.server.store.storage import Storage, open_engine
from tests.server.harness import RunningServer, quiet, running, settings_for
from tests.server.postgres import Cluster
from tests.waiting import until

DAYS = {"clock": {"kind": "turns", "move": 86_400, "reserve": 86_400}}


def rooms_in_memory(server: RunningServer) -> int:
    found = re.search(r"^byzanz_rooms (\d+)", server.browser().http.get("/metrics").text, flags=re.MULTILINE)
    assert found is not None
    return int(found[1])


async def to_my_turn(server: RunningServer, **more: Any) -> str:
    """A room with bots in which a person with days to think is asked, and has gone away."""
    lena = server.browser()
    room = lena.new_room(bots="gentle", **more)
    async with lena.sit(room) as player:
        await player.until(lambda me: me.choice() is not None)
    return room


async def test_a_process_renews_one_row_however_many_tables_it_drives(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("renewed")
    with running(settings_for(tmp_path, database=url, lease_seconds=0.6)) as server, psycopg.connect(url) as session:
        for _ in range(3):
            await to_my_turn(server)
        session.autocommit = True
        rows = session.execute("SELECT room, process, xmin FROM leases").fetchall()
        ((process, alive),) = session.execute("SELECT id, until FROM processes").fetchall()
        assert (len(rows), {row[1] for row in rows}) == (3, {process})
        await until(lambda: session.execute("SELECT until FROM processes").fetchall()[0][0] > alive + 1)
        assert session.execute("SELECT room, process, xmin FROM leases").fetchall() == rows
    with psycopg.connect(url) as session:
        still = "SELECT count(*) FROM processes WHERE until >= EXTRACT(EPOCH FROM clock_timestamp())"
        assert session.execute(still).fetchall() == [(0,)]  # others need not wait


async def test_who_only_looked_on_leaves_the_hour_of_a_sleeping_room(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("hour"), lease_seconds=30.0, idle_seconds=0.5)
    with running(settings) as one, running(settings) as two, psycopg.connect(settings.database) as session:
        session.autocommit = True

        def due() -> float | None:
            return session.execute("SELECT due FROM rooms").fetchall()[0][0]  # type: ignore[no-any-return]

        room = await to_my_turn(one, options=DAYS)
        while rooms_in_memory(one) > 0:
            assert two.browser().get(f"/rooms/{room}")["state"] == "playing"
            await asyncio.sleep(0.1)
        asleep = await until(due)
        assert asleep is not None
        assert asleep > time.time() + 80_000
        await until(lambda: rooms_in_memory(two) == 0)
        assert due() == asleep


async def test_what_the_dead_have_left_is_cleared_away(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("dead"), lease_seconds=1.0)
    storage = Storage(settings, "process")
    storage.open()
    storage.close()
    with psycopg.connect(settings.database, autocommit=True) as session:
        session.execute("INSERT INTO processes VALUES ('dead', 5), ('long dead', 5), ('away', %s)", [time.time() - 60])
        session.execute("INSERT INTO leases VALUES ('nosuchroom', 'dead')")
        with running(settings):
            await until(lambda: not session.execute("SELECT 1 FROM leases").fetchall())
            names = {row[0] for row in session.execute("SELECT id FROM processes").fetchall()}
            assert "away" in names
            assert "long dead" not in names


def open_due(settings: Settings) -> bool:
    connection = sqlite3.connect(settings.database)
    found = connection.execute("SELECT 1 FROM rooms WHERE due IS NOT NULL").fetchall()
    connection.close()
    return bool(found)


async def test_a_room_falls_asleep_only_when_its_hour_is_stored(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, idle_seconds=0.3)
    with running(settings) as server:
        await to_my_turn(server, options=DAYS)
        other = sqlite3.connect(settings.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(4)  # it has been tried in vain by now
        other.execute("COMMIT")
        await until(lambda: rooms_in_memory(server) == 0)
        await until(lambda: open_due(settings))
        ((due,),) = other.execute("SELECT due FROM rooms").fetchall()
        assert due > time.time() + 80_000
        assert other.execute("SELECT * FROM leases").fetchall() == []
        other.close()


FREQUENT = {
    "rooms_listed": f"SELECT header FROM rooms WHERE {schema.IS_OPEN_TO_ALL} ORDER BY updated DESC LIMIT 50",
    "rooms_by_due": leases.Statements("5.0").wanted,
    "rooms_dealing": leases.Statements("5.0").wanted,
    "leases_by_process": "SELECT room FROM leases WHERE process = 'x'",
    "holders_by_person": "SELECT header FROM rooms JOIN holders ON holders.room = rooms.id WHERE holders.person = 7",
}


def plans(settings: Settings, explain: str) -> dict[str, str]:
    storage = Storage(settings, "process")
    storage.open()
    storage.close()
    engine = open_engine(settings, reads_only=False)
    found = {}
    with engine.connect() as connection:
        if settings.is_postgres:  # empty tables are read from end to end, unless that is forbidden
            connection.execute(text("SET enable_seqscan = off"))
        for name, query in FREQUENT.items():
            found[name] = str(connection.execute(text(explain + query)).all())
    engine.dispose()
    return found


def test_what_is_asked_often_has_an_index(postgres: Cluster, tmp_path: Path) -> None:
    on_postgres = settings_for(tmp_path, database=postgres.new_database("plans"))
    for told in (plans(settings_for(tmp_path), "EXPLAIN QUERY PLAN "), plans(on_postgres, "EXPLAIN ")):
        for name, plan in told.items():
            assert name in plan, plan


async def test_l9_leases_go_by_the_clock_of_the_database(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine whose clock is an hour ahead must not keep its rooms for an hour after it has died."""
    settings = settings_for(tmp_path, database=postgres.new_database("ahead"), lease_seconds=2.0, idle_seconds=0.5)
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 3600)
    with running(settings) as server, psycopg.connect(settings.database, autocommit=True) as session:
        await to_my_turn(server, options=DAYS)
        left = "SELECT until - EXTRACT(EPOCH FROM clock_timestamp()) FROM processes"
        assert 0 < session.execute(left).fetchall()[0][0] <= 2
        await until(lambda: rooms_in_memory(server) == 0)
        due = "SELECT due - EXTRACT(EPOCH FROM clock_timestamp()) FROM rooms"
        assert 80_000 < await until(lambda: session.execute(due).fetchall()[0][0]) <= 86_400


async def test_idle_rooms_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=0.3)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await quiet(player)
            await player.until(lambda me: me.choice() is not None)
            version = player.version
        await until(lambda: rooms_in_memory(server) == 0)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version == version)
            await player.play()
