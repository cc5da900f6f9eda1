"""A lesson as it is written down: the deal, what was played before it, and the steps with what counts as right."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from typing import Any

from byzanz import Action, View
from byzanz.game.card_names import CARDS
from byzanz.rules.material import COPIES, HAND, OFFERS, REMOVED

LEARNER = 0
"""The learner's seat."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What must be true of an action, or of the learner's view after it; what is left out doesn't matter."""

    verb: str | None = None
    cards: str | None = None
    without: str = ""
    """No card of these kinds is in the action."""
    merchants: int | None = None
    total_most: int | None = None
    """The whole bid, with the cards laid out before, comes to no more than this."""
    hand_most: int | None = None
    points_least: int | None = None
    can_sell: bool | None = None

    def fits(self, action: Action, view: View) -> bool:
        """Tell whether it is true of an action and of the view after it."""
        return self._fits_action(action, view) and self.holds(view)

    def _fits_action(self, action: Action, view: View) -> bool:
        kinds = {card[0] for card in action.cards}
        return (
            self.verb in (None, action.verb)
            and self.cards in (None, " ".join(action.cards))
            and not kinds & set(self.without)
            and self.merchants in (None, action.merchants)
            and (self.total_most is None or view.bid_totals[LEARNER] <= self.total_most)
        )

    def holds(self, view: View) -> bool:
        """Tell whether its part about the view is true."""
        return (
            (self.hand_most is None or len(view.hand or ()) <= self.hand_most)
            and (self.points_least is None or (view.points[LEARNER] or 0) >= self.points_least)
            and (self.can_sell is None or self.can_sell == any(one.verb == "sell" for one in view.legal_actions()))
        )


@dataclass(frozen=True, slots=True)
class Why:
    """The answer to a wrong action: the key of a text that says why."""

    when: Condition
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson: a text, what it points at, and what is asked; without `right` it is only read."""

    text: str
    show: tuple[str, ...] = ()
    right: tuple[Condition, ...] = ()
    wrong: tuple[Why, ...] = ()
    until: Condition | None = None
    """The step is repeated until this is true of the view; without it one right action is enough."""
    then: tuple[str, ...] = ()
    """What the others do afterwards, as in a record; `raise` and `take` alone stand for the cheapest bid and the longest column."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson."""

    key: str
    players: int
    first: int
    deck: tuple[str, ...]
    before: tuple[str, ...]
    """What was played before the lesson begins, as in a record."""
    steps: tuple[Step, ...]


def read_lesson(key: str, text: str) -> Lesson:
    """Read a lesson from TOML."""
    fields = tomllib.loads(text)
    players: int = fields.get("players", 4)
    deck = fields["deck"].split() if "deck" in fields else _deck(players, fields["hands"], fields["lots"])
    steps = tuple(_step(one) for one in fields["steps"])
    return Lesson(key, players, fields.get("first", 0), tuple(deck), tuple(fields.get("before", ())), steps)


def _step(fields: dict[str, Any]) -> Step:
    until = fields.get("until")
    return Step(
        fields["text"],
        tuple(fields.get("show", "").split()),
        tuple(Condition(**one) for one in fields.get("right", ())),
        tuple(Why(Condition(**one["when"]), one["text"]) for one in fields.get("wrong", ())),
        None if until is None else Condition(**until),
        tuple(fields.get("then", ())),
    )


def _deck(players: int, hands: list[str], lots: list[str]) -> list[str]:
    """Return all 112 cards with these hands and first lots; the rest fills what is left open, in an order that mixes the kinds."""
    rest = Counter({name: COPIES[face] for face, name in enumerate(CARDS)})
    rest.subtract(card for part in (*hands, *lots) for card in part.split())
    if min(rest.values()) < 0:
        raise ValueError(f"more cards than there are: {-rest}")
    # Steps of 37 through the sorted cards: 37 and any smaller number of cards have no common factor but for 37 and 74.
    sorted_rest = sorted(rest.elements())
    step = 37 if len(sorted_rest) % 37 else 41
    filling = [sorted_rest[number * step % len(sorted_rest)] for number in range(len(sorted_rest))]

    def filled(cards: str, size: int) -> list[str]:
        given = cards.split()
        if len(given) > size:
            raise ValueError(f"{cards} are more than {size}")
        return given + [filling.pop() for _ in range(size - len(given))]

    deck = [card for hand in hands for card in filled(hand, HAND)]
    deck += filled("", REMOVED[players])
    for number, lot in enumerate(lots):
        deck += filled(lot, OFFERS[players][number % players])
    return deck + filling
