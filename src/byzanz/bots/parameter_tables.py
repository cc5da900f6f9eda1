"""The parameter sets as tables, made once for each number of players."""

import random
from functools import lru_cache

from byzanz.bots.parameters import PARAMETERS, Vector, bounded, load
from byzanz.bots.table_layout import SLOTS
from byzanz.bots.valuing import ValueTables

_SPREAD = 0.02
"""How far a varied parameter deviates, as a share of the width of its bounds."""


@lru_cache(maxsize=64)
def value_tables(players: int, where: str = "tuned") -> ValueTables:
    """Return the tables of one parameter set."""
    return ValueTables(players, [load(where)[players]])


@lru_cache(maxsize=8)
def search_tables(players: int) -> ValueTables:
    """Return what a search plays on with: the tuned parameters and varied ones; in the last slot the judge.

    Most of what a search gains by knowing how the others play is lost against somebody who plays differently; so it doesn't
    rely on one policy. The judge says what a hand will still bring.
    """
    tuned = load("tuned")[players]
    rng = random.Random(players)
    varied = [_varied(tuned, rng) for _ in range(SLOTS - 2)]
    return ValueTables(players, [tuned, *varied, load("judge")[players]])


def _varied(vector: Vector, rng: random.Random) -> Vector:
    """Return a parameter set that differs a little in every number."""
    varied = (
        number + rng.gauss(0, _SPREAD * (parameter.most - parameter.least))
        for parameter, number in zip(PARAMETERS, vector, strict=True)
    )
    return bounded(tuple(varied))
