"""The legal actions of a seat in the short form that is sent, with what a screen needs to offer them."""

from collections.abc import Callable, Mapping
from typing import Any

from byzanz import Action, Game, View, value_of
from byzanz.game.card_names import CARDS
from byzanz.game.hand_sales import Sales, sales_of

_AT_MOST = 500  # bounds the caches, far above the number of hands in play at a time
_VALUES = {card: value_of(card) for card in CARDS}
_payments: dict[tuple[str, ...], dict[int, tuple[str, ...]]] = {}
_sales: dict[tuple[str, ...], Sales] = {}


def legal_summary(view: View) -> dict[str, Any]:
    """Return what the view's seat may do now; empty for a spectator."""
    if view.seat is None or view.hand is None:
        return {}
    return legal_for(view.to_dict(events=False), view.seat, view.hand, view.legal_actions)


def legal_for(
    public: Mapping[str, Any], seat: int, hand: tuple[str, ...], list_actions: Callable[[], list[Action]]
) -> dict[str, Any]:
    """Return what a seat may do now, from the fields of a view; actions are listed only where there are few."""
    phase = public["phase"]
    legal: dict[str, Any] = {}
    if phase == "bid":
        if public["turn"] == seat:
            _add_bid(legal, hand, public["bid_totals"][seat], public["need"])
    elif seat in public["waiting_for"]:
        _add_few(legal, list_actions())
    if phase != "over":
        add_sales(legal, hand)
    if seat in public["bidders"]:
        legal["orders"] = orders_for(hand, public["bid_totals"][seat], public["need"])
    return legal


def _add_bid(legal: dict[str, Any], hand: tuple[str, ...], laid_out: int, need: int) -> None:
    """Add what the seat in turn may do in an auction."""
    if ways := _payments_for(hand, laid_out, need):
        cheapest = [{"total": total, "cards": cards} for total, cards in ways.items()]
        faces = sorted({card for card in hand if _VALUES[card]})
        legal["bid"] = {"need": need, "most": cheapest[-1]["total"], "faces": faces, "cheapest": cheapest}
    legal["pass"] = True


def add_sales(legal: dict[str, Any], hand: tuple[str, ...]) -> None:
    """Add the sales from a hand; they depend on it alone, and it is asked about in many steps."""
    sales = _sales.get(hand)
    if sales is None:
        if len(_sales) > _AT_MOST:
            _sales.clear()
        sales = _sales[hand] = sales_of(hand)
    if sales.best:
        legal["sell"], legal["sales"] = sales.best, sales.all


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
    if need is not None:
        sums = _sums_of(hand)
        for total, cards in sums.items():  # rising
            if laid_out + total >= need:
                most = laid_out + next(reversed(sums))
                return {"skip": True, "bid": {"least": laid_out + total, "most": most, "cards": cards}}
    return {"skip": True}


def payments(view: View) -> dict[int, tuple[str, ...]]:
    """Return for each total the seat's bid can reach now the cheapest cards to add, the least total first.

    "Cheapest" on the screen and a standing order to bid both choose the first: the least sum, then the fewest cards.
    """
    if view.seat is None or view.hand is None:
        return {}
    return _payments_for(view.hand, view.bid_totals[view.seat], view.need)


def can_bid(game: Game, seat: int) -> bool:
    """Return whether a seat's hand can beat the highest bid of the auction; asked after every action, so without a view."""
    state = game.state
    return state.bid_total_list()[seat] + sum(_VALUES[card] for card in game.hand(seat)) > state.highest


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
