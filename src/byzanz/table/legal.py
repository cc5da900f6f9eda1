"""The legal actions of a seat in the short form that is sent, with what a screen needs to offer them."""

from itertools import combinations
from typing import Any, NamedTuple

from byzanz import Action, View, total_of, value_of
from byzanz.game.card_names import pack
from byzanz.rules.material import MERCHANT, MERCHANT_PROFIT, NAMES
from byzanz.rules.sale import kept_card

_AT_MOST = 20_000  # bounds the caches, far above the number of hands in play at a time
_payments: dict[tuple[str, ...], dict[int, tuple[str, ...]]] = {}
_sales: dict[tuple[str, ...], "_Sales"] = {}


class _Sales(NamedTuple):
    """The sales from one hand: the best set of each good, and every set with what it brings."""

    best: list[list[str]]
    all: dict[str, dict[str, Any]]


def legal_summary(view: View) -> dict[str, Any]:
    """Return what the view's seat may do now; empty for a spectator."""
    legal: dict[str, Any] = {}
    sales: list[Action] = []
    for action in view.legal_actions():
        match action.verb:
            case "bid":
                legal["bid"] = None  # filled in below, once for all bids
            case "pass":
                legal["done" if view.phase == "final" else "pass"] = True
            case "sell":
                sales.append(action)
            case verb:
                legal.setdefault(verb, []).extend(action.cards)
    if "bid" in legal:
        legal["bid"] = _legal_bid(view)
    if sales and view.hand is not None:
        legal["sell"], legal["sales"] = _sales_of(sales, view.hand)
    if view.seat in view.bidders:
        legal["orders"] = legal_orders(view)
    return legal


def legal_orders(view: View) -> dict[str, Any]:
    """Return the standing orders that a seat in the auction may give, and what they would bid now."""
    ways = payments(view)
    orders: dict[str, Any] = {"skip": True}
    if ways:
        least, cards = next(iter(ways.items()))
        orders["bid"] = {"least": least, "most": max(ways), "cards": cards}
    return orders


def payments(view: View) -> dict[int, tuple[str, ...]]:
    """Return for each total the seat's bid can reach now the cheapest cards to add, the least total first.

    "Cheapest" on the screen and a standing order to bid both choose the first: the least sum, then the fewest cards.
    """
    if view.seat is None or view.hand is None or view.need is None:
        return {}
    laid_out = view.bid_totals[view.seat]
    sums = _sums_of(view.hand)
    return {laid_out + total: cards for total, cards in sums.items() if laid_out + total >= view.need}


def cheapest_bid(view: View, up_to: int) -> Action | None:
    """Return the bid that beats the highest one at the least cost, if it comes to no more than `up_to`."""
    for total, cards in payments(view).items():
        return Action("bid", cards) if total <= up_to else None
    return None


def _legal_bid(view: View) -> dict[str, Any]:
    ways = payments(view)
    assert view.hand is not None
    faces = sorted({card for card in view.hand if value_of(card)})
    cheapest = [{"total": total, "cards": cards} for total, cards in ways.items()]
    return {"need": view.need, "most": max(ways), "faces": faces, "cheapest": cheapest}


def _sums_of(hand: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Return every sum that goods cards of a hand come to, rising, each with its fewest cards; of equals the first by name."""
    sums = _payments.get(hand)
    if sums is None:
        goods = [card for card in hand if value_of(card)]
        found: dict[int, tuple[str, ...]] = {}
        for size in range(1, len(goods) + 1):
            for cards in combinations(goods, size):
                found.setdefault(total_of(cards), cards)
        if len(_payments) > _AT_MOST:
            _payments.clear()
        sums = _payments[hand] = dict(sorted(found.items()))
    return sums


def _sales_of(sales: list[Action], hand: tuple[str, ...]) -> _Sales:
    """Return the sales from a hand; they depend on the hand alone, and a hand is asked about in many steps."""
    known = _sales.get(hand)
    if known is None:
        best: dict[str, tuple[tuple[int, int, int], list[str]]] = {}
        brings: dict[str, dict[str, Any]] = {}
        for action in sales:
            points, keep = _profit_of(action)
            brings[" ".join(action.cards)] = {"keep": keep, "points": points}
            _keep_best(best, action, points)
        if len(_sales) > _AT_MOST:
            _sales.clear()
        known = _sales[hand] = _Sales([cards for _good, (_worth, cards) in sorted(best.items())], brings)
    return known


def _profit_of(action: Action) -> tuple[int, str]:
    """Return what a sale counts and the card it keeps."""
    kept = kept_card(pack(action.cards))
    return MERCHANT_PROFIT if kept == MERCHANT else value_of(NAMES[kept]), NAMES[kept]


def _keep_best(best: dict[str, tuple[tuple[int, int, int], list[str]]], action: Action, points: int) -> None:
    """Keep the best set of each good: the highest card kept, then the fewest merchants, then the cheapest other cards."""
    cards = list(action.cards)
    worth = (points, -action.merchants, -action.total)
    kind = next((card[0] for card in cards if card != "M"), "M")
    if kind not in best or worth > best[kind][0]:
        best[kind] = (worth, cards)
