"""An action, which a seat wants to take: a verb and its cards."""

import re
from collections.abc import Iterable

from byzanz.game.card_names import KINDS, names_of, pack
from byzanz.game.refused import Refused
from byzanz.game.words import VERBS
from byzanz.rules.action_list import ActionList, list_legal
from byzanz.rules.cards import card, first_face, merchants_in, size_of, total_of
from byzanz.rules.material import Verb
from byzanz.rules.state import State

_VERB = dict(zip(VERBS, Verb, strict=True))
_CARD_COUNTS = {
    Verb.BID: range(1, 97),
    Verb.PASS: range(1),
    Verb.GIVE: range(1, 2),
    Verb.TAKE: range(1, 2),
    Verb.SELL: range(3, 4),
    Verb.DISCARD: range(1, 2),
}
_LONGEST = 400
INTERPRETED = __file__.endswith(".py")
_WORD = re.compile(r"[A-Za-z0-9]+")


class Action:
    """An intent, not a fact; `str(action)` is its form in the record without the seat: `bid C1 S2`, `pass`, `take C`."""

    __slots__ = ("packed", "verb_number")

    verb_number: int
    packed: int

    def __init__(self, verb: str, cards: Iterable[str] = ()) -> None:
        """Make the action of a verb and its cards; a take has the letter of a kind in place of cards."""
        number = _VERB.get(verb) if isinstance(verb, str) else None
        if number is None:
            raise Refused("malformed_action", verb=verb if isinstance(verb, str) else repr(verb), verbs=" ".join(VERBS))
        if number == Verb.TAKE:
            cards = list(cards)
            if len(cards) != 1 or not isinstance(cards[0], str) or len(cards[0]) != 1 or cards[0] not in KINDS:
                raise Refused("malformed_action", verb=verb, kind=" ".join(map(str, cards)), kinds=" ".join(KINDS))
            _fill(self, Verb.TAKE, card(first_face(KINDS.index(cards[0]))))
            return
        packed = pack(cards)
        allowed = _CARD_COUNTS[number]
        if size_of(packed) not in allowed:
            raise Refused("malformed_action", verb=verb, count=size_of(packed), least=min(allowed), most=max(allowed))
        _fill(self, number, packed)

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action in the record's form, its cards in any order."""
        if not isinstance(text, str):
            raise Refused("malformed_action", action=repr(text)[:80])
        if (known := _read.get(text)) is not None:
            return known
        words = text.split(" ")
        if len(text) > _LONGEST or not all(_WORD.fullmatch(word) for word in words):
            raise Refused("malformed_action", action=text[:80])
        action = cls(words[0], words[1:])
        if len(_read) > _READ_AT_MOST:
            _read.clear()
        _read[text] = action
        return action

    @property
    def verb(self) -> str:
        """Return `bid`, `pass`, `give`, `take`, `sell` or `discard`."""
        return VERBS[self.verb_number]

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards in plain string order; of a take, the letter of the kind."""
        if self.verb_number == Verb.TAKE:
            return (names_of(self.packed)[0][0],)
        return names_of(self.packed)

    @property
    def total(self) -> int:
        """Return the sum of the cards' values, as in a bid; a take has none."""
        return 0 if self.verb_number == Verb.TAKE else total_of(self.packed)

    @property
    def merchants(self) -> int:
        """Return how many merchants are among the cards."""
        return merchants_in(self.packed)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.cards))

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.verb_number == other.verb_number and self.packed == other.packed

    def __hash__(self) -> int:
        return hash((self.verb_number, self.packed))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Action does not change: {name}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Action.parse, (str(self),)


_read: dict[str, Action] = {}
_READ_AT_MOST = 20_000  # a bound on memory in runs of days


def _fill(action: Action, verb: int, packed: int) -> None:
    """Give a new action what it never changes; interpreted, the way around `__setattr__` is this one."""
    if INTERPRETED:
        object.__setattr__(action, "verb_number", int(verb))  # a plain number, whoever asks
        object.__setattr__(action, "packed", packed)
    else:
        action.verb_number = verb
        action.packed = packed


def action_of(verb: int, packed: int) -> Action:
    """Return the action of the rules' numbers."""
    action = Action.__new__(Action)
    _fill(action, verb, packed)
    return action


def legal_actions(state: State, seat: int) -> list[Action]:
    """Return what a seat may do now."""
    actions = ActionList()
    list_legal(state, seat, actions)
    return [action_of(actions.verbs[i], actions.cards[i]) for i in range(actions.count)]
