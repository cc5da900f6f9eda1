"""The database fails at every step of a short game, on purpose: nothing is half-done, lost or done twice."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, select, text

from byzanz import Game, Refused
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.store import room_rows, schema
from byzanz.server.store import storage as storage_module
from byzanz.server.store.engine import durability_risks, open_engine
from byzanz.server.store.statements import execute
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play.table import Act, Edit
from byzanz.table.room import rematch
from byzanz.table.room.stored import ActionRow, StorageDown, StoredRoom
from tests.server.harness import dealt_room, settings_for, store_room
from tests.server.postgres import Cluster, program
from tests.size import extra_unless
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

LAST = 6


class Nobody:
    """Hears of tables and does nothing."""

    def table_changed(self, hosted: HostedTable) -> None: ...

    async def state_changed(self, hosted: HostedTable) -> None: ...

    def presence_changed(self, hosted: HostedTable) -> None: ...


class Faults:
    """Fails one step of the writer: the n-th statement, the n-th commit, or the n-th commit after it was done."""

    def __init__(self, storage: Storage, kind: str, nth: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kind, self.nth, self.count = kind, nth, 0
        self._storage = storage
        self._insert = storage._writer._insert_actions
        storage._writer._insert_actions = self._insert_actions
        for module in (storage_module, room_rows):
            monkeypatch.setattr(module, "execute", self._execute)
        event.listen(storage._engine, "commit", self._commit)

    def _is_next(self, kind: str) -> bool:
        if self.kind not in (kind, {"commit": "unknown"}.get(kind)):
            return False
        self.count += 1
        return self.count == self.nth

    def _fail(self) -> None:
        raise (psycopg if self._storage.settings.is_postgres else sqlite3).OperationalError("fault on purpose")

    def _execute(self, *arguments: Any) -> Any:
        if self._is_next("statement"):
            self._fail()
        return execute(*arguments)

    def _commit(self, connection: Connection) -> None:
        if self._is_next("commit"):
            if self.kind == "unknown":
                driver: Any = connection.connection.driver_connection
                driver.commit()
            self._fail()

    def _insert_actions(self, connection: Connection, rows: list[ActionRow]) -> set[tuple[str, int]]:
        if connection.in_transaction():
            return self._insert(connection, rows)
        is_next = self._is_next("commit")
        if is_next and self.kind == "commit":
            self._fail()
        stored = self._insert(connection, rows)
        if is_next:
            self._fail()
        return stored


def almost_over() -> tuple[StoredRoom, list[ActionRow], list[tuple[int, str]]]:
    """A room with all actions of its game but the last few, and those."""
    room = replace(dealt_room(), room=dealt_room().room)
    game = Game(3, deck=room.deck, first=room.first, rules=room.options.rules)
    taken: list[tuple[int, str]] = []
    while game.result is None:
        seat = game.waiting_for[0]
        legal = [str(action) for action in game.legal_actions(seat) if action.verb != "sell"]
        taken.append((seat, "pass" if "pass" in legal else legal[0]))
        game.act(*taken[-1])
    rows = [ActionRow(room.room, n, *one, "bot", None, 5.0, 0) for n, one in enumerate(taken[:-LAST], 1)]
    return room, rows, taken[-LAST:]


async def play_with_fault(settings: Settings, kind: str, nth: int) -> bool:
    """Play the last actions and ask for a rematch, again and again until each is taken; true if a fault happened."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return await _play_with_fault(settings, kind, nth, monkeypatch)


async def _play_with_fault(settings: Settings, kind: str, nth: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    room, rows, rest = almost_over()
    storage = Storage(settings, f"{kind}{nth}")
    storage.open()
    try:
        await store_room(storage, room)
        for row in rows:
            assert await storage.append(row)
        rooms = Rooms(settings, storage, Metrics(), Nobody())
        faults = Faults(storage, kind, nth, monkeypatch)
        acknowledged: dict[int, str] = {}
        for number, (seat, action) in enumerate(rest):
            version = len(rows) + number
            act = Act(seat, action, version, "person", f"frame {number}")
            acknowledged[await until_stored(rooms, room.room, act)] = f"frame {number}"
        await until_stored(rooms, room.room, (await rooms.open(room.room)).table.follow_up() or Edit(lambda r: r))

        def make(stored: StoredRoom) -> StoredRoom | None:
            return rematch.rematch_of(stored, "ab" * 32, 9.0) if stored.rematch == "next" + room.room[4:] else None

        again = Edit(lambda stored: rematch.agree_to_rematch(stored, 1, "next" + room.room[4:]), make)
        for _ in range(2):
            await until_stored(rooms, room.room, again)
        await check(storage, room.room, len(rows), acknowledged)
        return faults.count >= nth
    finally:
        storage.close()


async def until_stored(rooms: Rooms, room: str, request: Any) -> int:
    for _ in range(5):
        try:
            return await rooms.submit(await rooms.open(room), request)
        except StorageDown:
            rooms.tables.clear()  # as after a crash: what is on disk decides
    raise AssertionError("never stored")


async def check(storage: Storage, room: str, before: int, acknowledged: dict[int, str]) -> None:
    rows = await storage.actions_of(room)
    assert [row.version for row in rows] == list(range(1, before + LAST + 1))
    assert {row.version: row.frame for row in rows[before:]} == acknowledged
    found = await storage.room(room)
    assert found is not None
    assert (found[0].state, found[0].rematch) == ("over", "next" + room[4:])
    made = await storage.read(lambda c: c.execute(select(schema.rooms.c.id)).scalars().all())
    assert made.count("next" + room[4:]) == 1
    holders = await storage.read(lambda c: c.execute(select(schema.holders.c.room)).scalars().all())
    assert holders.count(room) == holders.count("next" + room[4:]) == 1


KINDS = ["statement", "commit", "unknown"]


@pytest.mark.parametrize("kind", extra_unless(lambda kind: kind != "unknown", KINDS))
async def test_sqlite_fails_at_every_step_of_a_short_game(tmp_path: Path, kind: str) -> None:
    await fail_at_every_step(settings_for(tmp_path), kind)


@pytest.mark.parametrize("kind", extra_unless(lambda kind: kind == "commit", KINDS))
async def test_postgres_fails_at_every_step_of_a_short_game(postgres: Cluster, tmp_path: Path, kind: str) -> None:
    await fail_at_every_step(settings_for(tmp_path, database=postgres.new_database(f"every_{kind}")), kind)


async def fail_at_every_step(settings: Settings, kind: str) -> None:
    nth = 1
    while await play_with_fault(settings, kind, nth):
        nth += 1
    assert nth > (LAST if kind != "statement" else 3)  # each step was reached, and one more was too many


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_h2_a_row_that_cannot_be_stored_fails_alone(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    settings = settings_for(tmp_path)
    if database == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        settings = settings_for(tmp_path, database=cluster.new_database("h2"))
    storage = Storage(settings, "process")
    storage.open()
    rooms = [dealt_room() for _ in range(20)]
    for room in rooms:
        await store_room(storage, room)
    connection = storage._writer._connection
    waiting = storage._writer.submit(lambda _c: time.sleep(0.3))  # what comes now is one batch
    jobs = []
    for number, room in enumerate(rooms):
        row = ActionRow(room.room, 1, 0, "pass", "person", f"frame {number}", 5.0, 0)
        if number == 7 and database == "postgres":
            row = row._replace(frame="a\0b")
        jobs.append(storage._writer.submit(row))
    if database == "sqlite":
        jobs[7] = storage._writer.submit(lambda c: c.execute(text("INSERT INTO people (id) VALUES (NULL)")))
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    await waiting
    assert isinstance(outcomes.pop(7), StorageDown)
    assert outcomes == [True] * 19
    assert storage._writer._connection is connection, "the writer kept its connection"
    storage.close()


async def test_m3_an_id_that_would_be_cut_is_not_stored(tmp_path: Path) -> None:
    storage = Storage(settings_for(tmp_path), "process")
    storage.open()
    room = dealt_room()
    await store_room(storage, room)
    with pytest.raises(Refused, match="malformed"):
        await storage.append(ActionRow(room.room, 1, 0, "pass", "person", "a\0b", 5.0, 0))
    assert await storage.actions_of(room.room) == []
    storage.close()


async def test_what_is_acknowledged_is_in_the_files_whatever_is_lost_behind_it(tmp_path: Path) -> None:
    """A power cut may lose what was written after the last sync: the WAL is cut off there, and at places behind."""
    settings = settings_for(tmp_path)
    storage = Storage(settings, "process")
    storage.open()
    room = dealt_room()
    await store_room(storage, room)
    ends = []
    for version in range(1, 6):
        await storage.append(ActionRow(room.room, version, 0, "pass", "person", f"f{version}", 5.0, 0))
        ends.append(size_of_wal(settings))
    writing = storage._engine.connect()
    assert writing.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL: each commit is synced
    assert writing.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    writing.close()
    folder = copy_files(settings, tmp_path)
    storage.close()
    for version, end in enumerate(ends, 1):
        for more in (0, 1, 24, 100, 2_000):
            found = versions_after_cut(folder, end + more)
            assert found[:version] == list(range(1, version + 1)), (version, more)


def size_of_wal(settings: Settings) -> int:
    return Path(settings.database + "-wal").stat().st_size


def copy_files(settings: Settings, tmp_path: Path) -> Path:
    """The database and its WAL as they are while the server runs."""
    folder = tmp_path / "copied"
    folder.mkdir()
    for end in ("", "-wal"):
        shutil.copy(settings.database + end, folder / f"whole.sqlite{end}")
    return folder


def versions_after_cut(folder: Path, size: int) -> list[int]:
    """What SQLite finds when the WAL ends there."""
    copy = folder / "cut.sqlite"
    shutil.copy(folder / "whole.sqlite", copy)
    Path(f"{copy}-wal").write_bytes((folder / "whole.sqlite-wal").read_bytes()[:size])
    Path(f"{copy}-shm").unlink(missing_ok=True)
    connection = sqlite3.connect(copy)
    found = [row[0] for row in connection.execute("SELECT version FROM actions ORDER BY version")]
    connection.close()
    return found


def test_l4_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    settings = settings_for(folder)
    before = os.umask(0o022)
    try:
        storage = Storage(settings, "process")
        storage.open()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        storage.close()
        assert len(modes) >= 2
        assert set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        Path(settings.database).chmod(0o644)
        open_engine(settings, reads_only=True).dispose()
        assert stat.S_IMODE(Path(settings.database).stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_l13_a_cluster_that_may_lose_what_it_acknowledged_is_warned_about(
    postgres: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("risky"))
    engine = open_engine(settings, reads_only=True)
    assert durability_risks(engine) == []
    engine.dispose()
    with psycopg.connect(settings.database, autocommit=True) as session:
        session.execute("ALTER DATABASE risky SET synchronous_commit = off")
    storage = Storage(settings, "process")
    storage.open()
    storage.close()
    assert "synchronous_commit is off" in caplog.text


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_l13_a_cluster_that_a_power_cut_may_destroy_is_warned_about(
    postgres: Cluster, tmp_path: Path, setting: str
) -> None:
    engine = open_engine(settings_for(tmp_path, database=postgres.new_database(f"l13_{setting}")), reads_only=True)
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as session:
        session.execute(f"ALTER SYSTEM SET {setting} = off")
        session.execute("SELECT pg_reload_conf()")
        try:
            assert wait_until(lambda: durability_risks(engine))[0].startswith(f"{setting} is off")
        finally:
            session.execute(f"ALTER SYSTEM RESET {setting}")
            session.execute("SELECT pg_reload_conf()")
    assert wait_until(lambda: not durability_risks(engine))
    engine.dispose()


def test_l13_a_replica_that_lags_behind_is_warned_about(postgres: Cluster, tmp_path: Path) -> None:
    engine = open_engine(settings_for(tmp_path, database=postgres.new_database("replicated")), reads_only=True)
    receive = program("pg_receivewal")
    if receive is None:
        pytest.skip("NOT TESTED: pg_receivewal is not installed")
    command = [receive, "-D", str(tmp_path), "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "byzanz"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as replica:
        try:
            assert wait_until(lambda: durability_risks(engine))[0].startswith("replication is asynchronous")
        finally:
            replica.terminate()
    engine.dispose()


def test_l8_a_full_disk_at_the_start_is_a_sentence_and_exit_code_2(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    first = Storage(settings, "process")
    first.open()
    first.close()

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    command = [sys.executable, "-m", "byzanz.cli", "serve", "--port=0", f"--database={settings.database}"]
    ended = subprocess.run(command, preexec_fn=no_room, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2, ended
    assert ended.stderr.startswith("byzanz: ")
    assert "Traceback" not in ended.stderr
