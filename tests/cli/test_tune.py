"""`byzanz tune` as people call it."""

import json
from pathlib import Path

import pytest

from byzanz.bots.greedy.parameters import load
from byzanz.cli import main

QUICK = ("--generations", "2", "--population", "4", "--deals", "2", "--fresh", "4", "--seed", "1", "--workers", "1")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_writes_a_file_that_the_bot_can_play_by(
    players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    assert main(["tune", "greedy:untuned", "--players", str(players), *QUICK, "--output", str(file), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["players"] == players
    assert printed["games"] == 2 * 4 * 2 * players
    assert printed["after"]["games"] == printed["before"]["games"] == 4 * players
    low, high = printed["margin_ci95"]
    assert low <= printed["margin"] <= high
    written = load(str(file))
    assert written[players] == pytest.approx(tuple(printed["parameters"].values()), abs=0.0006)
    assert written[players] != load("untuned")[players]
    others = {number: vector for number, vector in written.items() if number != players}
    assert others == {number: load("untuned")[number] for number in others}, "the other tables stay as they were"
    assert main(["arena", f"greedy:{file}", "greedy", "greedy", "--games", "3", "--workers", "1", "--json"]) == 0


def test_a_second_run_into_the_same_file_keeps_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["tune", "greedy:untuned", "--players", "3", *QUICK, "--output", str(file)]) == 0
    problem = capsys.readouterr().out
    assert "greedy:untuned with 3 players, after 2 generations" in problem
    assert "95% interval" in problem
    first = load(str(file))[3]
    load.cache_clear()
    assert main(["tune", "greedy:untuned", "--players", "4", *QUICK, "--output", str(file)]) == 0
    load.cache_clear()
    assert load(str(file))[3] == first
    assert load(str(file))[4] != load("untuned")[4]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("random",), "random"),
        (("search:64",), "greedy"),
        (("greedy", "--players", "7"), "7"),
        (("greedy", "--generations", "0"), "--generations"),
        (("greedy", "--fresh", "1"), "--fresh"),
        (("greedy", "--output", "no/such/folder/file.toml"), "no/such/folder"),
    ],
)
def test_wrong_input_is_explained_with_exit_code_2(
    arguments: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", *arguments]) == 2
    printed = capsys.readouterr()
    assert problem in printed.err
    assert printed.out == ""


def test_an_unknown_opponent_is_refused_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "greedy", "--against", "nobody"]) == 2
    assert capsys.readouterr().err
