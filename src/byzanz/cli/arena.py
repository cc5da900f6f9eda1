"""``byzanz arena``: bots play many games against each other, and a table tells how strong they are."""

import argparse
import json
import secrets
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import words

if TYPE_CHECKING:
    from byzanz.arena import Crew, Outcome, Tournament

GAMES = 200
_PAPER = 120
"""How wide a line may be that no terminal limits."""
FAULTS = "byzanz-faults.jsonl"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("arena", help=said("cli-arena"), description=said("cli-arena-long"))
    parser.add_argument("bots", metavar="BOT", nargs="+", help=said("cli-arena-bot"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=said("cli-arena-games", count=GAMES))
    parser.add_argument("--seed", metavar="S", type=int, help=said("cli-arena-seed"))
    parser.add_argument(
        "--duplicate", action=argparse.BooleanOptionalAction, default=True, help=said("cli-arena-duplicate")
    )
    parser.add_argument("--records", metavar="FILE", help=said("cli-arena-records"))
    parser.add_argument("--workers", metavar="K", type=int, help=said("cli-arena-workers"))
    parser.add_argument("--json", action="store_true", help=said("cli-arena-json"))
    parser.add_argument("--report", metavar="DIR", help=said("cli-arena-report"))
    parser.add_argument("--limit", metavar="MS", type=float, help=said("cli-arena-limit"))
    parser.add_argument("--strict", action="store_true", help=said("cli-arena-strict"))
    parser.add_argument("--faults", metavar="FILE", default=FAULTS, help=said("cli-arena-faults", file=FAULTS))
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const="", help=said("cli-arena-ray"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play and tell: 0, or 1 if a bot's fault has stopped a strict run."""
    from rich.console import Console

    from byzanz.arena.display import show_faults, show_outcome
    from byzanz.arena.lookout import WorkersLost
    from byzanz.arena.tournament import StandInFailed

    said = words()
    tournament = _tournament(chosen)
    try:
        outcome = _play(chosen, tournament)
    except WorkersLost as lost:
        first, last = lost.numbers.start + 1, lost.numbers.stop
        print(f"byzanz: {said('arena-workers-lost', first=first, last=last)}", file=sys.stderr)
        return 1
    except StandInFailed as failed:
        name = tournament.labels[failed.report.entry]
        print(f"byzanz: {said('arena-stand-in-failed', name=name, detail=failed.report.detail)}", file=sys.stderr)
        return 1
    if outcome.faults:
        with open(chosen.faults, "w", encoding="utf-8") as file:
            file.writelines(fault.record.dumps() + "\n" for fault in outcome.faults)
    console = Console(stderr=chosen.json)
    if not console.is_terminal:
        console.width = _PAPER
    if chosen.json:
        print(json.dumps(outcome.to_dict()))
    else:
        show_outcome(outcome, console, said)
        if chosen.records:
            print(said("arena-records-written", file=chosen.records))
        if chosen.report:
            print(said("arena-report-written", file=str(Path(chosen.report) / "index.html")))
    show_faults(outcome, console, said, strict=chosen.strict, file=chosen.faults)
    return 1 if chosen.strict and outcome.faults else 0


def _tournament(chosen: argparse.Namespace) -> "Tournament":
    """What was asked for, checked before anything is played."""
    for option in ("workers", "limit"):
        got = getattr(chosen, option)
        if got is not None and got <= 0:
            raise Refused("arena_number", option=f"--{option}", got=got)
    try:
        import openskill  # noqa: F401
        import rich  # noqa: F401

        if chosen.report:
            import matplotlib  # noqa: F401
    except ImportError as error:
        raise Refused("missing_extra", extra="arena", module=str(error.name)) from None
    from byzanz.arena import Schedule, Tournament

    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    return Tournament(
        Schedule(tuple(chosen.bots), chosen.games, seed, chosen.duplicate),
        limit_ms=chosen.limit,
        strict=chosen.strict,
        wants_records=bool(chosen.records),
        wants_stories=bool(chosen.report),
    )


def _play(chosen: argparse.Namespace, tournament: "Tournament") -> "Outcome":
    """Play with a progress bar, writing the games down as they come."""
    from rich.console import Console

    from byzanz.arena.display import watching
    from byzanz.arena.play import Played

    said = words()
    kept: list[Played] = []
    with ExitStack() as stack:
        records = stack.enter_context(open(chosen.records, "w", encoding="utf-8")) if chosen.records else None
        if chosen.report:
            _make_folder(Path(chosen.report))
        crew = stack.enter_context(_crew(chosen))
        show = stack.enter_context(watching(tournament, Console(stderr=True), said))

        def watch(played: Played) -> None:
            if records and played.record:
                records.write(played.record.dumps() + "\n")
                played.record = None
            if chosen.report:
                kept.append(played)
            show(played)

        outcome = tournament.run(crew, watch)
    if chosen.report:
        from byzanz.arena.report import write_report

        write_report(Path(chosen.report), tournament, outcome, kept, said)
    return outcome


def _crew(chosen: argparse.Namespace) -> "Crew":
    if chosen.ray is None:
        from byzanz.arena import local_crew

        return local_crew(chosen.workers)
    from byzanz.arena.on_ray import OnRay

    return OnRay(chosen.ray or None, chosen.workers)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Refused("arena_folder", file=str(folder)) from None
