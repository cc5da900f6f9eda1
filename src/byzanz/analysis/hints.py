"""A hint for one seat: the best things to do, how often each wins, and one reason that the numbers bear out.

From the seat's view alone. The sentence belongs to whoever shows it: here it is a key with facts.
"""

from dataclasses import dataclass
from typing import Any

from byzanz import Action, View
from byzanz.analysis import Judged, judge, quick
from byzanz.analysis import rollouts as compiled_part
from byzanz.analysis.judging import Judging, checked_action, is_faint
from byzanz.analysis.reasons import Reason
from byzanz.analysis.sets import gain_of, own_cards, paid_for, points_with_lot, set_points, without
from byzanz.analysis.verdicts import Thresholds

INTERPRETED = compiled_part.__file__.endswith(".py")
WORLDS = 256
"""How long a hint is thought about."""
ROLLOUTS = 100
"""The budget of an interpreted engine, where everything takes a hundred times as long: in a browser about 0.7 s."""
SHOWN = 3
"""How many candidates are shown.

A sale that costs nothing or solves the hand limit comes on top of them.
"""
WINS, POINTS = "wins", "points"
OF_ALL_EVEN = ("hint-why-points", "hint-why-lead", "hint-why-place", "hint-why-alike")
"""Reasons that compare all that are equally good with the rest, and not the first alone."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best candidates, the reason for the first of them, and how an action that was asked about compares."""

    candidates: tuple[Judged, ...]
    reason: Reason | None
    asked: Judged | None

    @property
    def is_mistake(self) -> bool:
        """Whether the action that was asked about gives so much away that a player should think again."""
        return self.asked is not None and self.asked.counted_lost >= Thresholds().mistake

    @property
    def by(self) -> str:
        """Return what tells the candidates apart.

        Wins, or points where there is hardly a chance to win.
        """
        return POINTS if self.candidates and is_faint(self.candidates[0]) else WINS

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON: `wire.Hint` but for its version."""
        asked = self.asked
        if asked is not None:
            best = self.candidates[0]
            fewer = best.points - asked.points
            told = {"loss": asked.loss, "fewer": fewer, "lost": asked.lost, "mistake": self.is_mistake}
        return {
            "by": self.by,
            "candidates": [_plain(one) | {"even": is_even(one, self.candidates[0])} for one in self.candidates],
            "reason": None if self.reason is None else {"key": self.reason.key, "facts": self.reason.facts},
            "asked": None if asked is None else _plain(asked) | told,
        }


def is_even(judged: Judged, best: Judged) -> bool:
    """Return whether a candidate is as good as the best as far as a reader of whole numbers can tell.

    Either both show the same number, or the difference is in doubt and no larger than the
    uncertainty that is shown. What
    gives away a part of what is left that makes a fault is never even.
    """
    if judged.counted_lost >= Thresholds().inaccuracy:
        return False
    if is_faint(best):
        return judged.counted_lost == 0 or (round(judged.points) == round(best.points) and judged.lost < UNSEEN)
    gap = round(100 * best.win_share) - round(100 * judged.win_share)
    return gap <= 0 or (judged.counted_lost == 0 and gap <= max(1, round(100 * best.error)))


UNSEEN = 0.02
"""So small a part of what is left shows in no whole number."""


def _plain(judged: Judged) -> dict[str, Any]:
    action = None if judged.action is None else str(judged.action)
    return {
        "action": action,
        "win_share": judged.win_share,
        "error": judged.error,
        "points": judged.points,
        "place": judged.place,
    }


def hint_for(view: View, seed: int, action: str | None = None, worlds: int | None = None) -> Hint:
    """Return a hint for the view's seat, and how an action compares if one is given; raise Refused if it isn't legal."""
    if worlds is None and INTERPRETED:
        return quick_hint(view, seed, action)
    also = asked_about(view, action)
    return hint_from(view, judge(view, worlds=worlds or WORLDS, seed=seed, also=also), action)


def quick_hint(view: View, seed: int, action: str | None = None, rollouts: int = ROLLOUTS) -> Hint:
    """Return a hint that took few rollouts."""
    judging = Judging.of_view(view, seed, asked_about(view, action), quick.TREE_ROLLOUTS)
    for _ in quick.try_within(judging, rollouts):
        pass
    return quick_hint_from(view, judging, action)


def asked_about(view: View, action: str | None = None) -> list[Action]:
    """Return what a hint must judge to the end.

    An action that was asked about, and the best sale in one's own turn.
    """
    found = [] if action is None else [checked_action(view, action)]
    if view.seat in view.waiting_for:
        sales = [one for one in view.legal_actions() if one.verb == "sell"]
        if sales:
            found.append(max(sales, key=lambda one: (gain_of(view, one), set_points(one.cards), -one.cards.count("M"))))
    return found


def quick_hint_from(view: View, judging: Judging, action: str | None) -> Hint:
    """Return the hint of those candidates that were tried to the end."""
    found = judging.judged()
    most = max((one.worlds for one in found), default=0)
    return hint_from(view, [one for one in found if one.worlds == most], action)


def hint_from(view: View, found: list[Judged], action: str | None) -> Hint:
    """Return the hint that judged candidates make, and how an action compares that is one of them."""
    judged = _sales_first(view, found)
    asked = None if action is None else next((one for one in judged if one.action == Action.parse(action)), None)
    shown = _shown(view, judged)
    return Hint(tuple(shown), _reason(view, judged, shown) if judged else None, asked)


def _shown(view: View, judged: list[Judged]) -> list[Judged]:
    """Return the best candidates.

    The best sale is among them where it costs nothing or brings the hand down to its limit.
    """
    shown = judged[:SHOWN]
    sale = next((one for one in judged if _verb_of(one) == "sell"), None)
    if sale is not None and sale not in shown and (sale.counted_lost == 0 or view.phase == "limit"):
        shown.append(sale)
    return shown


def _verb_of(judged: Judged) -> str:
    return "wait" if judged.action is None else judged.action.verb


def _sales_first(view: View, judged: list[Judged]) -> list[Judged]:
    """Put sales of the final sale before being done where that is no better: it often changes nothing, and points are points."""
    if view.phase != "final":
        return judged
    return sorted(judged, key=lambda one: (one.counted_lost > 0, _verb_of(one) == "pass"))


def _reason(view: View, judged: list[Judged], shown: list[Judged]) -> Reason | None:
    """Return what speaks for the first candidate, and against none shown as equally good."""
    action = judged[0].action
    if is_faint(judged[0]) and len(judged) > 1 and _verb_of(judged[0]) != "sell":
        return _why_points(judged)  # a sale's own reason counts points already
    even = {_verb_of(one) for one in judged if is_even(one, judged[0])}
    reason: Reason | None
    match _verb_of(judged[0]):
        case "wait":
            reason = None if "sell" in even else _why_wait(judged)
        case "bid":
            assert action is not None
            reason = _why_bid(view, action)
        case "pass" if view.phase == "final":
            key = "hint-why-keep" if len(judged) > 1 else "hint-why-done"
            reason = None if "sell" in even else Reason(key)
        case "pass":
            reason = None if "bid" in even else _why_pass(view, judged)
        case "sell":
            assert action is not None
            key = "hint-why-sell-last" if view.phase == "final" else "hint-why-sell"
            reason = Reason(key, {"points": set_points(action.cards)})
        case _:
            assert action is not None
            reason = _why_cards(view, action)
    return reason or _why_rollouts(judged)


def _why_points(judged: list[Judged]) -> Reason:
    """Say what the best keeps against the next, where the chance to win hardly changes."""
    best = judged[0]
    next_best = next((one for one in judged if not is_even(one, best)), None)
    if next_best is None:
        return Reason("hint-why-alike")
    if (points := round(best.points - next_best.points)) > 0:
        return Reason("hint-why-points", {"points": points})
    if (lead := round(best.margin - next_best.margin)) > 0:
        return Reason("hint-why-lead", {"points": lead})
    return Reason("hint-why-place")


def _why_bid(view: View, bid: Action) -> Reason:
    """Say what the lot adds to the hand after it is paid for."""
    assert view.seat is not None
    gain = gain_of(view, bid)
    total = view.bid_totals[view.seat] + bid.total
    if gain > 0:
        return Reason("hint-why-bid-set", {"points": gain, "total": total, "before": _pick_before(view)})
    return Reason("hint-why-bid-cards", {"count": len(paid_for(view, bid)), "gain": len(view.lot) - 1})


def _pick_before(view: View) -> int:
    """Return how many will pick from the market before the winner of this lot: all who still get a lower offer card."""
    return sum(held is None and seat != view.seat for seat, held in enumerate(view.offer_cards))


def _best_loss(judged: list[Judged], verb: str) -> float | None:
    """Return what the best action of this kind loses beyond doubt; None where none was judged."""
    losses = [
        one.loss if one.counted_lost else 0.0 for one in judged if one.action is not None and one.action.verb == verb
    ]
    return min(losses, default=None)


def _why_wait(judged: list[Judged]) -> Reason | None:
    """Say what selling now would lose; None where it may be as good as waiting."""
    loss = _best_loss(judged, "sell")
    return Reason("hint-why-wait", {"more": max(1, round(100 * loss))}) if loss else None


def _why_pass(view: View, judged: list[Judged]) -> Reason | None:
    """Say what a bid would do to the own sets, or that there is none; None where a bid may be as good."""
    assert view.seat is not None
    bids = [action for action in view.legal_actions() if action.verb == "bid"]
    if not bids:
        return Reason("hint-why-pass-only")
    if _best_loss(judged, "bid") == 0:
        return None
    own, need = own_cards(view), view.need or 0
    rests = (without(own, paid_for(view, bid)) for bid in bids)
    gain = max(points_with_lot(view, rest) for rest in rests) - set_points(own)
    if gain < 0:
        return Reason("hint-why-pass-breaks", {"points": -gain})
    if gain > 0:
        return Reason("hint-why-pass-set", {"points": gain, "need": need})
    return Reason("hint-why-pass-dear", {"need": need})


def _why_cards(view: View, action: Action) -> Reason | None:
    """Say what giving, taking or discarding does for the own sets; None where something else must have decided."""
    choices = [one for one in view.legal_actions() if one.verb == action.verb]
    gain = gain_of(view, action)
    if gain < max(gain_of(view, one) for one in choices):
        return None
    match action.verb:
        case "give":
            return Reason("hint-why-give", {"before": _pick_before(view)})
        case "take" if gain > 0:
            return Reason("hint-why-take-set", {"points": gain})
        case "take":
            return Reason("hint-why-take-only" if len(choices) == 1 else "hint-why-take-cards")
    return Reason("hint-why-discard")


def _why_rollouts(judged: list[Judged]) -> Reason | None:
    """Say how much more often the best wins than the next; None where there is no next or it is as good."""
    if len(judged) < 2 or is_even(judged[1], judged[0]):
        return None
    return Reason("hint-why-trials", {"count": judged[0].worlds, "more": max(1, round(100 * judged[1].loss))})
