"""An auction: the lot is laid out, seats bid or pass, the winner pays, gives a card to the market and takes the rest."""

from byzanz.rules.cards import masks, shifts, singles
from byzanz.rules.material import (
    BIDDING,
    COLLECTED,
    GAVE,
    GIVING,
    HAS_BID,
    HAS_PASSED,
    LOT_TAKEN,
    NOBODY,
    REVEALED,
    WON,
)
from byzanz.rules.state import State

CARD = singles()
SHIFT = shifts()
MASK = masks()


def next_bidder(state: State, seat: int) -> int:
    """The next seat clockwise that holds no offer card and has not passed; the seat itself comes last."""
    for step in range(1, state.players + 1):
        other = (seat + step) % state.players
        if not state.offer_cards[other] and not state.has_passed[other]:
            return other
    return NOBODY


def open_auction(state: State) -> None:
    """Lay out as many cards from the pile as the top offer card says; the starter bids first."""
    state.offer = state.offers[state.auction]
    lot = 0
    for _ in range(state.offer):
        face = state.deck[state.pile_at]
        state.lot[face] += 1
        lot += CARD[face]
        state.pile_at += 1
    for seat in range(state.players):
        state.has_passed[seat] = 0
    state.leader = NOBODY
    state.highest = 0
    state.first_passer = NOBODY
    state.turn = state.starter
    state.phase = BIDDING
    state.note(REVEALED, state.starter, state.offer, lot)
    if next_bidder(state, state.starter) == state.starter:
        _win_unopposed(state, state.starter)


def bid(state: State, seat: int, cards: int) -> None:
    """Add cards from the hand to the open bid. If all others have passed already, the bid wins at once (R1)."""
    state.highest = state.bid_totals[seat]
    for good in range(6):
        if (cards >> (10 * good)) & 1023:
            for face in range(4 * good, 4 * good + 4):
                number = (cards >> SHIFT[face]) & MASK[face]
                if number:
                    state.out_of_hand(seat, face, number)
                    state.bids[25 * seat + face] += number
                    state.highest += number * ((face & 3) + 1)
    state.bid_totals[seat] = state.highest
    state.leader = seat
    state.note(HAS_BID, seat, state.highest, cards)
    state.turn = next_bidder(state, seat)
    if state.turn == seat:
        _win(state, seat)


def pass_auction(state: State, seat: int) -> None:
    """Leave this auction and take the laid-out cards back. The last one left wins; if nobody bid, the first who passed (R1)."""
    taken_back = 0
    if state.bid_totals[seat]:
        for face in range(24):
            number = state.bids[25 * seat + face]
            if number:
                state.bids[25 * seat + face] = 0
                state.into_hand(seat, face, number)
                taken_back += number * CARD[face]
        state.bid_totals[seat] = 0
    state.has_passed[seat] = 1
    if state.first_passer == NOBODY:
        state.first_passer = seat
    state.note(HAS_PASSED, seat, 0, taken_back)
    state.turn = next_bidder(state, seat)
    if state.turn == NOBODY:
        _win_unbid(state, state.first_passer)
    elif state.turn == state.leader and next_bidder(state, state.turn) == state.turn:
        _win(state, state.leader)


def give(state: State, seat: int, face: int) -> None:
    """The winner puts one card of the lot into the market and takes the rest of it."""
    state.lot[face] -= 1
    state.market[face] += 1
    state.note(GAVE, seat, 0, CARD[face])
    _collect(state, seat)


def _win(state: State, seat: int) -> None:
    """The winner's whole bid goes into the market; he is to choose the card to give."""
    paid = 0
    for face in range(24):
        number = state.bids[25 * seat + face]
        state.bids[25 * seat + face] = 0
        state.market[face] += number
        paid += number * CARD[face]
    state.bid_totals[seat] = 0
    state.note(WON, seat, state.offer, paid)
    state.turn = seat
    state.phase = GIVING


def _win_unbid(state: State, seat: int) -> None:
    """Nobody bid: the first who passed takes the whole lot and gives nothing."""
    state.note(WON, seat, state.offer, 0)
    _collect(state, seat)


def _win_unopposed(state: State, seat: int) -> None:
    """The last seat of a round does not bid; a single card goes to the market without being asked for."""
    if state.offer > 1:
        _win(state, seat)
        return
    state.note(WON, seat, state.offer, 0)
    for face in range(25):
        if state.lot[face]:
            give(state, seat, face)
            return


def _collect(state: State, seat: int) -> None:
    """What lies in the lot goes into the hand, and the offer card with it."""
    gained = 0
    for face in range(25):
        number = state.lot[face]
        if number:
            state.lot[face] = 0
            state.into_hand(seat, face, number)
            gained += number * CARD[face]
    if gained:
        state.note(COLLECTED, seat, state.offer, gained)
    state.offer_cards[seat] = state.offer
    state.turn = seat
    state.phase = LOT_TAKEN
