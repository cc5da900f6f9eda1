"""Unfinished games on this machine: on disk before anybody hears of an action, and gone on with from there."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from byzanz import Record
from byzanz.locales import texts
from byzanz.tui import kept
from byzanz.tui.local import LocalTable, Setup

COMMAND = [sys.executable, "-m", "byzanz.cli", "play", "--plain"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("BYZANZ_LANG", "en")
    return tmp_path / "byzanz" / "games"


def begun(actions: int, setup: Setup | None = None) -> LocalTable:
    """A kept game in which the person has acted some times."""
    table = LocalTable(setup or Setup(4, "shrewd", seed=7, name="Lena"), is_kept=True)
    for _ in range(actions):
        while table.step():
            pass
        legal = [str(action) for action in table.view.legal_actions() if action.verb != "sell"]
        table.act("pass" if "pass" in legal else legal[0])
    return table


def record_of(table: LocalTable) -> Record:
    return Record.loads(table.record())


def play_on(table: LocalTable) -> None:
    while not table.client.is_over:
        while table.step():
            pass
        if legal := [str(action) for action in table.view.legal_actions() if action.verb != "sell"]:
            table.act("pass" if "pass" in legal else legal[0])
    while table.step():
        pass


def test_a_kept_game_goes_on_as_if_nothing_had_happened() -> None:
    whole, first = LocalTable(Setup(4, "shrewd", seed=7, name="Lena")), begun(3)
    found = kept.kept_game()
    assert Setup.of(found) == first.setup
    again = LocalTable(Setup.of(found), found)
    assert record_of(again).actions == record_of(first).actions
    assert again.client.events == first.client.events
    assert again.view.to_dict() == first.view.to_dict()
    for table in (whole, again):
        play_on(table)
    assert record_of(again).actions == record_of(whole).actions
    assert kept.last_kept() is None, "a finished game needs no file any more"


def test_the_file_is_for_nobody_else(folder: Path) -> None:
    begun(1)
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_line_that_a_crash_cut_off_never_happened(folder: Path, cut: int) -> None:
    table = begun(2)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-cut])
    found = kept.kept_game()
    assert record_of(LocalTable(Setup.of(found), found)).actions == record_of(table).actions[:-1]


def test_a_broken_file_hides_no_other_game(folder: Path) -> None:
    table = begun(2)
    (folder / "99999999999999999999-broken.jsonl").write_bytes(b'{"setup": 3}\n')
    (folder / "99999999999999999999-empty.jsonl").write_bytes(b"")
    assert record_of(LocalTable(table.setup, kept.kept_game())).actions == record_of(table).actions


def test_the_oldest_of_many_makes_room(folder: Path) -> None:
    for number in range(kept.MOST + 3):
        os.utime(begun(0).keeper.file, (number, number))  # type: ignore[union-attr]
    assert len(list(folder.iterdir())) == kept.MOST


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder")
    table = begun(2)
    assert table.keeper is not None
    assert table.keeper.is_failing
    done = subprocess.run(COMMAND, input="pass\nquit\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert texts("en")("terminal-not-kept") in done.stdout


def heard(out: IO[str]) -> list[str]:
    """Read until the player is asked."""
    lines: list[str] = []
    while not (line := out.readline()).startswith("Your turn"):
        assert line, lines
        lines.append(line)
    return lines


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_what_was_said_survives_a_kill(folder: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--seed", "7", "--level", "gentle"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        said = heard(game.stdout)
        for _ in range(2):
            game.stdin.write("pass\n")
            game.stdin.flush()
            said += heard(game.stdout)
        game.send_signal(signal.SIGKILL)
    done = subprocess.run([*COMMAND, "--resume"], input="log\nquit\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for line in said[1:]:
        assert line in done.stdout
    assert "You pass.\n" in done.stdout


def test_resume_without_a_kept_game_says_where_it_looked(folder: Path) -> None:
    done = subprocess.run([*COMMAND, "--resume"], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == f"byzanz: No unfinished game is kept in {folder}."


def test_a_new_game_offers_the_kept_one() -> None:
    begun(2, Setup(3, "gentle", name="Lena"))
    done = subprocess.run(COMMAND, input="resume\nquit\n", capture_output=True, text=True, check=False)
    assert "Type resume to go on with it." in done.stdout
    assert done.stdout.count("You play Byzanz with") == 2
    assert done.stdout.count("You pass.") == 2
