"""Learn Byzanz from scratch with nothing but numpy: a small policy network, trained by policy gradient on `BatchEnv`.

    python examples/learn.py --minutes 5 --out weights.npz
    byzanz arena examples/learned_bot.py:LearnedBot random random random      # with LEARNED_WEIGHTS=weights.npz

Games are played in the way `cards` against bots that play inside the compiled batch. Every choice of a finished game is
made a little likelier if the game went better than the average one, a little less likely if it went worse.
"""

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the layers are too small for several threads to pay

import numpy as np
import numpy.typing as npt

from byzanz.envs.batch import BatchEnv
from byzanz.envs.layout import ACTIONS, size

Array = npt.NDArray[Any]
HIDDEN = 128
GAMES = 512
SCALE = 0.25
"""Counts of cards are small; this brings them to about 1."""


class Policy:
    """Observation to 282 scores through one hidden layer; a softmax over the legal ones is the policy."""

    def __init__(self, players: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        inputs = size(players)
        self.weights: dict[str, Array] = {
            "w1": (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": (rng.standard_normal((HIDDEN, ACTIONS)) * 0.01).astype(np.float32),
            "b2": np.zeros(ACTIONS, np.float32),
        }
        self.means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.updates = 0

    def forward(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Return the inputs, the hidden layer and the probabilities of the legal actions."""
        inputs = observations.astype(np.float32) * SCALE
        hidden = np.maximum(inputs @ self.weights["w1"] + self.weights["b1"], 0)
        scores = hidden @ self.weights["w2"] + self.weights["b2"]
        scores += (masks - np.float32(1)) * 1e9
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return inputs, hidden, chances

    def learn(self, observations: Array, masks: Array, actions: Array, gains: Array, rate: float) -> None:
        """Make actions with a positive gain likelier, the others less likely; a bonus on entropy keeps it curious."""
        inputs, hidden, chances = self.forward(observations, masks)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * gains[:, None] + 0.003 * chances * (logs + entropy)
        slope[np.arange(len(actions)), actions] -= gains
        slope /= len(actions)
        inner = (slope @ self.weights["w2"].T) * (hidden > 0)
        slopes = {"w2": hidden.T @ slope, "b2": slope.sum(0), "w1": inputs.T @ inner, "b1": inner.sum(0)}
        self.updates += 1
        norm = np.sqrt(sum(float((array**2).sum()) for array in slopes.values()))
        for name, array in slopes.items():  # Adam, on slopes of bounded length
            array *= min(1.0, 0.5 / (norm + 1e-9))
            self.means[name] += 0.1 * (array - self.means[name])
            self.squares[name] += 0.001 * (array**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """Draw one action per row."""
    drawn: Array = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
    return drawn.astype(np.int32)


def play(env: BatchEnv, policy: Policy, seed: int, rng: np.random.Generator) -> tuple[list[Array], Array]:
    """Play every game of the batch once; return observations, masks, actions and games of all decisions, and the rewards."""
    env.reset(seed)
    running = np.ones(env.games, bool)
    rewards = np.zeros(env.games, np.float32)
    steps = []
    while running.any():
        now = np.flatnonzero(running)
        actions = env.masks.argmax(axis=1).astype(np.int32)  # finished games go on by their first legal action
        actions[now] = draw(policy.forward(env.observations[now], env.masks[now])[2], rng)
        free = now[env.masks[now].sum(axis=1) > 1]  # nothing can be learnt where there is no choice
        steps.append((env.observations[free], env.masks[free], actions[free], free))
        env.step(actions)
        ended = running & (env.dones == 1)
        rewards[ended] = env.rewards[ended, env.turns[ended]]
        running &= ~ended
    return [np.concatenate(part) for part in zip(*steps, strict=True)], rewards


def train(
    env: BatchEnv, policy: Policy, seconds: float, rate: float = 6e-4, clock: Callable[[], float] = time.thread_time
) -> int:
    """Play and learn for some seconds of processor time; return how many games it took."""
    rng = np.random.default_rng(1)
    began = said = clock()
    average, spread, games, wins = 0.0, 10.0, 0, 0.0
    while (left := 1 - ((now := clock()) - began) / seconds) > 0:
        (observations, masks, actions, owners), rewards = play(env, policy, int(rng.integers(2**62)), rng)
        average += 0.1 * (rewards.mean() - average)
        spread += 0.1 * (rewards.std() - spread)
        gains = ((rewards - average) / (spread + 1e-6)).clip(-3, 3)[owners]
        for part in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // 4096)):
            policy.learn(observations[part], masks[part], actions[part], gains[part], rate * left)
        games += env.games
        wins += 0.1 * ((rewards > 0).mean() - wins)
        if now - said > 20:
            said = now
            print(f"{now - began:5.0f} s  {games:8d} games  margin {average:6.2f}  ahead {wins:6.1%}", flush=True)
    return games


def win_share(policy: Policy, players: int, opponents: str, games: int = 2048, seed: int = 9) -> float:
    """Return the policy's share of wins against bots, in games it has not learnt from."""
    env = BatchEnv(games, players, reward="win", opponents=opponents)
    return float(play(env, policy, seed, np.random.default_rng(seed))[1].mean())


def main() -> None:
    """Train, measure and save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="random or greedy")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    chosen = parser.parse_args()
    policy = Policy(chosen.players)
    env = BatchEnv(GAMES, chosen.players, reward="margin", opponents=chosen.opponents)
    games = train(env, policy, 60 * chosen.minutes)
    share = win_share(policy, chosen.players, chosen.opponents)
    np.savez_compressed(chosen.out, players=chosen.players, **policy.weights)  # type: ignore[arg-type]
    print(f"{games} games; {share:.1%} of 2048 new games won against {chosen.opponents}; saved {chosen.out}")


if __name__ == "__main__":
    main()
