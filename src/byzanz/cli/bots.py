"""``byzanz bots``: the bots that come with the game, with a line each, and how to name others."""

import argparse

from rich.console import Console
from rich.table import Table

from byzanz.bots import KNOWN
from byzanz.bots.parameters import named_sets
from byzanz.cli import Subparsers
from byzanz.locales import words


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("bots", help=said("cli-bots"), description=said("cli-bots"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the list."""
    said = words()
    table = Table.grid(padding=(0, 3))
    for name in KNOWN:
        table.add_row(name, said(f"bot-{name}", sets=", ".join(named_sets())))
    for form in ("FILE.py:MyBot", "package.module:MyBot"):
        table.add_row(form, said("bot-own"))
    Console(highlight=False).print(table)
    return 0
