"""Every set that can be sold from a hand, by name, with what it brings: a screen offers them, and a hand is all they depend on."""

from typing import Any

from byzanz.game.card_names import CARDS, FACE, KINDS, names_of
from byzanz.rules import material
from byzanz.rules.action_list import ActionList, list_sets
from byzanz.rules.cards import card, merchants_in, part_of, total_of
from byzanz.rules.sale import kept_card, profit_points


def _kinds_by_name() -> list[int]:
    """Return the kinds in the plain string order of their letters: `C G M O S V W`."""
    return sorted(range(material.KINDS), key=KINDS.__getitem__)


KINDS_BY_NAME = _kinds_by_name()


class Sales:
    """The sales from one hand: the best set of each good, and every set with the card it keeps and its points."""

    def __init__(self) -> None:
        self.best: list[list[str]] = []
        self.all: dict[str, dict[str, Any]] = {}

    def add(self, cards: int, kept: int) -> list[str]:
        """Add a set and the card it keeps; return its cards by name."""
        names = list(names_of(cards))
        self.all[" ".join(names)] = {"keep": CARDS[kept], "points": profit_points(kept)}
        return names


def sales_of(names: tuple[str, ...]) -> Sales:
    """Return the sales from a hand."""
    sales = Sales()
    hand = 0
    for name in names:
        hand += card(FACE[name])
    merchants = merchants_in(hand)
    actions = ActionList()
    for i in range(material.KINDS):
        kind = KINDS_BY_NAME[i]
        if kind != material.MERCHANTS:
            actions.count = 0
            list_sets(part_of(hand, kind), kind, merchants, actions)
            _add_sales(sales, actions)
        elif merchants >= material.SET:
            sales.best.append(sales.add(material.SET * card(material.MERCHANT), material.MERCHANT))
    return sales


def _add_sales(sales: Sales, actions: ActionList) -> None:
    """Add the sets of one good; its best keeps the highest card, then spends the fewest merchants, then the cheapest cards."""
    best: list[str] = []
    best_worth = 0
    for i in range(actions.count):
        cards = actions.cards[i]
        kept = kept_card(cards)
        names = sales.add(cards, kept)
        # One number to compare by: points, then merchants kept, then a low sum (at most 3 and 12).
        worth = (4 * profit_points(kept) + material.SET - merchants_in(cards)) * 16 + 15 - total_of(cards)
        if worth > best_worth:
            best_worth = worth
            best = names
    if best:
        sales.best.append(best)
