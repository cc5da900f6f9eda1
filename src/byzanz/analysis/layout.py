"""The bounds of what is tried when decisions are judged. Plain constants; the compiled module reads them once."""

from typing import Final

ROOM: Final = 288
"""More candidates than any position has: 256 of the tree, and the one that was played."""
WORLDS: Final = 2048
"""The most worlds one decision is tried in."""
STRETCH: Final = 2048
"""The most worlds of a stretch of a game."""
WAIT: Final = 15
"""In place of a verb: the seat does nothing, and the game goes on."""
BEGIN: Final = 14
"""In place of a verb: the cards are dealt, and the first lot is laid out."""
LEAST_VISITS: Final = 12
"""How often the tree must have been at a decision before its opinion counts there."""
HOPE: Final = 13
"""In 256ths: how much of worth is the standing where there is a chance to win, and …"""
FAINT: Final = 3277
"""… with at most this chance, in 65536ths, the standing alone; …"""
CLEAR: Final = 4915
"""… between the two chances the weight goes over from one to the other."""
FAR: Final = 8
"""A lead of so many points is worth half of what leads can bring."""
