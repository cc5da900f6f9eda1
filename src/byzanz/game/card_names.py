"""Cards as strings, `C1` to `W4` and `M`, and the way from them to the rules' numbers and back."""

from collections.abc import Iterable, Sequence
from typing import Final

from byzanz.game.refused import Refused
from byzanz.rules import material
from byzanz.rules.cards import card as packed_card
from byzanz.rules.cards import count_of, key_of
from byzanz.rules.cards import value_of as face_value
from byzanz.rules.material import COPIES, DECK, GOODS, VALUES


def _card_names(kinds: str) -> tuple[str, ...]:
    """Return the name of each face, from the letters of the kinds."""
    goods = [f"{good}{value}" for good in kinds[:GOODS] for value in range(1, VALUES + 1)]
    return (*goods, kinds[GOODS])


def _faces_by_name(names: tuple[str, ...]) -> dict[str, int]:
    return {name: face for face, name in enumerate(names)}


KINDS: Final = "CGOSVWM"
"""The letter of each kind: the six goods, then the merchant."""
CARDS: Final = _card_names(KINDS)
"""The record's name of each face."""
FACE: Final = _faces_by_name(CARDS)
"""The face of each card's name."""
STRING_ORDER: Final = sorted(range(len(CARDS)), key=CARDS.__getitem__)
"""The faces in the plain string order of their names: `C1 … G4 M O1 … W4`."""

# The compiled functions read these: what other modules import can't be a variable of C.
_CARDS = CARDS
_ORDER = STRING_ORDER
_names: dict[int, tuple[str, ...]] = {}
_NAMES_AT_MOST = 20_000  # a bound on memory: a tuple per hand, lot or bid that was named


def face_of(card: object) -> int:
    """Return the face of a card's name."""
    face = FACE.get(card) if isinstance(card, str) else None
    if face is None:
        raise Refused("unknown_card", card=card if isinstance(card, str) else repr(card), cards=" ".join(CARDS))
    return face


def value_of(card: str) -> int:
    """Return what a card counts in a bid: 1 to 4; a merchant counts 0."""
    return face_value(face_of(card))


def total_of(cards: Iterable[str]) -> int:
    """Return the sum of the values of cards, as in a bid."""
    return sum(map(value_of, cards))


def pack(cards: Iterable[object]) -> int:
    """Return cards by name as one number; refuse more of a face than the box holds."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[face_of(card)] += 1
    packed = 0
    for face, count in enumerate(counts):
        if count > min(COPIES[face], 15):
            raise Refused("malformed_action", card=CARDS[face], count=count, copies=COPIES[face])
        packed += count * packed_card(face)
    return packed


def names_of(packed: int) -> tuple[str, ...]:
    """Return packed cards by name, in plain string order."""
    key = key_of(packed)
    names = _names.get(key)
    if names is None:
        if len(_names) > _NAMES_AT_MOST:
            _names.clear()
        names = tuple(names_packed(packed))
        _names[key] = names
    return names


def names_packed(cards: int) -> list[str]:
    """Return packed cards by name, in plain string order, as a new list."""
    names: list[str] = []
    if cards == 0:
        return names
    for i in range(material.FACES):
        face = _ORDER[i]
        held = count_of(cards, face)
        if held:
            names += [_CARDS[face]] * held
    return names


def names_of_counts(counts: Sequence[int]) -> tuple[str, ...]:
    """Return cards given as 25 counts by name, in plain string order."""
    names: list[str] = []
    for face in STRING_ORDER:
        if count := counts[face]:
            names += [CARDS[face]] * count
    return tuple(names)


def full_deck() -> list[str]:
    """Return all 112 cards in the order of the rules."""
    return [CARDS[face] for face in range(len(CARDS)) for _ in range(COPIES[face])]


def deck_faces(deck: object) -> list[int]:
    """Return a deck of names as faces; refuse anything but exactly the 112 cards."""
    if isinstance(deck, str | bytes) or not isinstance(deck, Iterable):
        raise Refused("deck", why="not_a_list", size=DECK)
    cards = list(deck)
    try:
        faces = [FACE[card] for card in cards]
    except (KeyError, TypeError):
        faces = [face_of(card) for card in cards]  # which names the one that is none
    if sorted(faces) == _ALL:
        return faces
    if len(faces) != DECK:
        raise Refused("deck", why="size", got=len(faces), size=DECK)
    wrong = next(face for face, copies in enumerate(COPIES) if faces.count(face) != copies)
    raise Refused("deck", why="copies", card=CARDS[wrong], got=faces.count(wrong), copies=COPIES[wrong])


_ALL = sorted(map(FACE.__getitem__, full_deck()))
