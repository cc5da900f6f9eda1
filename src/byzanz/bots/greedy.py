"""The bot `greedy`: a sound rule of thumb for every choice, with parameters for each number of players."""

import random

from byzanz.bots.bot import Bot
from byzanz.bots.minds import minds_of
from byzanz.bots.parameters import load
from byzanz.bots.policy import choose
from byzanz.bots.valuing import Desk
from byzanz.game.action import Action, known_action
from byzanz.game.view import View


class GreedyBot(Bot):
    """Weighs what a lot is worth to its hand against what the bid costs, and never searches."""

    name = "greedy"

    def __init__(self, rng: random.Random, parameters: str = "tuned") -> None:
        super().__init__(rng)
        load(parameters)  # a set that is missing or broken is refused now, not in mid-game
        self._parameters = parameters
        self._desk = Desk()

    def decide(self, view: View) -> Action:
        """What the compiled policy chooses on this view."""
        assert view.seat is not None
        desk = self._desk
        choose(minds_of(view.players, self._parameters), desk, view._seen, view.seat)
        return known_action(desk.verb, desk.cards)
