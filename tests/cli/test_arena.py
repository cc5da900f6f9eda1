"""`byzanz arena` as people call it: in a process of its own."""

import contextlib
import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import byzanz
from byzanz.cli import main
from byzanz.locales import LANGUAGES, texts
from tests.arena import odd_bots
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

SHORT = ("--games", "6", "--seed", "3", "--workers", "1")


def call(*arguments: str, folder: Path | None = None, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "byzanz.cli", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=os.environ | {"BYZANZ_LANG": language},
    )


def odd(name: str) -> str:
    return f"{Path(odd_bots.__file__).resolve()}:{name}"


def test_json_alone_on_standard_output() -> None:
    done = call(
        "arena", "random", "random", "random", "random", "--games", "10", "--seed", "3", "--workers", "2", "--json"
    )
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads(done.stdout)
    assert (figures["games"], figures["seed"]) == (10, 3)
    assert [bot["name"] for bot in figures["bots"]] == ["random"] * 4
    assert all(bot["games"] == 10 for bot in figures["bots"])
    assert sum(bot["win_share"] for bot in figures["bots"]) == pytest.approx(1)


def test_a_table_for_people() -> None:
    done = call("arena", "random", odd("Careful"), "random", *SHORT)
    assert done.returncode == 0, done.stderr
    assert "6 games, 3 players, seed 3" in done.stdout
    for word in ("careful", "random (1)", "random (2)", "95%", "interval", "rating"):
        assert word in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_bots_and_luck_fit_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BYZANZ_LANG", language)
    texts.cache_clear()
    assert main(["arena", "greedy", *["random"] * 5, *SHORT, "--luck"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines if "%" in line and "1" in line and "random" in line)
    texts.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_output_says_if_bots_from_files_had_the_game_within_reach(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BYZANZ_LANG", language)
    texts.cache_clear()
    monkeypatch.setenv("COLUMNS", "400")
    notice = texts()("arena-in-process")
    own, trusted = ["random", odd("Careful"), "random"], ["random"] * 3
    for bots, options, noticed in ((own, [], False), (own, ["--in-process"], True), (trusted, ["--in-process"], False)):
        assert main(["arena", *bots, *SHORT, *options]) == 0
        assert (notice.split("(")[0] in " ".join(capsys.readouterr().out.split())) == noticed
        assert main(["arena", *bots, *SHORT, *options, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["in_process"] == noticed


def test_records_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert call("arena", "random", "random", "random", *SHORT, "--records", str(file)).returncode == 0
    records = list(byzanz.Record.read(file))
    assert len(records) == 6
    assert all(record.replay().result for record in records)
    assert records[0].names == ("random",) * 3
    assert call("verify", str(file)).returncode == 0


def test_each_run_without_a_seed_has_its_own_and_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        assert main(["arena", *["random"] * 3, "--games", "1", "--workers", "1", "--json"]) == 0
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("random", "random"), "2 bots"),
        (("random",) * 7, "7 bots"),
        (("random", "random", "nobody"), "nobody"),
        (("random", "random", "missing.py:Bot"), "missing.py"),
        (("random", "random", "broken.py:Bot"), "broken.py"),
        (("random", "random", "empty.py:Bot"), "Bot"),
        (("random", "random", "random", "--games", "0"), "0 games"),
        (("random", "random", "random", "--games", "many"), "--games"),
        (("random", "random", "random", "--workers", "0"), "--workers"),
        (("random", "random", "random", "--limit", "-1"), "--limit"),
        (("random", "random", "random", "--records", "no/such/folder/games.jsonl"), "no/such/folder"),
        (("random", "random", "random", "--report", "empty.py"), "empty.py"),
    ],
)
def test_wrong_input_is_explained_with_exit_code_2(
    arguments: tuple[str, ...],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "broken.py").write_text("class Bot(:\n", encoding="utf-8")
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert _code(*arguments) == 2
    printed = capsys.readouterr()
    assert problem in printed.err
    assert "Traceback" not in printed.err
    assert printed.out == ""


def _code(*arguments: str) -> int:
    try:
        return main(["arena", *arguments])
    except SystemExit as refused:  # argparse's own way to refuse
        return int(str(refused.code))


def test_the_exit_code_is_that_of_the_process(tmp_path: Path) -> None:
    done = call("arena", "random", "random", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "2 bots" in done.stderr


def test_a_fault_is_reported_and_its_game_written_down(tmp_path: Path) -> None:
    done = call("arena", "random", odd("Crashing"), "random", *SHORT, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "crashing crashed in game 1 (deal 1): ZeroDivisionError: the third is too much" in done.stdout
    [record] = byzanz.Record.read(tmp_path / "byzanz-faults.jsonl")
    assert record.extra["fault"]["kind"] == "crash"
    assert record.replay().result is None


def test_strict_stops_with_exit_code_1(tmp_path: Path) -> None:
    done = call("arena", "random", odd("Crashing"), "random", *SHORT, "--strict", "--json", folder=tmp_path)
    assert done.returncode == 1
    [fault] = json.loads(done.stdout)["faults"]
    assert (fault["kind"], fault["entry"]) == ("crash", 1)
    assert "crashed" in done.stderr


@contextlib.contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Leave no process behind that a test would wait for without end."""
    try:
        yield
    finally:
        process.kill()


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or os.name != "posix", reason="signals are sent as on Unix")
def test_ctrl_c_ends_it_at_once_workers_and_all(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    bots = (odd("Endless"), odd("Endless"), odd("Endless"))
    command = [sys.executable, "-m", "byzanz.cli", "arena", *bots, "--workers", "2"]
    # Whoever starts the tests in the background of a shell has Ctrl-C ignored, and children inherit that.
    heed = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    environment = os.environ | {"BYZANZ_TEST_ASKED": str(asked)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, preexec_fn=heed) as process, ended(process):
        wait_until(asked.exists)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()


def test_the_report_is_one_page_and_its_data(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "report"
    done = call(
        "arena",
        "random",
        odd("Careful"),
        "random",
        "--games",
        "12",
        "--seed",
        "3",
        "--workers",
        "1",
        "--report",
        str(folder),
    )
    assert done.returncode == 0, done.stderr
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 8
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"(?:src|href)=\"(?!#|data:,|\w+\.csv)", page.replace("xlink:href", "href")), (
        "asks for something outside"
    )
    assert not re.search(r"url\((?!#)|@import", page)
    assert "#a1b2" not in page, "a colour that only stands for the page's own was left"
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "two drawings share a name"
    assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", page)) <= set(ids)
    games = list(csv.DictReader((folder / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert len(games) == 36
    assert sum(float(row["win"]) for row in games) == pytest.approx(12, abs=1e-4)
    for name, rows in (("rounds", 12 * 8 * 3), ("auctions", 12 * 8 * 3), ("picks", 12 * 8 * 3)):
        assert len(list(csv.DictReader((folder / f"{name}.csv").read_text(encoding="utf-8").splitlines()))) == rows, (
            name
        )


def test_a_missing_ray_is_refused_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    from byzanz.arena.play.ray_workers import OnRay

    with pytest.raises(byzanz.Refused, match="missing_extra"):
        OnRay()
