"""Compiled and interpreted bots decide alike."""

from __future__ import annotations

import pytest

from byzanz import _pure
from tests.twins import printed_by_both

PLAYED = """
import byzanz
from byzanz.bots import make
from tests.bots.playing import positions
for players in (3, 4, 5, 6):
    specs = ["greedy", "search:2", "gentle", "greedy:aggressive", "greedy:untuned", "greedy:collector"][:players]
    game = byzanz.Game(players, seed=players)
    bots = [make(spec, seat) for seat, spec in enumerate(specs)]
    for number, (bot, view, action) in enumerate(positions(game, bots)):
        print(view.seat, action)
        if number > 90:
            break
"""


@pytest.mark.extra
@pytest.mark.skipif(not _pure.compiled("byzanz.bots.greedy.choices"), reason="nothing is compiled here")
def test_compiled_and_interpreted_bots_decide_alike() -> None:
    assert printed_by_both(PLAYED).count("\n") > 300
