"""``byzanz replay``: a recorded game, readably, all of it or up to a moment, with all hands open or from one seat's eyes."""

import argparse
from itertools import islice

from rich.console import Console

from byzanz.cli import Subparsers
from byzanz.cli.drawing import coloured, plain_cards
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.locales import Words, words
from byzanz.locales.telling import tell


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("replay", help=said("cli-replay"), description=said("cli-replay"))
    parser.add_argument("file", metavar="FILE", help=said("cli-replay-file"))
    parser.add_argument("--game", metavar="K", type=int, default=1, help=said("cli-replay-game"))
    parser.add_argument("--at", metavar="N", type=int, default=None, help=said("cli-replay-at"))
    parser.add_argument("--seat", metavar="S", type=int, default=None, help=said("cli-replay-seat"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the game."""
    if chosen.game < 1:
        raise Refused("no_such_game", game=chosen.game)
    record = next(islice(Record.read(chosen.file), chosen.game - 1, None), None)
    if record is None:
        raise Refused("no_such_game", game=chosen.game)
    if chosen.seat is not None and not 0 <= chosen.seat < record.players:
        raise Refused("no_such_seat", seat=chosen.seat, least=0, most=record.players - 1)
    game = record.replay(chosen.at)
    console = Console(highlight=False, soft_wrap=True)
    said = words()
    for line in _story(record, game, chosen.seat, said):
        console.print(coloured(line))
    for line in _table(record, game, chosen.seat, said):
        console.print(coloured(line))
    return 0


def _story(record: Record, game: Game, seat: int | None, said: Words) -> list[str]:
    """Return what happened, one line per event; with no seat given the lines show every dealt hand."""
    lines = [said("replay-heading", names=", ".join(record.names), players=record.players)]
    for event in game.events if seat is None else game.view(seat).events:
        if event.kind in ("round_began", "final_began"):
            lines.append("")
        if event.kind == "dealt" and seat is None:
            name = "" if event.seat is None else record.names[event.seat]
            lines.append(said("replay-dealt", name=name, cards=plain_cards(event.cards or ())))
        elif line := tell(event, said, record.names, seat, plain_cards):
            lines.append(line)
    return lines


def _table(record: Record, game: Game, seat: int | None, said: Words) -> list[str]:
    """Where the cards lie at the end of the story."""
    view = game.view(seat)
    lines = [
        "",
        said(
            "replay-table", actions=game.version, round=view.round, rounds=view.rounds, phase=view.phase, pile=view.pile
        ),
    ]
    if view.lot:
        lines.append(said("replay-lot", cards=plain_cards(view.lot)))
    if view.market:
        lines.append(said("replay-market", cards=plain_cards(view.market)))
    for other, name in enumerate(record.names):
        if seat is None or other == seat:
            hand = plain_cards(game.view(other).hand or ())
        else:
            hand = plain_cards((*view.known[other], *("?" * view.unknown[other])))
        points = game.view(other).points[other] if seat is None or other == seat else view.points[other]
        lines.append(
            said(
                "replay-seat",
                mark=">" if game.turn == other else " ",
                name=name,
                hand=hand,
                bid=plain_cards(view.bids[other]),
                has_bid="yes" if view.bids[other] else "no",
                profit=view.profit_counts[other],
                points="?" if points is None else str(points),
            )
        )
    if game.result is not None:
        winners = ", ".join(record.names[winner] for winner in game.result.winners)
        lines.append(said("replay-winners", count=len(game.result.winners), names=winners))
    return lines
