"""The parameter sets as minds, made once for each number of players."""

import random
from functools import lru_cache

from byzanz.bots.measures import SLOTS
from byzanz.bots.parameters import PARAMETERS, Vector, bounded, load
from byzanz.bots.valuing import Minds

_SPREAD = 0.02
"""How far a varied parameter strays, as a share of the width of its bounds."""


@lru_cache(maxsize=64)
def minds_of(players: int, where: str = "tuned") -> Minds:
    """One parameter set alone."""
    return Minds(players, [load(where)[players]])


@lru_cache(maxsize=8)
def minds_of_search(players: int) -> Minds:
    """What a search plays on with: the tuned parameters and varied ones; in the last slot the judge.

    Most of what a search gains by knowing how the others play is lost against somebody who plays otherwise; so it doesn't
    rely on one policy. The judge says what a hand will still bring.
    """
    tuned = load("tuned")[players]
    rng = random.Random(players)
    varied = [_varied(tuned, rng) for _ in range(SLOTS - 2)]
    return Minds(players, [tuned, *varied, load("judge")[players]])


def _varied(vector: Vector, rng: random.Random) -> Vector:
    """A parameter set that differs everywhere a little."""
    strayed = (
        number + rng.gauss(0, _SPREAD * (parameter.most - parameter.least))
        for parameter, number in zip(PARAMETERS, vector, strict=True)
    )
    return bounded(tuple(strayed))
