"""How `greedy` chooses: a rule of thumb for every decision, on nothing but what the seat in turn can see.

It reads other hands, too: in a view's state these hold only the cards everybody knows, in a playout those dealt anew.
"""

from byzanz.bots.bidding import choose_bid
from byzanz.bots.handful import best_set, bit, card, packed, set_points, size_of
from byzanz.bots.table_layout import ALONE, DENY, FIGURES, GIVE_BACK, GIVE_HELP, POINT, ROOM, SHARE, SLOT, TABLE, TABLES
from byzanz.bots.valuing import Scratch, ValueTables, hand_of, lot_of, market_of, over_limit_cost, value
from byzanz.rules.material import BIDDING, DISCARD, GIVE, GIVING, LIMITED, PASS, PICKED, SELL, TAKE, TAKING
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Decide for a seat: the verb and the cards lie on the scratch."""
    if state.phase == BIDDING:
        choose_bid(tables, scratch, state, seat)
    elif state.phase == GIVING:
        choose_gift(tables, scratch, state, seat)
    elif state.phase == TAKING:
        choose_kind(tables, scratch, state, seat)
    elif state.phase == LIMITED:
        choose_discard_or_sale(tables, scratch, state, seat)
    else:
        choose_sale(tables, scratch, state, seat)


def choose_gift(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Give the card of the lot that is missed least and helps the others least."""
    slot = scratch.slots[seat]
    table = state.rounds - state.round + 1
    rest = hand_of(state, seat) + lot_of(state)
    market = market_of(state)
    size = state.hand_sizes[seat] + state.offer - 1
    help_weight = tables.figures[slot * FIGURES + GIVE_HELP]
    back_weight = tables.figures[slot * FIGURES + GIVE_BACK]
    most = -_NEVER
    for face in range(25):
        if not state.lot[face]:
            continue
        kept = rest - card(face)
        score = value(tables, scratch, slot, table, kept) - over_limit_cost(tables, slot, size, kept)
        help_to = 0
        for other in range(state.players):
            if other != seat:
                help_to = max(help_to, gain_of_adding(tables, slot, table, hand_of(state, other), market, face))
        score -= (help_weight * help_to) >> SHARE
        score += (back_weight * gain_of_adding(tables, slot, table, kept, market, face)) >> SHARE
        if score > most:
            most = score
            scratch.cards = card(face)
    scratch.verb = GIVE


def gain_of_adding(tables: ValueTables, slot: int, table: int, hand: int, market: int, face: int) -> int:
    """How much more the market is worth to a hand with one more card of this face in it."""
    if face == 24:
        lone = (slot * TABLES + table) * ALONE + (hand >> 60) + (market >> 60)
        return tables.alone[lone + 1] - tables.alone[lone]
    at = slot * SLOT + table * TABLE
    index = ((hand >> (10 * (face >> 2))) & 1023) + ((market >> (10 * (face >> 2))) & 1023)
    return tables.worths[at + index + bit(face & 3)] - tables.worths[at + index]


def choose_kind(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Take the kind that is worth most, a little also for what the later pickers would do with it."""
    slot = scratch.slots[seat]
    table = state.rounds - state.round
    hand = hand_of(state, seat)
    market = market_of(state)
    weight = tables.figures[slot * FIGURES + DENY]
    most = -_NEVER
    for kind in range(7):
        lying = (market >> (10 * kind)) & 1023
        if not lying:
            continue
        taken = hand + packed(lying, kind)
        score = value(tables, scratch, slot, table, taken)
        score -= over_limit_cost(tables, slot, size_of(taken), taken)
        denied = 0
        if weight:
            for other in range(state.players):
                if state.offer_cards[other] > state.offer_cards[seat]:
                    denied = max(denied, _gain_of(tables, slot, table, hand_of(state, other), kind, lying))
        score += (weight * denied) >> SHARE
        if score > most:
            most = score
            scratch.cards = card(4 * kind)
    scratch.verb = TAKE


def _gain_of(tables: ValueTables, slot: int, table: int, hand: int, kind: int, lying: int) -> int:
    """What a kind in the market would add to a hand, jokers aside."""
    if kind == 6:
        lone = (slot * TABLES + table) * ALONE + (hand >> 60)
        return tables.alone[lone + lying] - tables.alone[lone]
    at = slot * SLOT + table * TABLE + ((hand >> (10 * kind)) & 1023)
    return tables.worths[at + lying] - tables.worths[at]


def choose_discard_or_sale(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Above the hand limit: the sale or discard that leaves most."""
    slot = scratch.slots[seat]
    table = state.rounds - state.round + 1
    if state.resume == PICKED:
        table -= 1
    hand = hand_of(state, seat)
    size = state.hand_sizes[seat]
    room = (tables.figures[slot * FIGURES + ROOM] * POINT) >> SHARE
    most = -_NEVER
    for kind in range(7):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                rest = hand - cards
                score = POINT * set_points(cards) + value(tables, scratch, slot, table, rest) + 2 * room
                score -= over_limit_cost(tables, slot, size - 3, rest)
                if score > most:
                    most = score
                    scratch.verb = SELL
                    scratch.cards = cards
    for face in range(25):
        if state.hands[25 * seat + face]:
            rest = hand - card(face)
            score = value(tables, scratch, slot, table, rest) - over_limit_cost(tables, slot, size - 1, rest)
            if score > most:
                most = score
                scratch.verb = DISCARD
                scratch.cards = card(face)


def choose_sale(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """The final sale: the next set of a best division of the hand into sets, or done."""
    table = TABLES - 1 if state.goods_only else 0
    hand = hand_of(state, seat)
    most = value(tables, scratch, 0, table, hand)
    scratch.verb = PASS
    scratch.cards = 0
    for kind in range(7):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                left = value(tables, scratch, 0, table, hand - cards)
                spent = 3
                if state.goods_only:
                    spent = 0 if kind == 6 else 3 - merchants
                if POINT * set_points(cards) - spent + left == most:
                    scratch.verb = SELL
                    scratch.cards = cards
                    return
