"""Cards: faces, where they are counted, and cards packed into one number. The rest is written in this arithmetic.

A *face* is 0 to 24: four values of six goods, then the merchant. A place for cards is 25 counts, one per face; the places of
all seats stand in one array, seat after seat. *Packed cards* are a multiset of faces in 64 bits: ten bits per good, its *part*
(3 + 3 + 2 + 2 bits for up to 6 ones, 5 twos, 3 threes and 2 fours), and four bits for merchants. So adding cards is adding
numbers, and equal cards are equal numbers.

`cards.pxd` has the same functions for the compiled modules, which inline them.
"""

from byzanz.rules.material import FACES, GOODS, KINDS, MERCHANT, NO_CARD, VALUES

_PART_BITS = 10
_PART = (1 << _PART_BITS) - 1
_MERCHANTS_AT = 60
_SPREAD = 0x9E3779B97F4A7C15
_WORD = 0xFFFFFFFFFFFFFFFF


def kind_of(face: int) -> int:
    """Return the kind of a face: a good 0 to 5, or 6 for the merchant."""
    return face // VALUES


def first_face(kind: int) -> int:
    """Return the lowest face of a kind."""
    return VALUES * kind


def rank_of(face: int) -> int:
    """Return the place of a face within its good, 0 to 3 for the values 1 to 4."""
    return face % VALUES


def value_of(face: int) -> int:
    """Return what a card counts in a bid: 1 to 4; a merchant counts nothing."""
    return 0 if face == MERCHANT else face % VALUES + 1


def seat_slot(seat: int, face: int) -> int:
    """Return where a seat's count of a face is."""
    return FACES * seat + face


def kind_slot(seat: int, kind: int) -> int:
    """Return where a seat's count of a kind is."""
    return KINDS * seat + kind


def rank_shift(rank: int) -> int:
    """Return where in a part the count of a rank begins."""
    return (0, 3, 6, 8)[rank]


def card(face: int) -> int:
    """Return one card, packed."""
    return 1 << (_PART_BITS * (face // VALUES) + (0, 3, 6, 8)[face % VALUES])


def key_of(cards: int) -> int:
    """Return another number for packed cards, for dictionaries: those look at the low bits first, and few hands differ there."""
    spread = (cards * _SPREAD) & _WORD
    return spread ^ (spread >> 32)


def count_of(cards: int, face: int) -> int:
    """Return how many cards of a face are among packed cards."""
    if face == MERCHANT:
        return cards >> _MERCHANTS_AT
    return (cards >> (_PART_BITS * (face // VALUES) + (0, 3, 6, 8)[face % VALUES])) & (7, 7, 3, 3)[face % VALUES]


def merchants_in(cards: int) -> int:
    """Return how many merchants are among packed cards."""
    return cards >> _MERCHANTS_AT


def part_of(cards: int, kind: int) -> int:
    """Return the cards of one kind: the part of a good, or the number of merchants."""
    return (cards >> (_PART_BITS * kind)) & _PART


def cards_of(part: int, kind: int) -> int:
    """Return the part of a good, or a number of merchants, as packed cards."""
    return part << (_PART_BITS * kind)


def part_card(rank: int) -> int:
    """Return one card of a rank as the part of a good."""
    return 1 << (0, 3, 6, 8)[rank]


def part_count(part: int, rank: int) -> int:
    """Return how many cards of a rank the part of a good holds."""
    return (part >> (0, 3, 6, 8)[rank]) & (7, 7, 3, 3)[rank]


def part_size(part: int) -> int:
    """Return how many cards the part of a good holds."""
    return (part & 7) + (part >> 3 & 7) + (part >> 6 & 3) + (part >> 8)


def part_total(part: int) -> int:
    """Return the sum of the values of the part of a good."""
    return (part & 7) + 2 * (part >> 3 & 7) + 3 * (part >> 6 & 3) + 4 * (part >> 8)


def part_with(ones: int, twos: int, threes: int, fours: int) -> int:
    """Return the part of a good that holds these numbers of cards."""
    return ones + (twos << 3) + (threes << 6) + (fours << 8)


def size_of(cards: int) -> int:
    """Return the number of cards."""
    size = merchants_in(cards)
    for good in range(GOODS):
        size += part_size(part_of(cards, good))
    return size


def total_of(cards: int) -> int:
    """Return the sum of the cards' values, as in a bid."""
    total = 0
    for good in range(GOODS):
        total += part_total(part_of(cards, good))
    return total


def single(cards: int) -> int:
    """Return the face of the only card, or NO_CARD if there is not exactly one."""
    for kind in range(KINDS):
        if part_of(cards, kind):
            for face in range(first_face(kind), min(first_face(kind + 1), FACES)):
                if cards == card(face):
                    return face
            return NO_CARD
    return NO_CARD
