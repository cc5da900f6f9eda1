"""The base class of all bots: a player that sees a view and answers with an action."""

import random
from abc import ABC, abstractmethod

from byzanz.game.action import Action
from byzanz.game.view import View


class Bot(ABC):
    """A player with a name and a random generator of its own, which never sees more than a view."""

    name = ""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        if not self.name:
            self.name = type(self).__name__

    @abstractmethod
    def decide(self, view: View) -> Action:
        """Return one of `view.legal_actions()`; asked when the seat must act, and in the final sale until it passes."""

    def wants_to_sell(self, view: View) -> Action | None:
        """Return a sale to make now, out of turn, or None."""
        return None
