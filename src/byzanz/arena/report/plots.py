"""The plots of a report, as SVG whose colours are the page's own, so that one drawing serves light and dark."""

import io
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from byzanz.arena.figures.game_summary import Auction
from byzanz.arena.figures.standing import win_shares
from byzanz.arena.figures.statistics import Cluster, estimate, share_interval
from byzanz.arena.play.ladder import Rung
from byzanz.arena.play.tasks import Played
from byzanz.arena.play.tournament import Outcome
from byzanz.locales import Texts

# Colours that stand for the page's: no drawing uses them otherwise.
SERIES = tuple(f"#a1b2c{number}" for number in range(6))
INK, MUTED, GRID, PAPER = "#a1b2d0", "#a1b2d1", "#a1b2d2", "#a1b2d3"
_NAMES = {colour: f"var(--series-{number})" for number, colour in enumerate(SERIES)}
_NAMES |= {INK: "var(--ink)", MUTED: "var(--muted)", GRID: "var(--line)", PAPER: "var(--paper)"}

_STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": MUTED,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.7,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "lines.linewidth": 2,
    "lines.markersize": 6,
}


def _line(entry: int) -> dict[str, Any]:
    """Return how an entry's line is drawn.

    One that lies on another lets it be seen between its dashes, and in rings.
    """
    dash = ("-", (0, (6, 4)), (0, (2, 3)), (0, (9, 3, 2, 3)), (0, (4, 2)), (0, (10, 5)))[entry]
    return {
        "color": SERIES[entry],
        "linestyle": dash,
        "marker": "o",
        "markersize": 11 - 2 * entry if entry < 4 else 3,
        "markerfacecolor": "none",
        "linewidth": 3.2 - 0.4 * entry,
    }


class Plots:
    """The drawings of one tournament."""

    def __init__(self, outcome: Outcome, games: Sequence[Played], text: Texts) -> None:
        self._outcome = outcome
        self._games = games
        self._text = text
        self._labels = [standing.label for standing in outcome.standings]
        self._auctions = [
            (played.scheduled.entries[auction.winner], auction)
            for played in games
            if played.summary
            for auction in played.summary.auctions
        ]

    def all(self) -> dict[str, str]:
        """Each plot's name and its SVG, in the order of the page."""
        draw: dict[str, Callable[[Axes], None]] = {
            "wins": self._wins,
            "places": self._places,
            "rounds": self._rounds,
            "seats": self._seats,
            "prices": self._prices,
            "positions": self._positions,
            "passes": self._passes,
            "lengths": self._lengths,
        }
        return {name: _drawn(name, drawing) for name, drawing in draw.items()}

    def _wins(self, axes: Axes) -> None:
        """Win share with its interval, the best on top."""
        order = sorted(range(len(self._labels)), key=lambda entry: self._outcome.standings[entry].win_share or 0)
        for height, entry in enumerate(order):
            standing = self._outcome.standings[entry]
            if standing.win_share is None:
                continue
            low, high = standing.ci95
            axes.plot(
                [100 * low, 100 * high],
                [height] * 2,
                color=SERIES[entry],
                linewidth=5,
                alpha=0.35,
                solid_capstyle="round",
            )
            axes.plot(100 * standing.win_share, height, "o", color=SERIES[entry], markersize=9)
            axes.annotate(
                self._text("arena-percent", share=self._text.decimal(100 * standing.win_share, ".1f")),
                (100 * standing.win_share, height),
                (0, 9),
                textcoords="offset points",
                ha="center",
                bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},
            )
        axes.axvline(100 / self._outcome.players, color=MUTED, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_yticks(range(len(order)), [self._labels[entry] for entry in order])
        axes.set_ylim(-0.6, len(order) - 0.3)
        axes.set_xlim(left=min(0, axes.get_xlim()[0]))
        axes.grid(axis="x")
        axes.set_xlabel(self._text("report-wins-x"))

    def _places(self, axes: Axes) -> None:
        """How often each place, as stacked bars."""
        standings = self._outcome.standings
        order = sorted(range(len(self._labels)), key=lambda entry: standings[entry].win_share or 0)
        for height, entry in enumerate(order):
            left = 0.0
            for place, share in enumerate(standings[entry].ranks):
                fade = 1 - 0.8 * place / max(1, self._outcome.players - 1)
                axes.barh(
                    height, 100 * share, left=100 * left, height=0.62, color=SERIES[entry], alpha=fade, edgecolor=PAPER
                )
                if share > 0.07:
                    colour = PAPER if fade > 0.6 else INK
                    axes.annotate(
                        f"{place + 1}", (100 * (left + share / 2), height), ha="center", va="center", color=colour
                    )
                left += share
        axes.set_yticks(range(len(order)), [self._labels[entry] for entry in order])
        axes.set_xlim(0, 100)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(self._text("report-places-x"))

    def _rounds(self, axes: Axes) -> None:
        """Mean points after each round."""
        sums: dict[int, list[int]] = {}
        counts: Counter[int] = Counter()
        for played in self._games:
            for seat, entry in enumerate(played.scheduled.entries):
                if entry in played.withdrawn or not played.summary:
                    continue
                points = [after[seat] for after in played.summary.points]
                sums[entry] = [a + b for a, b in zip(sums.get(entry, [0] * len(points)), points, strict=True)]
                counts[entry] += 1
        for entry, points in sorted(sums.items()):
            means = [0.0, *(total / counts[entry] for total in points)]
            axes.plot(range(len(means)), means, **_line(entry), label=self._labels[entry])
        axes.set_xlabel(self._text("report-rounds-x"))
        axes.set_ylabel(self._text("arena-points"))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y")
        axes.legend()

    def _seats(self, axes: Axes) -> None:
        """Win share of each seat over all bots."""
        parity = 100 / self._outcome.players
        for seat in range(self._outcome.players):
            by_deal: dict[int, list[float]] = defaultdict(list)
            for played in self._games:
                by_deal[played.scheduled.deal].append(win_shares(played)[seat])
            found = estimate([Cluster(sum(wins), len(wins)) for wins in by_deal.values()])
            low, high = share_interval(found)
            mean = found.mean if found else 0.0
            axes.plot(
                [seat] * 2, [100 * low, 100 * high], color=SERIES[0], linewidth=5, alpha=0.35, solid_capstyle="round"
            )
            axes.plot(seat, 100 * mean, "o", color=SERIES[0], markersize=9)
            axes.annotate(f"{100 * mean:.1f}", (seat, 100 * mean), (10, -4), textcoords="offset points")
        axes.axhline(parity, color=MUTED, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_xticks(
            range(self._outcome.players),
            [self._text("report-seat", seat=seat + 1) for seat in range(self._outcome.players)],
        )
        axes.set_xlim(-0.5, self._outcome.players - 0.4)
        axes.set_ylabel(self._text("report-wins-x"))
        axes.grid(axis="y")

    def _prices(self, axes: Axes) -> None:
        """Mean price a bot pays for a lot of each size, over the band in which four of five prices lie."""
        paid: dict[int, list[int]] = defaultdict(list)
        own: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        for entry, auction in self._auctions:
            if auction.rivals:
                paid[auction.lot].append(auction.price)
                own[entry][auction.lot].append(auction.price)
        lots = sorted(paid)
        low = [_quantile(paid[lot], 0.1) for lot in lots]
        high = [_quantile(paid[lot], 0.9) for lot in lots]
        axes.fill_between(lots, low, high, color=MUTED, alpha=0.15, linewidth=0)
        for entry in sorted(own):
            means = [sum(own[entry][lot]) / len(own[entry][lot]) if own[entry][lot] else float("nan") for lot in lots]
            axes.plot(lots, means, **_line(entry), label=self._labels[entry])
        axes.set_xticks(lots)
        axes.set_xlabel(self._text("report-lot"))
        axes.set_ylabel(self._text("report-price"))
        axes.set_ylim(bottom=0)
        axes.grid(axis="y")
        axes.legend()

    def _positions(self, axes: Axes) -> None:
        """Value of the cards of a market pick at each position, and profit until the next pick."""
        values: dict[int, list[int]] = defaultdict(list)
        profits: dict[int, list[int]] = defaultdict(list)
        for played in self._games:
            for pick in played.summary.picks if played.summary else ():
                values[pick.position].append(pick.value)
                profits[pick.position].append(pick.profit)
        positions = sorted(values)
        for shift, key, figures in ((-0.2, "report-profit", profits), (0.2, "report-value", values)):
            means = [sum(figures[position]) / len(figures[position]) for position in positions]
            places = [position + shift for position in positions]
            bars = axes.bar(places, means, 0.36, color=SERIES[0] if shift < 0 else SERIES[4], label=self._text(key))
            axes.bar_label(bars, fmt="%.1f", padding=2, color=INK, fontsize=9)
        axes.set_xticks(positions)
        axes.set_xlabel(self._text("report-positions-x"))
        axes.grid(axis="y")
        axes.legend()

    def _passes(self, axes: Axes) -> None:
        """How often nobody bid for a lot."""
        rounds: dict[tuple[int, bool], int] = Counter(
            (auction.lot, auction.all_passed) for auction in self._contested()
        )
        lots = sorted({lot for lot, _ in rounds})
        shares = [100 * rounds[lot, True] / (rounds[lot, True] + rounds[lot, False]) for lot in lots]
        bars = axes.bar(lots, shares, 0.6, color=SERIES[1])
        axes.bar_label(bars, fmt="%.1f", padding=2, color=INK, fontsize=9)
        axes.set_xticks(lots)
        axes.set_ylim(0, max([1.0, *shares]) * 1.15)
        axes.set_xlabel(self._text("report-lot"))
        axes.set_ylabel(self._text("report-passes-y"))
        axes.grid(axis="y")

    def _contested(self) -> list[Auction]:
        return [auction for _, auction in self._auctions if auction.rivals]

    def _lengths(self, axes: Axes) -> None:
        """How many actions a game took."""
        lengths = [played.actions for played in self._games]
        axes.hist(lengths, bins=min(30, max(5, max(lengths) - min(lengths) + 1)), color=SERIES[2], edgecolor=PAPER)
        axes.axvline(sum(lengths) / len(lengths), color=MUTED, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_xlabel(self._text("report-lengths-x"))
        axes.set_ylabel(self._text("arena-games"))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y")


def draw_ladder(outcome: Outcome, rungs: Sequence[Rung], text: Texts) -> str:
    """Win share over budgets, each with its interval, and parity."""

    def draw(axes: Axes) -> None:
        places = range(len(rungs))
        shares = [100 * (rung.standing.win_share or 0.0) for rung in rungs]
        for place, rung in zip(places, rungs, strict=True):
            low, high = rung.standing.ci95
            axes.plot([place] * 2, [100 * low, 100 * high], color=SERIES[0], linewidth=5, alpha=0.35)
            axes.annotate(f"{shares[place]:.1f}", (place, shares[place]), (8, -4), textcoords="offset points")
        axes.plot(places, shares, "o-", color=SERIES[0], markersize=9)
        axes.axhline(100 / outcome.players, color=MUTED, linestyle=(0, (4, 3)), linewidth=1)
        axes.set_xticks(places, [rung.budget for rung in rungs])
        axes.set_xlim(-0.4, len(rungs) - 0.4)
        axes.set_xlabel(text("ladder-budget"))
        axes.set_ylabel(text("report-wins-x"))
        axes.grid(axis="y")

    return _drawn("ladder", draw)


def _quantile(values: list[int], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _drawn(name: str, draw: Callable[[Axes], None]) -> str:
    """One drawing as an SVG element without size, addresses or colours of its own."""
    # Ids must be the same in every run, and differ between the drawings of a page.
    style: Any = {**_STYLE, "svg.hashsalt": name}
    with mpl.rc_context(style):
        figure = Figure(figsize=(6.4, 3.9), layout="constrained")
        draw(figure.subplots())
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    svg = buffer.getvalue()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    for colour, variable in _NAMES.items():
        svg = svg.replace(colour, variable)
    return svg
