"""The bot `random`: every legal action is as good as another."""

from byzanz.bots.bot import Bot
from byzanz.game.action import Action
from byzanz.game.view import View


class RandomBot(Bot):
    """Chooses among its legal actions at random."""

    name = "random"

    def decide(self, view: View) -> Action:
        """Return any legal action, each equally likely."""
        return self.rng.choice(view.legal_actions())
