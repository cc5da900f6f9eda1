"""Bots that fail in every way a bot can fail, and some that do one thing only."""

import os
import random
import time
from pathlib import Path
from typing import Any

from byzanz import Action, View
from byzanz.bots import Bot
from byzanz.bots.spec import _one_way


class Careful(Bot):
    """Passes, gives and takes the first there is; sells in the final sale."""

    name = "careful"

    def decide(self, view: View) -> Action:
        actions = view.legal_actions()
        sales = [action for action in actions if action.verb == "sell"]
        if sales and view.phase == "final":
            return sales[0]
        return next((action for action in actions if action.verb == "pass"), actions[0])


class Crashing(Careful):
    """Crashes in its third decision."""

    name = "crashing"
    decisions = 0

    def decide(self, view: View) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise ZeroDivisionError("the third is too much")
        return super().decide(view)


class CrashingSometimes(Careful):
    """Crashes in a few of its games, as its generator decides."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.crashes = rng.random() < 0.03

    def decide(self, view: View) -> Action:
        assert not (self.crashes and view.round == 2)
        return super().decide(view)


class Unmakeable(Careful):
    """Can be made with the generator of whoever checks it (seed 0), and with no other."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        if rng.random() != random.Random(_one_way(0)).random():
            raise RuntimeError("no more of me")


class Illegal(Careful):
    """Bids a card that nobody has."""

    def decide(self, view: View) -> Any:
        return "bid M M M"


class Silent(Careful):
    """Answers nothing."""

    def decide(self, view: View) -> Any:
        return None


class Quitting(Careful):
    """Wants to end the whole program."""

    def decide(self, view: View) -> Action:
        raise SystemExit(3)


class Endless(Careful):
    """Thinks and thinks, and lets nothing disturb it."""

    def decide(self, view: View) -> Action:
        if asked := os.environ.get("BYZANZ_TEST_ASKED"):
            Path(asked).touch()
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                continue


class Deadly(Careful):
    """Takes its process down, in the worker and not in the process that checks bots."""

    def decide(self, view: View) -> Action:
        os._exit(9)


class Seller(Careful):
    """Sells whatever it can as soon as it is asked, and writes down when it was asked."""

    name = "seller"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.asked: list[tuple[int | None, bool]] = []

    def wants_to_sell(self, view: View) -> Action | None:
        sales = [action for action in view.legal_actions() if action.verb == "sell"]
        self.asked.append((view.turn, bool(sales)))
        return sales[0] if sales else None


class WrongSeller(Careful):
    """Takes the question whether it wants to sell for its turn."""

    def wants_to_sell(self, view: View) -> Action | None:
        return Action("pass")


class Unwilling(Careful):
    """A bot without the base class's answer, and asked often."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.asked = 0

    def wants_to_sell(self, view: View) -> Action | None:
        self.asked += 1
        return None


class Slow(Careful):
    """Takes its time, so that there is some to lose."""

    def decide(self, view: View) -> Action:
        time.sleep(0.005)
        return super().decide(view)


class Unlucky(Careful):
    """Is there when its process is ended from outside, once in the whole test."""

    def decide(self, view: View) -> Action:
        died = Path(os.environ["BYZANZ_TEST_LUCK"])
        if view.round == 3 and not died.exists():
            died.touch()
            os._exit(9)
        return super().decide(view)
