"""The shape of the judge's net, and in what it counts. Plain constants; the compiled modules read them once."""

from typing import Final

OPEN: Final = -2
"""In place of a viewer: all hands are open. A seat sees its own hand and what everybody knows; NOBODY only the latter."""

GOOD_FEATURES: Final = 21
GOOD_HIDDEN: Final = 24
HELD: Final = 0
"""A good's features: four counts of what a seat holds, one per value …"""
NUMBER_IS: Final = 4
"""… six marks for the number of these cards, from none to five or more; then the highest value …"""
TOP: Final = 10
REST: Final = 11
"""The first of a good's features that are counts: what the others hold of it, the most that one of them holds …"""
MOST_OF_ONE: Final = 12
PAIRS: Final = 13
UNSEEN: Final = 14
"""… four counts of what nobody has shown, one per value, and their sum …"""
UNSEEN_SUM: Final = 18
ROUNDS_LEFT: Final = 19
MERCHANTS: Final = 20
MOST: Final = 16
"""The highest of these counts: there are so many cards of each good, and merchants."""
COUNT_ROWS: Final = (GOOD_FEATURES - REST) * (MOST + 1)
SEAT_FEATURES: Final = 32
POINTS: Final = 0
"""A seat's features, from here on. The first ones are clipped: they are points and differences of points."""
PROMISE: Final = 1
SALES: Final = 2
PROMISE_LEAD: Final = 3
PROMISE_OVER_MEAN: Final = 4
SALES_LEAD: Final = 5
SALES_OVER_MEAN: Final = 6
CLIPPED: Final = 7
HAND_SIZE: Final = 7
UNKNOWN: Final = 8
MERCHANTS_ARE: Final = 9
"""Four marks for the number of merchants, from none to three or more."""
MONEY: Final = 13
UNSEEN_MERCHANTS: Final = 14
ORDER_IS: Final = 15
"""Six marks for the place after the starter."""
ROUNDS_LEFT_ARE: Final = 20
"""Marks for the rounds left; there is always one, so the first of these is the last of those before."""
MARKS_END: Final = 29
SETS: Final = 29
SEAT_PAIRS: Final = 30
HIDDEN_CARDS: Final = 31
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
