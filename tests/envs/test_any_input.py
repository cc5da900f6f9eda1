"""Whole games through every environment with wrong actions in between: each is refused, and nothing has changed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

from byzanz.envs import gymnasium, pettingzoo, simultaneous
from byzanz.envs.batch import BatchEnv
from byzanz.envs.checks import EnvError
from byzanz.envs.errors import whole_number
from tests.envs.playing import PLAYERS, WAYS, amount

STRANGE: list[Any] = [
    -1,
    281,
    282,
    10**6,
    2**32,
    2**70,
    -(2**70),
    True,
    None,
    "0",
    b"0",
    0.0,
    1.5,
    float("nan"),
    [0],
    (0,),
    {},
]
STRANGE += [np.float32(0), np.bool_(True), np.array([0]), np.array(0.0), object()]


def wrong_action(mask: Any, rng: random.Random) -> Any:
    """Return something that the mask does not allow."""
    while True:
        action = rng.choice(STRANGE) if rng.random() < 0.5 else rng.randrange(-2, 300)
        number = whole_number(action)
        if number is None or not 0 <= number < len(mask) or not mask[number]:
            return action


def is_refused(step: Callable[[], Any], look: Callable[[], bytes]) -> None:
    """See that a step is refused and changes nothing."""
    before = look()
    with pytest.raises(EnvError):
        step()
    assert look() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, simultaneous.env])
def test_agents_in_turn(make: Callable[..., Any], players: int, way: str) -> None:
    rng = random.Random(players)
    env = make(players, way)
    for seed in range(amount(5, 1)):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            _, _, is_over, _, info = env.last()
            mask = info["action_mask"].copy()
            if not is_over and rng.random() < 0.2:
                action = wrong_action(mask, rng)
                is_refused(
                    lambda action=action: env.step(action),  # type: ignore[misc]
                    lambda: (
                        env.agent_selection.encode() + env.last()[0].tobytes() + env.last()[4]["action_mask"].tobytes()
                    ),
                )
            env.step(None if is_over else rng.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_learner_and_all_at_once(players: int, way: str) -> None:
    rng = random.Random(players)
    single = gymnasium.ByzanzEnv(players, "random", way)
    _, info = single.reset(seed=players)
    is_over = False
    while not is_over:
        action = wrong_action(info["action_mask"], rng)
        is_refused(lambda action=action: single.step(action), lambda: single._play.observe(single.seat).tobytes())  # type: ignore[misc]
        _, _, is_over, _, info = single.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    together = simultaneous.parallel_env(players, way)
    infos = together.reset(seed=players)[1]
    while together.agents:
        chosen = {agent: rng.choice(np.flatnonzero(infos[agent]["action_mask"]).tolist()) for agent in together.agents}
        agent = rng.choice(together.agents)
        wrong = chosen | {agent: wrong_action(infos[agent]["action_mask"], rng)}
        is_refused(
            lambda wrong=wrong: together.step(wrong),  # type: ignore[misc]
            lambda: b"".join(together._play.observe(seat).tobytes() for seat in range(players)),
        )
        infos = together.step(chosen)[4]


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_batches(opponents: str | None) -> None:
    rng = random.Random(1)
    env = BatchEnv(5, 4, seed=1, opponents=opponents)
    env.reset()
    for _ in range(amount(2000, 300)):
        chosen = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks], np.int32)
        game, number = rng.randrange(5), rng.randrange(-5, 300)
        if not 0 <= number < 282 or not env.masks[game, number]:
            wrong = chosen.copy()
            wrong[game] = number
            is_refused(lambda wrong=wrong: env.step(wrong), lambda: env.observations.tobytes() + env.masks.tobytes())  # type: ignore[misc]
        env.step(chosen)
        assert env.masks.any(axis=1).all()
