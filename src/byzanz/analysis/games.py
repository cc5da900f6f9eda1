"""The analysis of a finished game: every decision judged by what its player could know, and luck told apart from skill."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from byzanz.analysis.decisions import Decision, DecisionJudge
from byzanz.analysis.luck import LUCK_WORLDS, Chance, Values, deal_luck, lot_luck, summed
from byzanz.analysis.verdicts import FAULTS, FORCED, Thresholds
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused, no_seat
from byzanz.rules.rng import SplitMix64

FORMAT = "byzanz-analysis/1"
MOST_WORLDS = 1024
"""The most worlds for one decision; most need far fewer."""
CHART_WORLDS = 96
"""Worlds for the winning shares after each step."""

Progress = Callable[[int, int], None]


@dataclass(slots=True)
class Analysis:
    """What came of analysing one game; docs/analysis.md says how everything is computed."""

    record: Record
    worlds: int
    seed: int
    hindsight: bool
    seat: int | None
    thresholds: Thresholds
    decisions: list[Decision] = field(default_factory=list)
    win_shares: list[tuple[float, ...]] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    seats: tuple[float, ...] = ()
    is_done: bool = False

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self.record.players

    @property
    def luck(self) -> list[float]:
        """Return the luck of each seat over the whole game; the sum over the seats is zero."""
        return summed(self.chances, self.players)

    @property
    def accuracy(self) -> list[float | None]:
        """Return each seat's mean accuracy over decisions with a choice; None where it had none that was judged."""
        found: list[float | None] = []
        for seat in range(self.players):
            own = [made.accuracy for made in self.of_seat(seat) if made.name != FORCED]
            found.append(sum(own) / len(own) if own else None)
        return found

    @property
    def result(self) -> list[float]:
        """Return each seat's share of the win."""
        winners = self.record.winners or ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def of_seat(self, seat: int) -> list[Decision]:
        """Return a seat's decisions."""
        return [made for made in self.decisions if made.seat == seat]

    def costliest(self, number: int = 3) -> list[Decision]:
        """Return the decisions that cost most, those below an inaccuracy left out."""
        faults = [made for made in self.decisions if made.name in FAULTS]
        return sorted(faults, key=lambda made: (-made.loss, made.index))[:number]

    def balance(self) -> list[dict[str, float]]:
        """Return for each seat what its result is made of: result - 1/n = seat + luck + own + others + rest."""
        luck = self.luck
        found = []
        for seat in range(self.players):
            own = sum(made.effects[seat] for made in self.decisions if made.seat == seat)
            others = sum(made.effects[seat] for made in self.decisions if made.seat != seat)
            place = self.seats[seat] - 1 / self.players if self.seats else 0.0
            over = self.result[seat] - 1 / self.players
            rest = over - place - luck[seat] - own - others
            found.append({"over": over, "seat": place, "luck": luck[seat], "own": own, "others": others, "rest": rest})
        return found

    def counts(self) -> list[dict[str, int]]:
        """Return for each seat how many decisions it had and how many of them were of each class."""
        return [
            {"decisions": sum(made.name != FORCED for made in self.of_seat(seat))}
            | {name: sum(made.name == name for made in self.of_seat(seat)) for name in FAULTS}
            for seat in range(self.players)
        ]

    def to_dict(self) -> dict[str, Any]:
        """Return the analysis as plain JSON, described field by field in docs/analysis.md."""
        return {
            "format": FORMAT,
            "players": self.players,
            "names": list(self.record.names),
            "seed": self.seed,
            "worlds": self.worlds,
            "seat": self.seat,
            "is_done": self.is_done,
            "result": self.result,
            "thresholds": self.thresholds.to_dict(),
            "decisions": [made.to_dict() for made in self.decisions],
            "costliest": [made.index for made in self.costliest()],
            "win_shares": [list(shares) for shares in self.win_shares],
            "chances": [chance.to_dict() for chance in self.chances],
            "luck": self.luck,
            "accuracy": self.accuracy,
            "counts": self.counts(),
            "balance": self.balance(),
        }


def analyse(
    record: Record | str | bytes,
    *,
    worlds: int = MOST_WORLDS,
    seed: int = 0,
    seat: int | None = None,
    hindsight: bool = True,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished game; the same seed gives the same answer.

    `worlds` is the most that one decision gets; with `seat` only that seat's decisions are judged. `progress` is called with
    how many of how many actions are done. Raise Refused for a record that is broken or not of a finished game.
    """
    analysis = None
    for analysis in analyse_stepwise(record, worlds=worlds, seed=seed, seat=seat, hindsight=hindsight):
        if progress is not None:
            progress(len(analysis.win_shares) and _judged_to(analysis), len(analysis.record.actions))
    assert analysis is not None
    return analysis


def _judged_to(analysis: Analysis) -> int:
    if analysis.is_done:
        return len(analysis.record.actions)
    return analysis.decisions[-1].index + 1 if analysis.decisions else 0


def analyse_stepwise(
    record: Record | str | bytes,
    *,
    worlds: int = MOST_WORLDS,
    seed: int = 0,
    seat: int | None = None,
    hindsight: bool = True,
    chart_worlds: int = CHART_WORLDS,
    luck_worlds: int = LUCK_WORLDS,
    rollouts: int | None = None,
) -> Iterator[Analysis]:
    """Analyse a game as `analyse` does, and yield the same object again and again as it fills.

    First with the winning shares over the game and the luck, then after every decision, at last when all is done. With
    `rollouts` each decision gets a small budget, as in a browser.
    """
    steps = analysis_steps(record, worlds, seed, seat, hindsight, chart_worlds, luck_worlds, rollouts)
    return (analysis for analysis in steps if analysis is not None)


def analysis_steps(
    record: Record | str | bytes,
    worlds: int,
    seed: int,
    seat: int | None,
    hindsight: bool,
    chart_worlds: int,
    luck_worlds: int,
    rollouts: int | None,
) -> Iterator[Analysis | None]:
    """Analyse in small steps; None where there is nothing new to show, but others can have their turn."""
    if not isinstance(record, Record):
        record = Record.loads(record)
    game = finished(record)
    if seat is not None and not 0 <= seat < record.players:
        raise no_seat(seat, record.players)
    if record.winners is None:  # a record may leave the result out
        record = game.record(record.names, **record.extra)
    analysis = Analysis(record, worlds, seed, hindsight, seat, Thresholds.of(record.players))
    seeds = SplitMix64(seed)
    for _ in _value(analysis, Values(record.players, luck_worlds, seeds.bits()), chart_worlds):
        yield None
    yield analysis
    judging = DecisionJudge(analysis.thresholds, worlds, hindsight, rollouts)
    replayed = Game(game.players, deck=game.deck, first=game.first, rules=game.rules)
    for index, (actor, action) in enumerate(game.actions):
        chosen = seeds.bits()
        if seat is None or actor == seat:
            analysis.decisions.append(judging.judge(index, replayed, actor, action, chosen))
            yield analysis
        replayed.act(actor, action)
    analysis.is_done = True
    yield analysis


def finished(record: Record) -> Game:
    """Replay a record; raise Refused if it is broken or its game isn't over."""
    game = record.replay()
    if game.phase != "over":
        raise Refused("not_over", state=game.phase)
    return game


def _value(analysis: Analysis, values: Values, chart_worlds: int) -> Iterator[None]:
    """Fill in the winning shares after each step, and what chance did, position by position.

    Without worlds for the chart its shares are those of the last lot.
    """
    before, steps = None, analysis.record.steps()
    for index, game in enumerate(steps):
        if before is None:
            found, analysis.seats = deal_luck(game, values)
            analysis.chances.extend(found)
        else:
            actor, action = game.actions[-1]
            chance = lot_luck(before, game, actor, action, values)
            if chance is not None:
                analysis.chances.append(chance)
        turned_up = before is None or game.state.pile_at != before.pile_at
        before = game.state.copy()
        shares: Sequence[float] = analysis.result
        if index < len(analysis.record.actions):
            has_own = chart_worlds > 0 or turned_up
            shares = values.of(before, chart_worlds or None) if has_own else analysis.win_shares[-1]
        analysis.win_shares.append(tuple(shares))
        yield
