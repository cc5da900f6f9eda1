"""Winning shares: a view is enough, they sum to one, and at the end they are the result."""

from __future__ import annotations

import random

import pytest

import byzanz
from byzanz.analysis import CAREFUL, QUICK, win_shares
from byzanz.analysis.shares import MANY, calibrated, calibration_of
from byzanz.bots import make
from byzanz.bots.weights import STEADY, judge_calibration


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shares_sum_to_one_at_every_decision_and_end_in_the_result(players: int) -> None:
    game = byzanz.Game(players, seed=players)
    bots = [make("greedy", seat) for seat in range(players)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        for viewer in (seat, None):
            shares = win_shares(game.view(viewer), worlds=2)
            assert len(shares) == players
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        game.act(seat, bots[seat].decide(game.view(seat)))
    assert game.result is not None
    expected = [1 / len(game.result.winners) if s in game.result.winners else 0 for s in range(players)]
    assert win_shares(game.view(0)) == expected


def test_what_the_view_does_not_show_changes_nothing() -> None:
    game = byzanz.Game(4, seed=8)
    bots = [make("greedy", seat) for seat in range(4)]
    rng = random.Random(2)
    compared = 0
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        if game.version % 15 == 0:
            other = byzanz.resample(view, rng)
            compared += other.deck != game.deck
            assert win_shares(other.view(seat), worlds=3, seed=5) == win_shares(view, worlds=3, seed=5)
        game.act(seat, bots[seat].decide(view))
    assert compared > 3


def test_more_worlds_bring_seeds_together() -> None:
    game = byzanz.Game(4, seed=8)
    view = game.view(0)

    def spread(worlds: int) -> float:
        answers = [win_shares(view, worlds=worlds, seed=seed)[0] for seed in range(6)]
        return max(answers) - min(answers)

    assert spread(64) < spread(1)
    assert win_shares(view, worlds=1, seed=1) != win_shares(view, worlds=1, seed=2)


def test_no_world_is_no_answer() -> None:
    with pytest.raises(ValueError, match="at least one"):
        win_shares(byzanz.Game(4, seed=1).view(0), worlds=0)


def test_a_temperature_sharpens_or_flattens() -> None:
    shares = [0.5, 0.3, 0.2, 0.0]
    assert calibrated(shares, 1.0) == shares
    assert calibrated(shares, 0.5)[0] > 0.5 > calibrated(shares, 2.0)[0]
    assert sum(calibrated(shares, 0.7)) == pytest.approx(1)
    assert calibrated([1.0, 0.0], 2.0) == [1.0, 0.0]


def test_a_doubt_is_shared_equally() -> None:
    assert calibrated([1.0, 0.0, 0.0, 0.0], 1.0, 0.1) == pytest.approx([0.925, 0.025, 0.025, 0.025])


def test_many_worlds_have_a_calibration_of_their_own() -> None:
    view = byzanz.Game(4, seed=1).view(0)
    quick, steady = calibration_of(view, QUICK), calibration_of(view, MANY)
    assert quick != steady
    assert calibration_of(view, 1) == quick
    assert calibration_of(view, CAREFUL) == steady
    between = calibration_of(view, 60)
    for few, some, many in zip(quick, between, steady, strict=True):
        assert min(few, many) <= some <= max(few, many)


def test_every_moment_of_every_game_is_calibrated_in_both_forms() -> None:
    for players in range(3, 7):
        rounds = byzanz.Game(players, seed=1).view(0).rounds
        assert len(judge_calibration(players)) == len(judge_calibration(players, STEADY)) == 2 * rounds
