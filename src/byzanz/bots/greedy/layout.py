"""The layout of the tables of `greedy`, and the units they count in. Plain constants; the compiled modules read them once."""

from typing import Final

POINT: Final = 1000
"""Worths are thousandths of a point."""
SHARE: Final = 10
"""Figures multiply worths, so they are whole 1024ths: a shift rounds alike compiled and interpreted, a division doesn't."""

SLOTS: Final = 8
"""How many parameter sets there is room for."""
TABLES: Final = 10
"""For 0 to 8 rounds to come, and one more for the end where only goods cards break a tie."""
SHELF: Final = 1024
"""The worths of the cards of a good with the same number of merchants beside them."""
TABLE: Final = 3 * SHELF
SLOT: Final = TABLES * TABLE
ALONE: Final = 17
"""The worths of 0 to 16 merchants beside no good."""
AUCTIONS: Final = 6
FIGURES: Final = 16

# The figures of a slot.
MARKET: Final = 0
RIVALS: Final = 1
PAID_VALUE: Final = 2
PAID_CARD: Final = 3
GIVE_HELP: Final = 4
GIVE_BACK: Final = 5
DENY: Final = 6
CROWD: Final = 7
ROOM: Final = 8
FIGURE_NAMES: Final = ("market", "rivals", "paid_value", "paid_card", "give_help", "give_back", "deny", "crowd", "room")
