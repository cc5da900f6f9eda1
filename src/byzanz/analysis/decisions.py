"""One decision of a game, judged twice: by what its player could know, and with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from byzanz.analysis import quick
from byzanz.analysis.budget import Budget
from byzanz.analysis.judging import TREE_ROLLOUTS, Judged, Judging
from byzanz.analysis.luck import Expectations
from byzanz.analysis.reasons import Reason, why_better
from byzanz.analysis.sets import gain_of
from byzanz.analysis.verdicts import FAULTS, FORCED, GOOD, Thresholds, accuracy_of
from byzanz.game.action import Action
from byzanz.game.game import Game
from byzanz.game.view import View
from byzanz.rules.rng import SplitMix64

SHOWN = 5
"""How many candidates are kept of a decision that cost nothing; of one that did, all are, so that it can be tried again."""
LEGAL_WORLDS = 48
"""Worlds for what is legal, but no candidate, in a decision that can be tried again."""
HINDSIGHT_WORLDS = 256
"""The most worlds for one decision with hindsight."""
SURE = 2.5
"""So many standard errors away from every threshold a verdict is settled."""
EARLIEST = 64
"""Worlds before a verdict can be settled."""
RIGHT, WRONG, UNLUCKY, LUCKY = "right", "wrong", "unlucky", "lucky"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How one decision was judged: the candidates, the best first, what was played, and what it is called."""

    candidates: tuple[Judged, ...]
    played: Judged
    name: str

    @property
    def loss(self) -> float:
        """Return what the decision cost of the win beyond doubt.

        Nothing within two standard errors.
        """
        return self.played.counted_loss

    @property
    def lost(self) -> float:
        """Return how much of what was left to lose the decision gave away beyond doubt."""
        return self.played.counted_lost

    def to_dict(self) -> dict[str, Any]:
        """Return the verdict as plain JSON; of a good decision the first candidates and what was played."""
        kept = [
            found
            for place, found in enumerate(self.candidates)
            if place < SHOWN or found is self.played or self.name in FAULTS
        ]
        return {
            "candidates": [_plain(found) for found in kept],
            "loss": self.loss,
            "error": self.played.loss_error,
            "lost": self.lost,
            "lost_error": self.played.lost_error,
            "class": self.name,
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """An action of a recorded game and how it was judged."""

    index: int
    seat: int
    action: Action
    round: int
    phase: str
    verdict: Verdict
    hindsight: Verdict | None
    accuracy: float
    expected: tuple[float, float] = (0.0, 0.0)
    """What its seat could expect its value to be before it and after it."""
    laid: int = 0
    """What the own bid came to before; 0 outside an auction."""
    reason: Reason | None = None
    """Of a fault: why the best is better than what was played."""
    gains: tuple[int, ...] = ()
    """Of a fault: how many more points in sets each candidate brings at once."""
    position: dict[str, Any] | None = None
    """Of a fault: the table as its seat saw it."""

    @property
    def name(self) -> str:
        """Return its class: forced, good, inaccuracy, mistake, blunder."""
        return self.verdict.name

    @property
    def loss(self) -> float:
        """Return what it cost beyond doubt."""
        return self.verdict.loss

    @property
    def lost(self) -> float:
        """Return how much of what was left to lose it gave away beyond doubt."""
        return self.verdict.lost

    @property
    def in_hindsight(self) -> str | None:
        """Return in one word what the open hands say of it: right, wrong, unlucky (right by the view alone) or lucky."""
        if self.hindsight is None or self.name == FORCED:
            return None
        was_fault, is_fault = self.name in FAULTS, self.hindsight.name in FAULTS
        if was_fault:
            return WRONG if is_fault else LUCKY
        return UNLUCKY if is_fault else RIGHT

    def to_dict(self) -> dict[str, Any]:
        """Return the decision as plain JSON."""
        plain: dict[str, Any] = {
            "index": self.index,
            "seat": self.seat,
            "round": self.round,
            "phase": self.phase,
            "action": str(self.action),
            "laid": self.laid,
        }
        plain |= self.verdict.to_dict() | {"accuracy": self.accuracy, "expected": list(self.expected)}
        reason = self.reason
        plain["reason"] = None if reason is None else {"key": reason.key, "facts": reason.facts}
        for candidate, gain in zip(plain["candidates"], self.gains, strict=False):
            candidate["gain"] = gain
        if self.position is not None:
            plain["position"] = self.position
        if self.hindsight is not None:
            plain["hindsight"] = self.hindsight.to_dict() | {"word": self.in_hindsight}
        return plain


def _plain(found: Judged) -> dict[str, Any]:
    return {
        "action": "wait" if found.action is None else str(found.action),
        "win_share": found.win_share,
        "error": found.error,
        "loss": found.loss,
        "loss_error": found.loss_error,
        "lost": found.lost,
        "worth": found.worth,
        "margin": found.margin,
        "points": found.points,
        "place": found.place,
        "worlds": found.worlds,
    }


def _position(view: View) -> dict[str, Any]:
    """Return what a seat sees of the table: cards by their names.

    The others' points are null where the table hides them.
    """
    return {
        "hand": list(view.hand or ()),
        "lot": list(view.lot),
        "market": list(view.market),
        "bids": [list(bid) for bid in view.bids],
        "offer_cards": list(view.offer_cards),
        "hand_sizes": list(view.hand_sizes),
        "points": list(view.points),
    }


class DecisionJudge:
    """Judges the decisions of a game, each in as many worlds as its verdict needs."""

    def __init__(self, players: int, budget: Budget) -> None:
        """Judge within a budget."""
        self._thresholds = Thresholds()
        self._rollouts = budget.rollouts
        self._tree_rollouts = TREE_ROLLOUTS if budget.rollouts is None else quick.TREE_ROLLOUTS
        self._worlds = budget.worlds
        self._hindsight = budget.hindsight
        self._expectations = Expectations(players, budget.expected_worlds)

    def judge(self, index: int, game: Game, seat: int, action: Action, seed: int) -> Decision:
        """Judge an action that a seat is about to do."""
        view = game.view(seat)
        seeds = SplitMix64(seed)
        verdict = self._verdict(self._judging(view, seeds.bits(), [action]), action, self._worlds)
        if verdict.name in FAULTS:
            verdict = self._with_all_legal(verdict, game, seat, seeds.bits())
        hindsight = None
        if self._hindsight:
            judging = Judging.with_hindsight(view, game.state, seeds.bits(), [action], self._tree_rollouts)
            hindsight = self._verdict(judging, action, min(self._worlds, HINDSIGHT_WORLDS))
        accuracy = accuracy_of(verdict.lost)
        expected = self._expectations.of(view, action, seeds.bits())
        reason: Reason | None = None
        gains: tuple[int, ...] = ()
        position = None
        if verdict.name in FAULTS:
            position = _position(view)
            reason = why_better(view, verdict.candidates[0], verdict.played)
            gains = tuple(gain_of(view, one.action) for one in verdict.candidates)
        return Decision(
            index,
            seat,
            action,
            game.round,
            game.phase,
            verdict,
            hindsight,
            accuracy,
            expected,
            laid=view.bid_totals[seat],
            reason=reason,
            gains=gains,
            position=position,
        )

    def _verdict(self, judging: Judging, action: Action, worlds: int) -> Verdict:
        self._run(judging, worlds)
        judged = judging.judged()
        played = next(found for found in judged if found.action == action)
        if len(judged) == 1:
            return Verdict(tuple(judged), played, FORCED)
        return Verdict(tuple(judged), played, self._class_of(played))

    def _judging(self, view: View, seed: int, also: Sequence[Action | None]) -> Judging:
        return Judging.of_view(view, seed, also, self._tree_rollouts)

    def _run(self, judging: Judging, worlds: int) -> None:
        if self._rollouts is None:
            judging.run(worlds, self._is_settled)
        else:
            for _ in quick.try_within(judging, self._rollouts):
                pass

    def _class_of(self, played: Judged) -> str:
        return self._thresholds.class_of(played.counted_lost)

    def _is_settled(self, judging: Judging) -> bool:
        """Return whether more worlds would hardly change what the decision is called."""
        if judging.worlds < EARLIEST:
            return False
        low, high = judging.lost_bounds(SURE)
        return self._thresholds.class_of(low) == self._thresholds.class_of(high)

    def _with_all_legal(self, verdict: Verdict, game: Game, seat: int, seed: int) -> Verdict:
        """Add what was legal but no candidate, so that whoever tries the decision again gets an answer to anything.

        Each is put below the best candidate by what it lost to it in the same worlds; so few of them can't put it above.
        """
        known = {found.action for found in verdict.candidates}
        best = verdict.candidates[0]
        also = [action for action in game.legal_actions(seat) if action not in known]
        judging = self._judging(game.view(seat), seed, [best.action, *also])
        judging.run(min(LEGAL_WORLDS, self._worlds))
        found = [one for one in judging.judged_against(best.action) if one.action in also]
        more = [
            replace(
                one,
                win_share=max(0.0, best.win_share - one.loss),
                loss=min(one.loss, best.win_share),
                worth=best.worth * (1 - one.lost),
            )
            for one in found
        ]
        more.sort(key=lambda one: one.lost)
        return Verdict((*verdict.candidates, *more), verdict.played, verdict.name)


__all__ = ["FORCED", "GOOD", "Decision", "DecisionJudge", "Verdict"]
