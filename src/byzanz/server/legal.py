"""What a seat may do now, in the short form that travels: summed up from the rules' list of legal actions."""

from typing import Any

from byzanz import Action, View

_best_sales: dict[tuple[str, ...], list[list[str]]] = {}
_SALES_AT_MOST = 20_000  # a bound on memory, far above the hands that are in play at a time


def legal_summary(view: View) -> dict[str, Any]:
    """The legal of the view's seat; empty for a spectator."""
    legal: dict[str, Any] = {}
    sales: list[Action] = []
    for action in view.legal_actions():
        match action.verb:
            case "bid":
                legal["bid"] = {"need": view.need}
            case "pass":
                legal["done" if view.phase == "final" else "pass"] = True
            case "sell":
                sales.append(action)
            case verb:
                legal.setdefault(verb, []).extend(action.cards)
    if sales and view.hand is not None:
        legal["sell"] = _best_of(sales, view.hand)
    return legal


def _best_of(sales: list[Action], hand: tuple[str, ...]) -> list[list[str]]:
    """The best set of each good. They depend on the hand alone, and a hand is asked about in many steps."""
    best = _best_sales.get(hand)
    if best is None:
        if len(_best_sales) > _SALES_AT_MOST:
            _best_sales.clear()
        sets: dict[str, tuple[tuple[int, int, int], list[str]]] = {}
        for action in sales:
            _keep_best(sets, action)
        best = _best_sales[hand] = [cards for _good, (_worth, cards) in sorted(sets.items())]
    return best


def _keep_best(best: dict[str, tuple[tuple[int, int, int], list[str]]], action: Action) -> None:
    """Keeps the best set of each good: the highest card kept, then the fewest merchants, then the cheapest other cards."""
    cards = list(action.cards)
    goods = [card for card in cards if card != "M"]
    values = [int(card[1]) for card in goods]
    worth = (max(values, default=5), len(goods), -sum(values))
    kind = goods[0][0] if goods else "M"
    if kind not in best or worth > best[kind][0]:
        best[kind] = (worth, cards)


def cheapest_bid(view: View, up_to: int) -> Action | None:
    """The bid that beats the highest one at the least cost, if it comes to no more than that."""
    assert view.seat is not None
    laid_out = view.bid_totals[view.seat]
    bids = [action for action in view.legal_actions() if action.verb == "bid" and laid_out + action.total <= up_to]
    return min(bids, key=lambda action: (action.total, len(action.cards), action.cards), default=None)
