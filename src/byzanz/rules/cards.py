"""A few cards in one number: how the rules write down the cards of an action or an event.

A *face* is 0 to 24 (four values of six goods, then the merchant). *Cards* are a multiset of faces packed into 64 bits: ten bits a good
(3 + 3 + 2 + 2 bits for up to 6 ones, 5 twos, 3 threes, 2 fours) and four for merchants. So adding cards is adding numbers,
and equal cards are equal numbers.
"""


def _shifts() -> list[int]:
    return [10 * (face >> 2) + (0, 3, 6, 8)[face & 3] for face in range(24)] + [60]


def _masks() -> list[int]:
    return [7, 7, 3, 3] * 6 + [15]


SHIFT = _shifts()
MASK = _masks()


def value_of(face: int) -> int:
    """What a card counts in a bid: 1 to 4, a merchant nothing."""
    if face == 24:
        return 0
    return (face & 3) + 1


def one(face: int) -> int:
    """A single card, packed."""
    card = 1
    return card << SHIFT[face]


def count_of(cards: int, face: int) -> int:
    """How many of a face are among packed cards."""
    return (cards >> SHIFT[face]) & MASK[face]


def size_of(cards: int) -> int:
    """How many cards are packed."""
    size = 0
    for face in range(25):
        size += (cards >> SHIFT[face]) & MASK[face]
    return size


def total_of(cards: int) -> int:
    """The sum of the values of packed cards."""
    total = 0
    for face in range(24):
        total += ((cards >> SHIFT[face]) & MASK[face]) * ((face & 3) + 1)
    return total


def single(cards: int) -> int:
    """The face of the only card packed, or -1 if there is not exactly one."""
    found = -1
    for face in range(25):
        if (cards >> SHIFT[face]) & MASK[face]:
            if found >= 0:
                return -1
            found = face
    if found >= 0 and cards != one(found):
        return -1
    return found
