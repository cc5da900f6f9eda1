"""A bot for tests of the server: it picks any legal action, and quickly comes to an end in the final sale."""

import random

from byzanz import Action, View


class Picker:
    def __init__(self, spec: str, seed: int) -> None:
        self.name = spec
        self.chance = random.Random(seed)

    def decide(self, view: View) -> Action:
        legal = view.legal_actions()
        must = [action for action in legal if action.verb != "sell"]
        return self.chance.choice(must or legal)
