"""``byzanz play``: the game in the browser, on this machine, against bots or with friends."""

import argparse

from byzanz.cli import Subparsers, serve
from byzanz.locales import words
from byzanz.server.settings import add_arguments, from_arguments


def add(commands: Subparsers) -> None:
    """Declare the command; it takes every setting of the server, too."""
    said = words()
    parser = commands.add_parser("play", help=said("cli-play"), description=said("cli-play"))
    parser.add_argument("--no-browser", action="store_true", help=said("cli-play-no-browser"))
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped, and open the browser as soon as the server answers."""
    return serve.start(from_arguments(chosen), open_browser=not chosen.no_browser)
