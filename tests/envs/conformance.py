"""The official tests of PettingZoo and Gymnasium, run as `python -W error -m tests.envs.conformance`."""

from __future__ import annotations

import contextlib
import functools
import io
import os
import sys
import tempfile
import types
import warnings

import gymnasium
from gymnasium.utils.env_checker import check_env

# Where pygame is installed, PettingZoo's tests load one of its own games in a way that it has deprecated itself.
with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
        test_save_obs,
    )

from byzanz.envs import pettingzoo, simultaneous


def check(players: int, way: str) -> None:
    """Run every official test for one number of players and one way to choose."""
    env = functools.partial(pettingzoo.env, players, way)
    api_test(env(), num_cycles=200)
    api_test(pettingzoo.raw_env(players, way, "margin"), num_cycles=50)
    seed_test(env, num_cycles=100)
    render_test(env)
    test_save_obs(env())
    parallel = functools.partial(simultaneous.parallel_env, players, way)
    aec = functools.partial(simultaneous.env, players, way)
    parallel_api_test(parallel(), num_cycles=300)
    parallel_seed_test(parallel, num_cycles=100)
    api_test(aec(), num_cycles=100)
    seed_test(aec, num_cycles=50)
    max_cycles_test(types.SimpleNamespace(parallel_env=parallel, env=aec))
    max_cycles_test(
        types.SimpleNamespace(parallel_env=functools.partial(pettingzoo.parallel_env, players, way), env=env)
    )
    opponents = ["shrewd", *["random"] * (players - 2)]
    check_env(
        gymnasium.make("byzanz.envs.gymnasium:Byzanz-v0", players=players, opponents=opponents, actions=way).unwrapped
    )


if __name__ == "__main__":
    os.chdir(tempfile.mkdtemp())  # PettingZoo saves pictures where it stands
    with contextlib.redirect_stdout(io.StringIO()):
        for number in map(int, sys.argv[1:]):
            for name in ("cards", "features"):
                check(number, name)
