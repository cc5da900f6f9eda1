"""Compiled and interpreted bots decide alike."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from byzanz import _pure

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


def decisions(pure: str) -> str:
    environment = os.environ | {"BYZANZ_PURE": pure, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(not _pure.compiled("byzanz.bots.policy"), reason="nothing is compiled here")
def test_compiled_and_interpreted_bots_decide_alike() -> None:
    compiled = decisions("0")
    assert compiled.count("\n") > 300
    assert compiled == decisions("1")
