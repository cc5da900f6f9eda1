"""What every environment checks before it begins, with errors that name what was wrong."""

import operator
from typing import Any, Final, NoReturn

from byzanz.envs.layout import REWARDS, WAYS
from byzanz.rules.material import FEWEST, MOST

NOT_DEALT: Final = "no game is dealt yet: call reset() first"
NOT_OVER: Final = "the game is over: call reset() before the next step()"


class EnvError(ValueError):
    """An environment was asked for something it can't do; nothing has changed."""


def refuse(message: str) -> NoReturn:
    """Raise the error with a message for whoever wrote the program."""
    raise EnvError(message)


def check_players(players: object) -> None:
    """Refuse a number of players that Byzanz can't be played by."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        refuse(f"Byzanz is for {FEWEST} to {MOST} players, not {players!r}")


def check_reward(reward: object) -> int:
    """Return the number of a reward's name."""
    if reward not in REWARDS:
        refuse(f"there is no reward {reward!r}; there are {', '.join(map(repr, REWARDS))}")
    return REWARDS.index(str(reward))


def check_way(actions: object) -> None:
    """Refuse an unknown way to choose."""
    if actions not in WAYS:
        refuse(f"there is no way to choose {actions!r}; there are {', '.join(map(repr, WAYS))}")


def check_seed(seed: object) -> None:
    """Refuse what is no seed."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        refuse(f"seed must be a whole number of at least 0 or None, not {seed!r}")


def checked_seed(seed: Any) -> int | None:
    """Return a seed as a plain whole number; refuse what is none."""
    if seed is None:
        return None
    try:
        return operator.index(seed)
    except TypeError:
        refuse(f"seed must be a whole number or None, not {seed!r}")
