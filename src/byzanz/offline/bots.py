"""The bots of a browser without a server: the same ones, and a ruthless one that thinks less far."""

import random

from byzanz import Action, View, bots
from byzanz.bots.search import SearchBot

RUTHLESS_SAMPLES = 6
RUTHLESS_MILLISECONDS = 1300
"""On a slow phone this ends the thinking; elsewhere the samples do, and the same seed decides alike."""


def decide(spec: str, seed: int, view: View) -> Action:
    """Return what a bot does; each decision gets a new bot with the seed that the table hands in, as on a server."""
    if spec == "ruthless":
        bot: bots.Bot = SearchBot(random.Random(seed), RUTHLESS_SAMPLES, RUTHLESS_MILLISECONDS)
    else:
        bot = bots.make(spec, seed)
    return bot.decide(view)
