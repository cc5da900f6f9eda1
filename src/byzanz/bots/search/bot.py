"""The bot `search`: grows a tree of its own decisions in worlds that fit its view, and does what came out best."""

import math
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from byzanz.bots.bot import Bot
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.search.nodes import Tree, clear
from byzanz.bots.search.styles import learned_mixes, prior_mixes
from byzanz.bots.search.tree import grow
from byzanz.bots.weights import bid_net, judge_net
from byzanz.game.action import Action, action_of
from byzanz.game.view import View
from byzanz.rules.material import Phase

BROAD = 8
"""A budget in rollouts grants that many to each candidate, but never to more than this many candidates."""
UNLIMITED = 1 << 30
DOUBT = 0.15 * 65536
"""Taken off a candidate's mean reward, over the root of its rollouts: of many the best is often the luckiest."""
LEARNS_FROM = (3, 4, 5)
"""Numbers of players with which the others' styles are learned; with six, four rounds are too few to learn from."""
PER_WORLD = 5
"""A budget in milliseconds learns the others' styles in one world more for every this many milliseconds."""
FORESEES = (3, 4, 5)
"""Numbers of players with which the others may be strong players, foreseen by the bid net."""


class SearchBot(Bot):
    """Plays its candidates on in worlds dealt from its view, until its budget is spent.

    The budget is a number of rollouts (for each candidate, in the mean), a time, or both: whichever is spent first.
    """

    name = "search"

    def __init__(
        self,
        rng: random.Random,
        rollouts: int = UNLIMITED,
        milliseconds: float = math.inf,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(rng)
        self.foresees = True
        """Whether the others may be strong players, foreseen by the bid net. Off while that is trained."""
        self.most_worlds = int(1 + min(milliseconds, 1000) / PER_WORLD)
        """In how many worlds at most the others' styles are learned: interpreted, each of them costs a lot of time."""
        self._clock = clock
        self._rollouts = rollouts
        self._seconds = milliseconds / 1000
        self._tree: Tree | None = None
        self._moment: tuple[int, int, int | None] | None = None
        self._mixes: list[list[int]] = []

    def decide(self, view: View) -> Action:
        """Return the candidate with the best mean, less a doubt that shrinks with the rollouts behind it."""
        begun = self._clock()
        assert view.seat is not None
        if self._tree is None:
            self._tree = Tree()
        self._tree.bid_net = bid_net(view.players) if self.foresees and view.players in FORESEES else None
        tree, tables, seen = self._tree, style_tables(view.players), view.seen_state
        if seen.phase == Phase.FINAL:
            choose(tables, tree.scratch, seen, view.seat)
            return action_of(tree.scratch.verb, tree.scratch.cards)
        clear(tree, seen, view.seat, self.rng.getrandbits(64))
        self._learn_styles(tree, view)
        self._search(tree, view, begun)
        verb, cards, *_ = max(tree.candidates(), key=_standing)
        return action_of(verb, cards)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle needs: the tree is cleared before each decision."""
        return self.__dict__ | {"_tree": None}

    def _learn_styles(self, tree: Tree, view: View) -> None:
        """Fit the others' styles to how they have bid, once per auction."""
        moment = (view.players, view.round, view.offer)
        if moment != self._moment:
            self._moment = moment
            if view.players in LEARNS_FROM and view.round > 1:
                tables = style_tables(view.players)
                self._mixes = learned_mixes(view, tables, tree.scratch, tree.bid_net, self.most_worlds)
            else:
                self._mixes = prior_mixes(view.players, tree.bid_net)
        for seat, mix in enumerate(self._mixes):
            tree.set_mix(seat, mix)

    def _search(self, tree: Tree, view: View, begun: float) -> None:
        """Grow the tree until the budget is spent."""
        tables, net, seen = style_tables(view.players), judge_net(view.players), view.seen_state
        until = begun + self._seconds
        grow(tree, tables, net, seen)
        candidates = len(tree.candidates())
        if candidates == 1:
            return
        # One try per call: between the calls other threads of the interpreter get their turn.
        for _ in range(self._rollouts * min(candidates, BROAD) - 1):
            if self._clock() >= until:
                return
            grow(tree, tables, net, seen)


def _standing(candidate: tuple[int, int, int, int, int]) -> float:
    _, _, tried, total, _ = candidate
    return total / tried - DOUBT / math.sqrt(tried) if tried else -math.inf
