"""A ladder: the same bot with one budget after the other, against the same bots on the same deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from byzanz.arena.figures.standing import Standing, win_shares
from byzanz.arena.figures.statistics import Cluster, estimate, mean_interval
from byzanz.arena.play.schedule import Schedule
from byzanz.arena.play.tasks import Played
from byzanz.arena.play.tournament import Outcome, Tournament, Watcher
from byzanz.arena.play.workers import Workers
from byzanz.bots import KNOWN
from byzanz.game.refused import Refused

DEFAULT = "1ms,4ms,16ms,64ms,256ms"


@dataclass(frozen=True, slots=True)
class Rung:
    """One budget: the bot's standing with it, and what it gained over the rung below on the same deals."""

    budget: str
    standing: Standing
    gain: float | None
    gain_ci95: tuple[float, float] | None

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON."""
        interval = None if self.gain_ci95 is None else list(self.gain_ci95)
        return {"budget": self.budget, "gain": self.gain, "gain_ci95": interval, **self.standing.to_dict()}


def budgets_of(option: str) -> list[str]:
    """Read the budgets of a ladder, separated by commas."""
    budgets = [part.strip() for part in option.split(",") if part.strip()]
    if len(budgets) < 2:
        raise Refused("ladder_budgets", got=option, example=DEFAULT)
    return budgets


def tournaments_of(bots: Sequence[str], budgets: Sequence[str], games: int, seed: int) -> list[Tournament]:
    """Make a tournament for each rung: the first bot has the budget, the others are as they are.

    A rung may also name another bot (`search-v1:64`): then two bots are compared on the same deals.
    """
    name = bots[0].partition(":")[0]
    specs = [rung if ":" in rung or rung in KNOWN else f"{name}:{rung}" for rung in budgets]
    return [Tournament(Schedule((spec, *bots[1:]), games, seed, True)) for spec in specs]


class Climb:
    """Plays the rungs in their order and compares each with the one below, deal by deal."""

    def __init__(self) -> None:
        self.rungs: list[Rung] = []
        self.outcomes: list[Outcome] = []
        self._below: dict[int, list[float]] = {}

    def play(self, budget: str, tournament: Tournament, workers: Workers, watch: Watcher) -> Rung:
        """Play one rung; a fault ends the ladder."""
        shares: dict[int, list[float]] = {}

        def count(played: Played) -> None:
            seat = played.scheduled.entries.index(0)
            shares.setdefault(played.scheduled.deal, []).append(win_shares(played)[seat])
            watch(played)

        outcome = tournament.run(workers, count)
        if outcome.faults:
            raise Refused("tune_fault", detail=outcome.faults[0].detail.strip().splitlines()[-1])
        rung = Rung(budget, outcome.standings[0], *self._gain(shares))
        self.rungs.append(rung)
        self.outcomes.append(outcome)
        self._below = shares
        return rung

    def _gain(self, shares: dict[int, list[float]]) -> tuple[float | None, tuple[float, float] | None]:
        if not self._below:
            return None, None
        gains = [Cluster(sum(won) - sum(self._below[deal]), len(won)) for deal, won in shares.items()]
        found = estimate(gains)
        if found is None:
            return None, None
        return found.mean, None if found.error is None else mean_interval(found)
