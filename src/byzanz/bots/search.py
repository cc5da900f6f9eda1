"""The bot `search`: tries what it might do in many worlds that fit its view, and does what came out best."""

import random
from time import perf_counter

from byzanz.bots.bot import Bot
from byzanz.bots.minds import mixed_minds
from byzanz.bots.policy import choose
from byzanz.bots.trial import Trial, list_candidates, try_world
from byzanz.bots.valuing import Desk
from byzanz.game.action import Action, known_action
from byzanz.game.view import View
from byzanz.rules.chance import Chance
from byzanz.rules.material import FINAL

REACH = 4
"""How far above the least sum a bid is considered."""
LOOK = 2
"""Rounds that are played on, the present one included, before the hands are judged."""


class SearchBot(Bot):
    """Resamples what it can't see and plays every candidate to the end, until its budget is spent."""

    name = "search"

    def __init__(self, rng: random.Random, samples: int = 0, milliseconds: float = 0.0) -> None:
        super().__init__(rng)
        self._samples = samples
        self._seconds = milliseconds / 1000
        self._desk = Desk()
        self._trial = Trial()
        self.games = 0

    def decide(self, view: View) -> Action:
        """The candidate with the best mean margin over the worlds tried."""
        ends = perf_counter() + self._seconds
        seen, seat, desk, trial = view._seen, view._seat, self._desk, self._trial
        assert seat is not None
        minds = mixed_minds(view.players)
        if seen.phase == FINAL:
            choose(minds, desk, seen, seat)
            return known_action(desk.verb, desk.cards)
        list_candidates(trial, minds, desk, seen, seat, REACH)
        if trial.count > 1:
            self._try(view, Chance(self.rng.getrandbits(64)), ends)
        _, best = trial.standing()[0]
        return known_action(*trial.move(-best))

    def _try(self, view: View, chance: Chance, ends: float) -> None:
        """Sequential halving: the same worlds for all that are still in, then on with the better half."""
        trial, desk = self._trial, self._desk
        minds = mixed_minds(view.players)
        seen, seat = view._seen, view._seat
        assert seat is not None
        rounds = seen.round + LOOK - 1
        left = trial.count
        stages = max(1, (left - 1).bit_length())
        if self._samples:
            games_a_stage = self._samples * left // stages
            for _ in range(stages):
                for _ in range(max(1, games_a_stage // left)):
                    self.games += try_world(trial, minds, desk, seen, seat, chance, minds.count - 1, rounds)
                left = self._halve(left)
            return
        begun = perf_counter()
        for stage in range(stages):
            until = begun + (ends - begun) * (stage + 1) / stages
            while True:
                self.games += try_world(trial, minds, desk, seen, seat, chance, minds.count - 1, rounds)
                if perf_counter() >= until:
                    break
            left = self._halve(left)

    def _halve(self, left: int) -> int:
        keep = (left + 1) // 2
        for _, number in self._trial.standing()[keep:]:
            self._trial.drop(-number)
        return keep
