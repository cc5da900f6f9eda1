"""Events: facts in the past tense, with the cards that everyone may see."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from byzanz.game.card_names import CARDS, names_of
from byzanz.game.words import EVENTS
from byzanz.rules.material import HAND, NOBODY, EventKind
from byzanz.rules.sale import kept_card


class Event(NamedTuple):
    """One thing that happened; docs/view.md says what seat, cards and number mean for each kind."""

    kind: str
    seat: int | None = None
    cards: tuple[str, ...] | None = None
    number: int | None = None
    kept: str | None = None

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat, or a spectator (None), may see it: only the cards of the deal are private (R14)."""
        if self.kind != "dealt" or self.seat == seat:
            return self
        return self._replace(cards=None)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON with the keys that say something."""
        plain: dict[str, Any] = {"kind": self.kind}
        if self.seat is not None:
            plain["seat"] = self.seat
        if self.cards is not None:
            plain["cards"] = list(self.cards)
        if self.number is not None:
            plain["number"] = self.number
        if self.kept is not None:
            plain["kept"] = self.kept
        return plain


_HAS_CARDS = frozenset(("revealed", "bid", "passed", "won", "gave", "collected", "took", "left", "sold", "discarded"))
_HAS_NUMBER = frozenset(("round_began", "revealed", "bid", "won", "collected", "took", "sold"))


def _shapes() -> tuple[tuple[str, bool, bool], ...]:
    """Return for each kind its name, and whether it has cards and a number."""
    return tuple([(kind, kind in _HAS_CARDS, kind in _HAS_NUMBER) for kind in EVENTS])


# The compiled functions read these: what other modules import can't be a variable of C.
_SHAPES = _shapes()
_CARDS = CARDS
_event = tuple.__new__


def event_of(numbers: tuple[int, int, int, int]) -> Event:
    """Return the event that the rules emitted as numbers."""
    kind = numbers[0]
    seat = numbers[1]
    shape = _SHAPES[kind]
    cards = None
    kept = None
    if shape[1]:
        packed = numbers[3]
        cards = names_of(packed)
        if kind == EventKind.SOLD and packed:
            kept = _CARDS[kept_card(packed)]
    number = numbers[2] if shape[2] else None
    # Made as the tuple it is: events are many.
    return _event(Event, (shape[0], None if seat == NOBODY else seat, cards, number, kept))


def events_named(emitted: tuple[tuple[int, int, int, int], ...]) -> list[Event]:
    """Return the events that the rules emitted as numbers."""
    return [event_of(numbers) for numbers in emitted]


def dealt_event(seat: int, deck: Sequence[int]) -> Event:
    """Return the event of a seat's hand being dealt from a deck of faces."""
    faces = deck[HAND * seat : HAND * (seat + 1)]
    return Event("dealt", seat, tuple(sorted(CARDS[face] for face in faces)), HAND)
