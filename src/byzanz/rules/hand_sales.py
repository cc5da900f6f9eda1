"""Every set that can be sold from a hand, by name, with what it brings: a screen offers them, and a hand is all they depend on."""

from typing import Any

from byzanz.rules import material
from byzanz.rules.faces import card, first_face, merchants_in, part_count, part_of, part_size
from byzanz.rules.material import LETTERS, NAMES


def _kinds_by_name() -> list[int]:
    """Return the kinds in the plain string order of their letters: `C G M O S V W`."""
    return sorted(range(material.KINDS), key=LETTERS.__getitem__)


def _faces_by_name() -> dict[str, int]:
    """Return the face of each name."""
    return {name: face for face, name in enumerate(NAMES)}


KINDS_BY_NAME = _kinds_by_name()
_NAMES = NAMES
_FACES = _faces_by_name()


class Sales:
    """The sales from one hand: the best set of each good, and every set with the card it keeps and its points."""

    def __init__(self) -> None:
        self.best: list[list[str]] = []
        self.all: dict[str, dict[str, Any]] = {}

    def add(self, cards: list[str], kept: int, points: int) -> None:
        """Add a set."""
        self.all[" ".join(cards)] = {"keep": _NAMES[kept], "points": points}


def sales_of(names: tuple[str, ...]) -> Sales:
    """Return the sales from a hand."""
    sales = Sales()
    hand = 0
    for name in names:
        hand += card(_FACES[name])
    merchants = merchants_in(hand)
    for i in range(material.KINDS):
        kind = KINDS_BY_NAME[i]
        if kind == material.MERCHANTS:
            if merchants >= material.SET:
                cards = [_NAMES[material.MERCHANT]] * material.SET
                sales.add(cards, material.MERCHANT, material.MERCHANT_PROFIT)
                sales.best.append(cards)
        elif part_of(hand, kind) and part_size(part_of(hand, kind)) + merchants >= material.SET:
            _add_sales_of(sales, part_of(hand, kind), kind, merchants)
    return sales


def _add_sales_of(sales: Sales, part: int, good: int, merchants: int) -> None:
    """Add the sets of one good; its best keeps the highest card, then spends the fewest merchants, then the cheapest cards."""
    best: list[str] = []
    best_worth = 0
    for ones in range(min(part_count(part, 0), 3) + 1):
        for twos in range(min(part_count(part, 1), 3 - ones) + 1):
            for threes in range(min(part_count(part, 2), 3 - ones - twos) + 1):
                for fours in range(min(part_count(part, 3), 3 - ones - twos - threes) + 1):
                    jokers = material.SET - ones - twos - threes - fours
                    if jokers > merchants or jokers == material.SET:
                        continue
                    points = 4 if fours else 3 if threes else 2 if twos else 1
                    cards = _names(good, ones, twos, threes, fours, jokers)
                    sales.add(cards, first_face(good) + points - 1, points)
                    # One number to compare by: points, then merchants kept, then a low sum (at most 3 and 12).
                    worth = (4 * points + 3 - jokers) * 16 + 15 - (ones + 2 * twos + 3 * threes + 4 * fours)
                    if worth > best_worth:
                        best_worth = worth
                        best = cards
    sales.best.append(best)


def _names(good: int, ones: int, twos: int, threes: int, fours: int, jokers: int) -> list[str]:
    """Return a set by name in plain string order: merchants stand behind cloth and grain, before the other goods."""
    at = first_face(good)
    cards = [_NAMES[at]] * ones + [_NAMES[at + 1]] * twos + [_NAMES[at + 2]] * threes + [_NAMES[at + 3]] * fours
    others = [_NAMES[material.MERCHANT]] * jokers
    return others + cards if _NAMES[material.MERCHANT] < _NAMES[at] else cards + others
