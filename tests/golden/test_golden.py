"""The golden games are played as they always were, line by line."""

from __future__ import annotations

import pytest

from tests.golden.make import SEEDS, lines, path


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_golden_game(players: int) -> None:
    golden = path(players).read_text(encoding="utf-8").splitlines()
    played = list(lines(players))
    for number, (line, other) in enumerate(zip(played, golden, strict=False), 1):
        assert line == other, f"line {number}"
    assert len(played) == len(golden)
