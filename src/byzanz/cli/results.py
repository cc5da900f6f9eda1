"""`byzanz results`: what this terminal's player has finished at a server, and their groups, line by line."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers, terminal
from byzanz.locales import LANGUAGES, Texts, texts
from byzanz.table.lists import LEVELS

LAST = 10


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("results", help=text("cli-results"), description=text("cli-results"))
    parser.add_argument("--server", metavar="URL", required=True, help=text("cli-results-server"))
    parser.add_argument("--json", action="store_true", help=text("cli-results-json"))
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="LANG", default=None, help=text("cli-table-language", known=known))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask the server as whoever this terminal is there, and print."""
    try:
        from byzanz.tui.server import ServerLink
    except ModuleNotFoundError as missing:
        raise missing_extra("tui", missing.name) from None
    text = terminal.language(args)
    link = ServerLink(args.server, None, terminal.PLAYERS, LEVELS[0], None)
    history, groups = link.get("/api/me/history"), link.get("/api/groups")
    if args.json:
        print(json.dumps({"history": history, "groups": groups["groups"]}))
        return 0
    for line in (*lines_of(history, text), *group_lines(groups, text)):
        print(line)
    return 0


def lines_of(history: dict[str, Any], text: Texts) -> Iterator[str]:
    """Yield what there is to say of all games, of the company they were played in, and of the last ones."""
    profile = history["profile"]
    total, parts, faults = profile["total"], profile["parts"], profile["mistakes"]
    yield text("history-title")
    if not profile["games"]:
        yield text("history-none")
        return
    if total["games"]:
        share = f"{total['wins'] / total['games']:.0%}"
        won = text("history-won", wins=text.decimal(total["wins"], "g"), share=share)
        yield f"{text('history-games', count=total['games'])}, {won}"
    if parts["games"]:
        for name in ("luck", "skill"):
            wins = text("history-in-wins", wins=text.decimal(parts[name], "+.1f"))
            yield f"{text(f'history-{name}')}: {wins}"
    if faults["per_hundred"] is not None:
        rate = text.decimal(faults["per_hundred"], ".1f")
        yield f"{text('history-mistakes')}: {rate} {text('history-mistakes-rate')}"
    for one in profile["people"]:
        versus = one["versus"]
        yield text(
            "results-versus",
            name=one["name"] or text("history-nameless"),
            games=versus["games"],
            ahead=versus["ahead"],
            behind=versus["behind"],
        )
    yield text("history-last")
    for game in profile["games"][:LAST]:
        yield "- " + _game(game, text)


def _game(game: dict[str, Any], text: Texts) -> str:
    mine = next((seat for seat in game["seats"] if seat["you"]), None)
    names = [seat["name"] or seat["bot"] or text("history-nameless") for seat in game["seats"] if not seat["you"]]
    if mine is None:
        return ", ".join(names)
    key = "game-won" if mine["place"] == 1 else "game-place"
    ended = text(key, place=mine["place"], points=mine["points"])
    if game["luck"] is None or game["apart"]:
        return f"{ended} ({', '.join(names)})"
    luck = text("history-luck-tag", luck=format(100 * game["luck"], "+.0f"))
    return f"{ended} ({', '.join(names)}); {luck}"


def group_lines(groups: dict[str, Any], text: Texts) -> Iterator[str]:
    """Yield a line for each group."""
    if groups["groups"]:
        yield text("groups-mine")
    for one in groups["groups"]:
        parts = [text("groups-members", count=one["members"])]
        if one["tables"]:
            parts.append(text("groups-tables", count=one["tables"]))
        yield f"- {one['name']}: {', '.join(parts)}"
