"""One decision of a game, judged twice: by what its player could know, and with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from byzanz.analysis import quick
from byzanz.analysis.judging import TREE_ROLLOUTS, Judged, Judging
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
        """Return what the decision cost beyond doubt: nothing within two standard errors."""
        return self.played.counted_loss

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
    laid: int = 0
    """What the own bid came to before; 0 outside an auction."""
    reason: Reason | None = None
    """Of a fault: why the best is better than what was played."""
    gains: tuple[int, ...] = ()
    """Of a fault: how many more points in sets each candidate brings at once."""

    @property
    def name(self) -> str:
        """Return its class: forced, good, inaccuracy, mistake, blunder."""
        return self.verdict.name

    @property
    def loss(self) -> float:
        """Return what it cost beyond doubt."""
        return self.verdict.loss

    @property
    def effects(self) -> tuple[float, ...]:
        """Return what the loss did to each seat's share; the sum is zero."""
        best, played = self.verdict.candidates[0], self.verdict.played
        if not self.loss:
            return (0.0,) * len(played.shares)
        return tuple(own - other for own, other in zip(played.shares, best.shares, strict=True))

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
        plain |= self.verdict.to_dict() | {"accuracy": self.accuracy}
        reason = self.reason
        plain["reason"] = None if reason is None else {"key": reason.key, "facts": reason.facts}
        for candidate, gain in zip(plain["candidates"], self.gains, strict=False):
            candidate["gain"] = gain
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
        "margin": found.margin,
        "worlds": found.worlds,
    }


class DecisionJudge:
    """Judges the decisions of a game, each in as many worlds as its verdict needs."""

    def __init__(self, thresholds: Thresholds, worlds: int, hindsight: bool, rollouts: int | None = None) -> None:
        """Judge by thresholds in at most so many worlds; with `rollouts` by a small budget, which a browser can afford."""
        self._thresholds = thresholds
        self._rollouts = rollouts
        self._tree_rollouts = TREE_ROLLOUTS if rollouts is None else quick.TREE_ROLLOUTS
        self._worlds = worlds
        self._hindsight = hindsight

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
        accuracy = accuracy_of(verdict.loss, game.players)
        reason: Reason | None = None
        gains: tuple[int, ...] = ()
        if verdict.name in FAULTS:
            reason = why_better(view, verdict.candidates[0], verdict.played)
            gains = tuple(gain_of(view, one.action) for one in verdict.candidates)
        laid = view.bid_totals[seat]
        return Decision(index, seat, action, game.round, game.phase, verdict, hindsight, accuracy, laid, reason, gains)

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
        return self._thresholds.class_of(played.counted_loss)

    def _is_settled(self, judging: Judging) -> bool:
        """Return whether more worlds would hardly change what the decision is called."""
        if judging.worlds < EARLIEST:
            return False
        low, high = judging.loss_bounds(SURE)
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
        losses = [min(one.loss, best.win_share) for one in found]
        more = [
            replace(one, win_share=best.win_share - loss, loss=loss) for one, loss in zip(found, losses, strict=True)
        ]
        more.sort(key=lambda one: one.loss)
        return Verdict((*verdict.candidates, *more), verdict.played, verdict.name)


__all__ = ["FORCED", "GOOD", "Decision", "DecisionJudge", "Verdict"]
