"""The bot `search-v1`: the search of old, kept to measure the present one against. It tries each candidate in many worlds."""

import math
import random
from time import perf_counter

from byzanz.bots.bot import Bot
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.layout import POINT
from byzanz.bots.greedy.tables import search_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search_v1.rollouts import Candidates, list_candidates, try_world
from byzanz.game.action import Action, action_of
from byzanz.game.view import View
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64

REACH = 4
"""How far above the least sum a bid is considered."""
LOOK = 2
"""Rounds that are played on, the present one included, before the hands are judged."""
TRUST = 1.5
"""The points by which a candidate must beat what `greedy` would do, over the root of the number of worlds tried:
with few worlds the best of many candidates is mostly the luckiest."""
UNLIMITED = 1 << 30


class SearchV1Bot(Bot):
    """Resample what it can't see and play on after every candidate, until its budget is spent.

    The budget is a number of worlds (the mean over the candidates), a time, or both: whichever is spent first.
    """

    name = "search-v1"

    def __init__(self, rng: random.Random, rollouts: int = UNLIMITED, milliseconds: float = math.inf) -> None:
        super().__init__(rng)
        self._rollouts = rollouts
        self._seconds = milliseconds / 1000
        self._desk = Scratch()
        self._trial = Candidates()
        self._worlds = 0

    def decide(self, view: View) -> Action:
        """Return the candidate with the best mean margin over the worlds tried."""
        begun = perf_counter()
        assert view.seat is not None
        scratch, candidates, tables = self._desk, self._trial, search_tables(view.players)
        if view.seen_state.phase == Phase.FINAL:
            choose(tables, scratch, view.seen_state, view.seat)
            return action_of(scratch.verb, scratch.cards)
        list_candidates(candidates, tables, scratch, view.seen_state, view.seat, REACH)
        if candidates.count > 1:
            self._try(view, view.seat, begun)
        return action_of(*candidates.action(candidates.standing(self._bonus())[0]))

    def _try(self, view: View, seat: int, begun: float) -> None:
        """Sequential halving: the same worlds for all that are still in, then on with the better half."""
        candidates, tables = self._trial, search_tables(view.players)
        chance = SplitMix64(self.rng.getrandbits(64))
        rounds = view.round + LOOK - 1
        self._worlds = 0
        left = candidates.count
        stages = (left - 1).bit_length()
        for stage in range(1, stages + 1):
            worlds = max(1, self._rollouts * candidates.count // (stages * left))
            until = begun + self._seconds * stage / stages
            # One world per call: between the calls other threads of the interpreter get their turn.
            while worlds:
                try_world(candidates, tables, self._desk, view.seen_state, seat, chance, rounds)
                self._worlds += 1
                worlds = 0 if perf_counter() >= until else worlds - 1
            keep = (left + 1) // 2
            for number in candidates.standing(self._bonus())[keep:]:
                candidates.drop(number)
            left = keep

    def _bonus(self) -> int:
        """Return the trust in `greedy` as a score: a world scores two margins, in thousandths of a point."""
        return int(2 * POINT * TRUST * math.sqrt(self._worlds))
