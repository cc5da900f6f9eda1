"""`byzanz arena`: bots play many games against each other, and a table shows how strong they are."""

import argparse
import json
import secrets
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import texts

if TYPE_CHECKING:
    from byzanz.arena import Outcome, Tournament, Workers

GAMES = 200
PAPER = 80
"""The width of lines where no terminal sets it."""
FAULTS = "byzanz-faults.jsonl"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("arena", help=text("cli-arena"), description=text("cli-arena-long"))
    parser.add_argument("bots", metavar="BOT", nargs="+", help=text("cli-arena-bot"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=text("cli-arena-games", count=GAMES))
    parser.add_argument("--seed", metavar="S", type=int, help=text("cli-arena-seed"))
    parser.add_argument(
        "--duplicate", action=argparse.BooleanOptionalAction, default=True, help=text("cli-arena-duplicate")
    )
    parser.add_argument("--records", metavar="FILE", help=text("cli-arena-records"))
    parser.add_argument("--workers", metavar="K", type=int, help=text("cli-arena-workers"))
    parser.add_argument("--json", action="store_true", help=text("cli-arena-json"))
    parser.add_argument("--report", metavar="DIR", help=text("cli-arena-report"))
    parser.add_argument("--luck", action="store_true", help=text("cli-arena-luck"))
    parser.add_argument("--limit", metavar="MS", type=float, help=text("cli-arena-limit"))
    parser.add_argument("--strict", action="store_true", help=text("cli-arena-strict"))
    parser.add_argument("--faults", metavar="FILE", default=FAULTS, help=text("cli-arena-faults", file=FAULTS))
    parser.add_argument("--in-process", action="store_true", help=text("cli-arena-in-process"))
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const="", help=text("cli-arena-ray"))
    parser.add_argument("--ladder", metavar="N,…", nargs="?", const="", help=text("cli-arena-ladder"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; return 0, or 1 if a bot's fault has stopped a strict run."""
    if args.ladder is not None:
        from byzanz.cli.ladder import climb

        return climb(args)
    from byzanz.arena.play.dispatcher import WorkersLost
    from byzanz.arena.play.tournament import StandInFailed
    from byzanz.arena.report.display import show_faults, show_outcome
    from byzanz.cli.drawing import Console

    text = texts()
    tournament = _tournament(args)
    try:
        outcome = _play(args, tournament)
    except WorkersLost as lost:
        first, last = lost.numbers.start + 1, lost.numbers.stop
        print(f"byzanz: {text('arena-workers-lost', first=first, last=last)}", file=sys.stderr)
        return 1
    except StandInFailed as failed:
        name = tournament.labels[failed.report.entry]
        print(f"byzanz: {text('arena-stand-in-failed', name=name, detail=failed.report.detail)}", file=sys.stderr)
        return 1
    if outcome.faults:
        with open(args.faults, "w", encoding="utf-8") as file:
            file.writelines(fault.record.dumps() + "\n" for fault in outcome.faults)
    console = Console(stderr=args.json)
    if not console.is_terminal:
        console.width = PAPER
    if args.json:
        print(json.dumps(outcome.to_dict()))
    else:
        show_outcome(outcome, console, text)
        if args.records:
            print(text("arena-records-written", file=args.records))
        if args.report:
            print(text("arena-report-written", file=str(Path(args.report) / "index.html")))
    show_faults(outcome, console, text, strict=args.strict, file=args.faults)
    return 1 if args.strict and outcome.faults else 0


def _tournament(args: argparse.Namespace) -> "Tournament":
    """Check what was asked for before anything is played."""
    for option in ("workers", "limit"):
        got = getattr(args, option)
        if got is not None and got <= 0:
            raise Refused("arena_number", option=f"--{option}", got=got)
    try:
        if args.report:
            import matplotlib  # noqa: F401
    except ImportError as error:
        raise missing_extra("arena", error.name) from None
    from byzanz.arena import Schedule, Tournament

    seed = secrets.randbits(32) if args.seed is None else args.seed
    return Tournament(
        Schedule(tuple(args.bots), args.games, seed, args.duplicate),
        limit_ms=args.limit,
        strict=args.strict,
        wants_records=bool(args.records),
        wants_summaries=bool(args.report),
        wants_luck=args.luck,
        in_process=args.in_process,
    )


def _play(args: argparse.Namespace, tournament: "Tournament") -> "Outcome":
    """Play with a progress bar, and write the games down as they finish."""
    from byzanz.arena.play.tasks import Played
    from byzanz.arena.report.display import watching
    from byzanz.cli.drawing import Console

    text = texts()
    kept: list[Played] = []
    with ExitStack() as stack:
        records = stack.enter_context(open(args.records, "w", encoding="utf-8")) if args.records else None
        if args.report:
            make_folder(Path(args.report))
        workers = stack.enter_context(start_workers(args))
        show = stack.enter_context(watching(tournament, Console(stderr=True), text))

        def watch(played: Played) -> None:
            if records and played.record:
                records.write(played.record.dumps() + "\n")
                played.record = None
            if args.report:
                kept.append(played)
            show(played)

        outcome = tournament.run(workers, watch)
    if args.report:
        from byzanz.arena.report.page import write_report

        write_report(Path(args.report), tournament, outcome, kept, text)
    return outcome


def start_workers(args: argparse.Namespace) -> "Workers":
    """Return the processes, here or on Ray, that the options ask for."""
    if args.ray is None:
        from byzanz.arena import local_workers

        return local_workers(args.workers)
    from byzanz.arena.play.ray_workers import OnRay

    return OnRay(args.ray or None, args.workers)


def make_folder(folder: Path) -> None:
    """Make the folder of a report, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Refused("arena_folder", file=str(folder)) from None
