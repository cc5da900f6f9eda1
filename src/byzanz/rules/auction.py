"""An auction: the lot is laid out, seats bid or pass, the winner pays, gives a card to the market and takes the rest."""

from byzanz.rules import material
from byzanz.rules.cards import card, count_of, first_face, part_of, value_of
from byzanz.rules.material import EventKind, Phase
from byzanz.rules.state import State


def next_bidder(state: State, seat: int) -> int:
    """Return the next seat clockwise that holds no offer card and has not passed; the seat itself comes last."""
    other = seat
    for _ in range(state.players):
        other += 1
        if other == state.players:  # a division would take longer than all the rest
            other = 0
        if not state.offer_cards[other] and not state.has_passed[other]:
            return other
    return material.NOBODY


def open_auction(state: State) -> None:
    """Lay out as many cards from the pile as the top offer card says; the starter bids first."""
    state.offer = state.offers[state.auction]
    lot = 0
    for _ in range(state.offer):
        face = state.deck[state.pile_at]
        state.lot[face] += 1
        lot += card(face)
        state.pile_at += 1
    for seat in range(state.players):
        state.has_passed[seat] = 0
    state.leader = material.NOBODY
    state.highest = 0
    state.first_passer = material.NOBODY
    state.turn = state.starter
    state.phase = Phase.BID
    state.emit(EventKind.REVEALED, state.starter, state.offer, lot)
    if next_bidder(state, state.starter) == state.starter:
        _win_unopposed(state, state.starter)


def bid(state: State, seat: int, cards: int) -> None:
    """Add cards from the hand to the open bid. If all others have passed already, the bid wins at once (R1)."""
    total = state.bid_totals[seat]
    for good in range(material.GOODS):
        if part_of(cards, good):
            for face in range(first_face(good), first_face(good + 1)):
                number = count_of(cards, face)
                if number:
                    state.out_of_hand(seat, face, number)
                    total += number * value_of(face)
    state.bids[seat] += cards
    state.bid_totals[seat] = total
    state.highest = total
    state.leader = seat
    state.emit(EventKind.BID, seat, total, cards)
    state.turn = next_bidder(state, seat)
    if state.turn == seat:
        _win(state, seat)


def pass_auction(state: State, seat: int) -> None:
    """Leave this auction and take the laid-out cards back.

    The last seat left wins; if nobody has bid, the first that passed (R1).
    """
    taken_back = state.bids[seat]
    if taken_back:
        for good in range(material.GOODS):
            if part_of(taken_back, good):
                for face in range(first_face(good), first_face(good + 1)):
                    number = count_of(taken_back, face)
                    if number:
                        state.into_hand(seat, face, number)
        state.bids[seat] = 0
        state.bid_totals[seat] = 0
    state.has_passed[seat] = 1
    if state.first_passer == material.NOBODY:
        state.first_passer = seat
    state.emit(EventKind.PASSED, seat, 0, taken_back)
    state.turn = next_bidder(state, seat)
    if state.turn == material.NOBODY:
        _win_without_bid(state, state.first_passer)
    elif state.turn == state.leader and next_bidder(state, state.turn) == state.turn:
        _win(state, state.leader)


def give(state: State, seat: int, face: int) -> None:
    """Put one card of the lot into the market; the winner takes the rest of it."""
    state.lot[face] -= 1
    state.market[face] += 1
    state.emit(EventKind.GAVE, seat, 0, card(face))
    _collect(state, seat)


def _win(state: State, seat: int) -> None:
    """Put the winner's whole bid into the market, and ask them for the card to give."""
    paid = state.bids[seat]
    for good in range(material.GOODS):
        if part_of(paid, good):
            for face in range(first_face(good), first_face(good + 1)):
                state.market[face] += count_of(paid, face)
    state.bids[seat] = 0
    state.bid_totals[seat] = 0
    state.emit(EventKind.WON, seat, state.offer, paid)
    state.turn = seat
    state.phase = Phase.GIVE


def _win_without_bid(state: State, seat: int) -> None:
    """Give the whole lot to the first seat that passed: nobody has bid, and nothing goes to the market (R1)."""
    state.emit(EventKind.WON, seat, state.offer, 0)
    _collect(state, seat)


def _win_unopposed(state: State, seat: int) -> None:
    """Give the last lot to the last seat, which does not bid; a single card goes to the market unasked."""
    if state.offer > 1:
        _win(state, seat)
        return
    state.emit(EventKind.WON, seat, state.offer, 0)
    for face in range(material.FACES):
        if state.lot[face]:
            give(state, seat, face)
            return


def _collect(state: State, seat: int) -> None:
    """Put what is left of the lot into the hand, and the offer card in front of the seat."""
    gained = 0
    for face in range(material.FACES):
        number = state.lot[face]
        if number:
            state.lot[face] = 0
            state.into_hand(seat, face, number)
            gained += number * card(face)
    if gained:
        state.emit(EventKind.COLLECTED, seat, state.offer, gained)
    state.offer_cards[seat] = state.offer
    state.turn = seat
    state.phase = Phase.LOT_TAKEN
