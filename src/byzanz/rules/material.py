"""The material of the game: the cards in the box, the numbers of the rules, and what can be done and happen.

`material.pxd` repeats the numbers for the compiled modules, and one small `.pxd` per enumeration repeats its members
(`phase.pxd`, `verb.pxd`, `event_kind.pxd`, `refusal.pxd`), so that all of them are constants in C. A test compares them.
"""

from enum import IntEnum
from typing import Final

GOODS: Final = 6
"""Cloth, grain, olives, spices, wine, wood: goods 0 to 5."""
KINDS: Final = 7
"""The goods and, as kind 6, the merchants."""
VALUES: Final = 4
"""A good's cards are worth 1 to 4."""
FACES: Final = 25
"""Different cards: four of each good in rising value, and the merchant."""
MERCHANT: Final = 24
"""The face of a merchant; faces 0 to 23 are goods cards."""
MERCHANTS: Final = 6
"""The kind of the merchants."""
DECK: Final = 112
"""Cards in the box."""

COPIES: Final = (*((6, 5, 3, 2) * GOODS), 16)
"""How many cards of each face there are: 6 ones, 5 twos, 3 threes, 2 fours of each good, and 16 merchants."""

HAND: Final = 4
"""Cards dealt to each seat."""
HAND_LIMIT: Final = 7
"""The most cards a hand may hold."""
SET: Final = 3
"""Cards in a sale."""
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
NO_CARD: Final = -1
"""In place of a face."""
HIDDEN: Final = 255
"""In place of a face that the owner of a view can't see."""


class Phase(IntEnum):
    """What the game waits for."""

    BID = 0
    GIVE = 1
    LIMIT = 2
    TAKE = 3
    FINAL = 4
    OVER = 5
    # Two moments that are never seen from outside: the game goes on from them by itself.
    LOT_TAKEN = 6
    PICKED = 7


class Verb(IntEnum):
    """What a seat wants to do."""

    BID = 0
    PASS = 1
    GIVE = 2
    TAKE = 3
    SELL = 4
    DISCARD = 5


class Refusal(IntEnum):
    """Why an action is refused; 0 means that it is not."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    WRONG_PHASE = 3
    MALFORMED_ACTION = 4
    MERCHANT_IN_BID = 5
    NOT_IN_HAND = 6
    BID_TOO_LOW = 7
    NOT_IN_LOT = 8
    NOT_IN_MARKET = 9
    NOT_A_SET = 10
    ALREADY_DONE = 11


class EventKind(IntEnum):
    """What happened."""

    ROUND_BEGAN = 0
    REVEALED = 1
    BID = 2
    PASSED = 3
    WON = 4
    GAVE = 5
    COLLECTED = 6
    TOOK = 7
    LEFT = 8
    SOLD = 9
    DISCARDED = 10
    FINAL_BEGAN = 11
    DONE = 12
    OVER = 13
    DEALT = 14
