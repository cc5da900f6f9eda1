"""What docs/analysis.md says is what is computed.

A program written from it alone finds the same.
"""

import pytest

import byzanz
from byzanz.bots import make
from measure import recompute


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.extra)])
def test_another_program_finds_the_same_figures(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = byzanz.Game(players, seed=players, first=1)
    bots = [make(("gentle", "random", "greedy")[seat % 3], seat) for seat in range(players)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    assert recompute.difference(game.record(), 16) < 1e-9
    monkeypatch.setattr(recompute, "WEIGHT", 0.8)
    assert recompute.difference(game.record(), 16) > 1e-3
