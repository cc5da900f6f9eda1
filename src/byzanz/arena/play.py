"""What a worker does: play games of the schedule and send home what counts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from byzanz.arena.match import CRASH, Asking, Fault, Match, play_match
from byzanz.arena.schedule import Schedule, Sitting
from byzanz.arena.story import Story, story_of
from byzanz.arena.timing import Timing
from byzanz.bots import make
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused

STAND_IN = "greedy"
"""Who plays in the place of a bot that had to leave the tournament."""


DIED = "the process ended"
"""All that is known of a crash that took the worker with it."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of the schedule, the entries that have left by then, and what is wanted of each game."""

    schedule: Schedule
    numbers: range
    withdrawn: frozenset[int] = frozenset()
    limit_ms: float | None = None
    wants_records: bool = False
    wants_stories: bool = False
    trace: str = ""
    """A file to note each question in before it is asked, for a bot that takes its whole process down."""

    def spec(self, entry: int) -> str:
        """The bot that plays for an entry now."""
        return STAND_IN if entry in self.withdrawn else self.schedule.entries[entry]


@dataclass(frozen=True, slots=True)
class FaultReport:
    """Which entry failed in which game, how, and the record that reproduces it."""

    entry: int
    game: int
    deal: int
    kind: str
    detail: str
    record: Record


@dataclass(slots=True)
class Played:
    """One game as it counts: the entry in each seat and, unless a fault stopped it, the seats' results."""

    sitting: Sitting
    withdrawn: frozenset[int]
    points: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    actions: int = 0
    times: tuple[Timing, ...] = ()
    record: Record | None = None
    story: Story | None = None
    fault: FaultReport | None = None


def play_games(task: Task) -> list[Played]:
    """Play the games of a task one after another; after a fault the rest would not count, so it ends there."""
    games = []
    for number in task.numbers:
        games.append(_play(task, task.schedule.sitting(number)))
        if games[-1].fault:
            break
    return games


def _play(task: Task, sitting: Sitting) -> Played:
    schedule = task.schedule
    game = Game(schedule.players, deck=schedule.deck(sitting.deal))
    specs = [task.spec(entry) for entry in sitting.entries]
    seeds = [schedule.bot_seed(sitting, seat) for seat in range(schedule.players)]
    written: dict[str, Any] = {"bots": specs, "bot_seeds": seeds, "deal": sitting.deal, "rotation": sitting.rotation}

    def note(seat: int, kind: str = CRASH, detail: str = DIED) -> Record:
        told = {"seat": seat, "kind": kind, "detail": detail, "limit_ms": task.limit_ms}
        return game.record(specs, **written, fault=told)

    def leave_trace(seat: int) -> None:
        Path(task.trace).write_text(note(seat).dumps(), encoding="utf-8")

    match = _match(specs, seeds, game, task.limit_ms, leave_trace if task.trace else None)
    played = Played(sitting, task.withdrawn, actions=game.version)
    if match.fault:
        fault = match.fault
        played.fault = _reported(sitting, note(fault.seat, fault.kind, fault.detail))
        return played
    assert game.result is not None
    played.points, played.hands, played.winners = game.result
    played.times = tuple(Timing() for _ in specs)
    for timing, times in zip(played.times, match.times, strict=True):
        timing.take(times)
    if task.wants_records:
        played.record = game.record(specs, **written)
    if task.wants_stories:
        played.story = story_of(game)
    return played


def _reported(sitting: Sitting, record: Record) -> FaultReport:
    """What the record of a fault says."""
    fault = record.extra["fault"]
    entry = sitting.entries[fault["seat"]]
    return FaultReport(entry, sitting.number, sitting.deal, fault["kind"], fault["detail"], record)


def traced_fault(task: Task, number: int, trace: str) -> Played:
    """The game that took its worker down, told by the trace it has left."""
    sitting = task.schedule.sitting(number)
    return Played(sitting, task.withdrawn, fault=_reported(sitting, Record.loads(trace)))


def _match(
    specs: list[str], seeds: list[int], game: Game, limit_ms: float | None, before: Asking | None = None
) -> Match:
    bots = []
    for seat, (spec, seed) in enumerate(zip(specs, seeds, strict=True)):
        try:
            bots.append(make(spec, seed))
        except Refused as refused:
            return Match(game, Fault(seat, CRASH, str(refused)))
    return play_match(bots, game, limit_ms, before)


def reproduce(record: Record) -> Match:
    """Play a recorded game of the arena again, with the bots and seeds written in it: up to its end or its fault."""
    missing = [key for key in ("bots", "bot_seeds") if len(record.extra.get(key, ())) != record.players]
    if missing:
        raise Refused("arena_record", key=missing[0])
    game = Game(record.players, deck=record.deck, first=record.first, rules=record.rules)
    fault = record.extra.get("fault") or {}
    return _match(record.extra["bots"], record.extra["bot_seeds"], game, fault.get("limit_ms"))
