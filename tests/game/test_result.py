"""Results: points, ties, shared victories."""

from __future__ import annotations

import random

import pytest

import byzanz
from tests.dealt import hand
from tests.random_play import choose
from tests.referee import Referee


def played(players: int, seed: int, tie_break: str) -> byzanz.Game:
    """A finished random game in which few sets are sold, so that ties happen."""
    game = byzanz.Game(players=players, seed=seed, rules=byzanz.Rules(tie_break=tie_break))
    rng = random.Random(seed)
    while game.phase != "over":
        seat, action = choose(game, rng)
        if action.verb != "sell" or rng.random() < 0.05:
            game.act(seat, action)
    return game


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("tie_break", ["all-cards", "goods-only"])
def test_the_result_is_the_referees(players: int, tie_break: str) -> None:
    for seed in range(4):
        game = played(players, seed, tie_break)
        referee = Referee(players, list(game.record().deck), tie_break=tie_break)
        for line in game.record().actions:
            seat, action = line.split(" ", 1)
            referee.act(int(seat), action)
        assert game.result is not None
        assert {key: list(value) for key, value in game.result._asdict().items()} == referee.result()
        for viewer in [None, *range(players)]:
            assert game.view(viewer).result == game.result
            assert game.view(viewer).points == game.result.points


def test_ties_are_broken_by_hands_and_else_shared() -> None:
    seen = set()
    for seed in range(40):
        game = played(4, seed, "all-cards")
        result = game.result
        assert result is not None
        best = max(result.points)
        leaders = [seat for seat in range(4) if result.points[seat] == best]
        most = max(result.hands[seat] for seat in leaders)
        assert list(result.winners) == [seat for seat in leaders if result.hands[seat] == most]
        assert list(result.hands) == [len(hand(game, seat)) for seat in range(4)]
        seen.add((len(leaders) > 1, len(result.winners) > 1))
    assert seen == {(False, False), (True, False), (True, True)}, "no tie, a broken tie and a shared victory"


def test_goods_only_can_change_the_winner() -> None:
    # The option changes no action, so that the same actions can be played under both.
    changed = 0
    for seed in range(40):
        game = played(4, seed, "all-cards")
        record = game.record()
        other = byzanz.Game(players=4, deck=record.deck, rules=byzanz.Rules(tie_break="goods-only"))
        for line in record.actions:
            seat, action = line.split(" ", 1)
            other.act(int(seat), action)
        assert game.result is not None
        assert other.result is not None
        assert (game.result.points, game.result.hands) == (other.result.points, other.result.hands)
        changed += game.result.winners != other.result.winners
    assert changed


def test_goods_only_decides_between_equal_points_and_equal_hands_and_the_result_says_how() -> None:
    game = byzanz.Game(players=4, seed=24, rules=byzanz.Rules(tie_break="goods-only"))
    rng = random.Random(24)
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, rng.choice(sorted(game.legal_actions(seat), key=str)))
    result = game.result
    assert result is not None
    assert (result.points, result.hands) == ((10, 9, 14, 14), (4, 7, 4, 4))
    assert (result.goods, result.winners) == ((4, 7, 3, 4), (3,))
    assert result.goods == tuple(sum(card != "M" for card in hand(game, seat)) for seat in range(4))
    assert result.to_dict()["goods"] == list(result.goods)
