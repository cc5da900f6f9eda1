"""`byzanz export-games`: the finished games of a server's database as records."""

import argparse
from pathlib import Path

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.locales import texts


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    long = text("cli-export-games-long")
    parser = commands.add_parser("export-games", help=text("cli-export-games"), description=long)
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-export-games-file"))
    parser.add_argument("--database", metavar="DATABASE", help=text("setting-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the records, one per line."""
    try:
        from byzanz.server.settings import from_arguments
        from byzanz.server.store.export import finished_games
    except ImportError as missing:
        raise missing_extra("play", missing.name) from None
    records = finished_games(from_arguments(args))
    games = 0
    first = next(records, None)  # a database that can't be read leaves the file alone
    with args.file.open("w", encoding="utf-8") as file:
        while first is not None:
            file.write(first + "\n")
            games += 1
            first = next(records, None)
    print(texts()("export-games-done", games=games, file=str(args.file)))
    return 0
