"""`byzanz serve`: tables for many players, on one machine or several."""

import argparse

from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import texts
from byzanz.server.settings import Settings, add_arguments, from_arguments


def add(commands: Subparsers) -> None:
    """Declare the command, with a flag for every setting of the server."""
    text = texts()
    parser = commands.add_parser("serve", help=text("cli-serve"), description=text("cli-serve"))
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    return start(from_arguments(args), open_browser=False)


def start(settings: Settings, *, open_browser: bool) -> int:
    """Start the server, if its packages are installed, and print its address."""
    try:
        from byzanz.server.run import run as run_server
    except ModuleNotFoundError as missing:
        raise Refused("missing_extra", extra="server", module=missing.name) from None
    text = texts()
    key = "cli-play-address" if open_browser else "cli-serve-address"

    def announce(address: str) -> None:
        print(text(key, address=address), flush=True)

    return run_server(settings, open_browser, announce)
