"""Wrong input gets an error that names what was wrong, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

from byzanz.envs import gymnasium, pettingzoo, simultaneous
from byzanz.envs.batch import BatchEnv, shapes

MAKERS: list[Callable[..., Any]] = [
    pettingzoo.env,
    pettingzoo.raw_env,
    simultaneous.parallel_env,
    gymnasium.ByzanzEnv,
    lambda players=4, **options: BatchEnv(2, players, **options),
    lambda players=4, **options: gymnasium.ByzanzVectorEnv(2, players, **options),
]


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("players", [2, 7, 0, -1, 4.0, "4", None, True])
def test_a_number_of_players_that_cannot_play(make: Callable[..., Any], players: Any) -> None:
    with pytest.raises(ValueError, match="3 to 6 players"):
        make(players=players)


@pytest.mark.parametrize("make", MAKERS)
def test_an_unknown_reward(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match=r"'luck'.*'win', 'margin', 'points'"):
        make(reward="luck")


@pytest.mark.parametrize("make", MAKERS[:4])
def test_an_unknown_way_to_choose(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match=r"'dice'.*'cards', 'features'"):
        make(actions="dice")
    with pytest.raises(ValueError, match="'film'"):
        make(render_mode="film")


def test_unknown_opponents() -> None:
    with pytest.raises(ValueError, match="'nobody'"):
        gymnasium.ByzanzEnv(4, "nobody")
    with pytest.raises(ValueError, match="need 3 opponents, not 2"):
        gymnasium.ByzanzEnv(4, ["random", "random"])
    with pytest.raises(ValueError, match="seat"):
        gymnasium.ByzanzEnv(4, "random", seat=4)
    with pytest.raises(ValueError, match=r"'search:9'.*'random', 'greedy'"):
        BatchEnv(2, 4, opponents="search:9")
    with pytest.raises(ValueError, match=r"one kind.*'gentle'"):
        gymnasium.ByzanzVectorEnv(2, 4, "gentle")
    with pytest.raises(ValueError, match="'cards' alone"):
        gymnasium.ByzanzVectorEnv(2, 4, "random", actions="features")


@pytest.mark.parametrize("way", ["cards", "features"])
@pytest.mark.parametrize("action", [-1, 281, 5000, "pass", None, 1.5, [0]])
def test_an_action_outside_the_mask(way: str, action: Any) -> None:
    turn_based = pettingzoo.env(4, way)
    turn_based.reset(seed=1)
    single = gymnasium.ByzanzEnv(4, "random", way)
    single.reset(seed=1)
    together = simultaneous.parallel_env(4, way)
    together.reset(seed=1)
    everybody = dict.fromkeys(together.agents, 0) | {"player_0": action}
    for step in (lambda: turn_based.step(action), lambda: single.step(action), lambda: together.step(everybody)):
        with pytest.raises(ValueError, match=r"not legal for seat|whole number from 0"):
            step()
    before = turn_based.last()[0].copy()
    assert turn_based.agent_selection == "player_0"
    turn_based.reset(seed=1)
    assert (turn_based.last()[0] == before).all()


def test_an_illegal_action_is_named_with_what_is_legal() -> None:
    env = pettingzoo.env(4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 26 \(give C1\) is not legal for seat 0 now; legal are 0 \(pass\)"):
        env.step(26)


def test_a_mask_that_was_written_to_allows_nothing_more() -> None:
    env = pettingzoo.env(4)
    env.reset(seed=1)
    env.last()[4]["action_mask"][26] = 1
    with pytest.raises(ValueError, match="give C1"):
        env.step(26)
    batch = BatchEnv(3, 4)
    batch.reset()
    batch.masks[1, 26] = 1
    with pytest.raises(ValueError, match=r"game 1: action 26 \(give C1\) is not legal for seat 0 now"):
        batch.step(np.array([0, 26, 0], np.int32))


def test_steps_before_the_start_and_after_the_end() -> None:
    for env in (pettingzoo.raw_env(3), pettingzoo.env(3)):
        with pytest.raises((ValueError, AssertionError), match="reset"):
            env.step(0)
        with pytest.raises((ValueError, AssertionError), match="reset"):
            env.observe("player_0")
        env.reset(seed=2)
        for agent in env.agent_iter():
            env.step(None if env.last()[2] else env.action_space(agent).sample())
        for action in (0, None):
            with pytest.raises(ValueError, match="the game is over"):
                env.step(action)
    single = gymnasium.ByzanzEnv(3, "random")
    with pytest.raises(ValueError, match="reset"):
        single.step(0)
    single.reset(seed=2)
    while not single.step(single.action_space.sample())[2]:
        pass
    with pytest.raises(ValueError, match="the game is over"):
        single.step(0)
    together = simultaneous.parallel_env(3)
    together.reset(seed=2)
    while together.agents:
        together.step({agent: together.action_space(agent).sample() for agent in together.agents})
    with pytest.raises(ValueError, match="the game is over"):
        together.step({})
    with pytest.raises(ValueError, match="reset"):
        BatchEnv(2).step(np.zeros(2, np.int32))


def test_actions_of_some_agents_alone() -> None:
    env = simultaneous.parallel_env(3)
    env.reset(seed=2)
    with pytest.raises(ValueError, match="player_0, player_1, player_2, not for player_1"):
        env.step({"player_1": 0})
    with pytest.raises(ValueError, match="max_cycles"):
        simultaneous.parallel_env(3, max_cycles=0)


def test_wrong_batches() -> None:
    with pytest.raises(ValueError, match="games must be"):
        BatchEnv(0)
    with pytest.raises(ValueError, match="threads must be"):
        BatchEnv(2, threads=0)
    with pytest.raises(ValueError, match="seed must be"):
        BatchEnv(2, seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no buffer 'mask'"):
        BatchEnv(2, buffers={"mask": np.zeros(2)})
    with pytest.raises(ValueError, match=r"'masks' must be .*int8 array of shape \(2, 282\)"):
        BatchEnv(2, buffers={"masks": np.zeros((2, 282))})
    batch = BatchEnv(2)
    batch.reset()
    for wrong in (np.zeros(2, np.int64), np.zeros(3, np.int32), [0, 0]):
        with pytest.raises(ValueError, match=r"int32 array of shape \(2,\)"):
            batch.step(wrong)  # type: ignore[arg-type]
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="game 1: action 282"):
        batch.step(np.array([0, 282], np.int32))
    assert (batch.observations == before).all(), "game 0 was not stepped either"
    assert set(shapes(2, 4)) == {"observations", "masks", "rewards", "turns", "dones"}


@pytest.mark.parametrize("seed", ["x", 1.5, [1]])
def test_seeds_that_are_none(seed: Any) -> None:
    for env in (pettingzoo.env(3), pettingzoo.raw_env(3), simultaneous.parallel_env(3), BatchEnv(2)):
        with pytest.raises(ValueError, match="seed must be a whole number"):
            env.reset(seed=seed)


def test_agents_games_and_opponents_that_do_not_exist() -> None:
    env = pettingzoo.env(3)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match=r"'nobody'.*player_0, player_1, player_2"):
            ask("nobody")
    batch = BatchEnv(2)
    batch.reset()
    for game in (-1, 2):
        with pytest.raises(IndexError, match="0 to 1"):
            batch.deck(game)
    with pytest.raises(ValueError, match="not 3"):
        gymnasium.ByzanzEnv(4, 3)  # type: ignore[arg-type]


def test_openspiel_refuses_what_is_not_legal() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make setup` installs it")
    import byzanz.envs.openspiel  # noqa: F401

    state = pyspiel.load_game("python_byzanz(players=3)").new_initial_state()
    with pytest.raises(ValueError, match="chance can't draw 25"):
        state.apply_action(25)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = (str(state), state.history())
    with pytest.raises(ValueError, match=r"281 \(sell M M M\) is not legal for seat 0 now; legal are 0 \(pass\)"):
        state.apply_action(281)
    assert (str(state), state.history()) == before
    while not state.is_terminal():
        chances = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(chances)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)
