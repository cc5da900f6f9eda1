"""Options of a game in the terminal, for `byzanz play --plain` and `byzanz tui`."""

import argparse
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from byzanz._extras import missing_extra
from byzanz.game.refused import Refused
from byzanz.locales import LANGUAGES, Texts, texts
from byzanz.table.lists import LEVELS

if TYPE_CHECKING:
    from byzanz.tui.kept import KeptGame
    from byzanz.tui.local import Setup
    from byzanz.tui.server import ServerLink

PLAYERS = 4
_MOST_BOTS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game against bots in the terminal."""
    text = texts()
    group = parser.add_argument_group(text("cli-table-group"))
    players = text("cli-table-players", count=PLAYERS)
    group.add_argument("--players", metavar="N", type=int, default=PLAYERS, help=players)
    group.add_argument("--level", choices=LEVELS, default="shrewd", help=text("cli-table-level"))
    group.add_argument("--seed", metavar="N", type=int, default=None, help=text("cli-table-seed"))
    group.add_argument("--name", metavar="NAME", default=None, help=text("cli-table-name"))
    known = ", ".join(LANGUAGES)
    group.add_argument("--language", metavar="LANG", default=None, help=text("cli-table-language", known=known))
    group.add_argument("--record", metavar="FILE", default=None, help=text("cli-table-record"))
    group.add_argument("--resume", action="store_true", help=text("cli-table-resume"))
    group.add_argument("--server", metavar="URL", default=None, help=text("cli-tui-server"))
    group.add_argument("--room", metavar="ROOM", default=None, help=text("cli-tui-room"))


def language(args: argparse.Namespace) -> Texts:
    """Return the sentences of the language that is wanted."""
    if args.language is not None and args.language not in LANGUAGES:
        raise Refused("language", got=args.language, known=", ".join(LANGUAGES))
    return texts(args.language)


def server_link(args: argparse.Namespace) -> "ServerLink | None":
    """Return the seat at a server that is asked for, by its address or a link to a room; None: play here."""
    address: str | None = args.server
    if address is None and args.room is not None and "://" in args.room:
        parts = urlsplit(args.room)
        address = f"{parts.scheme}://{parts.netloc}"
    if address is None:
        if args.room is not None:
            raise Refused("room_without_server", room=args.room)
        return None
    if args.resume or args.record is not None:
        raise Refused("only_here", option="--resume" if args.resume else "--record")
    try:
        from byzanz.tui.server import ServerLink
    except ModuleNotFoundError as missing:
        raise missing_extra("tui", missing.name) from None
    setup = setup_of(args)
    return ServerLink(
        address if "://" in address else f"http://{address}", args.room, setup.players, setup.level, setup.name
    )


def kept_game(args: argparse.Namespace) -> "KeptGame | None":
    """Return the game to go on with, if one is asked for."""
    if not args.resume:
        return None
    from byzanz.tui.kept import kept_game as last

    return last()


def setup_of(args: argparse.Namespace) -> "Setup":
    """Return what the game starts with; refuse a bot that can't be made before the cards are dealt."""
    from byzanz.bots import check_spec
    from byzanz.table.room.names import checked_name
    from byzanz.tui.local import Setup

    if len(args.bot) > _MOST_BOTS:
        raise Refused("play_bots", got=len(args.bot), most=_MOST_BOTS)
    for spec in args.bot:
        check_spec(spec)
    name = None if args.name is None else checked_name(args.name)
    return Setup(args.players, args.level, tuple(args.bot), args.seed, name)
