"""`byzanz play`: the game in the browser, on this machine, against bots or with friends."""

import argparse

from byzanz.cli import Subparsers, serve
from byzanz.locales import texts
from byzanz.server.settings import add_arguments, from_arguments


def add(commands: Subparsers) -> None:
    """Declare the command; it takes every setting of the server, too."""
    text = texts()
    parser = commands.add_parser("play", help=text("cli-play"), description=text("cli-play"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped, and open the browser as soon as the server answers."""
    return serve.start(from_arguments(args), open_browser=not args.no_browser)
