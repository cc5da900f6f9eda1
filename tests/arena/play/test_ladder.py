"""A ladder: the same bot with growing budgets on the same deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byzanz.arena.play.ladder import Climb, budgets_of, tournaments_of
from byzanz.arena.play.schedule import ScheduledGame
from byzanz.arena.play.tasks import Played
from byzanz.arena.play.workers import local_workers
from byzanz.cli import main
from byzanz.game.refused import Refused


def test_every_rung_plays_the_same_deals_and_is_compared_with_the_one_below() -> None:
    tournaments = tournaments_of(["search:9", "random", "random"], ["1", "2"], 6, 3)
    assert [tournament.schedule.entries[0] for tournament in tournaments] == ["search:1", "search:2"]
    played: list[list[ScheduledGame]] = []
    climb = Climb()
    with local_workers(1) as workers:
        for tournament in tournaments:
            games: list[Played] = []
            climb.play("any", tournament, workers, games.append)
            played.append([game.scheduled for game in games])
    assert played[0] == played[1]
    assert {tournament.schedule.seed for tournament in tournaments} == {3}
    low, high = climb.rungs
    assert low.gain is None
    assert high.gain == pytest.approx((high.standing.win_share or 0) - (low.standing.win_share or 0))
    assert high.gain is not None
    assert high.gain_ci95 is not None
    assert high.gain_ci95[0] <= high.gain <= high.gain_ci95[1]


def test_a_rung_may_be_another_bot() -> None:
    tournaments = tournaments_of(["search", "random", "random"], ["search-v1:2", "greedy", "4ms"], 3, 1)
    assert [one.schedule.entries[0] for one in tournaments] == ["search-v1:2", "greedy", "search:4ms"]


def test_the_command_draws_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "ladder"
    bots = ["search", "greedy", "greedy"]
    options = ["--ladder", "1,2", "--games", "6", "--seed", "1", "--workers", "1"]
    assert main(["arena", *bots, *options, "--report", str(folder), "--json"]) == 0
    written = json.loads(capsys.readouterr().out)
    assert [rung["budget"] for rung in written["rungs"]] == ["1", "2"]
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 1
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert (folder / "ladder.csv").read_text(encoding="utf-8").count("\n") == 3
    assert main(["arena", *bots, *options]) == 0
    assert "search" in capsys.readouterr().out


def test_one_budget_is_no_ladder() -> None:
    assert budgets_of("1ms, 4ms") == ["1ms", "4ms"]
    with pytest.raises(Refused, match="ladder_budgets"):
        budgets_of("4ms")
