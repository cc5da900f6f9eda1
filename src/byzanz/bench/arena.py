"""Measure what it costs to run a foreign bot in a process of its own, over whole games of the arena."""

import random
from statistics import median
from time import perf_counter

from byzanz.arena.play.match import play_match
from byzanz.bots.bot import Bot
from byzanz.bots.spec import make
from byzanz.game.game import Game

PLAYERS = 4
BOT = "byzanz.bots.random_bot:RandomBot"
"""A bot of ours, named as a foreign one is: it thinks so little that nearly all of the time is the way to it."""


def foreign_overhead_us(seconds: float = 1.0) -> float:
    """Return by how many microseconds a decision takes longer in a process of the bot's own: the median, in wall time.

    The same games are played with the same bot in this process and in its own, in turns.
    """
    times: dict[bool, list[int]] = {True: [], False: []}
    ends = perf_counter() + 2 * seconds
    seed = 0
    while perf_counter() < ends or not times[True]:
        for in_process in (True, False):
            bots: list[Bot] = [make(BOT, seed, in_process=in_process)]
            bots += [make("greedy", seed + seat) for seat in range(1, PLAYERS)]
            rng = random.Random(seed)
            times[in_process] += play_match(bots, Game(PLAYERS, seed=rng.getrandbits(32))).times[0]
        seed += 1
    return (median(times[False]) - median(times[True])) / 1000
