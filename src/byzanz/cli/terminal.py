"""Options of a game in the terminal, for `byzanz play --plain` and `byzanz tui`."""

import argparse
from typing import TYPE_CHECKING

from byzanz.game.refused import Refused
from byzanz.locales import LANGUAGES, Texts, texts
from byzanz.table.lists import LEVELS

if TYPE_CHECKING:
    from byzanz.tui.local import Setup

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


def language(args: argparse.Namespace) -> Texts:
    """Return the sentences of the language that is wanted."""
    if args.language is not None and args.language not in LANGUAGES:
        raise Refused("language", got=args.language, known=", ".join(LANGUAGES))
    return texts(args.language)


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
