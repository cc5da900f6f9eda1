"""The parameter sets as tables, made once for each number of players."""

import random
from functools import lru_cache

from byzanz.bots.greedy.layout import SLOTS
from byzanz.bots.greedy.parameters import NAMES, PARAMETERS, Vector, bounded, load
from byzanz.bots.greedy.valuing import ValueTables

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
    rely on one style. The judge says what a hand will still bring.
    """
    tuned = load("tuned")[players]
    rng = random.Random(players)
    varied = [_varied(tuned, rng) for _ in range(SLOTS - 2)]
    return ValueTables(players, [tuned, *varied, load("judge")[players]])


EAGERNESS = (0.0, -0.6, 0.6, -1.3, 1.3, -2.2, 2.2)
"""What a style adds to what staying out of an auction is worth, in points: below zero it bids more, above it less."""


@lru_cache(maxsize=8)
def style_tables(players: int) -> ValueTables:
    """Return the styles a search considers: the tuned parameters, more and less eager to bid, and a little varied."""
    tuned = load("tuned")[players]
    rng = random.Random(players)
    return ValueTables(players, [_style(tuned, eagerness, rng) for eagerness in EAGERNESS])


def _style(vector: Vector, eagerness: float, rng: random.Random) -> Vector:
    """Return parameters that wait more or less; the first style is the tuned set itself."""
    if not eagerness:
        return vector
    strayed = _varied(vector, rng)
    shifted = (
        number + eagerness * name.startswith("wait_") * (name != "wait_late")
        for name, number in zip(NAMES, strayed, strict=True)
    )
    return bounded(tuple(shifted))


def _varied(vector: Vector, rng: random.Random) -> Vector:
    """Return a parameter set that differs a little in every number."""
    varied = (
        number + rng.gauss(0, _SPREAD * (parameter.most - parameter.least))
        for parameter, number in zip(PARAMETERS, vector, strict=True)
    )
    return bounded(tuple(varied))
