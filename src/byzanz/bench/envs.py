"""Measure the speed of the environments, and of others with games of their own: observation, mask and step, one core.

All figures are steps per second of processor time, the best of several series, measured in one run.
"""

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

SERIES = 5
PLAYERS = 4
GAMES = 1024
PGX_GAMES = 1000


def measure(seconds: float) -> dict[str, float]:
    """Measure our own environments; those whose packages are missing are left out."""
    figures = {}
    ours = {"batch": _batch, "gymnasium_vector": _vector, "pettingzoo": _pettingzoo, "openspiel": _openspiel}
    for name, start in ours.items():
        try:
            figures[f"{name}_steps_per_s"] = _rate(start(), seconds)
        except ImportError:
            continue
    return figures


def measure_peers(seconds: float) -> tuple[dict[str, float], list[str]]:
    """Measure what others reach, and name those that are not installed."""
    figures, missing = {}, []
    peers = {
        "OpenSpiel hearts (C++)": _hearts,
        "PettingZoo leduc hold'em": lambda: _pettingzoo_classic("leduc_holdem"),
        "PettingZoo texas hold'em": lambda: _pettingzoo_classic("texas_holdem"),
        f"pgx sparrow mahjong, {PGX_GAMES} games": _pgx,
    }
    for name, start in peers.items():
        try:
            figures[name] = _rate(start(), seconds)
        except ImportError:
            missing.append(name)
    return figures, missing


def _rate(work: Callable[[], tuple[int, float]], seconds: float) -> float:
    """Return steps per second of work that answers how many steps it did and how long they took."""
    best = 0.0
    for _ in range(SERIES):
        steps, spent = 0, 0.0
        began = process_time()
        while process_time() - began < seconds / SERIES or not steps:
            more, took = work()
            steps += more
            spent += took
        best = max(best, steps / spent)
    return best


def _batch() -> Callable[[], tuple[int, float]]:
    """Step a batch; choosing the actions is not counted."""
    import numpy as np

    from byzanz.envs.batch import BatchEnv

    env = BatchEnv(GAMES, PLAYERS)
    env.reset()
    rng = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        chosen = (rng.random(env.masks.shape, np.float32) * env.masks).argmax(axis=1).astype(np.int32)
        began = process_time()
        env.step(chosen)
        return GAMES, process_time() - began

    return work


def _vector() -> Callable[[], tuple[int, float]]:
    """Step the Gymnasium batch against random bots: one step holds the decisions of all four seats."""
    import numpy as np

    from byzanz.envs.gymnasium import ByzanzVectorEnv

    env = ByzanzVectorEnv(GAMES, PLAYERS, "random")
    infos = [env.reset(seed=1)[1]]
    rng = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        masks = infos[0]["action_mask"]
        chosen = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
        began = process_time()
        infos[0] = env.step(chosen)[4]
        return GAMES, process_time() - began

    return work


def _played_aec(env: Any, mask_of: Callable[[Any, Any], Any]) -> Callable[[], tuple[int, float]]:
    """Play a whole game of an AEC environment at random, as `performance_benchmark` of PettingZoo does."""
    import numpy as np

    rng = random.Random(1)

    def work() -> tuple[int, float]:
        steps = 0
        began = process_time()
        env.reset(seed=int(rng.random() * 1e6))
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            legal = np.flatnonzero(mask_of(observation, info))
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps, process_time() - began

    return work


def _pettingzoo() -> Callable[[], tuple[int, float]]:
    from byzanz.envs import pettingzoo

    return _played_aec(pettingzoo.env(PLAYERS), lambda observation, info: info["action_mask"])


def _pettingzoo_classic(name: str) -> Callable[[], tuple[int, float]]:
    # PettingZoo names its own missing packages in an error that is no ImportError.
    for needed in ("pygame", "rlcard"):
        import_module(needed)
    env = import_module(f"pettingzoo.classic.rlcard_envs.{name}").env()
    return _played_aec(env, lambda observation, info: observation["action_mask"])


def _played_spiel(game: Any, tensor: Callable[[Any], object]) -> Callable[[], tuple[int, float]]:
    """Play a whole game of OpenSpiel at random with tensor and mask at every decision; chance is played, not counted."""
    rng = random.Random(1)

    def work() -> tuple[int, float]:
        steps = 0
        began = process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                legal = [action for action, _ in state.chance_outcomes()]
            else:
                tensor(state)
                state.legal_actions_mask()
                legal = state.legal_actions()
                steps += 1
            state.apply_action(legal[int(rng.random() * len(legal))])
        return steps, process_time() - began

    return work


def _openspiel() -> Callable[[], tuple[int, float]]:
    import pyspiel

    import_module("byzanz.envs.openspiel")  # registers the game
    return _played_spiel(pyspiel.load_game("python_byzanz"), lambda state: state.observation_tensor())


def _hearts() -> Callable[[], tuple[int, float]]:
    import pyspiel

    return _played_spiel(pyspiel.load_game("hearts"), lambda state: state.information_state_tensor())


def _pgx() -> Callable[[], tuple[int, float]]:
    """Step a batch of pgx; its step computes observation and mask. Compiling is not counted."""
    import jax
    import pgx

    env = pgx.make("sparrow_mahjong")
    step = jax.jit(jax.vmap(env.step))
    keys = jax.random.split(jax.random.PRNGKey(1), PGX_GAMES)
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=1)
    )
    start = jax.jit(jax.vmap(env.init))(keys)
    held = [start, jax.random.PRNGKey(2)]
    jax.block_until_ready(step(start, choose(held[1], start.legal_action_mask)))

    def work() -> tuple[int, float]:
        held[1], key = jax.random.split(held[1])
        chosen = jax.block_until_ready(choose(key, held[0].legal_action_mask))
        began = process_time()
        held[0] = jax.block_until_ready(step(held[0], chosen))
        spent = process_time() - began
        if bool(held[0].terminated.all()):
            held[0] = start
        return PGX_GAMES, spent

    return work
