"""The shape of the net that says how likely a strong player bids. Plain constants; the compiled modules read them once."""

from typing import Final

GOOD_INPUTS: Final = 40
"""What the net is told about each good: 37 numbers, and room up to a multiple of eight."""
GOOD_HIDDEN: Final = 16
TABLE_INPUTS: Final = 116
"""What it is told about the bidder, the lot, the market and the rivals."""
JOINT: Final = GOOD_HIDDEN + TABLE_INPUTS
HIDDEN: Final = 24
WEIGHTS: Final = GOOD_HIDDEN * GOOD_INPUTS + HIDDEN * JOINT + HIDDEN
BIASES: Final = GOOD_HIDDEN + HIDDEN + 1
RIVAL: Final = 8
"""What it is told about each rival."""
