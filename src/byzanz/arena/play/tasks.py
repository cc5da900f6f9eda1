"""The tasks of a worker: play games of the schedule and return what counts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from byzanz.arena.figures.game_summary import GameSummary, summary_of
from byzanz.arena.figures.timing import Timing
from byzanz.arena.play.match import CRASH, Asking, Fault, Match, play_match
from byzanz.arena.play.schedule import Schedule, ScheduledGame
from byzanz.bots import Bot, make
from byzanz.bots.foreign.bot import ForeignBot
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused

STAND_IN = "greedy"
"""The bot that replaces one that had to leave the tournament."""


DIED = "the process ended"
"""All that is known about a crash that took the worker with it."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of the schedule, the entries that have left by then, and what is wanted of each game."""

    schedule: Schedule
    numbers: range
    withdrawn: frozenset[int] = frozenset()
    limit_ms: float | None = None
    wants_records: bool = False
    wants_summaries: bool = False
    wants_luck: bool = False
    in_process: bool = False
    """Run foreign bots in the worker itself: faster, but the game is within their reach."""
    trace: str = ""
    """A file to note each question in before it is asked, for a bot that takes its whole process down."""

    def spec(self, entry: int) -> str:
        """Return the bot that plays for an entry now."""
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

    scheduled: ScheduledGame
    withdrawn: frozenset[int]
    points: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    actions: int = 0
    times: tuple[Timing, ...] = ()
    record: Record | None = None
    summary: GameSummary | None = None
    fault: FaultReport | None = None
    luck: tuple[float, ...] = ()


def play_games(task: Task) -> list[Played]:
    """Play the games of a task one after another; after a fault the rest would not count, so it ends there."""
    games = []
    for number in task.numbers:
        games.append(_play(task, task.schedule.game(number)))
        if games[-1].fault:
            break
    return games


def _play(task: Task, scheduled: ScheduledGame) -> Played:
    """Play one game. If a bot's process ends, play it once more: the first time it may have been bad luck."""
    played, fault = _try(task, scheduled)
    if fault and fault.died:
        played, _ = _try(task, scheduled)
    return played


def _try(task: Task, scheduled: ScheduledGame) -> tuple[Played, Fault | None]:
    schedule = task.schedule
    game = Game(schedule.players, deck=schedule.deck(scheduled.deal))
    specs = [task.spec(entry) for entry in scheduled.entries]
    seeds = [schedule.bot_seed(scheduled, seat) for seat in range(schedule.players)]
    written: dict[str, Any] = {
        "bots": specs,
        "bot_seeds": seeds,
        "deal": scheduled.deal,
        "rotation": scheduled.rotation,
    }

    def note(seat: int, kind: str = CRASH, detail: str = DIED) -> Record:
        fault = {"seat": seat, "kind": kind, "detail": detail, "limit_ms": task.limit_ms}
        return game.record(specs, **written, fault=fault)

    def leave_trace(seat: int) -> None:
        Path(task.trace).write_text(note(seat).dumps(), encoding="utf-8")

    match = _match(specs, seeds, game, task.limit_ms, leave_trace if task.trace else None, in_process=task.in_process)
    played = Played(scheduled, task.withdrawn, actions=game.version)
    if match.fault:
        fault = match.fault
        played.fault = _reported(scheduled, note(fault.seat, fault.kind, fault.detail))
        return played, fault
    assert game.result is not None
    played.points, played.hands, played.winners = game.result
    played.times = tuple(Timing() for _ in specs)
    for timing, times in zip(played.times, match.times, strict=True):
        timing.add(times)
    if task.wants_luck:
        from byzanz.analysis.luck import luck_of  # needed by few tournaments, and it loads the judge
        from byzanz.analysis.version import judge_version

        played.luck = tuple(luck_of(game))
        written |= {"luck": list(played.luck), "judge": judge_version()}
    if task.wants_records:
        played.record = game.record(specs, **written)
    if task.wants_summaries:
        played.summary = summary_of(game)
    return played, None


def _reported(scheduled: ScheduledGame, record: Record) -> FaultReport:
    """Read a fault off its record."""
    fault = record.extra["fault"]
    entry = scheduled.entries[fault["seat"]]
    return FaultReport(entry, scheduled.number, scheduled.deal, fault["kind"], fault["detail"], record)


def traced_fault(task: Task, number: int, trace: str) -> Played:
    """Return the game that took its worker down, as far as its trace shows."""
    scheduled = task.schedule.game(number)
    return Played(scheduled, task.withdrawn, fault=_reported(scheduled, Record.loads(trace)))


def _match(
    specs: list[str],
    seeds: list[int],
    game: Game,
    limit_ms: float | None,
    before: Asking | None = None,
    *,
    in_process: bool,
) -> Match:
    bots: list[Bot] = []
    patience = None if limit_ms is None else limit_ms / 1000
    try:
        for seat, (spec, seed) in enumerate(zip(specs, seeds, strict=True)):
            try:
                bots.append(make(spec, seed, in_process=in_process, patience=patience))
            except Refused as refused:
                return Match(game, Fault(seat, CRASH, str(refused)))
        return play_match(bots, game, limit_ms, before)
    finally:
        for bot in bots:
            if isinstance(bot, ForeignBot):
                bot.process.close()


def reproduce(record: Record, *, in_process: bool = False) -> Match:
    """Play a recorded game of the arena again, with the bots and seeds written in it: up to its end or its fault."""
    missing = [key for key in ("bots", "bot_seeds") if len(record.extra.get(key, ())) != record.players]
    if missing:
        raise Refused("arena_record", key=missing[0])
    game = Game(record.players, deck=record.deck, first=record.first, rules=record.rules)
    fault = record.extra.get("fault") or {}
    return _match(record.extra["bots"], record.extra["bot_seeds"], game, fault.get("limit_ms"), in_process=in_process)
