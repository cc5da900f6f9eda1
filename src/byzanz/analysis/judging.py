"""Judge every action a seat may take by its mean share of the win, over worlds that fit the seat's view.

All candidates are tried in the same worlds, so what is compared is the candidates and not the luck of the cards. Own
decisions that follow are those a tree found best beforehand, in other worlds, so nobody is flattered by them.
"""

import math
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Self

from byzanz.analysis.layout import CLEAR, FAINT, HOPE, WAIT, WORLDS
from byzanz.analysis.rollouts import Rollouts, roll_out_worlds, with_open_hands
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.bot import BROAD, LEARNS_FROM
from byzanz.bots.search.nodes import Tree, clear
from byzanz.bots.search.styles import learned_mixes, prior_mixes
from byzanz.bots.search.tree import grow, grow_at
from byzanz.bots.weights import judge_net
from byzanz.game.action import Action, action_of
from byzanz.game.refused import Refused
from byzanz.game.view import View
from byzanz.game.words import REFUSALS
from byzanz.rules.action_list import ActionList, list_legal, list_sales
from byzanz.rules.flow import refusal_of
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

JUDGED = 256
"""Worlds for an answer that people are shown."""
TREE_ROLLOUTS = 64
"""Tries of the tree for each candidate, as in the bot `search`."""
FOLLOWED = 3
"""What must be judged gets so many times the rollouts of the tree at least."""
FIRST = 32
"""Worlds before the first candidate can be dropped."""
DROPPED = 4.0
"""How many standard errors behind the best a candidate is when it is tried no longer."""
LEAST = 0.01
"""… and how much of what is left to lose it must be behind, too."""
COUNTS_FROM = 2.0
"""A loss counts where it is more than this many standard errors."""
_ONE = 65536
_WORTH = 256 * _ONE


@dataclass(frozen=True, slots=True)
class Judged:
    """One candidate: what it brings in the mean over worlds that fit the view.

    `win_share` and its standard `error`; `points` and `place` at the end, and the `margin` in
    points
    over the best of the others. `worth` is the share of the win with a little of the standing by
    points and places, and where there is hardly a chance to win the standing alone; the best
    candidate is the one with most of it. To that one a candidate loses `loss` of the win
    (`loss_error` is the standard error over the same worlds) and `lost` of what was left to lose: a
    part of the best's worth, with `lost_error`. `shares` are those of all seats. The action None is
    to wait: a sale not made out of turn.
    """

    action: Action | None
    win_share: float
    error: float
    margin: float
    loss: float
    loss_error: float
    worlds: int
    shares: tuple[float, ...]
    points: float = 0.0
    place: float = 0.0
    worth: float = 0.0
    lost: float = 0.0
    lost_error: float = 0.0

    @property
    def counted_lost(self) -> float:
        """Return the part of what was left that it gives away, if beyond two standard errors."""
        return self.lost if self.lost > COUNTS_FROM * self.lost_error else 0.0

    @property
    def counted_loss(self) -> float:
        """Return the loss of what gives something away beyond doubt, else zero."""
        return self.loss if self.counted_lost and self.loss > COUNTS_FROM * self.loss_error else 0.0


def is_faint(best: Judged) -> bool:
    """Return whether there is hardly a chance to win, so that points and places count."""
    return best.win_share * _ONE <= FAINT


def judge(
    view: View, *, worlds: int = JUDGED, seed: int = 0, also: Iterable[Action | str] = (), rollouts: int = TREE_ROLLOUTS
) -> list[Judged]:
    """Return what the view's seat may sensibly do now, the best first; nothing where it has nothing to decide.

    From the view alone; the same seed gives the same answer. Actions in `also` are judged in any case. Candidates that are
    clearly worse are tried in fewer worlds, and compared with the others in those.
    """
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    if not 1 <= worlds <= WORLDS:
        raise ValueError(f"worlds={worlds}: from 1 to {WORLDS}")
    judging = Judging.of_view(view, seed, [checked_action(view, action) for action in also], rollouts)
    judging.run(worlds)
    return judging.judged()


def checked_action(view: View, action: Action | str) -> Action:
    """Return an action that the view's seat may do now, or raise Refused."""
    if not isinstance(action, Action):
        action = Action.parse(action)
    refusal = refusal_of(view.seen_state, view.seat or 0, action.verb_number, action.packed)
    if refusal:
        raise Refused(REFUSALS[refusal], seat=view.seat, action=str(action))
    return action


class Judging:
    """The judging of one decision, world after world, until its answer is good enough."""

    def __init__(self, rollouts: Rollouts, tree: Tree, seen: State) -> None:
        self._rollouts = rollouts
        self._tree = tree
        self._seen = seen
        self._tables = style_tables(seen.players)
        self._net = judge_net(seen.players)
        self.kept: set[int] = set()

    @classmethod
    def of_view(cls, view: View, seed: int, also: Iterable[Action | None] = (), rollouts: int = TREE_ROLLOUTS) -> Self:
        """Prepare to judge a decision by what its seat can know."""
        assert view.seat is not None
        return cls._prepared(view, view.seen_state, seed, also, rollouts)

    @classmethod
    def with_hindsight(
        cls, view: View, true: State, seed: int, also: Iterable[Action | None] = (), rollouts: int = TREE_ROLLOUTS
    ) -> Self:
        """Prepare to judge a decision as if all hands had been open; the view says how the others have played."""
        return cls._prepared(view, with_open_hands(true), seed, also, rollouts)

    @classmethod
    def _prepared(cls, view: View, seen: State, seed: int, also: Iterable[Action | None], rollouts: int) -> Self:
        assert view.seat is not None
        judging = cls(Rollouts(), Tree(), seen)
        chance = SplitMix64(seed)
        grown, tried = chance.bits(), chance.bits()
        judging._rollouts.begin(view.seat, tried)
        for seat, mix in enumerate(mixes_of(view)):
            judging._rollouts.set_mix(seat, mix)
            judging._tree.set_mix(seat, mix)
        judging._list(grown, list(also), rollouts)
        return judging

    def _list(self, seed: int, also: list[Action | None], rollouts: int) -> None:
        """List the candidates: those of the tree where it is the seat's turn, else sales or waiting."""
        seat, seen = self._rollouts.seat, self._seen
        actions = ActionList()
        if seen.phase == Phase.FINAL:
            list_legal(seen, seat, actions)
        elif seen.phase < Phase.FINAL and seen.turn == seat:
            self._grow(seed, rollouts, also)
        elif seen.phase < Phase.FINAL:
            list_sales(seen, seat, actions)
            if actions.count:
                self._rollouts.add(WAIT, 0)
        for at in range(actions.count):
            self._rollouts.add(*actions.action(at))
        for action in also:
            verb, cards = (WAIT, 0) if action is None else (action.verb_number, action.packed)
            self.kept.add(self._rollouts.add(verb, cards))

    def _grow(self, seed: int, rollouts: int, also: list[Action | None]) -> None:
        """Grow the tree of own decisions, and make its candidates those to be judged.

        What must be judged gets rollouts of its own, so that it is followed up as well as what the tree likes.
        """
        tree, seen = self._tree, self._seen
        clear(tree, seen, self._rollouts.seat, seed)
        grow(tree, self._tables, self._net, seen)
        candidates = tree.candidates()
        asked = {(action.verb_number, action.packed) for action in also if action is not None}
        for verb, cards, *_ in candidates:
            self._rollouts.add(verb, cards)
        if len(candidates) == 1:
            return
        for _ in range(rollouts * min(len(candidates), BROAD) - 1):
            grow(tree, self._tables, self._net, seen)
        for edge, (verb, cards, tried, *_) in enumerate(tree.candidates()):
            if (verb, cards) in asked:
                for _ in range(FOLLOWED * rollouts - tried):
                    grow_at(tree, self._tables, self._net, seen, edge)

    @property
    def worlds(self) -> int:
        """Return in how many worlds the decision was tried so far."""
        return self._rollouts.worlds

    def run(self, most: int, is_enough: "Callable[[Judging], bool] | None" = None) -> None:
        """Try candidates in more worlds, up to `most`; those clearly worse fall out, and `is_enough` can end it early."""
        if self._rollouts.count < 2:
            most = min(most, FIRST)
        number = min(FIRST, most)
        while self._rollouts.count and self._rollouts.worlds < most:
            more = min(number, most - self._rollouts.worlds)
            roll_out_worlds(self._rollouts, self._tree, self._tables, self._net, self._seen, more)
            number = self._rollouts.worlds // 2
            if is_enough is not None and is_enough(self):
                return
            for at, found in self._judged():
                if at not in self.kept and found.lost > DROPPED * found.lost_error + LEAST:
                    self._rollouts.drop(at)

    def try_world(self) -> int:
        """Try every candidate that is still in in one more world; return how many rollouts that took."""
        return roll_out_worlds(self._rollouts, self._tree, self._tables, self._net, self._seen, 1)

    def narrow(self, most: int, wanted: Container[Action | None] = ()) -> None:
        """Go on with the best candidates alone, at most so many, with those wanted and those that must be judged."""
        rollouts = self._rollouts
        ranked = [at for at, _ in self._judged()] if rollouts.worlds else range(rollouts.count)
        for place, at in enumerate(at for at in ranked if rollouts.is_in(at)):
            if place >= most and at not in self.kept and _named(*rollouts.action(at)) not in wanted:
                rollouts.drop(at)

    @property
    def still_in(self) -> int:
        """Return how many candidates are still tried."""
        return sum(self._rollouts.is_in(at) for at in range(self._rollouts.count))

    def lost_bounds(self, errors: float) -> tuple[float, float]:
        """Return between what the judged action may have lost, give or take so many errors."""
        rollouts, hope = self._rollouts, self._hope()
        low = high = 0.0
        for kept in self.kept:
            for at in range(rollouts.count):
                if at != kept and rollouts.is_in(at):
                    number, apart, squares = rollouts.worth_difference(at, kept, hope)
                    worth = self._worth(at, hope)
                    doubt = errors * _standard_error(number, apart, squares) * _ONE
                    low = max(low, (apart / number - doubt) / worth)
                    high = max(high, (apart / number + doubt) / worth)
        return low, high

    def judged(self) -> list[Judged]:
        """Return the candidates, the best first."""
        return [found for _, found in self._judged()]

    def judged_against(self, action: Action | None) -> list[Judged]:
        """Return the candidates in the order they were listed, compared with one of them that was tried everywhere."""
        rollouts = self._rollouts
        (reference,) = (at for at in range(rollouts.count) if _named(*rollouts.action(at)) == action)
        hope = self._hope()
        return [self._compared(at, reference, hope) for at in range(rollouts.count) if rollouts.worlds_of(at)]

    def _judged(self) -> list[tuple[int, Judged]]:
        """Return the candidates with their numbers, the best first; among equals the one listed first."""
        rollouts = self._rollouts
        everywhere = [at for at in range(rollouts.count) if rollouts.worlds_of(at) == rollouts.worlds]
        if not everywhere:
            return []
        hope = self._hope()
        best = max(everywhere, key=lambda at: (self._worth(at, hope), -at))
        found = [(at, self._compared(at, best, hope)) for at in range(rollouts.count) if rollouts.worlds_of(at)]
        return sorted(found, key=lambda pair: (pair[1].lost, pair[0] != best, pair[0]))

    def _hope(self) -> int:
        """Return how much of worth is the standing.

        All where every candidate has a faint chance.
        """
        rollouts = self._rollouts
        tried = [at for at in range(rollouts.count) if rollouts.worlds_of(at) == rollouts.worlds]
        most = max((rollouts.share_sums(at)[rollouts.seat] for at in tried), default=0) // max(1, rollouts.worlds)
        return HOPE + (256 - HOPE) * min(max(CLEAR - most, 0), CLEAR - FAINT) // (CLEAR - FAINT)

    def _worth(self, at: int, hope: int) -> float:
        """Return what a candidate is worth, in 256ths of 65536ths."""
        rollouts = self._rollouts
        total = (256 - hope) * rollouts.share_sums(at)[rollouts.seat] + hope * rollouts.standing_sum(at)
        return max(1, total) / rollouts.worlds_of(at)

    def _compared(self, at: int, best: int, hope: int) -> Judged:
        """Return a candidate's figures: the best one's, less what it lost to it in the worlds it was tried in."""
        rollouts = self._rollouts
        worlds, (total, squares) = rollouts.worlds_of(at), rollouts.spread(at)
        common, apart, apart_squares = rollouts.difference(best, at)
        _, worse, worse_squares = rollouts.worth_difference(best, at, hope)
        most = rollouts.share_sums(best)[rollouts.seat] / rollouts.worlds_of(best)
        worth = self._worth(best, hope)
        # In few worlds, one that fell out may have lost more than there is to lose.
        share = min(max(most - apart / common, 0), _ONE)
        less = min(max(0, worse / common), worth)
        is_best = at == best
        return Judged(
            _named(*rollouts.action(at)),
            share / _ONE,
            _standard_error(worlds, total, squares),
            rollouts.margin_sum(at) / worlds / 256,
            max(0, most - share) / _ONE,
            0.0 if is_best else _standard_error(common, apart, apart_squares),
            worlds,
            self._shares(at, share),
            rollouts.points_sum(at) / worlds / 256,
            rollouts.place_sum(at) / worlds / 2,
            (worth - less) / _WORTH,
            less / worth,
            0.0 if is_best else _standard_error(common, worse, worse_squares) * _ONE / worth,
        )

    def _shares(self, at: int, share: float) -> tuple[float, ...]:
        """Return all seats' shares.

        One that fell out is put where it would be if it went on losing as it did.
        """
        rollouts, players = self._rollouts, self._seen.players
        shares = [sums / rollouts.worlds_of(at) for sums in rollouts.share_sums(at)[:players]]
        late = share - shares[rollouts.seat]
        for seat in range(players):
            shares[seat] += late if seat == rollouts.seat else -late / (players - 1)
        return tuple(one / _ONE for one in shares)


def _named(verb: int, cards: int) -> Action | None:
    return None if verb == WAIT else action_of(verb, cards)


def _standard_error(number: int, total: int, squares: int) -> float:
    """Return the standard error of a mean of shares; of one world alone nothing is known."""
    if number < 2:
        return 1.0
    variance = max(0.0, (squares - total * total / number) / (number - 1))
    return math.sqrt(variance / number) / _ONE


def mixes_of(view: View) -> list[list[int]]:
    """Return for each seat the mix of styles it is taken to play by, as the bot `search` learns it."""
    if view.seat is not None and view.players in LEARNS_FROM and view.round > 1:
        return learned_mixes(view, style_tables(view.players), Scratch())
    return prior_mixes(view.players)
