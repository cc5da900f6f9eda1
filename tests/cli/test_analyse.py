"""`byzanz analyse`: JSON as it is documented, a page with plots, wrong input answered with its reason."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest

import byzanz
from byzanz.bots import make
from byzanz.cli import main
from byzanz.game.record import Record

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two short games."""
    records = []
    for seed in (1, 2):
        game = byzanz.Game(3, seed=seed)
        bots = [make(spec, seed) for spec in ("gentle", "random", "greedy")]
        while game.phase != "over":
            seat = game.waiting_for[0]
            game.act(seat, bots[seat].decide(game.view(seat)))
        records.append(game.record(["Lena <b>", "Zoe", "Basil"]))
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    Record.write(path, records)
    return path


def test_one_json_object_per_game(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(games), "--worlds", "8", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    for line, record in zip(map(json.loads, lines), Record.read(games), strict=True):
        assert line["players"] == 3
        assert len(line["win_shares"]) == len(record.actions) + 1
        assert all(len(shares) == 3 for shares in line["win_shares"])
        assert len(line["luck"]) == len(line["accuracy"]) == 3
        assert len(line["decisions"]) == len(record.actions)
        for decision in line["decisions"]:
            assert decision.keys() >= {"index", "seat", "action", "candidates", "loss", "class"}
            assert f"{decision['seat']} {decision['action']}" == record.actions[decision["index"]]
            assert decision["action"] in [one["action"] for one in decision["candidates"]]
            assert all(one.keys() >= {"action", "win_share", "error"} for one in decision["candidates"])


def test_one_game_and_one_seat_for_people(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(games), "--game", "2", "--seat", "1", "--worlds", "8"]) == 0
    out = capsys.readouterr().out
    assert "Game 2: Lena <b>, Zoe, Basil" in out
    assert "Game 1" not in out


def test_the_report_is_one_page_that_needs_nothing(games: Path, tmp_path: Path) -> None:
    assert main(["analyse", str(games), "--worlds", "8", "--report", str(tmp_path / "new" / "report")]) == 0
    page = (tmp_path / "new" / "report" / "index.html").read_text(encoding="utf-8")
    assert page.count('class="drawn"') == 4
    assert page.count("<polyline") == 6
    assert "Lena &lt;b&gt;" in page
    assert "Lena <b>" not in page
    assert "src=" not in page
    assert page.count("stroke-dasharray") == 2 * page.count("<polyline"), "each line and its place in the legend"
    assert page.count('<div class="drawn"') == 4, "on a phone plots scroll instead of shrinking"
    linked = set(re.findall(r'href="#(game-[0-9-]+)"', page))
    assert linked
    assert linked <= set(re.findall(r'id="(game-[0-9-]+)"', page))
    assert "Hand: " in page
    assert page.count("http") == page.count("http://www.w3.org/2000/svg")


def test_links_to_a_site_hold_the_game(games: Path, tmp_path: Path) -> None:
    site = ["--site", "https://byzanz.example/"]
    assert main(["analyse", str(games), "--game", "1", "--worlds", "8", "--report", str(tmp_path), *site]) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    (record, *_) = Record.read(games)
    links = re.findall(r'href="https://byzanz.example/replay#game=([\w-]+)&amp;at=(\d+)"', page)
    assert links
    for packed, at in links:
        told = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15)
        assert Record.loads(told) == record
        assert int(at) < len(record.actions)


def test_players_of_one_name_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = byzanz.Game(3, seed=1)
    bots = [make("greedy", seed) for seed in range(3)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    Record.write(tmp_path / "three.jsonl", [game.record(["greedy", "greedy 2", "greedy"])])
    assert main(["analyse", str(tmp_path / "three.jsonl"), "--worlds", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["greedy", "greedy 2", "greedy 3"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--game", "3"], "no game 3"),
        (["--game", "0"], "no game 0"),
        (["--seat", "3"], "There is no seat 3: they are numbered 0 to 2."),
        (["--worlds", "0"], "--worlds 0"),
        (["--worlds", "9999"], "--worlds 9"),
    ],
)
def test_wrong_arguments(games: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    assert main(["analyse", str(games), *arguments]) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert not captured.out


@pytest.mark.parametrize(
    ("text", "reason"),
    [("{", "JSON"), ('{"format":"byzanz/1"}', "players"), (byzanz.Game(3, seed=1).record().dumps(), "isn’t over")],
)
def test_wrong_files(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str) -> None:
    (tmp_path / "wrong.jsonl").write_text(text, encoding="utf-8")
    assert main(["analyse", str(tmp_path / "wrong.jsonl"), "--json"]) == 2
    assert reason in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none.jsonl")]) == 2


def test_of_several_games_the_wrong_one_is_named(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = games.read_text(encoding="utf-8").splitlines()[0]
    unfinished = byzanz.Game(3, seed=1).record().dumps()
    illegal = good.replace("0 pass", "0 bid C9", 1)
    assert illegal != good
    for text, reason in (
        (unfinished, "game 2: The game isn’t over yet."),
        (illegal, "game 2: action "),
        (good[:300], "line 3: This isn’t JSON"),
    ):
        path = tmp_path / "mixed.jsonl"
        path.write_text(f"{good}\n\n{text}\n", encoding="utf-8")
        assert main(["analyse", str(path), "--json"]) == 2
        captured = capsys.readouterr()
        assert (captured.out, captured.err.startswith(f"byzanz: {reason}")) == ("", True), captured.err


@pytest.mark.parametrize("command", ["analyse", "arena"])
def test_a_folder_that_can_not_be_made_is_named_as_one(
    games: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    wanted = ["--report", "/proc/nowhere"]
    given = [str(games)] if command == "analyse" else ["random", "random", "random", "--games", "1"]
    assert main([command, *given, *wanted]) == 2
    assert "“/proc/nowhere” is not a folder that can be written to" in capsys.readouterr().err
