"""A tournament: the games of a schedule, played by a crew, taken in the schedule's order whatever order they end in."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from byzanz.arena.crew import Crew, PlayedGames, local_crew
from byzanz.arena.play import STAND_IN, FaultReport, Played, Task
from byzanz.arena.schedule import Schedule
from byzanz.arena.standing import Ratings, Standing, Tally, labels_of
from byzanz.bots import make

_TASK_SECONDS = 0.2
"""About how long a task should take: long against the way to the worker and back, short for a progress bar."""
_MOST_GAMES = 500
_MOST_LOSSES = 3

Watcher = Callable[[Played], None]


class WorkersLost(RuntimeError):
    """Workers died again and again on the same games: a bot takes its process down with it."""

    def __init__(self, numbers: range) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class StandInFailed(RuntimeError):
    """The bot that plays for those who had to leave has failed itself."""

    def __init__(self, report: FaultReport) -> None:
        super().__init__(report.detail)
        self.report = report


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a tournament: how many games counted, each entry's standing, and the faults, in order."""

    games: int
    seed: int
    players: int
    duplicate: bool
    seconds: float
    standings: tuple[Standing, ...]
    faults: tuple[FaultReport, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON, as ``byzanz arena --json`` prints it."""
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
            "bots": bots,
            "faults": [fault_dict(fault, self.standings[fault.entry].label) for fault in self.faults],
        }


def fault_dict(fault: FaultReport, label: str) -> dict[str, Any]:
    """A fault as plain JSON, with the whole record that reproduces it."""
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
    only the deals before count for it. With ``strict`` the tournament ends there instead.
    """

    schedule: Schedule
    limit_ms: float | None = None
    strict: bool = False
    wants_records: bool = False
    wants_stories: bool = False
    names: list[str] = field(init=False)
    labels: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.names = [make(spec, 0).name for spec in self.schedule.entries]
        self.labels = labels_of(self.names)

    def run(self, crew: Crew, watch: Watcher | None = None) -> Outcome:
        """Play all games; ``watch`` is told each one that counts, in the schedule's order."""
        began = time.monotonic()
        players = self.schedule.players
        tallies = [Tally(players) for _ in range(players)]
        ratings = Ratings(players)
        faults: list[FaultReport] = []
        games = 0
        for played in self._played(crew, faults):
            games += 1
            entries = [None if entry in played.withdrawn else entry for entry in played.sitting.entries]
            for seat, entry in enumerate(entries):
                if entry is not None:
                    tallies[entry].take(played, seat)
            ratings.take(played, entries)
            if watch:
                watch(played)
        standings = tuple(
            tally.standing(self.names[entry], self.labels[entry], self.schedule.entries[entry], ratings.of(entry))
            for entry, tally in enumerate(tallies)
        )
        seconds = time.monotonic() - began
        return Outcome(games, self.schedule.seed, players, self.schedule.duplicate, seconds, standings, tuple(faults))

    def _played(self, crew: Crew, faults: list[FaultReport]) -> Iterator[Played]:
        """The games that count, deal by deal in order; games played ahead that a fault has made void are played anew."""
        lookout = _Lookout(self, crew)
        number = 0
        while number < self.schedule.games:
            deal = self._numbers_of_deal(number)
            fault = None
            games = []
            for one in deal:
                games.append(lookout.await_game(one))
                if fault := games[-1].fault:
                    break
            if fault is None:
                yield from games
                number = deal.stop
                continue
            if fault.entry in lookout.withdrawn:
                raise StandInFailed(fault)
            faults.append(fault)
            if self.strict:
                return
            lookout.withdraw(fault.entry, number)

    def _numbers_of_deal(self, first: int) -> range:
        size = self.schedule.players if self.schedule.duplicate else 1
        return range(first, min(first + size, self.schedule.games))


class _Lookout:
    """Keeps the crew busy ahead of the game that is waited for."""

    def __init__(self, tournament: Tournament, crew: Crew) -> None:
        self.withdrawn: frozenset[int] = frozenset()
        self._tournament = tournament
        self._crew = crew
        self._next = 0
        self._ready: dict[int, Played] = {}
        self._under_way: dict[PlayedGames, tuple[Task, float]] = {}
        self._losses: dict[int, int] = {}
        self._task_games = 1

    def await_game(self, number: int) -> Played:
        """The game of this number, with the present field."""
        while number not in self._ready:
            self._hand_out()
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            for future in done:
                self._take_in(future)
        return self._ready.pop(number)

    def withdraw(self, entry: int, number: int) -> None:
        """An entry leaves; everything from this game on is played anew without it."""
        self.withdrawn |= {entry}
        self._ready.clear()
        self._next = number

    def _hand_out(self) -> None:
        # One task more than workers: the next is there when one is done.
        while len(self._under_way) <= self._crew.size and self._next < self._tournament.schedule.games:
            stop = min(self._next + self._task_games, self._tournament.schedule.games)
            self._submit(range(self._next, stop))
            self._next = stop
            if self._crew.size == 1:
                return

    def _submit(self, numbers: range) -> None:
        wanted = self._tournament
        task = Task(
            wanted.schedule, numbers, self.withdrawn, wanted.limit_ms, wanted.wants_records, wanted.wants_stories
        )
        began = time.monotonic()
        self._under_way[self._crew.submit(task)] = task, began

    def _take_in(self, future: PlayedGames) -> None:
        if future not in self._under_way:
            return
        task, began = self._under_way.pop(future)
        try:
            games = future.result()
        except BrokenExecutor:
            self._start_again([task, *(other for other, _ in self._under_way.values())])
            return
        if task.withdrawn != self.withdrawn:
            return
        for played in games:
            self._ready[played.sitting.number] = played
        # The clock also ran while the task waited for a worker, so this errs towards small tasks.
        pace = (time.monotonic() - began) / len(games)
        self._task_games = max(1, min(_MOST_GAMES, 2 * self._task_games, int(_TASK_SECONDS / max(pace, 1e-9))))

    def _start_again(self, lost: list[Task]) -> None:
        """Workers were lost, and with them all that was under way: it costs time, not games."""
        self._under_way.clear()
        self._crew.recover()
        for task in lost:
            start = task.numbers.start
            self._losses[start] = self._losses.get(start, 0) + 1
            if self._losses[start] > _MOST_LOSSES:
                raise WorkersLost(task.numbers)
            if task.withdrawn == self.withdrawn:
                self._submit(task.numbers)


def run(
    bots: Sequence[str],
    games: int = 200,
    seed: int = 0,
    *,
    duplicate: bool = True,
    workers: int | None = None,
    limit_ms: float | None = None,
    strict: bool = False,
    watch: Watcher | None = None,
) -> Outcome:
    """Let bots play each other: the short way to a Tournament with workers on this machine."""
    tournament = Tournament(Schedule(tuple(bots), games, seed, duplicate), limit_ms, strict)
    with local_crew(workers) as crew:
        return tournament.run(crew, watch)


__all__ = ["STAND_IN", "Outcome", "StandInFailed", "Tournament", "WorkersLost", "run"]
