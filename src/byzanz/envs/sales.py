"""The 199 sales as tables: 33 sets of each good, with merchants as jokers, and three merchants."""

from byzanz.rules.faces import card, first_face
from byzanz.rules.material import GOODS, MERCHANT, SET, VALUES


def set_counts() -> list[tuple[int, int, int, int]]:
    """List the sets of one good by their ones, twos, threes and fours; merchants fill them up to three cards."""
    sets = []
    for ones in range(SET + 1):
        for twos in range(SET + 1 - ones):
            for threes in range(SET + 1 - ones - twos):
                for fours in range(min(2, SET - ones - twos - threes) + 1):
                    if ones + twos + threes + fours:
                        sets.append((ones, twos, threes, fours))
    return sets


def sale_cards() -> list[int]:
    """List the packed cards of each sale, in the order of its action."""
    cards = []
    for good in range(GOODS):
        for counts in set_counts():
            packed = (SET - sum(counts)) * card(MERCHANT)
            for rank in range(VALUES):
                packed += counts[rank] * card(first_face(good) + rank)
            cards.append(packed)
    cards.append(SET * card(MERCHANT))
    return cards


def sale_bits() -> list[int]:
    """List which of a good's 33 sets can be sold, as bits, by its ones, twos, threes, fours and the merchants held.

    Three ones or more count alike, and two merchants or more: a set needs no more of them.
    """
    table = []
    for at in range(4 * 4 * 4 * 3 * 3):
        held = (at // 144, at // 36 % 4, at // 9 % 4, at // 3 % 3)
        bits = 0
        for place, counts in enumerate(set_counts()):
            fits = SET - sum(counts) <= at % 3 and all(counts[rank] <= held[rank] for rank in range(VALUES))
            bits |= fits << place
        table.append(bits)
    return table
