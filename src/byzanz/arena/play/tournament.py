"""A tournament: the games of a schedule, counted in the schedule's order whatever order they finish in."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from byzanz.arena.figures.standing import Standing, Tally, labels_of, rated
from byzanz.arena.play.dispatcher import Dispatcher
from byzanz.arena.play.schedule import Schedule
from byzanz.arena.play.tasks import FaultReport, Played, Task
from byzanz.arena.play.workers import Workers, local_workers
from byzanz.bots import make
from byzanz.bots.spec import is_foreign
from byzanz.ratings import ANCHOR_OF, Ratings

Watcher = Callable[[Played], None]


class StandInFailed(RuntimeError):
    """The bot that replaces those that had to leave has failed itself."""

    def __init__(self, report: FaultReport) -> None:
        super().__init__(report.detail)
        self.report = report


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a tournament: the number of games that count, each entry's standing, and the faults in order.

    `in_process` is true if foreign bots ran where the games were within their reach.
    """

    games: int
    seed: int
    players: int
    duplicate: bool
    seconds: float
    standings: tuple[Standing, ...]
    faults: tuple[FaultReport, ...]
    in_process: bool = False
    judge: str | None = None
    """What luck stands on (`byzanz.analysis.JUDGE`), where it was measured."""

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON, as `byzanz arena --json` prints it."""
        bots = [standing.to_dict() for standing in self.standings]
        for bot in bots:
            bot["faults"] = 0
        for fault in self.faults:
            bots[fault.entry]["faults"] += 1
        return {
            "games": self.games,
            "seed": self.seed,
            "players": self.players,
            "duplicate": self.duplicate,
            "seconds": self.seconds,
            "in_process": self.in_process,
            "judge": self.judge,
            "bots": bots,
            "faults": [fault_dict(fault, self.standings[fault.entry].label) for fault in self.faults],
        }


def fault_dict(fault: FaultReport, label: str) -> dict[str, Any]:
    """Return a fault as plain JSON, with the whole record that reproduces it."""
    return {
        "bot": label,
        "entry": fault.entry,
        "game": fault.game,
        "deal": fault.deal,
        "kind": fault.kind,
        "detail": fault.detail,
        "record": json.loads(fault.record.dumps()),
    }


@dataclass(slots=True)
class Tournament:
    """Bots against each other over many games.

    A bot that fails leaves: the deal in which it failed and all later ones are played with a stand-in in its place, and
    only the deals before count for it. With `strict` the tournament ends there instead.
    """

    schedule: Schedule
    limit_ms: float | None = None
    strict: bool = False
    wants_records: bool = False
    wants_summaries: bool = False
    wants_luck: bool = False
    in_process: bool = False
    names: list[str] = field(init=False)
    labels: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.names = [name_of(spec, in_process=self.in_process) for spec in self.schedule.entries]
        self.labels = labels_of(self.names)

    def run(self, workers: Workers, watch: Watcher | None = None) -> Outcome:
        """Play all games; `watch` is called with each one that counts, in the schedule's order."""
        began = time.monotonic()
        players = self.schedule.players
        tallies = [Tally(players) for _ in range(players)]
        ratings = Ratings()
        specs = self.schedule.entries
        faults: list[FaultReport] = []
        games = 0
        for played in self._played(workers, faults):
            games += 1
            entries = [None if entry in played.withdrawn else entry for entry in played.scheduled.entries]
            for seat, entry in enumerate(entries):
                if entry is not None:
                    tallies[entry].add(played, seat)
            ratings.add(rated(played, specs))
            if watch:
                watch(played)
        standings = tuple(
            tally.standing(
                self.names[entry], self.labels[entry], specs[entry], ratings.of(ANCHOR_OF.get(specs[entry], entry))
            )
            for entry, tally in enumerate(tallies)
        )
        seconds = time.monotonic() - began
        in_process = self.in_process and any(map(is_foreign, self.schedule.entries))
        schedule = self.schedule
        return Outcome(
            games,
            schedule.seed,
            players,
            schedule.duplicate,
            seconds,
            standings,
            tuple(faults),
            in_process,
            _judge() if self.wants_luck else None,
        )

    def _played(self, workers: Workers, faults: list[FaultReport]) -> Iterator[Played]:
        """Yield the games that count, deal by deal in order; games that a fault makes void are played again."""
        dispatcher = Dispatcher(workers, self.task, self.schedule.games)
        number = 0
        while number < self.schedule.games:
            deal = self._numbers_of_deal(number)
            fault = None
            games = []
            for one in deal:
                games.append(dispatcher.await_game(one))
                if fault := games[-1].fault:
                    break
            if fault is None:
                yield from games
                number = deal.stop
                continue
            if fault.entry in dispatcher.withdrawn:
                raise StandInFailed(fault)
            faults.append(fault)
            if self.strict:
                return
            dispatcher.withdraw(fault.entry, number)

    def task(self, numbers: range, withdrawn: frozenset[int], trace: str = "") -> Task:
        """Put into a task what a worker needs to know about some of the games."""
        return Task(
            self.schedule,
            numbers,
            withdrawn,
            self.limit_ms,
            self.wants_records,
            self.wants_summaries,
            self.wants_luck,
            self.in_process,
            trace,
        )

    def _numbers_of_deal(self, first: int) -> range:
        size = self.schedule.players if self.schedule.duplicate else 1
        return range(first, min(first + size, self.schedule.games))


def _judge() -> str:
    from byzanz.analysis.version import judge_version  # only tournaments that measure luck load it

    return judge_version()


def name_of(spec: str, *, in_process: bool = False) -> str:
    """Name an entry: a bot that comes with the game by its whole spec (its budget matters), another as it calls itself."""
    bot = make(spec, 0, in_process=in_process)
    return bot.name if is_foreign(spec) else spec


def run(
    bots: Sequence[str],
    games: int = 200,
    seed: int = 0,
    *,
    duplicate: bool = True,
    workers: int | None = None,
    limit_ms: float | None = None,
    strict: bool = False,
    in_process: bool = False,
    watch: Watcher | None = None,
) -> Outcome:
    """Let bots play each other: the short way to a Tournament with workers on this machine."""
    tournament = Tournament(Schedule(tuple(bots), games, seed, duplicate), limit_ms, strict, in_process=in_process)
    with local_workers(workers) as players:
        return tournament.run(players, watch)
