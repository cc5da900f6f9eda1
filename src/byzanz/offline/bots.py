"""The bots of a browser without a server: the same ones, and a ruthless one that thinks less far."""

import math
import random

from byzanz import Action, View, bots
from byzanz.bots.search.bot import SearchBot

RUTHLESS_SAMPLES = 6
RUTHLESS_WORLDS = 1
"""Interpreted, learning the others' styles in eight worlds took as long as the search itself, and won nothing with it."""
RUTHLESS_MILLISECONDS = 1300
"""On a slow phone this ends the thinking; elsewhere the samples do, and the same seed decides alike."""


def decide(spec: str, seed: int, view: View) -> Action:
    """Return what a bot does; each decision gets a new bot with the seed that the table hands in, as on a server."""
    bot = ruthless(seed, RUTHLESS_MILLISECONDS) if spec == "ruthless" else bots.make(spec, seed)
    return bot.decide(view)


def ruthless(seed: int, milliseconds: float = math.inf) -> bots.Bot:
    """Return a ruthless bot with a budget that fits an interpreted search; without a time it decides alike everywhere."""
    bot = SearchBot(random.Random(seed), RUTHLESS_SAMPLES, milliseconds)
    bot.most_worlds = RUTHLESS_WORLDS
    return bot
