"""Why an action is better than another: a key and facts that numbers and cards bear out."""

from dataclasses import dataclass, field

from byzanz.analysis.judging import Judged, is_faint
from byzanz.analysis.sets import gain_of, paid_for, set_points
from byzanz.game.action import Action
from byzanz.game.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for an action: the key of a sentence and its facts."""

    key: str
    facts: dict[str, int] = field(default_factory=dict)


def why_better(view: View, best: Judged, played: Judged) -> Reason:
    """Return why the best action is better than the one that was played.

    The sentences speak of nobody: they are read by whoever looks at the game.
    """
    reason: Reason | None
    if is_faint(best) and (told := _why_points(best, played)) is not None:
        return told
    match _verb(view, best.action), _verb(view, played.action):
        case "pass", "bid":
            reason = _why_no_bid(view, played.action)
        case "bid", "pass":
            reason = _why_bid(view, best.action)
        case "bid", "bid":
            reason = _why_other_bid(view, best.action, played.action)
        case ("wait", "sell") | ("discard", "sell"):
            reason = Reason("analyse-why-wait")
        case "done", "sell":
            reason = Reason("analyse-why-keep")
        case "sell", "done":
            reason = Reason("analyse-why-sell-last", {"points": _sale_points(best.action)})
        case "sell", _ as other if other != "sell":
            reason = Reason("analyse-why-sell", {"points": _sale_points(best.action)})
        case _:
            reason = _why_other_cards(view, best.action, played.action)
    return reason or _why_played_out(view, best, played)


def _why_points(best: Judged, played: Judged) -> Reason | None:
    """Say what the best keeps where there is hardly a chance to win.

    None where that shows in no whole number.
    """
    if (points := round(best.points - played.points)) > 0:
        return Reason("analyse-why-points", {"points": points})
    if (lead := round(best.margin - played.margin)) > 0:
        return Reason("analyse-why-lead", {"points": lead})
    return None


def _verb(view: View, action: Action | None) -> str:
    if action is None:
        return "wait"
    return "done" if action.verb == "pass" and view.phase == "final" else action.verb


def _sale_points(sale: Action | None) -> int:
    assert sale is not None
    return set_points(sale.cards)


def _total(view: View, bid: Action) -> int:
    assert view.seat is not None
    return view.bid_totals[view.seat] + bid.total


def _why_no_bid(view: View, bid: Action | None) -> Reason:
    """Say what the bid that was made would have done to the sets."""
    assert bid is not None
    gain = gain_of(view, bid)
    if gain < 0:
        return Reason("analyse-why-breaks", {"points": -gain})
    if gain > 0:
        return Reason("analyse-why-too-much", {"points": gain, "total": _total(view, bid)})
    return Reason("analyse-why-nothing", {"total": _total(view, bid)})


def _why_bid(view: View, bid: Action | None) -> Reason | None:
    """Say what the lot would have added; None where it is no more than was to be paid."""
    assert bid is not None
    gain, count = gain_of(view, bid), len(paid_for(view, bid))
    if gain > 0:
        return Reason("analyse-why-bid-set", {"points": gain, "total": _total(view, bid)})
    if len(view.lot) - 1 > count:
        return Reason("analyse-why-bid-cards", {"count": count, "gain": len(view.lot) - 1})
    return None


def _why_other_bid(view: View, best: Action | None, played: Action | None) -> Reason | None:
    """Say what another bid would have kept."""
    assert best is not None
    assert played is not None
    more = gain_of(view, best) - gain_of(view, played)
    if more > 0:
        return Reason("analyse-why-more", {"points": more})
    if more < 0:
        return None
    if lower := played.total - best.total:
        key = "analyse-why-lower" if lower > 0 else "analyse-why-higher"
        return Reason(key, {"points": abs(lower)})
    fewer = len(played.cards) - len(best.cards)
    return Reason("analyse-why-fewer", {"count": fewer}) if fewer > 0 else None


def _why_other_cards(view: View, best: Action | None, played: Action | None) -> Reason | None:
    """Say what other cards to give, take, sell or discard do for the sets."""
    more = gain_of(view, best) - gain_of(view, played)
    if more > 0:
        return Reason("analyse-why-more", {"points": more})
    if more == 0 and best is not None and played is not None and best.verb == played.verb == "take":
        count = _column(view, best) - _column(view, played)
        return Reason("analyse-why-cards", {"count": count}) if count > 0 else None
    return None


def _column(view: View, take: Action) -> int:
    return sum(card[0] == take.cards[0] for card in view.market)


def _why_played_out(view: View, best: Judged, played: Judged) -> Reason:
    """Say that it shows in the games played out from here, and what it costs at once."""
    less = gain_of(view, played.action) - gain_of(view, best.action)
    if less > 0:
        return Reason("analyse-why-later", {"points": less})
    return Reason("analyse-why-played-out", {"count": best.worlds})
