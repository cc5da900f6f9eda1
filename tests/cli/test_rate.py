"""`byzanz rate`: the leaderboard from files, the same for everybody who has them."""

import json
from pathlib import Path

import pytest

from byzanz import Game, Record
from byzanz.analysis import JUDGE
from byzanz.arena import play_match
from byzanz.bots import make
from byzanz.cli import main

pytestmark = pytest.mark.slow

PLAYERS = ("gentle", "random", "shrewd")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with three finished games and one that isn't over."""
    records = []
    for seed in range(3):
        bots = [make(spec, seed) for spec in PLAYERS]
        records.append(play_match(bots, Game(3, seed=seed)).game.record(PLAYERS, bots=list(PLAYERS)))
    records.append(Game(3, seed=9).record())
    path = tmp_path_factory.mktemp("rate") / "games.jsonl"
    Record.write(path, records)
    return path


def test_one_json_object_with_everybody_the_strongest_first(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", str(games), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["judge"], told["left_out"]) == (3, JUDGE, {"not_over": 1})
    assert [one["name"] for one in told["players"]] == ["shrewd-1", "gentle-1", "random"]
    assert all(set(one) == {"name", "rating", "error", "games", "provisional"} for one in told["players"])
    shrewd, _, weak = told["players"]
    assert (shrewd["rating"], shrewd["error"], shrewd["provisional"]) == (1500.0, 0.0, False)
    assert weak["provisional"]
    assert weak["games"] == 3


def test_the_same_games_twice_give_the_same_text_and_luck_can_be_left_in(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["rate", str(games), "--json"])
    once = capsys.readouterr().out
    main(["rate", str(games), "--json"])
    assert capsys.readouterr().out == once
    main(["rate", str(games), "--json", "--no-luck"])
    plain = json.loads(capsys.readouterr().out)
    assert plain["judge"] is None
    assert plain["players"] != json.loads(once)["players"]


def test_people_see_a_table(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", str(games), "--no-luck"]) == 0
    told = capsys.readouterr().out
    assert "shrewd-1" in told
    assert "?" in told
    assert "1 game doesn’t count: not over." in told


@pytest.mark.parametrize(
    ("content", "told"),
    [("", "There is no game to rate."), ("{}\n", "The format is None"), (None, "There is no file")],
)
def test_what_can_t_be_rated_says_why(
    content: str | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    if content is not None:
        file.write_text(content)
    assert main(["rate", str(file)]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["games.jsonl", "--database", "x.sqlite"]])
def test_either_files_or_a_database(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", *arguments]) == 2
    assert "Name files of records, or --database" in capsys.readouterr().err


def test_a_database_that_isn_t_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", "--database", str(tmp_path / "none.sqlite")]) == 2
    assert "no such file" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()
