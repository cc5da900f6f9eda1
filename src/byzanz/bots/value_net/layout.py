"""The shape of the judge's net, and in what it counts. Plain constants; the compiled modules read them once."""

from typing import Final

OPEN: Final = -2
"""In place of a viewer: all hands are open. A seat sees its own hand and what everybody knows; NOBODY only the latter."""

GOOD_FEATURES: Final = 21
GOOD_HIDDEN: Final = 24
REST: Final = 11
"""The first of a good's features that are counts: what the others hold of it, the most that one of them holds …"""
MOST_OF_ONE: Final = 12
PAIRS: Final = 13
ROUNDS_LEFT: Final = 19
MERCHANTS: Final = 20
MOST: Final = 16
"""The highest of these counts: there are so many cards of each good, and merchants."""
COUNT_ROWS: Final = (GOOD_FEATURES - REST) * (MOST + 1)
SEAT_FEATURES: Final = 32
HIDDEN: Final = 32
JOINT: Final = GOOD_HIDDEN + SEAT_FEATURES
"""What goes into the layer of a seat: the sum over its goods, and its features."""
WEIGHTS: Final = GOOD_FEATURES * GOOD_HIDDEN + HIDDEN * JOINT + HIDDEN * 2 * HIDDEN + 2 * HIDDEN
BIASES: Final = GOOD_HIDDEN + HIDDEN + HIDDEN + 2

SCALE: Final = 8
"""Numbers between the layers are 256ths."""
WEIGHT: Final = 11
"""Weights are 2048ths."""
CLIP: Final = 8191
"""The most a number between the layers can be: then no sum of 32 bits can overflow (the weights are checked for it)."""
SHARES: Final = 16
"""Shares are 65536ths."""
FAR: Final = 4095
"""The last entry of the table of exponentials, in 256ths."""
