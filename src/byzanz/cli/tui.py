"""`byzanz tui`: the game on a screen in the terminal, against bots or at a server's table."""

import argparse
import sys
from typing import TYPE_CHECKING

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers, terminal
from byzanz.game.refused import Refused
from byzanz.locales import texts

if TYPE_CHECKING:
    from byzanz.tui.links import Link

_DELAY = 0.6


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("tui", help=text("cli-tui"), description=text("cli-tui"))
    parser.add_argument("--bot", metavar="BOT", action="append", default=[], help=text("cli-play-bot"))
    delay = text("cli-tui-delay", count=_DELAY)
    parser.add_argument("--delay", metavar="SECONDS", type=float, default=_DELAY, help=delay)
    terminal.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the table until the player leaves."""
    try:
        from byzanz.tui.app import TableApp
    except ModuleNotFoundError as missing:
        raise missing_extra("tui", missing.name) from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("no_terminal")
    link = _link(args)
    code = TableApp(link, terminal.language(args)).run()
    if args.record is not None:
        from byzanz.tui.links import LocalLink
        from byzanz.tui.plain import write_record

        assert isinstance(link, LocalLink)
        write_record(link.table, args.record)
    return code or 0


def _link(args: argparse.Namespace) -> "Link":
    if (at_server := terminal.server_link(args)) is not None:
        return at_server
    from byzanz.tui.links import LocalLink
    from byzanz.tui.local import Setup

    if (kept := terminal.kept_game(args)) is not None:
        return LocalLink(Setup.of(kept), args.delay, kept, is_kept=True)
    return LocalLink(terminal.setup_of(args), args.delay, is_kept=True)
