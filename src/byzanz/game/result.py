"""The seats a game waits for, and its result."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from byzanz.game.view_fields import waiting_list
from byzanz.rules.cards import merchants_in
from byzanz.rules.material import Phase
from byzanz.rules.state import State


class _Result(NamedTuple):
    points: tuple[int, ...]
    hands: tuple[int, ...]
    winners: tuple[int, ...]


class Result(_Result):
    """Profit points and cards left in hand per seat, and the seats that won.

    `goods` says how many of the cards left are goods cards; it is not one of the three items of the tuple.
    """

    goods: tuple[int, ...]

    def __new__(
        cls,
        points: tuple[int, ...],
        hands: tuple[int, ...],
        winners: tuple[int, ...],
        goods: tuple[int, ...] = (),
    ) -> Self:
        """Return the result of a game."""
        result = super().__new__(cls, points, hands, winners)
        result.goods = goods
        return result

    def places(self, tie_break: str) -> tuple[int, ...]:
        """Return each seat's place; seats that are equal also in the tie-break share the better one."""
        return places_of(self.points, self.goods if tie_break == "goods-only" else self.hands)

    def to_dict(self) -> dict[str, list[int]]:
        """Return the result as plain JSON."""
        return {key: list(value) for key, value in self._asdict().items()} | {"goods": list(self.goods)}


def places_of(points: Sequence[int], ties: Sequence[int]) -> tuple[int, ...]:
    """Rank by points, then by what breaks a tie; equals share the better place."""
    scores = list(zip(points, ties, strict=True))
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def waiting_for(state: State) -> tuple[int, ...]:
    """Return the seats that must act now."""
    return tuple(waiting_list(state))


def result_of(state: State) -> Result | None:
    """Return the result of a finished game, else None."""
    if state.phase != Phase.OVER:
        return None
    sizes = state.hand_size_list()
    goods = tuple(size - merchants_in(state.hand_of(seat)) for seat, size in enumerate(sizes))
    return Result(tuple(state.points_list()), tuple(sizes), tuple(state.winner_list()), goods)
