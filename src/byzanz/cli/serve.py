"""`byzanz serve`: tables for many players, on one machine or several."""

import argparse
from typing import TYPE_CHECKING

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.locales import texts
from byzanz.server.settings import Settings, add_arguments, from_arguments

if TYPE_CHECKING:
    from byzanz.server.tables.bot_pool import ExtraBot


def add(commands: Subparsers) -> None:
    """Declare the command, with a flag for every setting of the server."""
    text = texts()
    parser = commands.add_parser("serve", help=text("cli-serve"), description=text("cli-serve"))
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    return start(from_arguments(args), open_browser=False)


def check_installed() -> None:
    """Raise Refused if the packages that the server needs are missing."""
    try:
        import byzanz.server.run  # noqa: F401
    except ModuleNotFoundError as missing:
        raise missing_extra("play", missing.name) from None


def start(
    settings: Settings, *, open_browser: bool, extra_bots: "tuple[ExtraBot, ...]" = (), lan: bool | None = None
) -> int:
    """Start the server, if its packages are installed, and print its address.

    `lan` says whether the home network is let in from the start; None: that can't be switched.
    """
    check_installed()
    from byzanz.server.logs import announcement
    from byzanz.server.run import LanWish
    from byzanz.server.run import run as run_server

    text = texts()
    key = "cli-play-address" if open_browser else "cli-serve-address"

    def announce(address: str) -> None:
        print(announcement(text(key, address=address), settings.log_format, address=address), flush=True)
        if extra_bots:
            names = ", ".join(bot.name for bot in extra_bots)
            print(text("cli-play-bots", count=len(extra_bots), names=names), flush=True)

    def announce_lan(origins: list[str]) -> None:
        key = "cli-play-lan-open" if origins else "cli-play-lan-none"
        print(text(key, addresses=" ".join(origins)), flush=True)

    wish = None if lan is None else LanWish(lan, announce_lan)
    return run_server(settings, open_browser, announce, extra_bots, wish)
