"""The market of Byzantium: after a round's auctions each seat takes all cards of one kind, the lowest offer card first."""

from byzanz.rules.cards import singles
from byzanz.rules.material import LEFT, NOBODY, PICKED, TAKING, TOOK
from byzanz.rules.state import State

CARD = singles()


def kind_size(state: State, kind: int) -> int:
    """How many cards of a kind lie in the market: a good 0 to 5, or 6, the merchants."""
    if kind == 6:
        return state.market[24]
    at = 4 * kind
    return state.market[at] + state.market[at + 1] + state.market[at + 2] + state.market[at + 3]


def next_picker(state: State) -> int:
    """Who holds the lowest offer card that has not been used for a pick yet, or NOBODY.

    ``state.auction`` counts down through the offer cards during the picks, as it counted up through the auctions.
    """
    for seat in range(state.players):
        if state.offer_cards[seat] == state.offers[state.auction]:
            return seat
    return NOBODY


def ask_picker(state: State) -> None:
    """It is the next one's turn to take a kind; from an empty market he gets nothing (R6)."""
    state.turn = next_picker(state)
    for face in range(25):
        if state.market[face]:
            state.phase = TAKING
            return
    state.note(TOOK, state.turn, state.offers[state.auction], 0)
    state.phase = PICKED


def take(state: State, seat: int, kind: int) -> None:
    """Take all cards of one kind into the hand; merchants are a kind too."""
    taken = 0
    first = 4 * kind
    after = 25 if kind == 6 else first + 4
    for face in range(first, after):
        number = state.market[face]
        if number:
            state.market[face] = 0
            state.into_hand(seat, face, number)
            taken += number * CARD[face]
    state.note(TOOK, seat, state.offers[state.auction], taken)
    state.phase = PICKED


def clear_market(state: State) -> None:
    """What is left in the market leaves the game."""
    leftovers = 0
    for face in range(25):
        number = state.market[face]
        if number:
            state.market[face] = 0
            state.gone[face] += number
            leftovers += number * CARD[face]
    if leftovers:
        state.note(LEFT, NOBODY, 0, leftovers)
