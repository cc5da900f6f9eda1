"""The hand limit: a seat with more than seven cards sells or discards down to them before anyone else acts (R3, R4).

It is a phase of its own. `state.resume` keeps the phase that the game goes on with afterwards.
"""

from byzanz.rules import material
from byzanz.rules.cards import card
from byzanz.rules.material import EventKind, Phase
from byzanz.rules.state import State


def enforce_limit(state: State) -> bool:
    """Stop for the seat in turn if its hand is above the limit; return whether the game stops here."""
    if state.hand_sizes[state.turn] <= material.HAND_LIMIT:
        return False
    state.resume = state.phase
    state.phase = Phase.LIMIT
    return True


def resume(state: State) -> bool:
    """Go on with what the limit interrupted once the hand is down to it; return whether the game goes on."""
    if state.hand_sizes[state.turn] > material.HAND_LIMIT:
        return False
    state.phase = state.resume
    return True


def excess_of(state: State) -> int:
    """Return how many cards the seat in turn has above the hand limit in phase limit, else 0."""
    return state.hand_sizes[state.turn] - material.HAND_LIMIT if state.phase == Phase.LIMIT else 0


def discard(state: State, seat: int, face: int) -> None:
    """Remove a card from the game because of the hand limit; everyone sees it (R4, R5)."""
    state.out_of_hand(seat, face, 1)
    state.gone[face] += 1
    state.emit(EventKind.DISCARDED, seat, 0, card(face))
