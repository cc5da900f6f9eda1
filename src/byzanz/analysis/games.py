"""The analysis of a finished game: every decision judged by what its player could know, and luck told apart from skill."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from byzanz.analysis.budget import MOST_WORLDS, Budget
from byzanz.analysis.decisions import Decision, DecisionJudge
from byzanz.analysis.luck import WEIGHT, Chance, Shares, apart, course_of, moved, seats_of, summed
from byzanz.analysis.verdicts import FAULTS, FORCED, Thresholds, accuracy_of_all
from byzanz.analysis.version import judge_version
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused, no_seat
from byzanz.rules.rng import SplitMix64

FORMAT = "byzanz-analysis/1"
Progress = Callable[[int, int], None]


@dataclass(slots=True)
class Analysis:
    """What came of analysing one game; docs/analysis.md says how everything is computed."""

    record: Record
    budget: Budget
    seed: int
    seat: int | None
    thresholds: Thresholds
    seats: Shares
    """What sitting there was worth before the deal."""
    decisions: list[Decision] = field(default_factory=list)
    win_shares: list[Shares] = field(default_factory=list)
    played: list[Shares] = field(default_factory=list)
    """The values after each action, before the cards that it turned up were known.

    The first is before the deal.
    """
    chances: list[Chance] = field(default_factory=list)
    is_done: bool = False

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self.record.players

    @property
    def names(self) -> list[str]:
        """Return what the seats are called.

        Of several with one name all but the first are numbered.
        """
        found: list[str] = []
        for name in self.record.names:
            number = 1
            while (called := name if number == 1 else f"{name} {number}") in found:
                number += 1
            found.append(called)
        return found

    @property
    def luck(self) -> list[float]:
        """Return the luck of each seat over the whole game; the sum over the seats is zero."""
        return summed(self.chances, self.players)

    @property
    def accuracy(self) -> list[float | None]:
        """Return each seat's accuracy over decisions with a choice.

        None where it had none that was judged.
        """
        return [
            accuracy_of_all([made.accuracy for made in self.of_seat(seat) if made.name != FORCED])
            for seat in range(self.players)
        ]

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
        return sorted(faults, key=lambda made: (-made.loss, -made.lost, made.index))[:number]

    def actor(self, index: int) -> int:
        """Return who did an action of the record."""
        return int(self.record.actions[index].split(" ", 1)[0])

    def change(self, index: int) -> Shares:
        """Return what an action changed in each seat's value, before what it turned up was known.

        The sum is zero.
        """
        return apart(self.played[index + 1], self.win_shares[index])

    def balance(self) -> list[dict[str, float]]:
        """Return for each seat what its result is made of: over = seat + luck + unseen + own + others + rest.

        Every change of value is in exactly one part, so that nothing is left, as far as all
        decisions have been judged.
        """
        found = [dict.fromkeys(("over", "seat", "luck", "unseen", "own", "others", "rest"), 0.0) for _ in self.seats]
        for seat, parts in enumerate(found):
            parts["over"] = self.result[seat] - 1 / self.players
            parts["seat"] = self.seats[seat] - 1 / self.players
            parts["luck"] = self.luck[seat]
            parts["others"] = (1 / WEIGHT - 1) * self.luck[seat]
        for made in self.decisions:
            parts, change = found[made.seat], self.change(made.index)[made.seat]
            unseen = WEIGHT * (change - moved(self.win_shares[made.index][made.seat], *made.expected))
            parts["own"] -= made.loss
            parts["unseen"] += unseen
            # What is left is no merit: by how much the best beats how values are played on.
            # Everybody is measured against the best.
            parts["others"] += change - unseen + made.loss
        for index in range(len(self.played) - 1):
            for seat, change in enumerate(self.change(index)):
                if seat != self.actor(index):
                    found[seat]["others"] += change
        for parts in found:
            parts["rest"] = parts["over"] - sum(parts[key] for key in ("seat", "luck", "unseen", "own", "others"))
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
            "judge": judge_version(),
            "players": self.players,
            "names": list(self.names),
            "seed": self.seed,
            "worlds": self.budget.worlds,
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
) -> Iterator[Analysis]:
    """Analyse a game as `analyse` does, and yield the same object again and again as it fills.

    First with the winning shares over the game and the luck, then after every decision, at last
    when all is done.
    """
    steps = analysis_steps(record, Budget(worlds, hindsight=hindsight), seed, seat)
    return (analysis for analysis in steps if analysis is not None)


def analysis_steps(
    record: Record | str | bytes, budget: Budget, seed: int = 0, seat: int | None = None
) -> Iterator[Analysis | None]:
    """Analyse in small steps; None where there is nothing new to show, but others can have their turn."""
    if not isinstance(record, Record):
        record = Record.loads(record)
    game = finished(record)
    if seat is not None and not 0 <= seat < record.players:
        raise no_seat(seat, record.players)
    if record.winners is None:  # a record may leave the result out
        record = game.record(record.names, **record.extra)
    analysis = Analysis(record, budget, seed, seat, Thresholds(), seats_of(game))
    for step in course_of(game, budget.value_worlds):
        analysis.played.append(step.played)
        analysis.win_shares.append(step.value)
        analysis.chances += step.chances
        yield None
    yield analysis
    judging = DecisionJudge(game.players, budget)
    replayed = Game(game.players, deck=game.deck, first=game.first, rules=game.rules)
    seeds = SplitMix64(seed)
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
