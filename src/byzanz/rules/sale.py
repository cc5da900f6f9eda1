"""Sale and discard: three cards of one good leave the hand, the highest of them as profit; merchants are jokers."""

from byzanz.rules.cards import masks, shifts, singles, size_of
from byzanz.rules.material import DISCARDED, MERCHANT, MERCHANT_PROFIT, NOBODY, SOLD
from byzanz.rules.state import State

CARD = singles()
SHIFT = shifts()
MASK = masks()


def kept_card(cards: int) -> int:
    """The face that a sale of these cards keeps as profit, or NOBODY if they are no set.

    A set is three cards of one good with merchants as jokers; the highest good is kept (R11). Three merchants keep a merchant.
    """
    if size_of(cards) != 3:
        return NOBODY
    kept = MERCHANT
    for good in range(6):
        if (cards >> (10 * good)) & 1023:
            if kept != MERCHANT:
                return NOBODY
            for face in range(4 * good, 4 * good + 4):
                if (cards >> SHIFT[face]) & MASK[face]:
                    kept = face
    return kept


def sell(state: State, seat: int, cards: int) -> None:
    """Show three cards: the highest becomes profit, face down, the other two leave the game."""
    kept = kept_card(cards)
    for face in range(25):
        number = (cards >> SHIFT[face]) & MASK[face]
        if number:
            state.out_of_hand(seat, face, number)
            state.gone[face] += number
    state.gone[kept] -= 1
    state.profit[25 * seat + kept] += 1
    state.profit_counts[seat] += 1
    points = MERCHANT_PROFIT if kept == MERCHANT else (kept & 3) + 1
    state.points[seat] += points
    state.note(SOLD, seat, points, cards)


def discard(state: State, seat: int, face: int) -> None:
    """Because of the hand limit a card leaves the game; everyone sees it (R4, R5)."""
    state.out_of_hand(seat, face, 1)
    state.gone[face] += 1
    state.note(DISCARDED, seat, 0, CARD[face])
