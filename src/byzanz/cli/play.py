"""`byzanz play`: the game in the browser, on this machine, against bots or with friends."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.cli import Subparsers, serve, terminal
from byzanz.game.refused import Refused
from byzanz.locales import texts
from byzanz.server.settings import add_arguments, from_arguments

if TYPE_CHECKING:
    from byzanz.server.tables.bot_pool import ExtraBot

_MOST_BOTS = 5
_LONGEST_NAME = 24


def add(commands: Subparsers) -> None:
    """Declare the command; it has every setting of the server, too."""
    text = texts()
    parser = commands.add_parser("play", help=text("cli-play"), description=text("cli-play"))
    parser.add_argument("--bot", metavar="BOT", action="append", default=[], help=text("cli-play-bot"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    parser.add_argument("--lan", action="store_true", help=text("cli-play-lan"))
    parser.add_argument("--plain", action="store_true", help=text("cli-play-plain"))
    terminal.add_arguments(parser)
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped, and open the browser as soon as the server answers."""
    if args.plain:
        return _play_plain(args)
    if wanted := next((name for name in ("resume", "server", "room") if getattr(args, name)), None):
        raise Refused("plain_only", option=f"--{wanted}")
    settings = from_arguments(args)
    if len(args.bot) > _MOST_BOTS:
        raise Refused("play_bots", got=len(args.bot), most=_MOST_BOTS)
    extra_bots = _extra_bots(args.bot) if args.bot else ()
    return serve.start(settings, open_browser=not args.no_browser, extra_bots=extra_bots, lan=args.lan)


def _play_plain(args: argparse.Namespace) -> int:
    """Play line by line: at a server's table, or here, in a new game or the kept one."""
    text = terminal.language(args)
    if (at_server := terminal.server_link(args)) is not None:
        from byzanz.tui.plain_server import play_at

        return play_at(at_server, text)
    from byzanz.tui.local import Setup
    from byzanz.tui.plain import play

    kept = terminal.kept_game(args)
    setup = terminal.setup_of(args) if kept is None else Setup.of(kept)
    return play(setup, text, args.record, kept)


def _extra_bots(specs: list[str]) -> "tuple[ExtraBot, ...]":
    """Try each bot out and give it a name of its own; one that can't be made is refused here."""
    from byzanz.bots import make
    from byzanz.bots.spec import is_foreign

    bots: dict[str, str] = {}
    for spec in specs:
        bot = make(spec, 0)
        name = (bot.name if is_foreign(spec) else spec)[:_LONGEST_NAME]
        number = sum(other == name or other.startswith(f"{name} (") for other in bots)
        bots[f"{name} ({number + 1})" if number else name] = _lasting(spec)
    serve.check_installed()
    from byzanz.server.tables.bot_pool import ExtraBot

    return tuple(ExtraBot(name, spec) for name, spec in bots.items())


def _lasting(spec: str) -> str:
    """Return a spec that names the same file when the server is started in another folder."""
    place, _, wanted = spec.rpartition(":")
    return f"{Path(place).resolve()}:{wanted}" if place.endswith(".py") else spec
