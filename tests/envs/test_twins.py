"""Compiled and interpreted environments play the same games; constants in C are those in Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz.envs
from byzanz import _pure
from byzanz.envs import layout
from tests.twins import printed, printed_by_both

PLAYED = """
import hashlib
import numpy as np
from byzanz import Game
from byzanz.envs import layout
from byzanz.envs.batch import BatchEnv
from byzanz.envs.encoding import Position
for players in (3, 4, 5, 6):
    for opponents in (None, "random", "greedy"):
        env = BatchEnv(2, players, seed=players, reward="margin", opponents=opponents)
        env.reset()
        total = hashlib.sha256()
        for number in range(300 if opponents is None else 60):
            legal = [np.flatnonzero(mask) for mask in env.masks]
            env.step(np.array([found[number % len(found)] for found in legal], np.int32))
            for array in (env.observations, env.masks, env.rewards, env.turns, env.dones):
                total.update(array.tobytes())
        print(players, opponents, total.hexdigest())
    position = Position(Game(players, seed=1)._state)
    out = np.empty(layout.MOST_LEGAL * layout.FEATURES, np.int8)
    for number in range(60):
        count = position.list_legal(position.to_act())
        position.features(out)
        print(count, position.legal(number % count), hashlib.sha256(out.tobytes()).hexdigest())
        position.act(*position.legal(number % count))
"""


@pytest.mark.extra
@pytest.mark.skipif(not _pure.compiled("byzanz.envs.encoding.position"), reason="nothing is compiled here")
def test_compiled_and_interpreted_environments_agree() -> None:
    assert printed_by_both(PLAYED).count("\n") == 4 * (3 + 60)


def test_constants_in_c_are_those_in_python() -> None:
    text = Path(byzanz.envs.__file__).with_name("layout.pxd").read_text(encoding="utf-8")
    declared = {name: int(number) for name, number in re.findall(r"^    ([A-Z_]+) = (-?\d+)$", text, re.MULTILINE)}
    assert declared == {name: value for name, value in vars(layout).items() if name.isupper() and type(value) is int}


def test_importing_the_game_imports_no_environment() -> None:
    script = "import sys, byzanz; print(sorted({'numpy', 'byzanz.envs', 'gymnasium'} & set(sys.modules)))"
    assert printed(script) == "[]\n"
