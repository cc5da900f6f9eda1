"""Screens between the known ones: random sizes and text sizes within what the table promises to hold."""

import os
import random
from typing import NamedTuple

_WISH = os.environ.get("BYZANZ_SCREENS_SEED") or "7"
SEED = random.SystemRandom().randrange(1_000_000) if _WISH == "random" else int(_WISH)
"""The same number gives the same screens; `random` draws one, and a test that fails names it."""
NARROWEST, LOWEST, WIDEST, HIGHEST = 320, 320, 3840, 2160
LEAST_WIDTH, LEAST_HEIGHT = 240, 180
"""Width and height divided by the scale of the text, at least: 320 pixels of height up to 175 %, 360 with doubled text."""


class RandomScreen(NamedTuple):
    """A window, and the reader's text size in pixels."""

    width: int
    height: int
    text: int


def random_screens(count: int, purpose: str) -> list[RandomScreen]:
    """Return screens of all kinds, small ones rather than large; of several the first is the narrowest."""
    rng = random.Random(f"{SEED} {purpose}")
    narrowest = [RandomScreen(280, rng.randrange(480, 900), 16)] if count > 1 else []
    return [*narrowest, *[_one(rng) for _ in range(count - len(narrowest))]]


def _one(rng: random.Random) -> RandomScreen:
    while True:
        width = round(NARROWEST * (WIDEST / NARROWEST) ** rng.random())
        height = round(LOWEST * (HIGHEST / LOWEST) ** rng.random())
        text = rng.choice([16, 16, 18, 20, 24, 28, 32])
        is_screen = 1 / 2.6 < width / height < 2.6  # no window is a strip
        if is_screen and width * 16 / text >= LEAST_WIDTH and height * 16 / text >= LEAST_HEIGHT:
            return RandomScreen(width, height, text)
