"""What ratings are made from: how a game ended for each seat, and with how much luck."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass

from byzanz.game.refused import Refused
from byzanz.ratings.constants import BY_PLAYERS

MILLION = 1_000_000
MOST_LUCK = 10 * MILLION
"""Luck is a sum over events; this much of it is a mistake."""
Player = Hashable
"""Whoever is rated: an account, a bot, or the name of an anchor."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game.

    `luck` is in whole millionths of the win, so that it is the same wherever it was stored; `at`
    in seconds; `left` are the seats that somebody else played to the end.
    """

    players: tuple[Player, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    luck: tuple[int, ...] | None = None
    at: float | None = None
    left: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        """Refuse what is no result."""
        count = len(self.players)
        if count not in BY_PLAYERS:
            raise Refused("rating_result", why="players", got=count)
        seats = set(range(count))
        if not self.winners or not set(self.winners) <= seats:
            raise Refused("rating_result", why="winners", got=str(self.winners)[:80])
        if len(self.places) != count or not all(1 <= place <= count for place in self.places):
            raise Refused("rating_result", why="places", got=str(self.places)[:80])
        if self.luck is not None and (len(self.luck) != count or any(abs(one) > MOST_LUCK for one in self.luck)):
            raise Refused("rating_result", why="luck", got=str(self.luck)[:80])
        if not self.left <= seats:
            raise Refused("rating_result", why="left", got=str(sorted(self.left))[:80])

    @property
    def observed(self) -> list[float]:
        """Return half the share of the win and half the share of opponents beaten, of each seat."""
        share = 1 / len(self.winners)
        rivals = len(self.players) - 1
        found = []
        for seat, place in enumerate(self.places):
            worse = sum(other > place for other in self.places)
            equal = sum(other == place for other in self.places) - 1
            win = share if seat in self.winners else 0.0
            found.append(0.5 * win + 0.5 * (worse + 0.5 * equal) / rivals)
        return found


def result_of(
    players: Sequence[Player],
    winners: Sequence[int],
    places: Sequence[int],
    luck: Sequence[float] | None = None,
    at: float | None = None,
    left: Collection[int] = (),
) -> Result:
    """Return a result with luck as a share of the win, rounded to millionths."""
    rounded = None if luck is None else tuple(round(MILLION * one) for one in luck)
    return Result(tuple(players), tuple(winners), tuple(places), rounded, at, frozenset(left))
