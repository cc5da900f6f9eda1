"""Ratings: people and bots on one scale, moved game by game."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

from byzanz.ratings import constants
from byzanz.ratings.constants import ANCHORS, BY_PLAYERS, CENTRE, POINTS
from byzanz.ratings.filter import step, step_alone
from byzanz.ratings.result import MILLION, Player, Result

_FIRST = (constants.FIRST_ERROR / POINTS) ** 2
_PER_GAME = (constants.DRIFT_PER_GAME / POINTS) ** 2
_PER_DAY = (constants.DRIFT_PER_ROOT_DAY / POINTS) ** 2
_DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is in points, with the standard error of it, after so many games."""

    rating: float = CENTRE
    error: float = constants.FIRST_ERROR
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Return whether it says little yet."""
        return self.error > constants.PROVISIONAL

    @property
    def ranked(self) -> bool:
        """Return whether it is sure enough for a leaderboard."""
        return self.error <= constants.RANKED


@dataclass(slots=True)
class Strength:
    """What a rating is made of, in units of the filter."""

    strength: float = 0.0
    variance: float = _FIRST
    games: int = 0
    at: float | None = None


class Ratings:
    """The ratings after all results added so far, in their order.

    `takes_luck=False` leaves luck aside.
    """

    def __init__(self, anchors: Mapping[Hashable, float] = ANCHORS, *, takes_luck: bool = True) -> None:
        self._takes_luck = takes_luck
        self._anchors = frozenset(anchors)
        self._states: dict[Player, Strength] = {
            name: Strength((points - CENTRE) / POINTS, 0.0) for name, points in anchors.items()
        }

    def add(self, result: Result) -> None:
        """Move the ratings of all who played, those who left included."""
        present = {player: self._present(player, result.at) for player in dict.fromkeys(result.players)}
        before = [present[player] for player in result.players]
        stand_in = self._present(constants.STAND_IN, result.at)
        fit = BY_PLAYERS[len(result.players)]
        luck = result.luck if self._takes_luck else None
        chance = fit.raw if luck is None else fit.chance
        weight = 0.0 if luck is None else fit.luck / MILLION
        lucky = luck or (0,) * len(before)
        observed = [found - weight * one for found, one in zip(result.observed, lucky, strict=True)]
        playing = [stand_in if seat in result.left else one for seat, one in enumerate(before)]
        changes: list[tuple[Strength, float, float]] = []

        states = list({id(one): one for one in playing}.values())
        if len(states) > 1:
            numbers = {id(one): number for number, one in enumerate(states)}
            groups = [numbers[id(one)] for one in playing]
            strengths, variances = [one.strength for one in states], [one.variance for one in states]
            changes += zip(states, *step(strengths, variances, groups, observed, chance), strict=True)
        gone = {id(before[seat]) for seat in result.left} - {id(one) for one in playing}
        for seat in sorted(result.left):
            if id(before[seat]) in gone:
                # They come last, and bad luck is no excuse: to leave when unlucky must never pay.
                gone.remove(id(before[seat]))
                strengths = [one.strength for one in playing]
                strengths[seat] = before[seat].strength
                found = -weight * max(lucky[seat], 0)
                changes.append((before[seat], *step_alone(strengths, seat, before[seat].variance, found, chance)))
        played = {id(one) for one in before}
        for state, moved, surer in changes:
            state.games += id(state) in played
            if state.variance:
                state.strength += moved
                state.variance += surer

    def of(self, player: Player) -> Rating:
        """Return somebody's rating: at first, that of somebody unknown."""
        state = self._states.get(player)
        if state is None or (state.variance and not state.games):
            return Rating()
        return Rating(CENTRE + POINTS * state.strength, POINTS * state.variance**0.5, state.games)

    def strengths(self) -> dict[Player, Strength]:
        """Return what all ratings are made of, to be kept and given back to `restore`."""
        return self._states

    def restore(self, player: Player, strength: Strength) -> None:
        """Go on from what was kept."""
        self._states[player] = strength

    def all(self) -> list[tuple[Player, Rating]]:
        """Return everybody who has played, the strongest first."""
        found = [(player, self.of(player)) for player, state in self._states.items() if state.games]
        return sorted(found, key=lambda one: (-one[1].rating, str(one[0])))

    def is_anchor(self, player: Player) -> bool:
        """Return whether somebody's rating is fixed."""
        return player in self._anchors

    def _present(self, player: Player, at: float | None) -> Strength:
        """Return somebody's state, less sure by the game to come and the time since the last."""
        state = self._states.setdefault(player, Strength())
        if state.variance:
            days = 0.0 if at is None or state.at is None else max(0.0, at - state.at) / _DAY
            drift = (_PER_GAME if state.games else 0.0) + _PER_DAY * days
            state.variance = min(_FIRST, state.variance + drift)
            state.at = at
        return state


def rate(results: Iterable[Result], *, takes_luck: bool = True) -> Ratings:
    """Return the ratings after some results."""
    ratings = Ratings(takes_luck=takes_luck)
    for result in results:
        ratings.add(result)
    return ratings
