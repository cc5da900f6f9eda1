"""The end: most profit points win; among equals, more cards left in hand; still equal, they share the victory."""

from byzanz.rules import material
from byzanz.rules.cards import seat_slot
from byzanz.rules.state import State


def tie_cards(state: State, seat: int) -> int:
    """Return how many cards left in hand break a tie: all of them, or by option the goods cards alone (R8)."""
    if state.goods_only:
        return state.hand_sizes[seat] - state.hands[seat_slot(seat, material.MERCHANT)]
    return state.hand_sizes[seat]


def is_ahead(state: State, seat: int, other: int) -> bool:
    """Return whether a seat beats another by points, then by cards left in hand."""
    if state.points[seat] != state.points[other]:
        return state.points[seat] > state.points[other]
    return tie_cards(state, seat) > tie_cards(state, other)


def name_winners(state: State) -> None:
    """Mark every seat that no other seat beats as a winner; several can win together (R9)."""
    for seat in range(state.players):
        state.has_won[seat] = 1
        for other in range(state.players):
            if is_ahead(state, other, seat):
                state.has_won[seat] = 0
