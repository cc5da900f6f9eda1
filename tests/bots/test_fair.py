"""No bot can cheat: what it can't see has no way into its decision."""

from __future__ import annotations

import random

import pytest

import byzanz
from byzanz.bots import KNOWN, make
from tests.bots.playing import positions

BOTS = [name for name in KNOWN if name not in ("search", "ruthless")] + ["greedy:aggressive", "search:3"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("spec", BOTS)
def test_the_decision_is_the_same_under_reshuffled_hidden_cards(spec: str, players: int) -> None:
    game = byzanz.Game(players, seed=players)
    rng = random.Random(players)
    others = [make("greedy", seat) for seat in range(players)]
    compared = 0
    for number, (_, view, _) in enumerate(positions(game, others)):
        if number % 9 or view.seat is None or view.seat != game.waiting_for[0]:
            continue
        decision = make(spec, number).decide(view)
        for _ in range(3):
            shuffled = byzanz.resample(view, rng)
            assert shuffled.view(view.seat) == view
            assert make(spec, number).decide(shuffled.view(view.seat)) == decision
            compared += shuffled.deck != game.deck
    assert compared > 20


def test_the_hidden_cards_do_differ() -> None:
    game = byzanz.Game(4, seed=4)
    view = game.view(0)
    shuffled = byzanz.resample(view, random.Random(1))
    assert shuffled.view(0) == view
    assert shuffled.view(1).hand != game.view(1).hand


def test_a_view_holds_no_hidden_card_for_a_bot_to_find() -> None:
    game = byzanz.Game(4, seed=4)
    seen = game.view(0)._seen
    assert set(seen.deck_faces()[4:28]) == {255}
    assert set(seen.deck_faces()[33:]) == {255}
    assert [seen.hand_of(seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.parametrize("spec", [*BOTS, "search:9"])
def test_the_same_seed_decides_alike(spec: str) -> None:
    def decisions() -> list[str]:
        game = byzanz.Game(4, seed=11)
        bots = [make(spec, 5), *(make("greedy", seat) for seat in range(3))]
        return [str(action) for _, _, action in positions(game, bots)]

    assert decisions() == decisions()
