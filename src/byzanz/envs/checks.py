"""Check what an environment is given before it begins; errors name what was wrong."""

from collections.abc import Mapping
from typing import Any, Final

from byzanz.envs.errors import EnvError as EnvError
from byzanz.envs.errors import check_players as check_players
from byzanz.envs.errors import refuse as refuse
from byzanz.envs.errors import whole_number as whole_number
from byzanz.envs.layout import REWARDS, WAYS

NOT_DEALT: Final = "no game is dealt yet: call reset() first"
NOT_OVER: Final = "the game is over: call reset() before the next step()"
RENDER_MODES: Final = ("human", "ansi")


def check_reward(reward: object) -> int:
    """Return the number of a reward's name."""
    if not isinstance(reward, str) or reward not in REWARDS:
        refuse(f"there is no reward {reward!r}; there are {', '.join(map(repr, REWARDS))}")
    return REWARDS.index(reward)


def check_way(actions: object) -> None:
    """Refuse an unknown way to choose."""
    if not isinstance(actions, str) or actions not in WAYS:
        refuse(f"there is no way to choose {actions!r}; there are {', '.join(map(repr, WAYS))}")


def check_render_mode(mode: object) -> None:
    """Refuse an unknown way to render."""
    if mode is not None and (not isinstance(mode, str) or mode not in RENDER_MODES):
        refuse(f"there is no render mode {mode!r}; there are {', '.join(map(repr, RENDER_MODES))} and None")


def check_options(options: object) -> None:
    """Refuse options of a reset that are no dictionary; keys that are not known are left to wrappers."""
    if options is not None and not isinstance(options, Mapping):
        refuse(f"options must be a dictionary or None, not {options!r}")


def at_least_one(name: str, number: object) -> int:
    """Return a count as a plain whole number; refuse what is none."""
    plain = whole_number(number)
    if plain is None or plain < 1:
        refuse(f"{name} must be a whole number of at least 1, not {number!r}")
    return plain


def checked_seed(seed: Any) -> int | None:
    """Return a seed as a plain whole number, None as None; refuse what is no seed."""
    if seed is None:
        return None
    number = whole_number(seed)
    if number is None or number < 0:
        refuse(f"seed must be a whole number of at least 0 or None, not {seed!r}")
    return number


def checked_word(seed: Any) -> int | None:
    """Return the seed of a batch, which has 64 bits: a larger one would deal what a smaller one deals."""
    number = checked_seed(seed)
    if number is not None and number >= 2**64:
        refuse(f"seed must be a whole number from 0 to 2**64 - 1 for a batch, not {seed!r}")
    return number
