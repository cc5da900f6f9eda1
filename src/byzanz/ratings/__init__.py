"""Ratings for 3 to 6 players: people and bots on one scale, luck taken out, honest about what they don't know.

>>> from byzanz.ratings import rate, result_of
>>> won = result_of(["Ann", "Ben", "shrewd-1"], winners=[0], places=[1, 3, 2])
>>> [(name, round(one.rating)) for name, one in rate([won, won]).all()][:2]
[('Ann', 1602), ('shrewd-1', 1500)]
"""

from byzanz.ratings.constants import ANCHOR_OF, ANCHORS, CENTRE, EPOCH, POINTS, STAND_IN
from byzanz.ratings.ratings import Rating, Ratings, Strength, rate
from byzanz.ratings.records import Named, players_of, result_of_record
from byzanz.ratings.result import Player, Result, result_of

__all__ = [
    "ANCHORS",
    "ANCHOR_OF",
    "CENTRE",
    "EPOCH",
    "POINTS",
    "STAND_IN",
    "Named",
    "Player",
    "Rating",
    "Ratings",
    "Result",
    "Strength",
    "players_of",
    "rate",
    "result_of",
    "result_of_record",
]
