"""`byzanz verify`: play every game of record files again, and name the first that breaks the rules, with its line."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.progress import Progress, TaskID

from byzanz.cli import Subparsers
from byzanz.cli.drawing import Console
from byzanz.fairness import verify_deal
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.locales import texts

LONG = 200_000
"""Files above this many bytes get a progress bar."""


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("verify", help=text("cli-verify"), description=text("cli-verify-long"))
    parser.add_argument("files", metavar="FILE", nargs="+", help=text("cli-verify-file"))
    parser.add_argument("--deal", action="store_true", help=text("cli-verify-deal"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check all files; return 0, or 1 at the first wrong game or the first file without games."""
    text = texts()
    games = 0
    size = sum(Path(file).stat().st_size for file in args.files)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=size < LONG or not console.is_terminal) as progress:
        task = progress.add_task(text("verify-progress"), total=size)
        for file in args.files:
            before = games
            for number, line in _lines(file, progress, task):
                try:
                    check(Record.loads(line), deal=args.deal)
                except Refused as refused:
                    progress.stop()
                    reason = text.refusal(refused.code, refused.facts)
                    print(text("verify-wrong", file=file, line=str(number), reason=reason), file=sys.stderr)
                    return 1
                games += 1
            if games == before:  # nothing was checked, which is no success
                progress.stop()
                print(text("verify-none", file=file), file=sys.stderr)
                return 1
    print(text("verify-right", games=games, files=len(args.files), deal="yes" if args.deal else "no"))
    return 0


def check(record: Record, *, deal: bool) -> None:
    """Raise Refused if the game doesn't follow the rules or, where asked, its deck was not dealt as promised."""
    record.replay()
    if deal:
        claimed = {
            "players": record.players,
            "first": record.first,
            "deck": list(record.deck),
            "deal": record.extra.get("deal"),
            "bots": record.extra.get("bots"),
        }
        if wrong := verify_deal(claimed):
            raise Refused(wrong)


def _lines(file: str, progress: Progress, task: TaskID) -> Iterator[tuple[int, bytes]]:
    with open(file, "rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield number, line
            progress.advance(task, len(line))
