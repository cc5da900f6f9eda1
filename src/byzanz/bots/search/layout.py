"""The bounds of the search tree, and the numbers that steer it. Plain constants; the compiled modules read them once."""

from typing import Final

NONE: Final = -1
"""In place of a node."""
NODES: Final = 2048
BUCKETS: Final = 4096
EDGES: Final = 32768
ROOM: Final = 256
"""More candidates than any position has: 127 bids from seven cards, or fewer than 130 sales and discards."""
DEPTH: Final = 64
"""How many own decisions one try can pass in the tree."""

STRONG: Final = 7
"""In a mix, in place of a style: the seat bids as the bid net says. Styles are 0 to 6."""
STYLED: Final = -1
"""In place of a mood: the seat bids by its style."""
EVEN: Final = 31
"""The mood that bids where a bid is more likely than not."""

WORLDS: Final = 4096
"""How many worlds are dealt before they come again."""

REACH: Final = 2
"""How far above the least sum every payment is a candidate."""
MARGIN: Final = 20 << 8
"""Beyond this many points, in 256ths, a margin counts no more."""
LEVEL: Final = 1 << 18
"""The mean of a candidate that does as well as the favourite: above any reward, so that no sum is below zero."""
CERTAIN: Final = 1 << 16
"""A prior of one."""
KEEP: Final = 30000
"""The prior of what `greedy` would do."""
CURIOSITY: Final = 45000
"""The weight of the prior against the mean reward, in 65536ths of a win."""
BELOW: Final = 45000
"""The same at own decisions below the root."""
UNTRIED: Final = 1500
"""How much worse than the mean of its node an untried candidate is taken to be."""
SHARPNESS: Final = 300
"""How much dearer than the cheapest a payment is, in thousandths of a point, where its prior falls by e."""
