"""The choices of `greedy`: a rule of thumb for every decision, on nothing but what the seat in turn can see.

It reads other hands, too: in a view's state these hold only the cards everybody knows, in a rollout those dealt for it.
"""

from byzanz.bots.greedy.bidding import choose_bid
from byzanz.bots.greedy.layout import (
    ALONE,
    DENY,
    FIGURES,
    GIVE_BACK,
    GIVE_HELP,
    POINT,
    ROOM,
    SHARE,
    SLOT,
    TABLE,
    TABLES,
)
from byzanz.bots.greedy.valuing import Scratch, ValueTables, over_limit_cost, value
from byzanz.rules import material
from byzanz.rules.cards import (
    card,
    cards_of,
    first_face,
    kind_of,
    merchants_in,
    part_card,
    part_of,
    rank_of,
    seat_slot,
    size_of,
)
from byzanz.rules.material import Phase, Verb
from byzanz.rules.sale import best_set, set_points
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Decide for a seat; write the verb and the cards to the scratch."""
    if state.phase == Phase.BID:
        choose_bid(tables, scratch, state, seat)
    elif state.phase == Phase.GIVE:
        choose_gift(tables, scratch, state, seat)
    elif state.phase == Phase.TAKE:
        choose_kind(tables, scratch, state, seat)
    elif state.phase == Phase.LIMIT:
        choose_discard_or_sale(tables, scratch, state, seat)
    else:
        choose_sale(tables, scratch, state, seat)


def choose_gift(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Give the card of the lot that is missed least and helps the others least."""
    slot = scratch.slots[seat]
    rounds_left = state.rounds - state.round + 1
    rest = state.hand_of(seat) + state.lot_cards()
    market = state.market_cards()
    size = state.hand_sizes[seat] + state.offer - 1
    help_weight = tables.figures[slot * FIGURES + GIVE_HELP]
    back_weight = tables.figures[slot * FIGURES + GIVE_BACK]
    most = -_NEVER
    for face in range(material.FACES):
        if not state.lot[face]:
            continue
        kept = rest - card(face)
        score = value(tables, scratch, slot, rounds_left, kept) - over_limit_cost(tables, slot, size, kept)
        help_to = 0
        for other in range(state.players):
            if other != seat:
                help_to = max(help_to, gain_of_adding(tables, slot, rounds_left, state.hand_of(other), market, face))
        score -= (help_weight * help_to) >> SHARE
        score += (back_weight * gain_of_adding(tables, slot, rounds_left, kept, market, face)) >> SHARE
        if score > most:
            most = score
            scratch.cards = card(face)
    scratch.verb = Verb.GIVE


def gain_of_adding(tables: ValueTables, slot: int, rounds_left: int, hand: int, market: int, face: int) -> int:
    """Return how much more the market is worth to a hand with one more card of this face in it."""
    if face == material.MERCHANT:
        lone = (slot * TABLES + rounds_left) * ALONE + merchants_in(hand) + merchants_in(market)
        return tables.alone[lone + 1] - tables.alone[lone]
    at = slot * SLOT + rounds_left * TABLE
    index = part_of(hand, kind_of(face)) + part_of(market, kind_of(face))
    return tables.worths[at + index + part_card(rank_of(face))] - tables.worths[at + index]


def choose_kind(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Take the kind that is worth most, with some weight on what later pickers would gain by it."""
    slot = scratch.slots[seat]
    rounds_left = state.rounds - state.round
    hand = state.hand_of(seat)
    market = state.market_cards()
    weight = tables.figures[slot * FIGURES + DENY]
    most = -_NEVER
    for kind in range(material.KINDS):
        lying = part_of(market, kind)
        if not lying:
            continue
        taken = hand + cards_of(lying, kind)
        score = value(tables, scratch, slot, rounds_left, taken)
        score -= over_limit_cost(tables, slot, size_of(taken), taken)
        denied = 0
        if weight:
            for other in range(state.players):
                if state.offer_cards[other] > state.offer_cards[seat]:
                    denied = max(denied, _gain_of(tables, slot, rounds_left, state.hand_of(other), kind, lying))
        score += (weight * denied) >> SHARE
        if score > most:
            most = score
            scratch.cards = card(first_face(kind))
    scratch.verb = Verb.TAKE


def _gain_of(tables: ValueTables, slot: int, rounds_left: int, hand: int, kind: int, lying: int) -> int:
    """Return what a kind in the market would add to a hand, jokers aside."""
    if kind == material.MERCHANTS:
        lone = (slot * TABLES + rounds_left) * ALONE + merchants_in(hand)
        return tables.alone[lone + lying] - tables.alone[lone]
    at = slot * SLOT + rounds_left * TABLE + part_of(hand, kind)
    return tables.worths[at + lying] - tables.worths[at]


def choose_discard_or_sale(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Choose the sale or discard that leaves most, for a hand above the limit."""
    slot = scratch.slots[seat]
    rounds_left = state.rounds - state.round + 1
    if state.resume == Phase.PICKED:
        rounds_left -= 1
    hand = state.hand_of(seat)
    size = state.hand_sizes[seat]
    room = (tables.figures[slot * FIGURES + ROOM] * POINT) >> SHARE
    most = -_NEVER
    for kind in range(material.KINDS):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                rest = hand - cards
                score = POINT * set_points(cards) + value(tables, scratch, slot, rounds_left, rest) + 2 * room
                score -= over_limit_cost(tables, slot, size - 3, rest)
                if score > most:
                    most = score
                    scratch.verb = Verb.SELL
                    scratch.cards = cards
    for face in range(material.FACES):
        if state.hands[seat_slot(seat, face)]:
            rest = hand - card(face)
            score = value(tables, scratch, slot, rounds_left, rest) - over_limit_cost(tables, slot, size - 1, rest)
            if score > most:
                most = score
                scratch.verb = Verb.DISCARD
                scratch.cards = card(face)


def choose_sale(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Choose the next set of a best division of the hand into sets in the final sale, or to be done."""
    rounds_left = TABLES - 1 if state.goods_only else 0
    hand = state.hand_of(seat)
    most = value(tables, scratch, 0, rounds_left, hand)
    scratch.verb = Verb.PASS
    scratch.cards = 0
    for kind in range(material.KINDS):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                left = value(tables, scratch, 0, rounds_left, hand - cards)
                spent = 3
                if state.goods_only:
                    spent = 0 if kind == material.MERCHANTS else 3 - merchants
                if POINT * set_points(cards) - spent + left == most:
                    scratch.verb = Verb.SELL
                    scratch.cards = cards
                    return
