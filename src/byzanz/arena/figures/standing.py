"""The standing of each entry in a tournament: shares, margins, ratings, faults."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from byzanz.arena.figures.adjusted import Adjusted, adjusted_share
from byzanz.arena.figures.statistics import Cluster, estimate, mean_interval, share_interval
from byzanz.arena.figures.timing import Timing
from byzanz.arena.play.tasks import Played
from byzanz.game.result import places_of
from byzanz.ratings import ANCHOR_OF, STAND_IN, Rating, Result, result_of

_LONGEST = 32


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one entry over its games; None where it has none.

    `margin` is its points less those of the best other seat; `ranks[k]` is the share of games it came in k + 1st,
    those with equal points and cards sharing the better place.
    """

    name: str
    label: str
    spec: str
    games: int
    win_share: float | None
    ci95: tuple[float, float]
    points: float | None
    margin: float | None
    margin_ci95: tuple[float, float] | None
    ranks: tuple[float, ...]
    rating: float
    rating_deviation: float
    decisions: int
    ms_per_decision: float | None
    ms_p99: float | None
    seats: tuple[float | None, ...]
    luck: Adjusted | None = None
    """The luck-adjusted win share, where luck was asked for."""

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON."""
        return {
            "name": self.name,
            "label": self.label,
            "spec": self.spec,
            "games": self.games,
            "win_share": self.win_share,
            "ci95": list(self.ci95),
            "points": self.points,
            "margin": self.margin,
            "margin_ci95": None if self.margin_ci95 is None else list(self.margin_ci95),
            "ranks": list(self.ranks),
            "rating": self.rating,
            "rating_deviation": self.rating_deviation,
            "decisions": self.decisions,
            "ms_per_decision": self.ms_per_decision,
            "ms_p99": self.ms_p99,
            "seats": list(self.seats),
            "luck": None if self.luck is None else self.luck.to_dict(),
        }


@dataclass(slots=True)
class Tally:
    """One entry's results, added up game by game."""

    players: int
    wins: dict[int, list[float]] = field(default_factory=dict)
    margins: dict[int, list[float]] = field(default_factory=dict)
    adjusted: dict[int, list[float]] = field(default_factory=dict)
    points: int = 0
    ranks: list[int] = field(init=False)
    seat_wins: list[list[float]] = field(init=False)
    timing: Timing = field(default_factory=Timing)

    def __post_init__(self) -> None:
        self.ranks = [0] * self.players
        self.seat_wins = [[] for _ in range(self.players)]

    def add(self, played: Played, seat: int) -> None:
        """Add a game in which the entry had this seat."""
        win = win_shares(played)[seat]
        deal = played.scheduled.deal
        self.wins.setdefault(deal, []).append(win)
        self.margins.setdefault(deal, []).append(margin_of(played, seat))
        if played.luck:
            self.adjusted.setdefault(deal, []).append(win - played.luck[seat])
        self.points += played.points[seat]
        self.ranks[places_of(played.points, played.hands)[seat] - 1] += 1
        self.seat_wins[seat].append(win)
        self.timing += played.times[seat]

    @property
    def games(self) -> int:
        """The number of games added."""
        return sum(self.ranks)

    def standing(self, name: str, label: str, spec: str, rating: Rating) -> Standing:
        """Return the figures of all games so far."""
        share = estimate(_clusters(self.wins))
        margin = estimate(_clusters(self.margins))
        games = self.games
        return Standing(
            name=name,
            label=label,
            spec=spec,
            games=games,
            win_share=share.mean if share else None,
            ci95=share_interval(share),
            points=self.points / games if games else None,
            margin=margin.mean if margin else None,
            margin_ci95=mean_interval(margin) if margin and margin.error is not None else None,
            ranks=tuple(count / games if games else 0.0 for count in self.ranks),
            rating=rating.rating,
            rating_deviation=rating.error,
            decisions=self.timing.count,
            ms_per_decision=self.timing.mean_ms,
            ms_p99=self.timing.percentile_ms(99),
            seats=tuple(sum(wins) / len(wins) if wins else None for wins in self.seat_wins),
            luck=adjusted_share(_clusters(self.wins), _clusters(self.adjusted)) if self.adjusted else None,
        )


def _clusters(by_deal: dict[int, list[float]]) -> list[Cluster]:
    return [Cluster(sum(values), len(values)) for values in by_deal.values()]


def win_shares(played: Played) -> list[float]:
    """Return each seat's share of the victory, which winners split."""
    share = 1 / len(played.winners)
    return [share if seat in played.winners else 0.0 for seat in range(len(played.points))]


def margin_of(played: Played, seat: int) -> int:
    """Return a seat's points less those of the best other seat."""
    return played.points[seat] - max(points for other, points in enumerate(played.points) if other != seat)


def rated(played: Played, specs: Sequence[str]) -> Result:
    """Return what a game says for ratings: an anchor is one wherever it sits, other entries go by their number."""
    players = [
        STAND_IN if entry in played.withdrawn else ANCHOR_OF.get(specs[entry], entry)
        for entry in played.scheduled.entries
    ]
    return result_of(players, played.winners, places_of(played.points, played.hands), played.luck or None)


def labels_of(names: Iterable[str]) -> list[str]:
    """Return names that differ and fit a table: long ones are cut, and equal ones are numbered."""
    names = [name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…" for name in names]
    labels = []
    for place, name in enumerate(names):
        number = names[: place + 1].count(name)
        labels.append(f"{name} ({number})" if names.count(name) > 1 else name)
    return labels
