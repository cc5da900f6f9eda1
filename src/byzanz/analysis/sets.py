"""What an action does at once to the points of its seat, in sets sold and in hand."""

from collections import Counter
from collections.abc import Iterable

from byzanz.game.action import Action
from byzanz.game.view import View
from byzanz.rules.material import MERCHANT_PROFIT, SET


def set_points(cards: Iterable[str]) -> int:
    """Return the most points that sets from these cards can bring."""
    held = Counter(cards)
    best = [MERCHANT_PROFIT * (count // SET) for count in range(held.pop("M", 0) + 1)]
    goods: dict[str, list[int]] = {}
    for card in sorted(held.elements(), key=lambda card: int(card[1:]), reverse=True):
        goods.setdefault(card[0], []).append(int(card[1:]))
    for values in goods.values():
        # Each set keeps its highest card, so as many of the highest are kept as there are sets.
        brings = [sum(values[: min(len(values), (len(values) + jokers) // SET)]) for jokers in range(len(best))]
        best = [max(best[count - used] + brings[used] for used in range(count + 1)) for count in range(len(best))]
    return best[-1]


def own_cards(view: View) -> tuple[str, ...]:
    """Return the cards a seat has, those of its open bid among them."""
    assert view.hand is not None
    assert view.seat is not None
    return (*view.hand, *view.bids[view.seat])


def without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """Return the cards without one copy of each of the others."""
    return tuple((Counter(cards) - Counter(gone)).elements())


def points_with_lot(view: View, kept: tuple[str, ...]) -> int:
    """Return what sets are worth after a lot is won, with the best card of it given away."""
    return max(set_points((*kept, *without(view.lot, (given,)))) for given in view.lot)


def paid_for(view: View, bid: Action) -> tuple[str, ...]:
    """Return all cards that a bid lays out, those that lie there already among them."""
    assert view.seat is not None
    return (*view.bids[view.seat], *bid.cards)


def gain_of(view: View, action: Action | None) -> int:
    """Return how many more points in sets an action brings, sold ones too; a bid as if it won."""
    assert view.hand is not None
    if action is None or action.verb == "pass":
        return 0
    own, hand = own_cards(view), view.hand
    match action.verb:
        case "bid":
            return points_with_lot(view, without(own, paid_for(view, action))) - set_points(own)
        case "give":
            return set_points((*hand, *without(view.lot, action.cards))) - set_points(hand)
        case "take":
            taken = (card for card in view.market if card[0] == action.cards[0])
            return set_points((*hand, *taken)) - set_points(hand)
        case "sell":
            return set_points(action.cards) + set_points(without(hand, action.cards)) - set_points(hand)
    return set_points(without(hand, action.cards)) - set_points(hand)
