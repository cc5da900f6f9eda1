"""Numbers of numpy are numbers; truths, texts, fractions and what is too large are refused, not bent until they fit."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

import byzanz
from byzanz.envs import actions, encoding, gymnasium, pettingzoo, simultaneous, views
from byzanz.envs.batch import BatchEnv, shapes
from byzanz.envs.checks import EnvError


def test_numbers_of_numpy_are_numbers() -> None:
    four = np.int64(4)
    for env in (pettingzoo.env(four), simultaneous.parallel_env(four), gymnasium.ByzanzEnv(four, seat=np.int8(2))):
        env.reset(seed=np.uint32(7))
    batch = BatchEnv(np.int64(2), four, np.int64(3), threads=np.int64(1))
    batch.reset(np.uint64(2**64 - 1))
    assert batch.deck(np.int64(1)) == batch.deck(1)
    assert encoding.size(four) == encoding.size(4)
    env = pettingzoo.env(4)
    env.reset(seed=1)
    env.step(np.int16(0))
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize("way", ["cards", "features"])
@pytest.mark.parametrize("action", [True, False, np.bool_(0), 0.0, np.float64(0), "0", None, np.array([0]), [0]])
def test_what_is_no_number_is_no_action(way: str, action: Any) -> None:
    for env in (pettingzoo.env(3, way), simultaneous.env(3, way), gymnasium.ByzanzEnv(3, "random", way)):
        env.reset(seed=1)
        with pytest.raises(EnvError, match="an action is a whole number from 0 to"):
            env.step(action)


def test_agents_asked_one_by_one_are_refused_one_by_one() -> None:
    """The error comes at the wrong action, not at the last agent's, and the game can go on."""
    env = simultaneous.env(3)
    env.reset(seed=1)
    with pytest.raises(EnvError, match=r"281 \(sell M M M\) is not legal for seat 0"):
        env.step(281)
    assert env.agent_selection == "player_0"
    for _ in range(3):
        env.step(0)
    assert env.agent_selection == "player_0"
    for agent in env.agent_iter():
        is_over = env.last()[2]
        if is_over:
            with pytest.raises(EnvError, match=f"{agent} has finished the game: its action must be None, not 0"):
                env.step(0)
        env.step(None if is_over else env.action_space(agent).sample())
    with pytest.raises(EnvError, match="the game is over"):
        env.step(None)


@pytest.mark.parametrize(
    "given",
    [
        [0.0, 0.7],
        ["0", "0"],
        [True, False],
        [0, False],
        [None, 0],
        None,
        0,
        [0],
        [[0], [0]],
        [[0], [0, 0]],
        np.array([0, np.nan]),
    ],
)
def test_a_vector_of_actions_is_not_rounded(given: Any) -> None:
    env = gymnasium.ByzanzVectorEnv(2, 4, "random")
    before = env.reset(seed=1)[0]
    with pytest.raises(EnvError, match="actions must be 2 whole numbers, one for each game"):
        env.step(given)
    assert (env._batch.observations == before).all()


@pytest.mark.parametrize("wrong", [2**32, -(2**32), 2**62, -1, 282])
def test_a_vector_of_actions_is_not_cut_off(wrong: int) -> None:
    env = gymnasium.ByzanzVectorEnv(2, 4, "random")
    env.reset(seed=1)
    with pytest.raises(EnvError, match="game 1: action"):
        env.step(np.array([0, wrong]))
    with pytest.raises(EnvError, match="game 0: action"):
        env.step((2**70, 0))
    env.step(np.array([0, 0], np.uint8))


@pytest.mark.parametrize("seed", [-1, True, -(2**70)])
def test_seeds_below_nought_and_truths(seed: Any) -> None:
    envs = (pettingzoo.env(3), simultaneous.parallel_env(3), gymnasium.ByzanzEnv(3), BatchEnv(2))
    for env in (*envs, gymnasium.ByzanzVectorEnv(2)):
        with pytest.raises(EnvError, match="seed must be a whole number of at least 0"):
            env.reset(seed=seed)
    with pytest.raises(EnvError, match="seed must be a whole number of at least 0"):
        BatchEnv(2, seed=seed)


def test_two_seeds_of_a_batch_never_deal_the_same() -> None:
    for env in (BatchEnv(2), gymnasium.ByzanzVectorEnv(2)):
        with pytest.raises(EnvError, match=r"from 0 to 2\*\*64 - 1 for a batch, not 18446744073709551616"):
            env.reset(seed=2**64)


@pytest.mark.parametrize("options", ["x", [1], 5])
def test_options_that_are_no_dictionary(options: Any) -> None:
    envs = (pettingzoo.env(3), simultaneous.parallel_env(3), gymnasium.ByzanzEnv(3), gymnasium.ByzanzVectorEnv(2))
    for env in envs:
        with pytest.raises(EnvError, match="options must be a dictionary or None"):
            env.reset(seed=1, options=options)


def test_options_that_a_batch_does_not_have() -> None:
    env = gymnasium.ByzanzVectorEnv(2)
    for options in ({"deck": list(byzanz.Game(4, seed=1).deck)}, {"reset_mask": np.array([True, False])}):
        with pytest.raises(EnvError, match=f"no option '{next(iter(options))}'"):
            env.reset(options=options)


def test_a_refused_reset_changes_nothing() -> None:
    """Neither the game that is being played nor the games that are dealt without a seed later."""
    for make in (lambda: pettingzoo.raw_env(3), lambda: gymnasium.ByzanzEnv(3, "random", seat=0)):
        one, other = make(), make()
        for env in (one, other):
            env.reset(seed=5)
        for wrong in ({"seed": 6, "options": {"deck": []}}, {"seed": -1}, {"seed": 6, "options": 1}):
            with pytest.raises(ValueError, match=r"deck|seed|options"):
                one.reset(**wrong)
        assert (one._play.observe(0) == other._play.observe(0)).all()
        for env in (one, other):
            env.reset()
        assert (one._play.observe(0) == other._play.observe(0)).all()


def test_names_that_are_no_texts() -> None:
    texts: list[Any] = [np.array(["cards"]), ["cards"], {}]
    for wrong in texts:
        with pytest.raises(EnvError, match="no way to choose"):
            pettingzoo.env(3, wrong)
        with pytest.raises(EnvError, match="no render mode"):
            pettingzoo.env(3, render_mode=wrong)
        with pytest.raises(EnvError, match="no reward"):
            BatchEnv(2, reward=wrong)
        with pytest.raises(EnvError, match="no opponent"):
            BatchEnv(2, opponents=wrong)
    with pytest.raises(EnvError, match="a bot's name or a list of names, not b'abc'"):
        gymnasium.ByzanzEnv(4, b"abc")  # type: ignore[arg-type]


def test_buffers_that_are_no_arrays_or_lie_in_each_other() -> None:
    block = np.zeros(2 * 282, np.int8)
    with pytest.raises(EnvError, match="buffers must be a dictionary"):
        BatchEnv(2, buffers=5)  # type: ignore[arg-type]
    for wrong in ([[0] * 282] * 2, None, np.zeros((282, 2), np.int8).T):
        with pytest.raises(EnvError, match="buffer 'masks' must be a writable, C-contiguous int8 array"):
            BatchEnv(2, buffers={"masks": wrong})  # type: ignore[dict-item]
    with pytest.raises(EnvError, match="'masks' and 'dones' lie in the same memory"):
        BatchEnv(2, buffers={"masks": block.reshape(2, 282), "dones": block[562:]})
    # One block cut into pieces is what a caller may well have.
    pieces = {name: int(np.prod(shape)) * np.dtype(kind).itemsize for name, (shape, kind) in shapes(2, 4).items()}
    whole = np.zeros(sum(pieces.values()) + 64, np.uint8)
    buffers, at = {}, 0
    for name in sorted(pieces, key=lambda name: -np.dtype(shapes(2, 4)[name][1]).itemsize):
        shape, kind = shapes(2, 4)[name]
        buffers[name] = whole[at : at + pieces[name]].view(kind).reshape(shape)
        at += pieces[name]
    env = BatchEnv(2, buffers=buffers)
    env.reset()
    assert whole.any()


def test_the_error_of_a_batch_tells_the_truth_even_if_the_caller_wrote_into_the_arrays() -> None:
    env = BatchEnv(2, 4, seed=1)
    env.reset()
    legal = ", ".join(f"{number} ({actions.name_of(number)})" for number in np.flatnonzero(env.masks[1]).tolist())
    env.masks[:] = 1
    env.turns[:] = 77
    with pytest.raises(EnvError) as raised:
        env.step(np.array([0, 281], np.int32))
    assert str(raised.value) == f"game 1: action 281 (sell M M M) is not legal for seat 0 now; legal are {legal}"


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch(threads: int) -> None:
    env = BatchEnv(2, threads=threads)
    env.reset()
    env.close()
    env.close()
    for ask in (env.reset, lambda: env.step(np.zeros(2, np.int32)), lambda: env.deck(0)):
        with pytest.raises(EnvError, match="this batch is closed"):
            ask()


def test_agents_of_the_simultaneous_environment() -> None:
    env = simultaneous.parallel_env(3)
    env.reset(seed=1)
    for ask in (env.action_space, env.observation_space):
        with pytest.raises(EnvError, match="no agent 'nobody'; there are player_0, player_1, player_2"):
            ask("nobody")
    for wrong in (None, [0, 0, 0]):
        with pytest.raises(EnvError, match="actions must be a dictionary with one for each of player_0"):
            env.step(wrong)  # type: ignore[arg-type]


def test_encodings_of_what_is_none() -> None:
    for players in (2, 7, None, "4", True):
        for ask in (encoding.fields, encoding.size):
            with pytest.raises(EnvError, match="3 to 6 players"):
                ask(players)  # type: ignore[arg-type]
    for numbers in (None, 5, "a", ["1"], [1.0, 25], [True], [None]):
        with pytest.raises(EnvError, match="actions are numbers from 0 to 281"):
            actions.decode(numbers)  # type: ignore[arg-type]
    for row in (None, "a" * 32, [0.5] * 32, [-1] * 32):
        with pytest.raises(EnvError, match="a feature row has 32 numbers"):
            actions.decode_features(row)  # type: ignore[arg-type]
    with pytest.raises(EnvError, match=r"only a byzanz\.Action can be encoded, not 'pass'"):
        actions.encode("pass")  # type: ignore[arg-type]
    assert actions.name_of(282) == "no action: they are 0 to 281"


def test_a_card_cannot_be_laid_twice_nor_after_a_higher_one() -> None:
    view = byzanz.Game(4, seed=1).view(0)
    assert view.hand == ("C4", "G1", "M", "S1")
    c4, g1, s1 = (actions.encode(byzanz.Action("bid", [card]))[0] for card in ("C4", "G1", "S1"))
    assert views.observation(view, [c4, g1, s1]).any()
    for laid in ([g1, g1], [s1, c4], [c4, 25], [0], [282], [True]):
        with pytest.raises(EnvError, match="adds no card of the hand that can follow; allowed are"):
            views.observation(view, laid)


def test_masks_in_the_form_that_masked_learners_of_stable_baselines_ask_for() -> None:
    env = gymnasium.ByzanzEnv(3, "random")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == info["action_mask"]).all()
    while not env.step(env.action_space.sample())[2]:
        assert env.action_masks().any()
    assert not env.action_masks().any()


def test_two_threads_cannot_step_one_batch() -> None:
    env = BatchEnv(2)
    env.reset()
    with env._alone():
        with pytest.raises(EnvError, match="being stepped by another thread"):
            env.reset()
        with pytest.raises(EnvError, match="being stepped by another thread"):
            env.step(np.zeros(2, np.int32))
    env.step(np.zeros(2, np.int32))
    assert env.turns.tolist() == [1, 1]


def test_what_was_checked_is_what_is_done() -> None:
    """Actions need not lie one after another, and are copied: nobody can change them between the check and the step."""
    env, other = BatchEnv(3, seed=1), BatchEnv(3, seed=1)
    for one in (env, other):
        one.reset()
    for _ in range(60):
        chosen = other.masks.argmax(axis=1).astype(np.int32)
        spread = np.full(9, -1, np.int32)
        spread[::3] = chosen
        env.step(spread[::3])
        other.step(chosen)
        assert not np.shares_memory(env._chosen, spread)
        assert (env.observations == other.observations).all()
