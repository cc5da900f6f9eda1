"""The 199 sales as tables: 33 sets of each good, with merchants as jokers, and three merchants."""

from byzanz.rules.action_list import ActionList, list_sets
from byzanz.rules.cards import card, part_with
from byzanz.rules.material import COPIES, GOODS, MERCHANT, SET

_JOKERS = SET - 1
"""The most merchants that a set of a good can hold."""


def sale_cards() -> list[int]:
    """List the packed cards of each sale, in the order of its action."""
    cards = []
    for good in range(GOODS):
        cards += _sets(part_with(*COPIES[:4]), good, _JOKERS)
    return [*cards, SET * card(MERCHANT)]


def sale_bits() -> list[int]:
    """List which of a good's 33 sets can be sold, as bits, by its ones, twos, threes, fours and the merchants held.

    Three ones or more count alike, and two merchants or more: a set needs no more of them.
    """
    places = {cards: place for place, cards in enumerate(_sets(part_with(*COPIES[:4]), 0, _JOKERS))}
    table = []
    for at in range(4 * 4 * 4 * 3 * 3):
        held = part_with(at // 144, at // 36 % 4, at // 9 % 4, at // 3 % 3)
        table.append(sum(1 << places[cards] for cards in _sets(held, 0, at % 3)))
    return table


def _sets(part: int, good: int, merchants: int) -> list[int]:
    """List the sets of a good, packed."""
    actions = ActionList()
    list_sets(part, good, merchants, actions)
    return [actions.action(place)[1] for place in range(actions.count)]
