"""Byzanz, the auction card game for 3 to 6: the rules for people who write Python.

>>> import byzanz
>>> game = byzanz.Game(players=4, seed=7)
>>> game.phase, game.turn
('bid', 0)
"""

from byzanz import _pure as _pure  # first: it decides whether the modules after it load compiled
from byzanz.game.action import Action
from byzanz.game.card_names import total_of, value_of
from byzanz.game.event import Event
from byzanz.game.game import Game, resample
from byzanz.game.options import Rules
from byzanz.game.record import Record
from byzanz.game.refused import Refused
from byzanz.game.result import Result
from byzanz.game.view import View

__all__ = [
    "Action",
    "Event",
    "Game",
    "Record",
    "Refused",
    "Result",
    "Rules",
    "View",
    "resample",
    "total_of",
    "value_of",
]
__version__ = "0.1.0"
