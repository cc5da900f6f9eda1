"""`byzanz rate`: the leaderboard that recorded games make, by anybody who has them."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.locales import Texts, harmless, texts
from byzanz.ratings import Player, Rating, Ratings, Result, result_of_record
from byzanz.ratings.constants import JUDGE


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("rate", help=text("cli-rate"), description=text("cli-rate-long"))
    parser.add_argument("files", metavar="FILE", nargs="*", help=text("cli-replay-file"))
    parser.add_argument("--database", metavar="DATABASE", help=text("cli-rate-database"))
    parser.add_argument("--json", action="store_true", help=text("cli-rate-json"))
    parser.add_argument("--no-luck", dest="luck", action="store_false", help=text("cli-rate-no-luck"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Rate and print; return 0."""
    text = texts()
    left_out: Counter[str] = Counter()
    ratings = Ratings(takes_luck=args.luck)
    games = 0
    names: dict[Player, str] = {}
    if bool(args.files) == (args.database is not None):
        raise Refused("rate_what")
    results = _stored(args, names) if args.database else _results(args.files, left_out, with_luck=args.luck)
    for result in results:
        ratings.add(result)
        games += 1
    if not games:
        raise Refused("nothing_to_rate", count=sum(left_out.values()))
    called = [(names.get(player) or name_of(player), rating) for player, rating in ratings.all()]
    if args.json:
        players = [to_dict(name, rating) for name, rating in called]
        judge = JUDGE if args.luck else None
        print(json.dumps({"players": players, "games": games, "judge": judge, "left_out": dict(left_out)}))
    else:
        show(called, games, left_out, text)
    return 0


def _stored(args: argparse.Namespace, names: dict[Player, str]) -> list[Result]:
    """Return the rated results of a server, and note what their players are called now."""
    try:
        from byzanz.server.ratings.rows import named_players, rated_after
        from byzanz.server.settings import from_arguments
        from byzanz.server.store.export import reading
    except ImportError as missing:
        raise missing_extra("play", missing.name) from None
    with reading(from_arguments(args)) as connection:
        results = [rated.result for rated in rated_after(connection, 0, JUDGE)]
        names |= named_players(connection)
    return results


def _results(files: list[str], left_out: "Counter[str]", *, with_luck: bool) -> Iterator[Result]:
    """Yield the games that count, file by file; a record that can't be replayed is refused with its place."""
    for file in files:
        for number, record in enumerate(Record.read(file), 1):
            try:
                yield result_of_record(record, with_luck=with_luck)
            except Refused as refused:
                if refused.code != "not_rated":
                    raise Refused(refused.code, **refused.facts | {"in_game": number}) from None
                left_out[str(refused.facts["why"])] += 1


def name_of(player: Player) -> str:
    """Return what a player of records is called."""
    return str(getattr(player, "name", player))


def to_dict(name: str, rating: Rating) -> dict[str, object]:
    """Return a line of the leaderboard as plain JSON."""
    return {
        "name": name,
        "rating": rating.rating,
        "error": rating.error,
        "games": rating.games,
        "provisional": rating.provisional,
    }


def show(called: list[tuple[str, Rating]], games: int, left_out: "Counter[str]", text: Texts) -> None:
    """Print the leaderboard."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from byzanz.cli.drawing import Console

    console = Console()
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for heading in ("rate-player", "rate-rating", "rate-games"):
        table.add_column(text(heading), justify="left" if heading == "rate-player" else "right", overflow="fold")
    for place, (name, rating) in enumerate(called, 1):
        table.add_row(str(place), harmless(name), _written(rating), str(rating.games))
    console.print(table)
    console.print(text("rate-note", games=games), style="dim")
    for why, count in left_out.items():
        console.print(text("rate-left-out", why=why, count=count), style="dim")


def _written(rating: Rating) -> str:
    error = f" ±{rating.error:.0f}" if rating.error else ""
    return f"{rating.rating:.0f}{error}{'?' if rating.provisional else ''}"
