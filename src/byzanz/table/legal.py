"""The legal actions of a seat in the short form that is sent, with what a screen needs to offer them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from byzanz import Action, View, value_of
from byzanz.rules.material import NAMES
from byzanz.rules.sale import kept_card, profit_points

_AT_MOST = 20_000  # bounds the caches, far above the number of hands in play at a time
_VALUES = {card: value_of(card) for card in NAMES}
_payments: dict[tuple[str, ...], dict[int, tuple[str, ...]]] = {}
_sales: dict[tuple[str, ...], "_Sales"] = {}


class _Sales(NamedTuple):
    """The sales from one hand: the best set of each good, and every set with what it brings."""

    best: list[list[str]]
    all: dict[str, dict[str, Any]]


def legal_summary(view: View) -> dict[str, Any]:
    """Return what the view's seat may do now; empty for a spectator."""
    if view.seat is None or view.hand is None:
        return {}
    public = {"phase": view.phase, "turn": view.turn, "bidders": view.bidders, "need": view.need}
    return legal_for(public | {"bid_totals": view.bid_totals}, view.seat, view.hand, view.legal_actions)


def legal_for(
    public: Mapping[str, Any], seat: int, hand: tuple[str, ...], list_actions: Callable[[], list[Action]]
) -> dict[str, Any]:
    """Return what a seat may do now, from the fields of a view; actions are listed only where there are few, or new ones."""
    legal: dict[str, Any] = {}
    is_bidder = seat in public["bidders"]
    laid_out, need = public["bid_totals"][seat], public["need"]
    if public["phase"] != "bid":
        _add_few(legal, list_actions())
    elif public["turn"] == seat:
        if ways := _payments_for(hand, laid_out, need):
            faces = sorted({card for card in hand if _VALUES[card]})
            cheapest = [{"total": total, "cards": cards} for total, cards in ways.items()]
            legal["bid"] = {"need": need, "most": max(ways), "faces": faces, "cheapest": cheapest}
        legal["pass"] = True
    if public["phase"] != "over" and (sales := _sales_of(hand, list_actions)).best:
        legal["sell"], legal["sales"] = sales
    if is_bidder:
        legal["orders"] = orders_for(hand, laid_out, need)
    return legal


def _add_few(legal: dict[str, Any], actions: list[Action]) -> None:
    """Add what may be done outside an auction beside selling."""
    for action in actions:
        match action.verb:
            case "pass":
                legal["done"] = True  # outside an auction it ends one's last sale
            case "sell":
                pass
            case verb:
                legal.setdefault(verb, []).extend(action.cards)


def orders_for(hand: tuple[str, ...], laid_out: int, need: int | None) -> dict[str, Any]:
    """Return the standing orders that a seat in the auction may give, and what they would bid now."""
    orders: dict[str, Any] = {"skip": True}
    sums = _sums_of(hand)
    least = None if need is None else next((total for total in sums if laid_out + total >= need), None)
    if least is not None:
        orders["bid"] = {"least": laid_out + least, "most": laid_out + max(sums), "cards": sums[least]}
    return orders


def payments(view: View) -> dict[int, tuple[str, ...]]:
    """Return for each total the seat's bid can reach now the cheapest cards to add, the least total first.

    "Cheapest" on the screen and a standing order to bid both choose the first: the least sum, then the fewest cards.
    """
    if view.seat is None or view.hand is None:
        return {}
    return _payments_for(view.hand, view.bid_totals[view.seat], view.need)


def _payments_for(hand: tuple[str, ...], laid_out: int, need: int | None) -> dict[int, tuple[str, ...]]:
    if need is None:
        return {}
    return {laid_out + total: cards for total, cards in _sums_of(hand).items() if laid_out + total >= need}


def cheapest_bid(view: View, up_to: int) -> Action | None:
    """Return the bid that beats the highest one at the least cost, if it comes to no more than `up_to`."""
    for total, cards in payments(view).items():
        return Action("bid", cards) if total <= up_to else None
    return None


def _sums_of(hand: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Return every sum that goods cards of a hand come to, rising, each with its fewest cards; of equals the first by name."""
    sums = _payments.get(hand)
    if sums is None:
        found: dict[int, tuple[str, ...]] = {0: ()}
        for card in hand:  # in the order of names: what is added last keeps the cards before it in that order
            value = _VALUES[card]
            for total, cards in list(found.items()) if value else ():
                known = found.get(total + value)
                if known is None or (len(cards) + 1, (*cards, card)) < (len(known), known):
                    found[total + value] = (*cards, card)
        del found[0]
        if len(_payments) > _AT_MOST:
            _payments.clear()
        sums = _payments[hand] = dict(sorted(found.items()))
    return sums


def _sales_of(hand: tuple[str, ...], list_actions: Callable[[], list[Action]]) -> _Sales:
    """Return the sales from a hand; they depend on the hand alone, and a hand is asked about in many steps."""
    known = _sales.get(hand)
    if known is None:
        best: dict[str, tuple[tuple[int, int, int], list[str]]] = {}
        brings: dict[str, dict[str, Any]] = {}
        for action in list_actions():
            if action.verb == "sell":
                points, keep = _profit_of(action)
                brings[" ".join(action.cards)] = {"keep": keep, "points": points}
                _keep_best(best, action, points)
        if len(_sales) > _AT_MOST:
            _sales.clear()
        known = _sales[hand] = _Sales([cards for _good, (_worth, cards) in sorted(best.items())], brings)
    return known


def _profit_of(action: Action) -> tuple[int, str]:
    """Return what a sale counts and the card it keeps."""
    kept = kept_card(action.packed)
    return profit_points(kept), NAMES[kept]


def _keep_best(best: dict[str, tuple[tuple[int, int, int], list[str]]], action: Action, points: int) -> None:
    """Keep the best set of each good: the highest card kept, then the fewest merchants, then the cheapest other cards."""
    cards = list(action.cards)
    worth = (points, -action.merchants, -action.total)
    kind = next((card[0] for card in cards if card != "M"), "M")
    if kind not in best or worth > best[kind][0]:
        best[kind] = (worth, cards)
