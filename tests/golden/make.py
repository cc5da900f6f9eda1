"""Writes the golden games: `python -m tests.golden.make` from the root of the project.

The seats play by a small fixed policy, so that the games look like games: cheap bids for good lots, sets sold when
the hand is too full. Read the difference before you commit it: each changed line is a change of the rules or of what is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import byzanz

FOLDER = Path(__file__).parent
SEEDS = {3: 33, 4: 44, 5: 55, 6: 66}


def path(players: int) -> Path:
    """Return the file of the golden game for this number of players."""
    return FOLDER / f"{players}-players.txt"


def play(players: int) -> Iterator[tuple[byzanz.Game, list[byzanz.Event]]]:
    """Play the golden game; yield it after each step with the events."""
    game = byzanz.Game(players=players, seed=SEEDS[players], first=1)
    yield game, [event for event in game.view(None).events if event.kind != "dealt"]
    while game.phase != "over":
        seller = next((seat for seat in range(players) if wants_to_sell(game.view(seat))), None)
        if seller is not None:
            yield game, game.act(seller, best_sale(game.view(seller)))
        else:
            seat = game.waiting_for[0]
            yield game, game.act(seat, "pass" if game.phase == "final" else decision(game.view(seat)))


def value(card: str) -> int:
    """What a card is worth to a hand; a merchant as much as a 3."""
    return byzanz.value_of(card) or 3


def sale_points(cards: list[str]) -> int:
    """What a sale brings."""
    return 5 if set(cards) == {"M"} else max(map(byzanz.value_of, cards))


def sales(view: byzanz.View) -> list[str]:
    """The sales a seat can make, best first: many points, few merchants and low cards spent."""
    found = [action for action in view.legal_actions() if action.verb == "sell"]
    costs = {str(action): sum(map(value, action.cards)) for action in found}
    points = {str(action): sale_points(list(action.cards)) for action in found}
    return sorted(costs, key=lambda text: (-points[text], costs[text], text))


def best_sale(view: byzanz.View) -> str:
    """The sale a seat makes if it sells."""
    return sales(view)[0]


def wants_to_sell(view: byzanz.View) -> bool:
    """A seat sells three merchants or a 4 at once; the rest at the end, or (but for seat 0) when its hand is too full."""
    if not sales(view) or (view.seat is not None and view.done[view.seat]):
        return False
    pressed = view.phase == "final" or (view.phase == "limit" and view.turn == view.seat != 0)
    return pressed or sale_points(best_sale(view).split()[1:]) >= 4


def decision(view: byzanz.View) -> str:
    """What a seat in turn does."""
    hand = Counter(card[0] for card in view.hand or ())

    def use(card: str) -> tuple[int, int, str]:
        return hand[card[0]], value(card), card

    match view.phase:
        case "bid":
            return bid(view)
        case "give":
            return f"give {min(view.lot, key=use)}"
        case "take":
            kinds = Counter(card[0] for card in view.market)
            return f"take {max(kinds, key=lambda kind: (kinds[kind] * (1 + hand[kind]), kind))}"
        case _:
            return f"discard {min(view.hand or (), key=use)}"


def bid(view: byzanz.View) -> str:
    """The cheapest bid with the fewest cards, up to a part of the lot's worth: a third, odd seats a seventh."""
    bids = [action for action in view.legal_actions() if action.verb == "bid"]
    paid = 0 if view.seat is None else view.bid_totals[view.seat]

    def total(action: byzanz.Action) -> int:
        return paid + sum(map(value, action.cards))

    cheapest = min(bids, key=lambda action: (total(action), len(action.cards), str(action)), default=None)
    part = 3 if view.seat in (0, 2, 4) else 7
    if cheapest is None or part * total(cheapest) > sum(map(value, view.lot)):
        return "pass"
    return str(cheapest)


def lines(players: int) -> Iterator[str]:
    """The golden game, line by line."""
    deck: tuple[str, ...] = ()
    for game, events in play(players):
        if not deck:
            deck = tuple(game.record().deck)
            yield f"Byzanz for {players}, seed {SEEDS[players]}"
            for seat in range(players):
                yield f"  seat {seat} is dealt {' '.join(deck[4 * seat : 4 * seat + 4])}"
        for event in events:
            yield from phrase(event, game)
    assert game.result is not None
    for seat in range(players):
        left = " ".join(game.view(seat).hand or ()) or "nothing"
        yield f"  seat {seat}: {game.result.points[seat]} points, {left} left"
    yield f"  won by {' and '.join(f'seat {seat}' for seat in game.result.winners)}"


def phrase(event: byzanz.Event, game: byzanz.Game) -> Iterator[str]:
    """The lines of one event."""
    who, cards, number = f"seat {event.seat}", " ".join(event.cards or ()), event.number
    match event.kind:
        case "round_began":
            yield ""
            yield f"round {number}, opened by {who}"
        case "revealed":
            yield f"  offer card {number}: {cards}"
        case "bid":
            yield f"    {who} bids {cards}, in all {number}"
        case "passed":
            yield f"    {who} passes" + (f", takes back {cards}" if cards else "")
        case "won":
            yield f"    {who} wins offer card {number}" + (f", pays {cards}" if cards else "")
        case "gave":
            yield f"    {who} gives {cards}"
        case "collected":
            yield f"    {who} collects {cards}"
        case "took":
            yield f"  market, offer card {number}: {who} takes {cards or 'nothing'}"
        case "left":
            yield f"  market, left over: {cards}"
        case "sold":
            yield f"    * {who} sells {cards}, keeps {event.kept}, {number} points"
        case "discarded":
            yield f"    {who} discards {cards}"
        case "final_began":
            yield ""
            yield "final sale"
        case "done":
            yield f"    {who} is done"
        case "over":
            yield ""
            yield f"over after {game.view(None).version} actions"
        case kind:
            raise AssertionError(f"an unknown kind of event: {kind}")


if __name__ == "__main__":
    for number in SEEDS:
        path(number).write_text("\n".join(lines(number)) + "\n", encoding="utf-8")
