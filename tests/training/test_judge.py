"""Training: the seed decides, not the number of workers; and the net learns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byzanz.analysis.shares import calibrated
from byzanz.bots.weights import judge_net
from byzanz.cli import main
from byzanz.training.calibration import Judged, fit_calibration, play_judged
from byzanz.training.judge import in_order, scores_of, train_judge
from byzanz.training.workers import helpers

pytestmark = pytest.mark.slow


def test_results_come_in_the_order_of_the_jobs() -> None:
    with helpers(2) as (submit, ahead):
        assert list(in_order(submit, ahead, divmod, ((number, 3) for number in range(9)))) == [
            divmod(number, 3) for number in range(9)
        ]


@pytest.mark.extra
def test_the_net_learns_and_the_seed_decides() -> None:
    with helpers(1) as (submit, ahead):
        one = train_judge(3, 5000, 5, submit, ahead)
        short = [train_judge(3, 260, seed, submit, ahead).weights for seed in (5, 5, 6)]
    assert one.scores.brier[-1] < 0.95 * one.scores.nothing
    assert short[0] == short[1] != short[2]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    written = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        options = ["--games", "260", "--seed", "4", "--players", "6", "--workers", workers, "--output", str(file)]
        assert main(["train", "judge", *options]) == 0
        written.append(json.loads(file.read_text(encoding="utf-8")))
    assert written[0]["players"] == written[1]["players"]
    assert written[0]["command"] == "byzanz train judge --players 6 --games 260 --seed 4"
    assert judge_net(6, str(tmp_path / "1.json")).players == 6


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "2"], "3 to 6"),
        (["--players", "4,x"], "3 to 6"),
        (["--games", "0"], "--games"),
        (["--output", "no/such/folder/judge.json"], "folder"),
    ],
)
def test_wrong_input_is_refused_before_anything_is_played(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "judge", *options]) == 2
    assert said in capsys.readouterr().err


def test_scores_know_good_from_bad() -> None:
    good = scores_of(4, [(1, 0.9, 1.0), (1, 0.1, 0.0)] * 50)
    bad = scores_of(4, [(1, 0.9, 0.0), (1, 0.1, 1.0)] * 50)
    assert good.brier[0] < good.nothing < bad.brier[0]
    assert good.calibration == pytest.approx(0.1)
    assert bad.worst_tenth == pytest.approx(0.9)


def test_calibration_undoes_over_and_under_confidence() -> None:
    outcome = [[1.0, 0.0, 0.0]] * 7 + [[0.0, 1.0, 0.0]] * 3
    timid = [Judged(0, 0, [0.4, 0.3, 0.3], [0.4, 0.3, 0.3], one) for one in outcome] * 60
    bold = [Judged(0, 0, [0.98, 0.01, 0.01], [0.98, 0.01, 0.01], one) for one in outcome] * 60
    (timid_temperature, *_), (timid_doubt, *_) = fit_calibration(3, timid)
    (bold_temperature, *_), (bold_doubt, *_) = fit_calibration(3, bold)
    assert timid_temperature < 1
    assert calibrated([0.98, 0.01, 0.01], bold_temperature, bold_doubt)[0] < 0.85
    assert timid_doubt <= bold_doubt


def test_what_no_world_shows_is_a_doubt_and_no_temperature() -> None:
    outcome = [[1.0, 0.0, 0.0]] * 9 + [[0.0, 1.0, 0.0]]
    certain = [Judged(0, 0, [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], one) for one in outcome] * 60
    assert fit_calibration(3, certain)[1][0] > 0.1


def test_strong_games_are_judged_to_their_end() -> None:
    judged = play_judged(3, 1, 2)
    assert {one.place for one in judged} >= {15, 0}
    assert all(sum(one.shares) == pytest.approx(1) and sum(one.outcome) == 1 for one in judged)
