"""`byzanz bots`: the bots that come with the game, one per line, and how to name others."""

import argparse

from rich.table import Table

from byzanz.bots import KNOWN
from byzanz.bots.greedy.parameters import named_sets
from byzanz.cli import Subparsers
from byzanz.cli.drawing import Console
from byzanz.locales import texts


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("bots", help=text("cli-bots"), description=text("cli-bots"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    text = texts()
    table = Table.grid(padding=(0, 3))
    for name in KNOWN:
        table.add_row(name, text(f"bot-{name}", sets=", ".join(named_sets())))
    for form in ("FILE.py:MyBot", "package.module:MyBot"):
        table.add_row(form, text("bot-own"))
    Console().print(table)
    return 0
