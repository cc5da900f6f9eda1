"""The bot `random`: every legal action is as good as another."""

from byzanz.bots.bot import Bot
from byzanz.game.action import Action
from byzanz.game.view import View


class RandomBot(Bot):
    """Chooses among its legal actions by lot."""

    name = "random"

    def decide(self, view: View) -> Action:
        """Any legal action, each as likely as the others."""
        return self.rng.choice(view.legal_actions())
