"""`byzanz backup`: a copy of a server's database, made while the server runs."""

import argparse
from pathlib import Path

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.locales import texts


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("backup", help=text("cli-backup"), description=text("cli-backup-long"))
    parser.add_argument("file", metavar="FILE", type=Path, help=text("cli-backup-file"))
    parser.add_argument("--database", metavar="DATABASE", help=text("setting-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    try:
        from byzanz.server.settings import from_arguments
        from byzanz.server.store.backup import back_up
    except ImportError as missing:
        raise missing_extra("play", missing.name) from None
    settings = from_arguments(args)
    back_up(settings, args.file)
    kind = "dump" if settings.is_postgres else "file"
    print(texts()("backup-done", kind=kind, file=str(args.file)))
    return 0
