"""Means and intervals over deals: the games of one deal share its cards, so a deal, not a game, is one observation."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple


class Cluster(NamedTuple):
    """One deal's part of a mean: the sum over its games, and the number of games."""

    total: float
    games: int


class Estimate(NamedTuple):
    """A mean over games and its standard error over deals (None with fewer than two deals)."""

    mean: float
    error: float | None
    deals: int


def estimate(clusters: Sequence[Cluster]) -> Estimate | None:
    """Return the mean over all games, its error from the deals (ratio estimator: deals differ in size); None without games."""
    games = sum(cluster.games for cluster in clusters)
    deals = len(clusters)
    if not games:
        return None
    mean = sum(cluster.total for cluster in clusters) / games
    if deals < 2:
        return Estimate(mean, None, deals)
    squares = sum((cluster.total - mean * cluster.games) ** 2 for cluster in clusters)
    return Estimate(mean, math.sqrt(squares * deals / (deals - 1)) / games, deals)


def mean_interval(found: Estimate) -> tuple[float, float]:
    """Return the 95 % interval of a mean by Student's t; unbounded where one deal is all there is."""
    if found.error is None:
        return -math.inf, math.inf
    half = student_t(found.deals - 1) * found.error
    return found.mean - half, found.mean + half


def share_interval(found: Estimate | None) -> tuple[float, float]:
    """Return the 95 % interval of a win share: Wilson's, with as many independent games as the deals are worth.

    Unlike mean ± 2 errors it stays within 0 to 1 and does not shrink to nothing when a bot has won everything.
    Where every deal gives the same share between 0 and 1 (equal bots that play without chance), it is that share.
    """
    if found is None or found.error is None:
        return 0.0, 1.0
    share = min(max(found.mean, 0.0), 1.0)
    spread = share * (1 - share)
    if spread > 0 and found.error < 1e-12:
        return share, share
    worth = spread / found.error**2 if spread > 0 else float(found.deals)
    t = student_t(found.deals - 1)
    centre = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * math.sqrt(spread / worth + t * t / (4 * worth * worth))
    return max(0.0, min(centre - half, share)), min(1.0, max(centre + half, share))


_EXACT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""The quantiles for 1 to 5 degrees of freedom, where the expansion below is not good enough."""


def student_t(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution (Cornish and Fisher's expansion), right to three decimals."""
    if freedom <= len(_EXACT):
        return _EXACT[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
