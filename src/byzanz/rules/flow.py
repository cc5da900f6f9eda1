"""The flow of a game: refuse an action or apply it, then do what the rules do by themselves until a seat must decide."""

from byzanz.rules import material
from byzanz.rules.auction import bid, give, next_bidder, open_auction, pass_auction
from byzanz.rules.cards import kind_of, merchants_in, seat_slot, single, total_of
from byzanz.rules.hand_limit import discard, enforce_limit, resume
from byzanz.rules.market import ask_picker, clear_market, holder_of, kind_size, take
from byzanz.rules.material import EventKind, Phase, Refusal, Verb
from byzanz.rules.sale import kept_card, sell
from byzanz.rules.score import name_winners
from byzanz.rules.state import State


def begin(state: State) -> None:
    """Start round 1 after the deal."""
    state.event_count = 0
    _begin_round(state)
    advance(state)


def submit(state: State, seat: int, verb: int, cards: int) -> int:
    """Apply an action if the rules allow it; return 0, or the refusal, and then nothing has changed.

    The cards of a take are one card of the kind (any value), packed like all others.
    """
    refusal = refusal_of(state, seat, verb, cards)
    if refusal:
        return refusal
    apply(state, seat, verb, cards)
    return Refusal.NONE


def apply(state: State, seat: int, verb: int, cards: int) -> None:
    """Apply an action that is known to be legal."""
    state.event_count = 0
    state.version += 1
    if verb == Verb.BID:
        bid(state, seat, cards)
    elif verb == Verb.SELL:
        sell(state, seat, cards)
    elif verb == Verb.GIVE:
        give(state, seat, single(cards))
    elif verb == Verb.TAKE:
        take(state, seat, kind_of(single(cards)))
    elif verb == Verb.DISCARD:
        discard(state, seat, single(cards))
    elif state.phase == Phase.FINAL:
        _finish(state, seat)
    else:
        pass_auction(state, seat)
    if state.phase == Phase.LIMIT or state.phase > Phase.OVER:
        advance(state)


def refusal_of(state: State, seat: int, verb: int, cards: int) -> int:
    """Return why a seat may not do this now, or 0; look at nothing that the seat can't see."""
    if state.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if verb == Verb.SELL:
        return _sale_refusal(state, seat, cards)
    if verb == Verb.PASS and state.phase == Phase.FINAL:
        if cards:
            return Refusal.MALFORMED_ACTION
        return Refusal.ALREADY_DONE if state.is_done[seat] else Refusal.NONE
    if state.turn != seat and state.phase != Phase.FINAL:
        return Refusal.NOT_YOUR_TURN
    if state.phase != _phase_for(verb):
        return Refusal.WRONG_PHASE
    if verb == Verb.BID:
        return _bid_refusal(state, seat, cards)
    if verb == Verb.PASS:
        return Refusal.MALFORMED_ACTION if cards else Refusal.NONE
    face = single(cards)
    if face == material.NO_CARD:
        return Refusal.MALFORMED_ACTION
    if verb == Verb.GIVE:
        return Refusal.NONE if state.lot[face] else Refusal.NOT_IN_LOT
    if verb == Verb.TAKE:
        return Refusal.NONE if kind_size(state, kind_of(face)) else Refusal.NOT_IN_MARKET
    return Refusal.NONE if state.hands[seat_slot(seat, face)] else Refusal.NOT_IN_HAND


def _phase_for(verb: int) -> int:
    """Return the phase in which a seat in turn does this; a discard needs a hand above the limit (R15)."""
    if verb == Verb.GIVE:
        return Phase.GIVE
    if verb == Verb.TAKE:
        return Phase.TAKE
    if verb == Verb.DISCARD:
        return Phase.LIMIT
    return Phase.BID


def _bid_refusal(state: State, seat: int, cards: int) -> int:
    """Return why these cards can't be added to the seat's bid, or 0."""
    if not cards:
        return Refusal.MALFORMED_ACTION
    if merchants_in(cards):
        return Refusal.MERCHANT_IN_BID
    if not state.holds(seat, cards):
        return Refusal.NOT_IN_HAND
    if state.bid_totals[seat] + total_of(cards) <= state.highest:
        return Refusal.BID_TOO_LOW
    return Refusal.NONE


def _sale_refusal(state: State, seat: int, cards: int) -> int:
    """Return why these cards can't be sold, or 0: at any time, but only from the hand; cards of an open bid are bound (R2)."""
    if kept_card(cards) == material.NO_CARD:
        return Refusal.NOT_A_SET
    return Refusal.NONE if state.holds(seat, cards) else Refusal.NOT_IN_HAND


def _finish(state: State, seat: int) -> None:
    """Note that a seat is done with its final sale; when all are done, end the game (R7)."""
    state.is_done[seat] = 1
    state.emit(EventKind.DONE, seat, 0, 0)
    for other in range(state.players):
        if not state.is_done[other]:
            return
    state.phase = Phase.OVER
    name_winners(state)
    state.emit(EventKind.OVER, material.NOBODY, 0, 0)


def advance(state: State) -> None:
    """Do what the rules do by themselves, until somebody has to decide."""
    while True:
        if state.phase == Phase.LIMIT:
            if not resume(state):
                return
        elif state.phase == Phase.LOT_TAKEN:
            if not enforce_limit(state):
                _after_lot(state)
        elif state.phase == Phase.PICKED:
            if not enforce_limit(state):
                _after_pick(state)
        else:
            return


def _after_lot(state: State) -> None:
    """Open the next auction, which the next seat left of the winner without an offer card starts; after the last, the market."""
    for seat in range(state.players):
        state.has_passed[seat] = 0
    state.starter = next_bidder(state, state.turn)
    state.offer = 0
    if state.starter == material.NOBODY:
        state.picks_left = state.players
        ask_picker(state)
        return
    state.auction += 1
    open_auction(state)


def _after_pick(state: State) -> None:
    """Ask for the next pick; after the last one clear the market and begin the next round, or the final sale."""
    if state.picks_left:
        ask_picker(state)
        return
    clear_market(state)
    state.starter = holder_of(state, state.offers[state.players - 1])
    for seat in range(state.players):
        state.offer_cards[seat] = 0
    if state.round < state.rounds:
        _begin_round(state)
        return
    state.turn = material.NOBODY
    state.starter = material.NOBODY
    state.phase = Phase.FINAL
    state.emit(EventKind.FINAL_BEGAN, material.NOBODY, 0, 0)


def _begin_round(state: State) -> None:
    """Begin a round with its first auction."""
    state.round += 1
    state.auction = 0
    state.emit(EventKind.ROUND_BEGAN, state.starter, state.round, 0)
    open_auction(state)
