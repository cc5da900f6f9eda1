"""A bot that plays the weights of `learn.py`: `byzanz arena examples/learned_bot.py:LearnedBot random random random`.

The weights are read from the file that the variable `LEARNED_WEIGHTS` names, else from `weights.npz` in this folder.
A name without `BYZANZ_` in front: a bot's process does not get to see variables of the game itself.
"""

import os
import random
from pathlib import Path

import numpy as np

from byzanz import Action, View
from byzanz.bots.bot import Bot
from byzanz.envs import actions, views
from byzanz.envs.layout import ADD, COMMIT

WEIGHTS = Path(os.environ.get("LEARNED_WEIGHTS", Path(__file__).with_name("weights.npz")))
SCALE = 0.25


class LearnedBot(Bot):
    """Takes the likeliest action of the policy; a bid it lays card by card, as it learnt to."""

    name = "learned"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        with np.load(WEIGHTS) as file:
            self.weights = {name: file[name] for name in file.files}

    def decide(self, view: View) -> Action:
        """Choose numbers of actions until they make up an action."""
        if view.players != int(self.weights["players"]):
            raise ValueError(f"these weights are for {self.weights['players']} players, not {view.players}")
        chosen: list[int] = []
        while True:
            inputs = views.observation(view, chosen).astype(np.float32) * SCALE
            hidden = np.maximum(inputs @ self.weights["w1"] + self.weights["b1"], 0)
            scores = hidden @ self.weights["w2"] + self.weights["b2"]
            chosen.append(int(np.where(views.action_mask(view, chosen) == 1, scores, -np.inf).argmax()))
            if not ADD <= chosen[-1] < COMMIT:
                return actions.decode(chosen)
