"""Luck: the deal and every lot laid out, compared for each seat with what could have come in its place.

Values are those of somebody who sees every hand, but neither the cards removed nor the pile: each of them a mean over
worlds in which the round is played to its end and judged there. Before an event its cards are dealt again, after it they
are the true ones. Nobody who plays by their own view can make that difference, so over many games luck is zero.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from byzanz.analysis.layout import BEGIN, WAIT
from byzanz.analysis.rollouts import Rollouts, roll_out_position, with_open_hands
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.search.styles import prior_mixes
from byzanz.bots.weights import judge_net
from byzanz.game.action import Action
from byzanz.game.card_names import names_of
from byzanz.game.game import Game
from byzanz.rules.dealing import deal, seen_by
from byzanz.rules.material import NOBODY
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

LUCK_WORLDS = 128
"""Worlds for the value before an event, and for the one after it."""
DEAL, LOT = "deal", "lot"
_ONE = 65536


@dataclass(frozen=True, slots=True)
class Chance:
    """One event of chance: how much more of the win it gave to each seat than was to be expected; the sum is zero."""

    step: int
    kind: str
    round: int
    offer: int
    cards: tuple[str, ...]
    luck: tuple[float, ...]

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


class Values:
    """Values of positions for somebody who sees every hand; each question has worlds of its own."""

    def __init__(self, players: int, worlds: int, seed: int) -> None:
        self._players = players
        self._worlds = worlds
        self._seeds = SplitMix64(seed)
        self._rollouts = Rollouts()
        self._tables = style_tables(players)
        self._net = judge_net(players)
        for seat, mix in enumerate(prior_mixes(players)):
            self._rollouts.set_mix(seat, mix)

    def of(self, true: State, worlds: int | None = None) -> tuple[float, ...]:
        """Return each seat's value of a position."""
        return self._mean(with_open_hands(true), WAIT, 0, 0, worlds)

    def before(self, true: State, seat: int, action: Action) -> tuple[float, ...]:
        """Return the value after an action that turns up cards, before these are known."""
        return self._mean(with_open_hands(true), action.verb_number, action.packed, seat, None)

    def of_deal(self, true: State) -> tuple[float, ...]:
        """Return the value of the hands that were dealt, before the first lot is known."""
        return self._mean(with_open_hands(true), BEGIN, 0, 0, None)

    def before_deal(self, true: State) -> tuple[float, ...]:
        """Return the value of the seats before any card is dealt: what sitting there is worth."""
        return self._mean(seen_by(true, NOBODY), BEGIN, 0, 0, None)

    def _mean(self, seen: State, verb: int, cards: int, actor: int, worlds: int | None) -> tuple[float, ...]:
        rollouts = self._rollouts
        rollouts.begin(0, self._seeds.bits())
        rollouts.viewer = NOBODY
        rollouts.actor = actor
        rollouts.add(verb, cards)
        tried = roll_out_position(rollouts, self._tables, self._net, seen, worlds or self._worlds)
        return tuple(total / tried / _ONE for total in rollouts.share_sums(0)[: self._players])


def deal_luck(game: Game, values: Values) -> tuple[list[Chance], tuple[float, ...]]:
    """Return the luck of the deal and of the first lot, for a game with no action yet, and what the seats are worth."""
    state = game.state
    dealt = deal(state.deck_faces(), state.players, state.first, bool(state.goods_only))
    seats, hands, after = values.before_deal(dealt), values.of_deal(dealt), values.of(state)
    found = [
        Chance(0, DEAL, 0, 0, (), _apart(hands, seats)),
        Chance(0, LOT, state.round, state.offer, names_of(state.lot_cards()), _apart(after, hands)),
    ]
    return found, seats


def lot_luck(before: State, game: Game, seat: int, action: Action, values: Values) -> Chance | None:
    """Return the luck of the lot that an action has brought out; None where no card was turned up."""
    state = game.state
    if state.pile_at == before.pile_at:
        return None
    turned = state.deck_faces()[before.pile_at : state.pile_at]
    cards = tuple(sorted(game.deck[before.pile_at : state.pile_at]))
    luck = _apart(values.of(state), values.before(before, seat, action))
    return Chance(game.version, LOT, state.round, len(turned), cards, luck)


def _apart(after: Sequence[float], before: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(after, before, strict=True))


def luck_of(game: Game, *, worlds: int = LUCK_WORLDS, seed: int = 0) -> list[float]:
    """Return the luck of each seat over a game so far; the sum over the seats is zero."""
    values = Values(game.players, worlds, seed)
    replayed = Game(game.players, deck=game.deck, first=game.first, rules=game.rules)
    found, _ = deal_luck(replayed, values)
    for seat, action in game.actions:
        before = replayed.state.copy()
        replayed.act(seat, action)
        if (chance := lot_luck(before, replayed, seat, action, values)) is not None:
            found.append(chance)
    return summed(found, game.players)


def summed(found: Sequence[Chance], players: int) -> list[float]:
    """Return the sum over events for each seat."""
    return [sum(chance.luck[seat] for chance in found) for seat in range(players)]
