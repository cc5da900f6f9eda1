"""A finished game in figures for a report, read off its events: points after each round, prices, market picks."""

from dataclasses import dataclass, field

from byzanz.game.card_names import total_of
from byzanz.game.game import Game


@dataclass(slots=True)
class Auction:
    """One auction: the lot's size, who won it and what for; `all_passed` if nobody bid though somebody could."""

    round: int
    lot: int
    winner: int
    price: int
    rivals: int
    all_passed: bool


@dataclass(slots=True)
class Pick:
    """One market pick: position 1 takes first; `profit` is what its seat sold for until its next pick."""

    round: int
    position: int
    seat: int
    cards: int
    value: int
    profit: int = 0


@dataclass(slots=True)
class GameSummary:
    """A game in figures: each seat's points after each round (the last after the final sale), auctions and picks."""

    points: list[tuple[int, ...]] = field(default_factory=list)
    auctions: list[Auction] = field(default_factory=list)
    picks: list[Pick] = field(default_factory=list)


def summary_of(game: Game) -> GameSummary:
    """Return the figures of a finished game."""
    summary = GameSummary()
    points = [0] * game.players
    latest: list[Pick | None] = [None] * game.players
    number = lot = passes = taken = position = 0
    for event in game.events:
        seat = -1 if event.seat is None else event.seat
        match event.kind:
            case "round_began":
                if number:
                    summary.points.append(tuple(points))
                number, taken, position = event.number or 0, 0, 0
            case "revealed":
                lot, passes = event.number or 0, 0
            case "passed":
                passes += 1
            case "won":
                rivals = game.players - taken - 1
                price = total_of(event.cards or ())
                summary.auctions.append(Auction(number, lot, seat, price, rivals, passes > rivals > 0))
                taken += 1
            case "took":
                position += 1
                cards = event.cards or ()
                pick = Pick(number, position, seat, len(cards), total_of(cards))
                summary.picks.append(pick)
                latest[seat] = pick
            case "sold":
                gained = event.number or 0
                points[seat] += gained
                if (pick_before := latest[seat]) is not None:
                    pick_before.profit += gained
            case _:
                pass
    summary.points.append(tuple(points))
    return summary
