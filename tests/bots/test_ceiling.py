"""The player that sees everything wins far more than its share, and no bot spec reaches it."""

from __future__ import annotations

import pytest

import byzanz
from byzanz.bots import check_spec
from tests.bots import ceiling


def test_who_sees_everything_wins_most_games() -> None:
    assert sum(ceiling.win_shares("greedy", 4, range(2))) / 2 > 0.6


@pytest.mark.parametrize("name", ["best_action", "win_shares", "Game", "ceiling"])
def test_no_spec_names_it(name: str) -> None:
    with pytest.raises(byzanz.Refused):
        check_spec(f"tests.bots.ceiling:{name}")
