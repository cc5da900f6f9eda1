"""A power cut loses what was never synced: what SQLite has acknowledged is there afterwards, whatever else is lost."""

import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.disk import Disk, Note, environment, notes_of, preloaded
from tests.size import extra_unless

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
ACTIONS = 40
CUTS = 400
LAST_FAILING_SYNC = 12

WRITES = """
import asyncio, json, os, sys, time
from pathlib import Path
from sqlalchemy import event
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import ActionRow, StorageDown
from tests.server.harness import dealt_room, settings_for, store_room

async def play(folder, actions):
    acknowledged = os.open(folder / "acknowledged", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    storage = Storage(settings_for(folder), "process")

    @event.listens_for(storage._engine, "connect")
    def checkpoint_often(connection, _record):
        connection.execute("PRAGMA wal_autocheckpoint=12")

    for attempt in range(9):
        try:
            storage.open()
            break
        except StorageDown:
            storage = Storage(settings_for(folder), "process")
    room = dealt_room()
    await again(lambda: store_room(storage, room))
    for version in range(1, actions + 1):
        row = ActionRow(room.room, version, 0, "pass", "person", f"f{version}", 5.0, 0)
        await again(lambda: storage.append(row))
        os.write(acknowledged, json.dumps(version).encode() + b"\\n")
    storage.close()

async def again(ask):
    for _ in range(9):
        try:
            return await ask()
        except StorageDown:
            await asyncio.sleep(0.01)
    raise SystemExit("never stored")

asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return preloaded(tmp_path_factory.mktemp("disk"))


def noted(library: Path, tmp_path: Path, actions: int, *, failing_sync: int = 0) -> list[Note]:
    """Store some actions in a process of its own; return what it did to its files."""
    watched = tmp_path / f"watched{failing_sync}"
    watched.mkdir(mode=0o700)
    trace = tmp_path / f"trace{failing_sync}"
    surroundings = environment(library, watched, trace, failing_sync=failing_sync)
    command = [sys.executable, "-c", WRITES, str(watched), str(actions)]
    subprocess.run(command, env=surroundings, cwd=ROOT, check=True, capture_output=True, timeout=300)
    return notes_of(trace)


def power_cuts(notes: list[Note], cuts: int, rng: random.Random) -> Iterator[tuple[int, dict[str, bytes]]]:
    """Cut the power after some of the notes; yield what was acknowledged by then, and what is left.

    Half of the cuts come once something was acknowledged: most notes are of the tables being made.
    """
    first = next(number for number, note in enumerate(notes) if note.path.endswith("/acknowledged"))
    places = {
        place
        for part in (range(first), range(first, len(notes)))
        for place in rng.sample(part, min(cuts // 2, len(part)))
    }
    disk, acknowledged = Disk(), 0
    for number, note in enumerate(notes):
        if note.path.endswith("/acknowledged"):
            acknowledged = json.loads(note.data)
        elif "byzanz.sqlite" in note.path and not note.path.endswith(".lock"):
            disk.see(note)
        if number in places:
            yield acknowledged, disk.after_power_cut(rng)


def versions_in(left: dict[str, bytes], folder: Path) -> list[int]:
    """What SQLite finds when the power is back."""
    for old in folder.iterdir():
        old.unlink()
    for path, content in left.items():
        (folder / Path(path).name).write_bytes(content)
    with sqlite3.connect(folder / "byzanz.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        try:
            found = [row[0] for row in connection.execute("SELECT version FROM actions ORDER BY version")]
        except sqlite3.OperationalError:  # cut before the tables were made
            found = []
    connection.close()
    return found


def check_cuts(notes: list[Note], tmp_path: Path, cuts: int) -> int:
    folder = tmp_path / "after"
    folder.mkdir(exist_ok=True)
    most = 0
    for acknowledged, left in power_cuts(notes, cuts, random.Random(7)):
        found = versions_in(left, folder)
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= acknowledged, f"{acknowledged} were acknowledged, {len(found)} are left"
        most = max(most, acknowledged)
    return most


def test_what_was_acknowledged_outlives_a_power_cut(library: Path, tmp_path: Path) -> None:
    notes = noted(library, tmp_path, ACTIONS)
    databases = {note.path for note in notes if note.verb == "w" and note.path.endswith(".sqlite")}
    assert databases, "no checkpoint was seen"
    assert check_cuts(notes, tmp_path, CUTS) >= ACTIONS // 2


def test_a_database_that_does_not_sync_is_found_out(library: Path, tmp_path: Path) -> None:
    """The test above can fail: without the syncs of the WAL, acknowledged actions are lost."""
    notes = [note for note in noted(library, tmp_path, ACTIONS) if note.verb != "s" or note.path.endswith(".sqlite")]
    with pytest.raises((AssertionError, sqlite3.DatabaseError)):
        check_cuts(notes, tmp_path, CUTS)


@pytest.mark.parametrize("nth", extra_unless(lambda nth: nth in (1, 6), range(1, LAST_FAILING_SYNC + 1)))
def test_a_sync_that_fails_loses_nothing_acknowledged(library: Path, tmp_path: Path, nth: int) -> None:
    """Whatever sync fails, the action is refused or stored again; a power cut afterwards leaves what was acknowledged."""
    notes = noted(library, tmp_path, 5, failing_sync=nth)
    assert any(note.verb == "f" for note in notes)
    assert check_cuts(notes, tmp_path, 60) >= 3
