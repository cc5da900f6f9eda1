"""The shape of the net that says how likely a strong player bids. Plain constants; the compiled modules read them once."""

from typing import Final

BID_FEATURES: Final = 24
BID_HIDDEN: Final = 16
BID_WEIGHTS: Final = BID_HIDDEN * BID_FEATURES + BID_HIDDEN
BID_BIASES: Final = BID_HIDDEN + 1
