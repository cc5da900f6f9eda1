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

# Slots: trained weights depend on every number below. A name that ends in IS or ARE is the first of several
# slots, of which one is marked; one that ends in FINE tells the same in smaller steps.
# Of the table. LOT_SURPLUS is what `greedy` thinks the lot worth above its price and above waiting for another.
LOT_SURPLUS: Final = 0
NEED: Final = 1
MONEY: Final = 2
OFFER: Final = 3
LOT_WORTH: Final = 4
COST: Final = 5
CARDS_PAID: Final = 6
HAND_SIZE: Final = 7
AUCTIONS_LEFT: Final = 8
ROUNDS_LEFT: Final = 9
OWN_BID: Final = 10
HIGHEST: Final = 11
HAS_BID: Final = 12
LOT_MERCHANTS: Final = 13
HAND_MERCHANTS: Final = 14
PICK_ORDER: Final = 15
OVER_LIMIT: Final = 16
WORTH_NOW: Final = 17
RIVALS: Final = 18
RIVALS_GAIN: Final = 19
RIVALS_MONEY: Final = 20
LEAD: Final = 21
LEAD_OVER_MEAN: Final = 22
POINTS: Final = 23
GREEDY_BIDS: Final = 24
LATER_ROUNDS_ARE: Final = 25
AUCTION_IS: Final = 33
NEED_IS: Final = 38
MONEY_FINE: Final = 46
MONEY_OVER_NEED: Final = 47
HELD_OF_RANK: Final = 48
HAND_MERCHANTS_ARE: Final = 52
LOT_MERCHANTS_ARE: Final = 56
MARKET_MERCHANTS: Final = 59
RIVALS_ARE: Final = 60
SEATS: Final = 66
IS_LEADER: Final = 106
NOBODY_BID: Final = 107
POINTS_FINE: Final = 108
LEAD_FINE: Final = 109
HAND_OVER_NEED: Final = 110
HAND_SIZE_FINE: Final = 111
EXCESS: Final = 112
MARKET_SIZE: Final = 113
MARKET_KINDS: Final = 114
MARKET_DEAREST: Final = 115

# Of each rival, from SEATS on.
RIVAL_IS_BIDDING: Final = 0
RIVAL_LEADS: Final = 1
RIVAL_BID: Final = 2
RIVAL_HAND_SIZE: Final = 3
RIVAL_UNKNOWN: Final = 4
RIVAL_MONEY: Final = 5
RIVAL_MERCHANTS: Final = 6
RIVAL_LEAD: Final = 7

# Of each good; the first two have a slot per rank.
GOOD_HELD: Final = 0
GOOD_OFFERED: Final = 4
GOOD_NUMBER_IS: Final = 8
GOOD_WITH_LOT_IS: Final = 14
GOOD_TOP: Final = 21
GOOD_LOT_TOP: Final = 22
GOOD_BEST_TOP: Final = 23
GOOD_MARKET_NUMBER: Final = 24
GOOD_MARKET_TOTAL: Final = 25
GOOD_BID_NUMBER: Final = 26
GOOD_BID_TOTAL: Final = 27
GOOD_RIVALS_MOST: Final = 28
GOOD_RIVALS_PAIRS: Final = 29
GOOD_RIVALS_SINGLES: Final = 30
GOOD_OTHERS_MOST: Final = 31
GOOD_SEEN: Final = 32
GOOD_SETS_WITH_LOT: Final = 33
GOOD_SETS: Final = 34
GOOD_LOT_NUMBER: Final = 35
GOOD_IS_MATCHED: Final = 36
