"""What a seat may do now, in the short form that travels: summed up from the rules' list of legal actions."""

from typing import Any

from byzanz import Action, View


def deeds_of(view: View) -> dict[str, Any]:
    """The deeds of the view's seat; empty for a spectator."""
    deeds: dict[str, Any] = {}
    best: dict[str, tuple[tuple[int, int, int], list[str]]] = {}
    for action in view.legal_actions():
        match action.verb:
            case "bid":
                deeds["bid"] = {"need": view.need}
            case "pass":
                deeds["done" if view.phase == "final" else "pass"] = True
            case "sell":
                _keep_best(best, action)
            case verb:
                deeds.setdefault(verb, []).extend(action.cards)
    if best:
        deeds["sell"] = [cards for _good, (_worth, cards) in sorted(best.items())]
    return deeds


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
