"""The sale: three cards of one good leave the hand, the highest of them as profit; merchants are jokers."""

from byzanz.rules import material
from byzanz.rules.cards import (
    card,
    cards_of,
    count_of,
    first_face,
    merchants_in,
    part_card,
    part_count,
    part_of,
    part_size,
    size_of,
    value_of,
)
from byzanz.rules.material import EventKind
from byzanz.rules.state import State


def kept_card(cards: int) -> int:
    """Return the face that a sale of these cards keeps as profit, or NO_CARD if they are no set.

    A set is three cards of one good with merchants as jokers; the highest good is kept (R11). Three merchants keep a merchant.
    """
    if size_of(cards) != material.SET:
        return material.NO_CARD
    kept = material.MERCHANT
    for good in range(material.GOODS):
        if part_of(cards, good):
            if kept != material.MERCHANT:
                return material.NO_CARD
            for face in range(first_face(good), first_face(good + 1)):
                if count_of(cards, face):
                    kept = face
    return kept


def profit_points(face: int) -> int:
    """Return what a profit card counts."""
    return material.MERCHANT_PROFIT if face == material.MERCHANT else value_of(face)


def sell(state: State, seat: int, cards: int) -> None:
    """Show a set: its highest card becomes profit, face down, the other two leave the game."""
    kept = kept_card(cards)
    for kind in range(material.KINDS):
        if part_of(cards, kind):
            for face in range(first_face(kind), min(first_face(kind + 1), material.FACES)):
                number = count_of(cards, face)
                if number:
                    state.out_of_hand(seat, face, number)
                    state.gone[face] += number
    state.gone[kept] -= 1
    state.profit[seat] += card(kept)
    state.profit_counts[seat] += 1
    points = profit_points(kept)
    state.points[seat] += points
    state.emit(EventKind.SOLD, seat, points, cards)


def best_set(hand: int, kind: int, merchants: int) -> int:
    """Return the set of a kind with this number of jokers that keeps its highest card and spends its lowest, or 0."""
    part = part_of(hand, kind)
    if kind == material.MERCHANTS:
        return material.SET * card(material.MERCHANT) if part >= material.SET and merchants == 0 else 0
    if part_size(part) + merchants < material.SET or merchants > merchants_in(hand) or not part:
        return 0
    top = material.VALUES - 1
    while not part_count(part, top):
        top -= 1
    chosen = part_card(top)
    part -= chosen
    wanted = material.SET - 1 - merchants
    low = 0
    while wanted:
        while not part_count(part, low):
            low += 1
        chosen += part_card(low)
        part -= part_card(low)
        wanted -= 1
    return cards_of(chosen, kind) + merchants * card(material.MERCHANT)


def set_points(cards: int) -> int:
    """Return what the sale of a set counts."""
    return profit_points(kept_card(cards))
