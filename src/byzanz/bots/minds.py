"""The parameter sets as minds, made once for each number of players."""

import random
from functools import lru_cache

from byzanz.bots.parameters import PARAMETERS, START, Vector, bounded, load
from byzanz.bots.valuing import Minds


@lru_cache(maxsize=64)
def minds_of(players: int, where: str = "tuned") -> Minds:
    """One parameter set alone."""
    return Minds(players, [load(where)[players]])


@lru_cache(maxsize=8)
def mixed_minds(players: int) -> Minds:
    """The policies of a search's playouts: the tuned parameters, the untuned, and some beside the tuned ones."""
    tuned = load("tuned")[players]
    rng = random.Random(players)
    return Minds(players, [tuned, START, *(_beside(tuned, rng) for _ in range(4)), tuned])


def _beside(vector: Vector, rng: random.Random) -> Vector:
    """A parameter set that differs everywhere a little."""
    return bounded(
        tuple(
            number + rng.gauss(0, 0.12 if parameter.most - parameter.least <= 2 else 0.3)
            for parameter, number in zip(PARAMETERS, vector, strict=True)
        )
    )
