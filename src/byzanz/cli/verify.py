"""``byzanz verify``: plays every game of record files again; the first that doesn't fit the rules is named, with its place."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from byzanz.cli import Subparsers
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.locales import words

LONG = 200_000
"""Bytes above which a file gets a progress bar."""


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("verify", help=said("cli-verify"), description=said("cli-verify-long"))
    parser.add_argument("files", metavar="FILE", nargs="+", help=said("cli-verify-file"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check all files: 0, or 1 at the first wrong game."""
    said = words()
    games = 0
    size = sum(Path(file).stat().st_size for file in chosen.files)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=size < LONG or not console.is_terminal) as progress:
        task = progress.add_task(said("verify-progress"), total=size)
        for file in chosen.files:
            for number, line in _lines(file, progress, task):
                try:
                    Record.loads(line).replay()
                except Refused as refused:
                    progress.stop()
                    reason = said.refusal(refused.code, refused.facts)
                    print(said("verify-wrong", file=file, line=str(number), reason=reason), file=sys.stderr)
                    return 1
                games += 1
    print(said("verify-right", games=games, files=len(chosen.files)))
    return 0


def _lines(file: str, progress: Progress, task: TaskID) -> Iterator[tuple[int, bytes]]:
    with open(file, "rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield number, line
            progress.advance(task, len(line))
