"""`byzanz replay`: a recorded game, readable, whole or up to an action, with all hands open or as one seat saw it."""

import argparse

from byzanz.cli import Subparsers
from byzanz.cli.drawing import Console, card_writer, coloured
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused, no_seat
from byzanz.locales import Texts, texts
from byzanz.locales.phrasing import phrase


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("replay", help=text("cli-replay"), description=text("cli-replay"))
    parser.add_argument("file", metavar="FILE", help=text("cli-replay-file"))
    parser.add_argument("--game", metavar="K", type=int, default=1, help=text("cli-replay-game"))
    parser.add_argument("--at", metavar="N", type=int, default=None, help=text("cli-replay-at"))
    parser.add_argument("--seat", metavar="S", type=int, default=None, help=text("cli-replay-seat"))
    parser.set_defaults(run=run)


def nth_record(file: str, number: int) -> Record:
    """Return a game of a file by its number, from 1; refuse a number that isn't there, and say how many there are."""
    records = 0
    for records, record in enumerate(Record.read(file), 1):
        if records == number:
            return record
    raise Refused("no_such_game", game=number, count=records)


def run(args: argparse.Namespace) -> int:
    """Print the game."""
    record = nth_record(args.file, args.game)
    if args.seat is not None and not 0 <= args.seat < record.players:
        raise no_seat(args.seat, record.players)
    game = record.replay(args.at)
    console = Console(soft_wrap=True)
    text = texts()
    for line in _happenings(record, game, args.seat, text):
        console.print(coloured(line, text))
    for line in _table(record, game, args.seat, text):
        console.print(coloured(line, text))
    return 0


def _happenings(record: Record, game: Game, seat: int | None, text: Texts) -> list[str]:
    """Phrase what happened, one line per event; without a seat every dealt hand is shown."""
    written = card_writer(text)
    lines = [text("replay-heading", names=", ".join(record.names), players=record.players)]
    for event in game.events if seat is None else game.view(seat).events:
        if event.kind in ("round_began", "final_began"):
            lines.append("")
        if event.kind == "dealt" and seat is None:
            name = "" if event.seat is None else record.names[event.seat]
            lines.append(text("replay-dealt", name=name, cards=written(event.cards or ())))
        elif line := phrase(event, text, record.names, seat, written):
            lines.append(line)
    return lines


def _table(record: Record, game: Game, seat: int | None, text: Texts) -> list[str]:
    """Show where the cards are after the last event."""
    view, written = game.view(seat), card_writer(text)
    lines = [
        "",
        text(
            "replay-table", actions=game.version, round=view.round, rounds=view.rounds, phase=view.phase, pile=view.pile
        ),
    ]
    if view.lot:
        lines.append(text("replay-lot", cards=written(view.lot)))
    if view.market:
        lines.append(text("replay-market", cards=written(view.market)))
    for other, name in enumerate(record.names):
        if seat is None or other == seat:
            hand = written(game.view(other).hand or ())
        else:
            hand = written((*view.known[other], *("?" * view.unknown[other])))
        points = game.view(other).points[other] if seat is None or other == seat else view.points[other]
        lines.append(
            text(
                "replay-seat",
                mark=">" if game.turn == other else " ",
                name=name,
                hand=hand,
                bid=written(view.bids[other]),
                has_bid="yes" if view.bids[other] else "no",
                profit=view.profit_counts[other],
                points="?" if points is None else str(points),
            )
        )
    if game.result is not None:
        winners = ", ".join(record.names[winner] for winner in game.result.winners)
        lines.append(text("replay-winners", count=len(game.result.winners), names=winners))
    return lines
