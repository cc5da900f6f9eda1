"""How a game ended."""

from typing import NamedTuple

from byzanz.rules.material import OVER
from byzanz.rules.state import State


class Result(NamedTuple):
    """Profit points and cards left in hand, one a seat, and the seats that won."""

    points: tuple[int, ...]
    hands: tuple[int, ...]
    winners: tuple[int, ...]


def result_of(state: State) -> Result | None:
    """The result of a finished game, else None."""
    if state.phase != OVER:
        return None
    winners = tuple(seat for seat, has_won in enumerate(state.seats_of("has_won")) if has_won)
    return Result(tuple(state.seats_of("points")), tuple(state.seats_of("hand_sizes")), winners)
