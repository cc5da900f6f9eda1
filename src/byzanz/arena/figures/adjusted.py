"""Win shares with the luck of the cards taken out: the same mean with fewer games.

What chance did to a seat is worked out for each game (`byzanz.analysis.luck`, the same figure as in
an analysis). Its mean
over games is zero whoever plays, so it can be taken off the result without bias, and what is left
varies less.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from byzanz.arena.figures.statistics import Cluster, estimate, mean_interval


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A luck-adjusted win share with its interval, and how many games without adjustment it is worth."""

    win_share: float
    ci95: tuple[float, float]
    games_worth: float | None

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON."""
        return {"win_share": self.win_share, "ci95": list(self.ci95), "games_worth": self.games_worth}


def adjusted_share(raw: Sequence[Cluster], clusters: Sequence[Cluster]) -> Adjusted | None:
    """Return the adjusted share over deals, compared with the raw one; None without games."""
    found, plain = estimate(clusters), estimate(raw)
    if found is None or plain is None:
        return None
    worth = None
    if found.error and plain.error:
        worth = sum(cluster.games for cluster in raw) * (plain.error / found.error) ** 2
    return Adjusted(found.mean, mean_interval(found), worth)
