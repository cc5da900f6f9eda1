"""Batches: the same games for any number of threads, bots that see no more than their view, the caller's buffers."""

from __future__ import annotations

import random
import tracemalloc
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz import _pure
from byzanz.bots import make
from byzanz.envs import actions, layout
from byzanz.envs.batch import BatchEnv, shapes
from tests.envs.playing import amount, expected_rewards, to_act


def run(env: BatchEnv, steps: int, seed: int = 0) -> list[bytes]:
    """Play at random and return all that was written."""
    rng = np.random.default_rng(seed)
    env.reset()
    written = []
    for _ in range(steps):
        env.step((rng.random(env.masks.shape) * env.masks).argmax(axis=1).astype(np.int32))
        written.append(b"".join(array.tobytes() for array in (env.observations, env.masks, env.rewards, env.turns)))
    return written


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_threads_change_nothing(opponents: str | None) -> None:
    one = run(BatchEnv(13, 4, seed=5, opponents=opponents), amount(2000, 300))
    two = BatchEnv(13, 4, seed=5, opponents=opponents, threads=3)
    assert run(two, amount(2000, 300)) == one
    two.close()


@pytest.mark.skipif(not _pure.compiled("byzanz.envs.encoding.games"), reason="interpreted rules allocate as they go")
@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_a_step_allocates_no_arrays(opponents: str | None) -> None:
    """A game takes 1.5 KB in the caller's arrays alone: one array more for the 256 games would be seen."""
    env = BatchEnv(256, 4, seed=1, opponents=opponents)
    env.reset()
    rng = np.random.default_rng(1)
    most, ended = 0, 0
    for number in range(400):
        chosen = (rng.random(env.masks.shape) * env.masks).argmax(axis=1).astype(np.int32)
        if number == 300:
            tracemalloc.start()
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        env.step(chosen)
        most = max(most, tracemalloc.get_traced_memory()[1] - before)
        ended += int(env.dones.sum()) if tracemalloc.is_tracing() else 0
    tracemalloc.stop()
    assert ended, "no game was dealt again while memory was traced"
    assert 0 < most < 4096


def test_seeds_differ_and_repeat() -> None:
    env = BatchEnv(4, 3, seed=1)
    env.reset()
    first = [env.deck(game) for game in range(4)]
    assert len(set(first)) == 4
    env.reset()
    assert [env.deck(game) for game in range(4)] == first
    env.reset(2)
    assert not set(first) & {env.deck(game) for game in range(4)}
    assert sorted(first[0]) == sorted(byzanz.Game(3, seed=1).deck)


def test_it_writes_into_the_callers_buffers() -> None:
    buffers = {name: np.ones(shape, kind) for name, (shape, kind) in shapes(5, 6).items()}
    env = BatchEnv(5, 6, buffers=buffers)
    env.reset()
    assert env.observations is buffers["observations"]
    assert buffers["observations"].max() > 1
    env.step(np.zeros(5, np.int32))
    assert (buffers["turns"] == 1).all()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_greedy_opponents_play_as_the_bot_does(players: int) -> None:
    """The bots inside the batch decide as `greedy` does on its view, so they can't see a hidden card."""
    env = BatchEnv(players, players, seed=3, reward="points", opponents="greedy")
    env.reset()
    rng = random.Random(1)
    bot = make("greedy", 0)
    games = [byzanz.Game(players, deck=list(env.deck(game))) for game in range(players)]
    laid: list[list[int]] = [[] for _ in games]
    finished = 0

    def let_bots_play(number: int) -> None:
        game = games[number]
        while game.phase != "over" and to_act(game) != number % players:
            seat = to_act(game)
            game.act(seat, bot.decide(game.view(seat)))

    for number in range(players):
        let_bots_play(number)
    while finished < amount(200, 2 * players):
        chosen = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks], np.int32)
        env.step(chosen)
        for number, action in enumerate(chosen.tolist()):
            laid[number].append(action)
            if layout.ADD <= action < layout.COMMIT:
                continue
            games[number].act(number % players, actions.decode(laid[number]))
            laid[number] = []
            let_bots_play(number)
            result = games[number].result
            assert bool(env.dones[number]) == (result is not None)
            if result is not None:
                assert env.rewards[number].tolist() == expected_rewards(result, "points")
                finished += 1
                games[number] = byzanz.Game(players, deck=list(env.deck(number)))
                let_bots_play(number)
            assert env.turns[number] == number % players
            seen = env.observations[number][layout.fields(players)["hand"]].sum()
            assert seen == len(games[number].hand(number % players))


def test_the_vector_environment_is_the_batch() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")

    env: Any = gymnasium.make_vec(
        "byzanz.envs.gymnasium:Byzanz-v0", num_envs=8, players=3, opponents="random", reward="points"
    )
    batch = BatchEnv(8, 3, reward="points", opponents="random")
    observations, info = env.reset(seed=4)
    batch.reset(4)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(amount(1000, 250)):
        assert (observations == batch.observations).all()
        assert (info["action_mask"] == batch.masks).all()
        chosen = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1).astype(np.int32)
        observations, rewards, terminated, truncated, info = env.step(chosen)
        batch.step(chosen)
        assert (terminated == batch.dones.astype(bool)).all()
        assert not truncated.any()
        assert rewards.tolist() == [batch.rewards[game, game % 3] for game in range(8)]
        ended += int(terminated.sum())
    assert ended
    assert env.observation_space.contains(observations)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    env.close()
