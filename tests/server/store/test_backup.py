"""`byzanz backup FILE`: made while people play, restored as docs/operate.md says, and the game goes on."""

import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest

from byzanz.cli import main
from byzanz.server.store.backup import back_up
from tests.server.harness import running, settings_for
from tests.server.postgres import Cluster, program

pytestmark = pytest.mark.slow


def nothing_else_is_left(folder: Path) -> None:
    assert not list(folder.glob(".*"))


def restore(cluster: Cluster, file: Path) -> str:
    """Do what docs/operate.md says; return the address of the new database."""
    restored, pg_restore = cluster.new_database("restored"), program("pg_restore")
    assert pg_restore is not None
    subprocess.run([pg_restore, "--no-owner", f"--dbname={restored}", str(file)], check=True)
    return restored


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_a_backup_made_in_the_middle_of_a_game_is_restored_and_played_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """All that was acknowledged before is there, and what came afterwards is not."""
    cluster: Cluster | None = request.getfixturevalue("postgres") if kind == "PostgreSQL" else None
    database = str(tmp_path / "byzanz.sqlite") if cluster is None else cluster.new_database("backed_up")
    file, restored = tmp_path / "copy", str(tmp_path / "restored.sqlite")
    with running(settings_for(tmp_path, database=database, lease_seconds=1.0)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.play(until_version=20)
            version, hand = player.version, player.view["hand"]
            assert main(["backup", str(file), "--database", database]) == 0
            await player.play()
            before = player.version
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    nothing_else_is_left(tmp_path)
    if cluster is None:
        shutil.copy(file, restored)
    else:
        restored = restore(cluster, file)
    with running(settings_for(tmp_path, database=restored, lease_seconds=1.0)) as server:
        lena.move_to(server.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= version)
            assert player.version < before
            assert player.version > version or player.view["hand"] == hand
            await player.play()


def test_a_complete_copy_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    file = tmp_path / "copy.sqlite"
    file.write_text("the last one")
    file.chmod(0o644)
    with running(settings) as server:
        server.browser().new_room()
        back_up(settings, file)
    copy = sqlite3.connect(file)
    assert copy.execute("SELECT count(*) FROM rooms").fetchone() == (1,)
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]


@pytest.mark.parametrize("database", ["none.sqlite", "other.sqlite", "no.sqlite"])
def test_what_is_no_database_is_refused_and_the_last_copy_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    (tmp_path / "no.sqlite").write_text("words " * 200)
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    file = tmp_path / "copy"
    file.write_text("the last one")
    assert main(["backup", str(file), "--database", str(tmp_path / database)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert file.read_text() == "the last one"
    nothing_else_is_left(tmp_path)


def test_a_backup_never_goes_onto_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_for(tmp_path)
    with running(settings):
        (tmp_path / "link").symlink_to(settings.database)
        for name in (settings.database, str(tmp_path / "link")):
            assert main(["backup", name, "--database", settings.database]) == 2
            assert "over the database itself" in capsys.readouterr().err


def test_a_password_reaches_pg_dump_where_nobody_reads_it_and_no_message_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "pg_dump"
    fake.write_text('#!/bin/sh\necho "$@" >&2; [ "$PGPASSWORD" = "let@me in" ] && echo known >&2; exit 1\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("BYZANZ_DATABASE", "postgresql://byzanz:let%40me%20in@db.example:5/byzanz")
    assert main(["backup", str(tmp_path / "copy")]) == 2
    said = capsys.readouterr().err
    assert "known" in said
    assert "postgresql://byzanz@db.example:5/byzanz" in said
    assert "let" not in said
    assert not (tmp_path / "copy").exists()


def test_without_pg_dump_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["backup", str(tmp_path / "copy"), "--database", "postgresql://byzanz@localhost/byzanz"]) == 2
    assert "pg_dump" in capsys.readouterr().err
