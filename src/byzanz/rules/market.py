"""The market of Byzantium: after a round's auctions each seat takes all cards of one kind, the lowest offer card first."""

from byzanz.rules import material
from byzanz.rules.cards import card, first_face
from byzanz.rules.material import EventKind, Phase
from byzanz.rules.state import State


def kind_size(state: State, kind: int) -> int:
    """Return how many cards of a kind are in the market."""
    if kind == material.MERCHANTS:
        return state.market[material.MERCHANT]
    at = first_face(kind)
    return state.market[at] + state.market[at + 1] + state.market[at + 2] + state.market[at + 3]


def holder_of(state: State, offer: int) -> int:
    """Return the seat that holds an offer card."""
    for seat in range(state.players):
        if state.offer_cards[seat] == offer:
            return seat
    return material.NOBODY


def ask_picker(state: State) -> None:
    """Ask the holder of the lowest offer card not used yet to take a kind; from an empty market they get nothing (R6)."""
    offer = state.offers[state.picks_left - 1]
    state.turn = holder_of(state, offer)
    for face in range(material.FACES):
        if state.market[face]:
            state.phase = Phase.TAKE
            return
    state.emit(EventKind.TOOK, state.turn, offer, 0)
    _end_pick(state)


def take(state: State, seat: int, kind: int) -> None:
    """Take all cards of one kind into the hand; merchants are a kind too."""
    taken = 0
    for face in range(first_face(kind), min(first_face(kind + 1), material.FACES)):
        number = state.market[face]
        if number:
            state.market[face] = 0
            state.into_hand(seat, face, number)
            taken += number * card(face)
    state.emit(EventKind.TOOK, seat, state.offer_cards[seat], taken)
    _end_pick(state)


def _end_pick(state: State) -> None:
    """Count a pick as made."""
    state.picks_left -= 1
    state.phase = Phase.PICKED


def clear_market(state: State) -> None:
    """Remove what is left in the market from the game."""
    leftovers = 0
    for face in range(material.FACES):
        number = state.market[face]
        if number:
            state.market[face] = 0
            state.gone[face] += number
            leftovers += number * card(face)
    if leftovers:
        state.emit(EventKind.LEFT, material.NOBODY, 0, leftovers)
