"""Copies and pickles of environments: they go on by themselves, exactly as the original would."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

from byzanz.envs import gymnasium, pettingzoo, simultaneous
from byzanz.envs.batch import BatchEnv

WAYS_TO_COPY: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def one_step(env: Any, rng: Any) -> list[bytes]:
    """Step an environment of any kind by a legal action at random; return all that it said."""

    def pick(mask: Any) -> int:
        return int(rng.choice(np.flatnonzero(mask)))

    if hasattr(env, "agent_selection"):
        observation, reward, is_over, _, info = env.last()
        env.step(None if is_over else pick(info["action_mask"]))
        return [observation.tobytes(), info["action_mask"].tobytes(), str(reward).encode()]
    if hasattr(env, "possible_agents"):
        actions = {agent: pick(env.action_space(agent)._legal()) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
        return [*(one.tobytes() for one in observations.values()), str(rewards).encode()]
    observation, reward, _, _, info = env.step(pick(env.action_space._legal()))
    return [observation.tobytes(), info["action_mask"].tobytes(), str(reward).encode()]


def is_over(env: Any) -> bool:
    return not env.agents if hasattr(env, "possible_agents") else env._game.phase == "over"


MAKERS: list[Callable[..., Any]] = [
    pettingzoo.env,
    pettingzoo.raw_env,
    simultaneous.parallel_env,
    lambda players, way: gymnasium.ByzanzEnv(players, ["shrewd", "gentle", "search:2"], way),
]


@pytest.mark.parametrize("copied", WAYS_TO_COPY, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("way", ["cards", "features"])
@pytest.mark.parametrize("make", MAKERS)
def test_a_copy_goes_on_as_the_original(make: Callable[..., Any], way: str, copied: Callable[[Any], Any]) -> None:
    env = make(4, way)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(23):
        one_step(env, rng)
    twin, untouched = copied(env), copied(env)
    for one in (env, twin):
        one.said = []
        rng = np.random.default_rng(2)
        while not is_over(one):
            one.said += one_step(one, rng)
    assert env.said == twin.said
    assert not is_over(untouched), "the games are apart"
    rng = np.random.default_rng(2)
    while not is_over(untouched):
        one_step(untouched, rng)


@pytest.mark.parametrize("copied", WAYS_TO_COPY, ids=["deepcopy", "pickle"])
def test_before_the_first_reset_there_is_nothing_to_go_wrong(copied: Callable[[Any], Any]) -> None:
    for make in MAKERS:
        twin = copied(make(4, "cards"))
        twin.reset(seed=1)
        assert not is_over(twin)


def test_a_batch_says_why_it_cannot_be_copied() -> None:
    batch = BatchEnv(2)
    for copied in WAYS_TO_COPY:
        with pytest.raises(TypeError, match="same seed"):
            copied(batch)
