"""The error of the environments, and the checks of numbers that raise it."""

import operator
from typing import Any, NoReturn

from byzanz.rules.material import FEWEST, MOST


class EnvError(ValueError):
    """An environment was asked for something it can't do; nothing has changed."""


def refuse(message: str) -> NoReturn:
    """Raise the error with a message for whoever wrote the program."""
    raise EnvError(message)


def whole_number(number: Any) -> int | None:
    """Return a whole number of Python or numpy as a plain one; None for anything else, also for True and False."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None


def check_players(players: object) -> int:
    """Return a number of players as a plain whole number; refuse one that Byzanz can't be played by."""
    number = whole_number(players)
    if number is None or not FEWEST <= number <= MOST:
        refuse(f"Byzanz is for {FEWEST} to {MOST} players, not {players!r}")
    return number
