"""The course of a game in winning shares, and the luck in it: the deal and every lot.

Values are those of somebody who sees every hand, but neither the cards removed nor the pile: each
of them is a mean over worlds in which the round is played to its end and judged there. They form
one sequence, from before the deal to the result, so that what lies between two of them adds up.
Where cards come up there are two values, before they are known and after: their difference is
chance, which nobody can make who plays by their own view, and a part of it is luck. All of it
follows from the record alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from byzanz.analysis.course import Stretch, expected_shares, value_all, value_step
from byzanz.analysis.layout import BEGIN, WAIT
from byzanz.analysis.rollouts import with_open_hands
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.search.styles import prior_mixes
from byzanz.bots.weights import judge_net
from byzanz.game.action import Action
from byzanz.game.card_names import names_of
from byzanz.game.game import Game
from byzanz.game.view import View
from byzanz.rules.dealing import deal
from byzanz.rules.material import NOBODY
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

VALUE_WORLDS = 128
"""Worlds for each value."""
EXPECTED_WORLDS = 64
"""Worlds for what a seat could expect its action to change."""
SEATS = {
    3: (0.335, 0.3326, 0.3324),
    4: (0.2528, 0.2489, 0.2505, 0.2478),
    5: (0.2001, 0.2002, 0.2007, 0.1996, 0.1994),
    6: (0.1677, 0.1673, 0.1675, 0.167, 0.1656, 0.1649),
}
"""What sitting first, second … after the dealer is worth before the deal.

`python -m measure.seats`.
"""
WEIGHT = 0.7
"""So much of a difference between values shows in results; the rest is up to how all play on."""
DEAL, LOT = "deal", "lot"
_ONE = 65536

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """One event of chance: how much more of the win it gave to each seat than was to be expected; the sum is zero."""

    step: int
    kind: str
    round: int
    offer: int
    cards: tuple[str, ...]
    luck: Shares

    def to_dict(self) -> dict[str, Any]:
        """Return the event as plain JSON."""
        return {
            "step": self.step,
            "kind": self.kind,
            "round": self.round,
            "offer": self.offer,
            "cards": list(self.cards),
            "luck": list(self.luck),
        }


def seed_of_deal(game: Game) -> int:
    """Return the seed of a game's worlds.

    It follows from the deal alone, so that nobody can choose among them.
    """
    told = " ".join((str(game.players), str(game.first), *game.deck))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big")


class Values:
    """Values of positions along a game.

    Each stretch between two events of chance has worlds of its own.
    """

    def __init__(self, game: Game, worlds: int) -> None:
        self._players = game.players
        self._seeds = SplitMix64(seed_of_deal(game))
        self._stretch = Stretch()
        self._stretch.worlds = worlds
        self._stretch.viewer = NOBODY
        self._tables = style_tables(game.players)
        self._net = judge_net(game.players)
        for seat, mix in enumerate(prior_mixes(game.players)):
            self._stretch.set_mix(seat, mix)

    def begin(self, true: State) -> Shares:
        """Return the value of a position that begins a stretch."""
        return self._begun(true, WAIT)

    def of_deal(self, true: State) -> Shares:
        """Return the value of the hands that were dealt, before the first lot is known."""
        return self._begun(true, BEGIN)

    def before(self, true: State, seat: int, action: Action) -> Shares:
        """Return the value after an action that turns up cards, before they are known."""
        seen = with_open_hands(true)
        value_all(self._stretch, self._tables, self._net, seen, seat, action.verb_number, action.packed)
        return self._mean()

    def step(self, true: State, seat: int, action: Action) -> Shares:
        """Return the value after an action that turns up no cards, from the values before it."""
        seen = with_open_hands(true)
        value_step(self._stretch, self._tables, self._net, seen, seat, action.verb_number, action.packed)
        return self._mean()

    def _begun(self, true: State, verb: int) -> Shares:
        self._stretch.seed = self._seeds.bits()
        value_all(self._stretch, self._tables, self._net, with_open_hands(true), 0, verb, 0)
        return self._mean()

    def _mean(self) -> Shares:
        return tuple(total / self._stretch.worlds / _ONE for total in self._stretch.sums(self._players))


class Expectations:
    """What seats could expect of their actions, by their own views."""

    def __init__(self, players: int, worlds: int) -> None:
        self._stretch = Stretch()
        self._stretch.worlds = worlds
        self._tables = style_tables(players)
        self._net = judge_net(players)
        for seat, mix in enumerate(prior_mixes(players)):
            self._stretch.set_mix(seat, mix)

    def of(self, view: View, action: Action, seed: int) -> tuple[float, float]:
        """Return the seat's value before and after an action, over worlds that fit its view."""
        assert view.seat is not None
        stretch = self._stretch
        stretch.viewer, stretch.seed = view.seat, seed
        before, after = expected_shares(
            stretch, self._tables, self._net, view.seen_state, view.seat, action.verb_number, action.packed
        )
        return before / stretch.worlds / _ONE, after / stretch.worlds / _ONE


SUREST = 1 / 512
"""No expectation is taken to be nearer to nought or one than this: 64 worlds can't tell."""


def moved(value: float, before: float, after: float) -> float:
    """Return by how much a value changes if its odds change as those of an expectation do."""
    before, after = (min(max(share, SUREST), 1 - SUREST) for share in (before, after))
    odds = after * (1 - before) / (before * (1 - after))
    return value * odds / (1 - value + value * odds) - value


@dataclass(frozen=True, slots=True)
class Step:
    """Where a game stands after an action or the deal: after what was played, and what came up."""

    played: Shares
    value: Shares
    chances: tuple[Chance, ...]


def course_of(game: Game, worlds: int, *, luck_alone: bool = False) -> Iterator[Step]:
    """Yield where a game stands, from the deal on; with `luck_alone` only what chance needs."""
    values = Values(game, worlds)
    replayed = Game(game.players, deck=game.deck, first=game.first, rules=game.rules)
    step = _dealt(replayed, values)
    yield step
    for seat, action in game.actions:
        before = replayed.state.copy()
        replayed.act(seat, action)
        state = replayed.state
        if state.pile_at != before.pile_at:
            played = values.before(before, seat, action)
            value = values.begin(state)
            step = Step(played, value, (_lot(replayed, before.pile_at, weighed(apart(value, played))),))
        elif luck_alone:
            step = Step((), (), ())
        else:
            # An action that ends a round is followed up to the end of the next one, in all worlds.
            follow = values.step if state.round == before.round else values.before
            played = follow(before, seat, action)
            step = Step(played, played, ())
        yield step


def _dealt(game: Game, values: Values) -> Step:
    """Return where the game stands with the first lot, and the luck of the deal and of that lot."""
    state = game.state
    seats = seats_of(game)
    hands = values.of_deal(deal(state.deck_faces(), state.players, state.first, bool(state.goods_only)))
    value = values.begin(state)
    chances = (
        Chance(0, DEAL, 0, 0, (), weighed(apart(hands, seats))),
        Chance(0, LOT, state.round, state.offer, names_of(state.lot_cards()), weighed(apart(value, hands))),
    )
    return Step(seats, value, chances)


def _lot(game: Game, pile_at: int, luck: Shares) -> Chance:
    state = game.state
    cards = tuple(sorted(game.deck[pile_at : state.pile_at]))
    return Chance(game.version, LOT, state.round, state.pile_at - pile_at, cards, luck)


def seats_of(game: Game) -> Shares:
    """Return what each seat is worth before the deal."""
    return tuple(SEATS[game.players][(seat - game.first) % game.players] for seat in range(game.players))


def apart(after: Sequence[float], before: Sequence[float]) -> Shares:
    """Return the differences, seat by seat."""
    return tuple(a - b for a, b in zip(after, before, strict=True))


def weighed(differences: Shares) -> Shares:
    """Return how much of some differences shows in results."""
    return tuple(WEIGHT * one for one in differences)


def luck_of(game: Game, *, worlds: int = VALUE_WORLDS) -> list[float]:
    """Return the luck of each seat over a game so far; the sum over the seats is zero."""
    found = [chance for step in course_of(game, worlds, luck_alone=True) for chance in step.chances]
    return summed(found, game.players)


def summed(found: Sequence[Chance], players: int) -> list[float]:
    """Return the sum over events for each seat."""
    return [sum(chance.luck[seat] for chance in found) for seat in range(players)]
