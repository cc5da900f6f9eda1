"""What a seat wants to do: a verb and its cards."""

import re
from collections.abc import Iterable

from byzanz.game.cards import FACE, names_of, pack
from byzanz.game.refused import Refused
from byzanz.rules.cards import count_of, one, single, size_of
from byzanz.rules.material import BID, DISCARD, GIVE, LETTERS, MERCHANT, PASS, SELL, TAKE, VERBS
from byzanz.rules.moves import Moves, list_moves
from byzanz.rules.state import State

_VERB = {verb: number for number, verb in enumerate(VERBS)}
_CARD_COUNTS = {
    BID: range(1, 97),
    PASS: range(1),
    GIVE: range(1, 2),
    TAKE: range(1, 2),
    SELL: range(3, 4),
    DISCARD: range(1, 2),
}
_LONGEST = 400
_WORD = re.compile(r"[A-Za-z0-9]+")


class Action:
    """An intent, not a fact; ``str(action)`` is its form in the record without the seat: ``bid C1 S2``, ``pass``, ``take C``."""

    __slots__ = ("move", "verb_number")

    verb_number: int
    move: int

    def __new__(cls, verb: str, cards: Iterable[str] = ()) -> "Action":
        """The action of a verb and its cards; a take has the letter of a kind in place of cards."""
        number = _VERB.get(verb) if isinstance(verb, str) else None
        if number is None:
            raise Refused("malformed_action", verb=verb if isinstance(verb, str) else repr(verb), verbs=" ".join(VERBS))
        if number == TAKE:
            cards = list(cards)
            if len(cards) != 1 or not isinstance(cards[0], str) or len(cards[0]) != 1 or cards[0] not in LETTERS:
                raise Refused("malformed_action", verb=verb, kind=" ".join(map(str, cards)), kinds=" ".join(LETTERS))
            return intern_action(TAKE, one(4 * LETTERS.index(cards[0])))
        packed = pack(cards)
        allowed = _CARD_COUNTS[number]
        if size_of(packed) not in allowed:
            raise Refused("malformed_action", verb=verb, count=size_of(packed), least=allowed[0], most=allowed[-1])
        return intern_action(number, packed)

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
        if len(_read) > _KNOWN_AT_MOST:
            _read.clear()
        _read[text] = action
        return action

    @property
    def verb(self) -> str:
        """``bid``, ``pass``, ``give``, ``take``, ``sell`` or ``discard``."""
        return VERBS[self.verb_number]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards in plain string order; of a take, the letter of the kind."""
        if self.verb_number == TAKE:
            face = single(self.move)
            return (LETTERS[face >> 2],)
        return names_of(self.move)

    @property
    def total(self) -> int:
        """The sum of the cards' values, as in a bid."""
        return sum(int(card[1:] or 0) for card in self.cards if card in FACE)

    @property
    def merchants(self) -> int:
        """How many merchants are among the cards."""
        return count_of(self.move, MERCHANT)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.cards))

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.verb_number == other.verb_number and self.move == other.move

    def __hash__(self) -> int:
        return hash((self.verb_number, self.move))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Action does not change: {name}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Action.parse, (str(self),)


_known: tuple[dict[int, Action], ...] = tuple({} for _ in VERBS)
_read: dict[str, Action] = {}
_KNOWN_AT_MOST = 100_000  # a bound on memory in runs of days


def intern_action(verb: int, move: int) -> Action:
    """The action of the rules' numbers. Actions are values, so one object serves wherever the same one is meant."""
    actions = _known[verb]
    action = actions.get(move)
    if action is None:
        if len(actions) > _KNOWN_AT_MOST:
            actions.clear()
        action = object.__new__(Action)
        object.__setattr__(action, "verb_number", verb)
        object.__setattr__(action, "move", move)
        actions[move] = action
    return action


def legal_moves(state: State, seat: int) -> list[Action]:
    """What a seat may do now, as actions."""
    moves = Moves()
    list_moves(state, seat, moves)
    return moves.named(_known, intern_action)
