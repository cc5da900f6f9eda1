"""The official conformance tests pass with every warning an error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.size import extra_unless

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("players", extra_unless(lambda players: players == 4, [3, 4, 5, 6]))
def test_official_tests_pass_without_a_warning(players: int) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.envs.conformance", str(players)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
