"""`byzanz tui`: the game on a screen in the terminal, against bots or at a server's table."""

import argparse
from typing import TYPE_CHECKING

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers, terminal
from byzanz.locales import texts

if TYPE_CHECKING:
    from byzanz.tui.links import Link

_DELAY = 0.6


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("tui", help=text("cli-tui"), description=text("cli-tui"))
    parser.add_argument("--server", metavar="URL", default=None, help=text("cli-tui-server"))
    parser.add_argument("--room", metavar="ROOM", default=None, help=text("cli-tui-room"))
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
    link = _link(args)
    code = TableApp(link, terminal.language(args)).run()
    if args.record is not None and args.server is None:
        from byzanz.tui.links import LocalLink
        from byzanz.tui.plain import write_record

        assert isinstance(link, LocalLink)
        write_record(link.table, args.record)
    return code or 0


def _link(args: argparse.Namespace) -> "Link":
    setup = terminal.setup_of(args)
    if args.server is None:
        from byzanz.tui.links import LocalLink

        return LocalLink(setup, args.delay)
    from byzanz.tui.server import ServerLink

    address = args.server if "://" in args.server else f"http://{args.server}"
    return ServerLink(address, args.room, setup.players, setup.level, setup.name)
