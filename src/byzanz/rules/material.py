"""What is in the box, and the words for it. Plain constants; the compiled modules read them once, when they are loaded."""

from typing import Final

GOODS: Final = 6
"""Cloth, grain, olives, spices, wine, wood: goods 0 to 5."""
VALUES: Final = 4
"""A good's cards are worth 1 to 4."""
MERCHANT: Final = 24
"""The face of a merchant; faces 0 to 23 are goods cards, four of each good in rising value."""
FACES: Final = 25
DECK: Final = 112

LETTERS: Final = "CGOSVWM"
"""The letter of each kind: the six goods, then the merchant."""
NAMES: Final = (*(f"{letter}{value}" for letter in LETTERS[:6] for value in (1, 2, 3, 4)), "M")
"""The record's name of each face."""

COPIES: Final = (*((6, 5, 3, 2) * GOODS), 16)
"""How many cards of each face there are: 6 ones, 5 twos, 3 threes, 2 fours of each good, and 16 merchants."""

HAND: Final = 4
"""Cards dealt to each seat."""
LIMIT: Final = 7
"""The most cards a hand may hold."""
MERCHANT_PROFIT: Final = 5
"""What the merchant kept of a set of three merchants counts."""

FEWEST: Final = 3
MOST: Final = 6
OFFERS: Final = {3: (6, 4, 2), 4: (5, 4, 3, 2), 5: (5, 4, 3, 2, 1), 6: (6, 5, 4, 3, 2, 1)}
"""The offer cards for each number of players, highest on top."""
REMOVED: Final = {3: 4, 4: 12, 5: 2, 6: 4}
"""Cards removed unseen."""
ROUNDS: Final = {3: 8, 4: 6, 5: 6, 6: 4}

NOBODY: Final = -1
"""In place of a seat."""
HIDDEN: Final = 255
"""In place of a face that the owner of a view can't see."""

# Phases: what the seat in turn is asked for.
BIDDING: Final = 0
GIVING: Final = 1
LIMITED: Final = 2
TAKING: Final = 3
FINAL: Final = 4
OVER: Final = 5
# Never seen from outside: a lot has been taken in, a market pick has been made; the course of the game goes on from there.
LOT_TAKEN: Final = 6
PICKED: Final = 7
PHASES: Final = ("bid", "give", "limit", "take", "final", "over")

# Verbs: what a seat wants to do.
BID: Final = 0
PASS: Final = 1
GIVE: Final = 2
TAKE: Final = 3
SELL: Final = 4
DISCARD: Final = 5
VERBS: Final = ("bid", "pass", "give", "take", "sell", "discard")

# Why an action is refused; 0 means it is not.
REFUSALS: Final = (
    "",
    "game_over",
    "not_your_turn",
    "wrong_phase",
    "malformed_action",
    "merchant_in_bid",
    "not_in_hand",
    "bid_too_low",
    "not_in_lot",
    "not_in_market",
    "not_a_set",
    "already_done",
)
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_PHASE: Final = 3
MALFORMED_ACTION: Final = 4
MERCHANT_IN_BID: Final = 5
NOT_IN_HAND: Final = 6
BID_TOO_LOW: Final = 7
NOT_IN_LOT: Final = 8
NOT_IN_MARKET: Final = 9
NOT_A_SET: Final = 10
ALREADY_DONE: Final = 11

# What happened.
EVENTS: Final = (
    "round_began",
    "revealed",
    "bid",
    "passed",
    "won",
    "gave",
    "collected",
    "took",
    "left",
    "sold",
    "discarded",
    "final_began",
    "done",
    "over",
    "dealt",
)
ROUND_BEGAN: Final = 0
REVEALED: Final = 1
HAS_BID: Final = 2
HAS_PASSED: Final = 3
WON: Final = 4
GAVE: Final = 5
COLLECTED: Final = 6
TOOK: Final = 7
LEFT: Final = 8
SOLD: Final = 9
DISCARDED: Final = 10
FINAL_BEGAN: Final = 11
DONE: Final = 12
HAS_ENDED: Final = 13
DEALT: Final = 14
