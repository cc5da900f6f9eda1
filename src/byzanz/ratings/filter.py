"""The step of the filter: what one game says about the strengths of those who played it.

An extended Kalman filter with a diagonal covariance. A seat is observed by half its win and half
the opponents it has beaten, less a part of its luck; what is expected follows from the strengths.
"""

import math
from collections.abc import Sequence

from byzanz.ratings.constants import STEEPNESS

Row = list[float]


def expected(strengths: Sequence[float]) -> tuple[Row, list[Row]]:
    """Return what each seat is expected to get, and how that changes with each strength."""
    count = len(strengths)
    top = max(strengths)
    powers = [math.exp(one - top) for one in strengths]
    total = sum(powers)
    wins = [power / total for power in powers]
    values = [0.5 * win for win in wins]
    slopes = [[-0.5 * mine * other for other in wins] for mine in wins]
    part = 0.5 / (count - 1)
    for seat in range(count):
        slopes[seat][seat] += 0.5 * wins[seat]
        for other in range(seat):
            beaten = 1 / (1 + math.exp(STEEPNESS * (strengths[other] - strengths[seat])))
            values[seat] += part * beaten
            values[other] += part * (1 - beaten)
            steep = part * STEEPNESS * beaten * (1 - beaten)
            slopes[seat][seat] += steep
            slopes[other][other] += steep
            slopes[seat][other] -= steep
            slopes[other][seat] -= steep
    return values, slopes


def step(
    strengths: Sequence[float],
    variances: Sequence[float],
    groups: Sequence[int],
    observed: Sequence[float],
    chance: float,
) -> tuple[Row, Row]:
    """Return by how much each group's strength and variance change.

    `groups[seat]` says whose seat it is: seats of one player count as one, with their mean. One
    group is left out of the equations, as what all seats get together is known beforehand.
    """
    seats = len(groups)
    count = len(strengths)
    values, slopes = expected([strengths[group] for group in groups])
    sizes = [groups.count(group) for group in range(count)]
    surprise = [0.0] * count
    by_group = [[0.0] * count for _ in range(count)]
    for seat, group in enumerate(groups):
        surprise[group] += (observed[seat] - values[seat]) / sizes[group]
        row, slope = by_group[group], slopes[seat]
        for other in range(seats):
            row[groups[other]] += slope[other] / sizes[group]
    noise = chance * seats / (seats - 1)
    kept = range(count - 1)
    weighted = [[slope * variance for slope, variance in zip(by_group[one], variances, strict=True)] for one in kept]
    spread = [
        [
            sum(map(_times, weighted[one], by_group[two])) + noise * ((one == two) / sizes[one] - 1 / seats)
            for two in range(one + 1)
        ]
        for one in kept
    ]
    lower = _cholesky(spread)
    whitened = _forward(lower, surprise[:-1])
    moved, surer = [], []
    for group, variance in enumerate(variances):
        if not variance:
            moved.append(0.0)
            surer.append(0.0)
            continue
        column = _forward(lower, [weighted[one][group] for one in kept])
        moved.append(sum(map(_times, column, whitened)))
        surer.append(-sum(map(_times, column, column)))
    return moved, surer


def step_alone(
    strengths: Sequence[float], seat: int, variance: float, observed: float, chance: float
) -> tuple[float, float]:
    """Return by how much the strength and variance of a seat change, with all others fixed."""
    values, slopes = expected(strengths)
    slope = slopes[seat][seat]
    gain = variance * slope / (slope * variance * slope + chance)
    return gain * (observed - values[seat]), -gain * slope * variance


def _times(one: float, other: float) -> float:
    return one * other


def _cholesky(matrix: list[Row]) -> list[Row]:
    """Return the Cholesky factor of a matrix, given by its lower triangle."""
    lower: list[Row] = []
    for at, given in enumerate(matrix):
        row: Row = []
        for other in range(at):
            row.append((given[other] - sum(map(_times, row, lower[other]))) / lower[other][other])
        row.append(math.sqrt(given[at] - sum(one * one for one in row)))
        lower.append(row)
    return lower


def _forward(lower: list[Row], right: Sequence[float]) -> Row:
    """Solve lower · x = right."""
    found: Row = []
    for row, value in zip(lower, right, strict=True):
        found.append((value - sum(map(_times, row, found))) / row[-1])
    return found
