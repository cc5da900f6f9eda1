"""The course of the game: what an action needs to be accepted, what it does, and how the round goes on after it."""

from byzanz.rules.auction import bid, give, next_bidder, open_auction, pass_auction
from byzanz.rules.cards import count_of, single, total_of
from byzanz.rules.market import ask_picker, clear_market, kind_size, next_picker, take
from byzanz.rules.material import (
    ALREADY_DONE,
    BID,
    BID_TOO_LOW,
    BIDDING,
    DISCARD,
    DONE,
    FINAL,
    FINAL_BEGAN,
    GAME_OVER,
    GIVE,
    GIVING,
    HAS_ENDED,
    LIMIT,
    LIMITED,
    LOT_TAKEN,
    MALFORMED_ACTION,
    MERCHANT,
    MERCHANT_IN_BID,
    NOBODY,
    NOT_A_SET,
    NOT_IN_HAND,
    NOT_IN_LOT,
    NOT_IN_MARKET,
    NOT_YOUR_TURN,
    OVER,
    PASS,
    PICKED,
    ROUND_BEGAN,
    SELL,
    TAKE,
    TAKING,
    WRONG_PHASE,
)
from byzanz.rules.sale import discard, kept_card, sell
from byzanz.rules.score import name_winners
from byzanz.rules.state import State


def begin(state: State) -> None:
    """Start round 1 after the deal."""
    state.notes = 0
    _begin_round(state)
    advance(state)


def act(state: State, seat: int, verb: int, cards: int) -> int:
    """Do what a seat wants if the rules allow it: 0, or the number of the refusal, and then nothing has changed.

    The cards of a take are one card of the kind (any value), packed like all others.
    """
    refusal = refusal_of(state, seat, verb, cards)
    if refusal:
        return refusal
    do(state, seat, verb, cards)
    return 0


def do(state: State, seat: int, verb: int, cards: int) -> None:
    """Do what is known to be legal."""
    state.notes = 0
    state.version += 1
    if verb == BID:
        bid(state, seat, cards)
    elif verb == SELL:
        sell(state, seat, cards)
    elif verb == GIVE:
        give(state, seat, single(cards))
    elif verb == TAKE:
        take(state, seat, single(cards) >> 2)
    elif verb == DISCARD:
        discard(state, seat, single(cards))
    elif state.phase == FINAL:
        _finish(state, seat)
    else:
        pass_auction(state, seat)
    if state.phase == LIMITED or state.phase >= LOT_TAKEN:
        advance(state)


def refusal_of(state: State, seat: int, verb: int, cards: int) -> int:
    """Why a seat may not do this now, or 0. It looks at nothing that the seat can't see."""
    if state.phase == OVER:
        return GAME_OVER
    if verb == SELL:
        return _sale_refusal(state, seat, cards)
    if verb == PASS and state.phase == FINAL:
        if cards:
            return MALFORMED_ACTION
        return ALREADY_DONE if state.is_done[seat] else 0
    if verb == BID or verb == PASS:
        asked = BIDDING
    elif verb == GIVE:
        asked = GIVING
    elif verb == TAKE:
        asked = TAKING
    else:
        asked = LIMITED
    if state.turn != seat and state.phase != FINAL:
        return NOT_YOUR_TURN
    if state.phase != asked:
        return WRONG_PHASE
    if verb == BID:
        return _bid_refusal(state, seat, cards)
    if verb == PASS:
        return MALFORMED_ACTION if cards else 0
    face = single(cards)
    if face < 0:
        return MALFORMED_ACTION
    if verb == GIVE:
        return 0 if state.lot[face] else NOT_IN_LOT
    if verb == TAKE:
        return 0 if kind_size(state, face >> 2) else NOT_IN_MARKET
    return 0 if state.hands[25 * seat + face] else NOT_IN_HAND


def _bid_refusal(state: State, seat: int, cards: int) -> int:
    if not cards:
        return MALFORMED_ACTION
    if count_of(cards, MERCHANT):
        return MERCHANT_IN_BID
    if not state.holds(seat, cards):
        return NOT_IN_HAND
    if state.bid_totals[seat] + total_of(cards) <= state.highest:
        return BID_TOO_LOW
    return 0


def _sale_refusal(state: State, seat: int, cards: int) -> int:
    """At any time, also out of turn, but only from the hand: cards in an open bid are bound (R2)."""
    if kept_card(cards) == NOBODY:
        return NOT_A_SET
    return 0 if state.holds(seat, cards) else NOT_IN_HAND


def _finish(state: State, seat: int) -> None:
    """A seat is done with its final sale; when all are done the game ends (R7)."""
    state.is_done[seat] = 1
    state.note(DONE, seat, 0, 0)
    for other in range(state.players):
        if not state.is_done[other]:
            return
    state.phase = OVER
    name_winners(state)
    state.note(HAS_ENDED, NOBODY, 0, 0)


def advance(state: State) -> None:
    """What the rules do alone, until somebody has to decide."""
    while True:
        if state.phase == LIMITED:
            if state.hand_sizes[state.turn] > LIMIT:
                return
            state.phase = state.resume
        elif state.phase == LOT_TAKEN:
            if not _limit(state):
                _after_lot(state)
        elif state.phase == PICKED:
            if not _limit(state):
                _after_pick(state)
        else:
            return


def _limit(state: State) -> bool:
    """The hand limit: as soon as a hand holds more than seven cards its owner must bring it down, before anyone else acts (R4)."""
    if state.hand_sizes[state.turn] <= LIMIT:
        return False
    state.resume = state.phase
    state.phase = LIMITED
    return True


def _after_lot(state: State) -> None:
    """The next auction is started by the next seat left of the winner without an offer card; after the last, the market."""
    for seat in range(state.players):
        state.has_passed[seat] = 0
    state.starter = next_bidder(state, state.turn)
    state.offer = 0
    if state.starter == NOBODY:
        ask_picker(state)
        return
    state.auction += 1
    open_auction(state)


def _after_pick(state: State) -> None:
    """From the lowest offer card upwards; then what is left leaves the game and the next round begins, or the final sale."""
    if state.auction:
        state.auction -= 1
        ask_picker(state)
        return
    clear_market(state)
    state.auction = state.players - 1
    state.starter = next_picker(state)
    state.auction = 0
    for seat in range(state.players):
        state.offer_cards[seat] = 0
    if state.round < state.rounds:
        _begin_round(state)
        return
    state.turn = NOBODY
    state.starter = NOBODY
    state.phase = FINAL
    state.note(FINAL_BEGAN, NOBODY, 0, 0)


def _begin_round(state: State) -> None:
    state.round += 1
    state.note(ROUND_BEGAN, state.starter, state.round, 0)
    open_auction(state)
