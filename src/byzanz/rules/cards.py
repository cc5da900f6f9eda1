"""A few cards in one number: how the rules write down the cards of an action or an event.

A *face* is 0 to 24 (four values of six goods, then the merchant). *Cards* are a multiset of faces packed into 64 bits:
ten bits a good (3 + 3 + 2 + 2 bits for up to 6 ones, 5 twos, 3 threes, 2 fours) and four for merchants.
So adding cards is adding numbers, and equal cards are equal numbers.
"""


def shifts() -> list[int]:
    """Where the count of each face begins."""
    return [10 * (face >> 2) + (0, 3, 6, 8)[face & 3] for face in range(24)] + [60]


def masks() -> list[int]:
    """The bits of each face's count, moved down."""
    return [7, 7, 3, 3] * 6 + [15]


SHIFT = shifts()
MASK = masks()


def value_of(face: int) -> int:
    """What a card counts in a bid: 1 to 4, a merchant nothing."""
    if face == 24:
        return 0
    return (face & 3) + 1


def one(face: int) -> int:
    """A single card, packed."""
    card = 1
    return card << SHIFT[face]


def singles() -> list[int]:
    """Every single card, packed, face by face: for modules that need them often and keep them as an array."""
    return [one(face) for face in range(25)]


def count_of(cards: int, face: int) -> int:
    """How many of a face are among packed cards."""
    return (cards >> SHIFT[face]) & MASK[face]


def size_of(cards: int) -> int:
    """How many cards are packed."""
    size = cards >> 60
    for good in range(6):
        part = (cards >> (10 * good)) & 1023
        if part:
            size += (part & 7) + (part >> 3 & 7) + (part >> 6 & 3) + (part >> 8)
    return size


def total_of(cards: int) -> int:
    """The sum of the values of packed cards."""
    total = 0
    for good in range(6):
        part = (cards >> (10 * good)) & 1023
        if part:
            total += (part & 7) + 2 * (part >> 3 & 7) + 3 * (part >> 6 & 3) + 4 * (part >> 8)
    return total


def single(cards: int) -> int:
    """The face of the only card packed, or -1 if there is not exactly one."""
    for good in range(7):
        if (cards >> (10 * good)) & 1023:
            for face in range(4 * good, min(4 * good + 4, 25)):
                if cards == one(face):
                    return face
            return -1
    return -1


def faces_in(cards: int) -> list[int]:
    """The faces of packed cards, one entry a card, in rising order."""
    faces = []
    for face in range(25):
        for _ in range((cards >> SHIFT[face]) & MASK[face]):
            faces.append(face)
    return faces
