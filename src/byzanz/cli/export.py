"""`byzanz export`: recorded games as Parquet tables for statistics and learning."""

import argparse
import sys
from pathlib import Path

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.locales import texts


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("export", help=text("cli-export"), description=text("cli-export-long"))
    parser.add_argument("file", metavar="FILE", help=text("cli-export-file"))
    parser.add_argument("--parquet", metavar="DIR", required=True, help=text("cli-export-parquet"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the tables: 0, or 1 if a game doesn't follow the rules; then nothing is written."""
    try:
        from byzanz.envs.tables import Tables
    except ImportError as missing:
        raise missing_extra("data", missing.name) from None
    text = texts()
    games = number = 0
    with open(args.file, "rb") as lines:
        try:
            with Tables(Path(args.parquet)) as tables:
                for number, line in enumerate(lines, 1):  # noqa: B007 (the error names it)
                    if line.strip():
                        games += 1
                        tables.add(games, Record.loads(line))
                if not games:
                    raise Refused("no_such_game", game=1, count=0)
        except Refused as refused:
            if not games:
                print(text("export-none", file=args.file), file=sys.stderr)
            else:
                reason = text.refusal(refused.code, refused.facts)
                print(text("export-wrong", file=args.file, line=str(number), reason=reason), file=sys.stderr)
            return 1
    print(text("export-done", folder=args.parquet, **tables.counts))
    return 0
