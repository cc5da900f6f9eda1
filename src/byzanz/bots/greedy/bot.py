"""The bot `greedy`: a sound rule of thumb for every choice, with parameters for each number of players."""

import random
from typing import Any

from byzanz.bots.bot import Bot
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.parameters import load
from byzanz.bots.greedy.tables import value_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.game.action import Action, action_of
from byzanz.game.view import View


class GreedyBot(Bot):
    """Weighs what a lot is worth to its hand against what the bid costs, and never searches."""

    name = "greedy"

    def __init__(self, rng: random.Random, parameters: str = "tuned") -> None:
        super().__init__(rng)
        load(parameters)  # a set that is missing or broken is refused now, not in mid-game
        self._parameters = parameters
        self._scratch = Scratch()

    def decide(self, view: View) -> Action:
        """Return what the compiled choices say on this view."""
        assert view.seat is not None
        choose(value_tables(view.players, self._parameters), self._scratch, view.seen_state, view.seat)
        return action_of(self._scratch.verb, self._scratch.cards)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle needs: scratch buffers hold nothing between two decisions."""
        return self.__dict__ | {"_scratch": None}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields, _scratch=Scratch())
