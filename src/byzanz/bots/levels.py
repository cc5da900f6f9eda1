"""The three levels for people: `gentle`, `shrewd`, `ruthless`. Each has a way to play that one can get to know."""

import random

from byzanz.bots.bot import Bot
from byzanz.bots.greedy.bot import GreedyBot
from byzanz.bots.search.bot import SearchBot
from byzanz.game.action import Action, action_of
from byzanz.game.view import View
from byzanz.rules.material import GOODS, Verb
from byzanz.rules.sale import best_set, set_points

RUTHLESS_SAMPLES = 600
RUTHLESS_MILLISECONDS = 700
"""On a slow machine this ends the thinking, so that nobody waits for long: then the same seed may decide otherwise."""
SEEDED_RUTHLESS = "ruthless:64"
"""The ruthless bot of a game with a given seed: no clock ends its thinking, and interpreted it takes about a second."""
_ROLLOUTS_PER_WORLD = 5


class GentleBot(GreedyBot):
    """Looks after its own hand and sells a set as soon as it has one; the market and the others' plans escape it."""

    name = "gentle"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, "gentle")

    def decide(self, view: View) -> Action:
        """Sell a set first, then do what the modest parameters say."""
        if view.phase in ("bid", "limit"):
            sale = self.wants_to_sell(view)
            if sale is not None:
                return sale
        return super().decide(view)

    def wants_to_sell(self, view: View) -> Action | None:
        """Return the best set of three goods cards; merchants are spent only when they must be."""
        if view.phase in ("final", "over"):
            return None
        assert view.seat is not None
        hand = view.seen_state.hand_of(view.seat)
        sets = [cards for cards in (best_set(hand, kind, 0) for kind in range(GOODS)) if cards]
        return action_of(Verb.SELL, max(sets, key=set_points)) if sets else None


class ShrewdBot(GreedyBot):
    """Knows what every card is worth, and when to leave a lot to others and wait for the market."""

    name = "shrewd"


class RuthlessBot(SearchBot):
    """Thinks ahead, remembers every card, and takes what hurts most."""

    name = "ruthless"

    def __init__(self, rng: random.Random, rollouts: int | None = None) -> None:
        """Think within the budget for people, or by rollouts alone: then every machine and engine decides alike."""
        if rollouts is None:
            super().__init__(rng, RUTHLESS_SAMPLES, RUTHLESS_MILLISECONDS)
        else:
            super().__init__(rng, rollouts)
            self.most_worlds = 1 + rollouts // _ROLLOUTS_PER_WORLD


LEVELS: tuple[type[Bot], ...] = (GentleBot, ShrewdBot, RuthlessBot)
"""From the weakest to the strongest."""
