"""How `greedy` chooses: a rule of thumb for every decision, on nothing but what the seat in turn can see.

It reads other hands, too: in a view's state these hold only the cards everybody knows, in a playout those dealt anew.
"""

from byzanz.bots.bidding import choose_bid
from byzanz.bots.handful import best_set, bit, card, packed, set_points, size_of
from byzanz.bots.measures import ALONE, DENY, FIGURES, GIVE_BACK, GIVE_HELP, POINT, ROOM, SHARE, SLOT, TABLE, TABLES
from byzanz.bots.valuing import Desk, Minds, crowding, hand_of, lot_of, market_of, value
from byzanz.rules.material import BIDDING, DISCARD, GIVE, GIVING, LIMITED, PASS, PICKED, SELL, TAKE, TAKING
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Decide for a seat: the verb and the cards lie on the desk."""
    if state.phase == BIDDING:
        choose_bid(minds, desk, state, seat)
    elif state.phase == GIVING:
        choose_gift(minds, desk, state, seat)
    elif state.phase == TAKING:
        choose_kind(minds, desk, state, seat)
    elif state.phase == LIMITED:
        choose_riddance(minds, desk, state, seat)
    else:
        choose_sale(minds, desk, state, seat)


def choose_gift(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Give the card of the lot that is missed least and helps the others least."""
    slot = desk.slots[seat]
    table = state.rounds - state.round + 1
    rest = hand_of(state, seat) + lot_of(state)
    market = market_of(state)
    size = state.hand_sizes[seat] + state.offer - 1
    help_weight = minds.figures[slot * FIGURES + GIVE_HELP]
    back_weight = minds.figures[slot * FIGURES + GIVE_BACK]
    most = -_NEVER
    for face in range(25):
        if not state.lot[face]:
            continue
        kept = rest - card(face)
        score = value(minds, desk, slot, table, kept) - crowding(minds, slot, size, kept)
        help_to = 0
        for other in range(state.players):
            if other != seat:
                help_to = max(help_to, _use(minds, slot, table, hand_of(state, other), market, face))
        score -= (help_weight * help_to) >> SHARE
        score += (back_weight * _use(minds, slot, table, kept, market, face)) >> SHARE
        if score > most:
            most = score
            desk.cards = card(face)
    desk.verb = GIVE


def _use(minds: Minds, slot: int, table: int, hand: int, market: int, face: int) -> int:
    """How much more the market is worth to a hand with one more card of this face in it."""
    if face == 24:
        lone = (slot * TABLES + table) * ALONE + (hand >> 60) + (market >> 60)
        return minds.alone[lone + 1] - minds.alone[lone]
    at = slot * SLOT + table * TABLE
    index = ((hand >> (10 * (face >> 2))) & 1023) + ((market >> (10 * (face >> 2))) & 1023)
    return minds.worths[at + index + bit(face & 3)] - minds.worths[at + index]


def choose_kind(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Take the kind that is worth most, a little also for what the later pickers would do with it."""
    slot = desk.slots[seat]
    table = state.rounds - state.round
    hand = hand_of(state, seat)
    market = market_of(state)
    weight = minds.figures[slot * FIGURES + DENY]
    most = -_NEVER
    for kind in range(7):
        lying = (market >> (10 * kind)) & 1023
        if not lying:
            continue
        taken = hand + packed(lying, kind)
        score = value(minds, desk, slot, table, taken)
        score -= crowding(minds, slot, size_of(taken), taken)
        denied = 0
        if weight:
            for other in range(state.players):
                if state.offer_cards[other] > state.offer_cards[seat]:
                    denied = max(denied, _gain_of(minds, slot, table, hand_of(state, other), kind, lying))
        score += (weight * denied) >> SHARE
        if score > most:
            most = score
            desk.cards = card(4 * kind)
    desk.verb = TAKE


def _gain_of(minds: Minds, slot: int, table: int, hand: int, kind: int, lying: int) -> int:
    """What a kind in the market would add to a hand, jokers aside."""
    if kind == 6:
        lone = (slot * TABLES + table) * ALONE + (hand >> 60)
        return minds.alone[lone + lying] - minds.alone[lone]
    at = slot * SLOT + table * TABLE + ((hand >> (10 * kind)) & 1023)
    return minds.worths[at + lying] - minds.worths[at]


def choose_riddance(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Above the hand limit: the sale or discard that leaves most."""
    slot = desk.slots[seat]
    table = state.rounds - state.round + 1
    if state.resume == PICKED:
        table -= 1
    hand = hand_of(state, seat)
    size = state.hand_sizes[seat]
    room = (minds.figures[slot * FIGURES + ROOM] * POINT) >> SHARE
    most = -_NEVER
    for kind in range(7):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                rest = hand - cards
                score = POINT * set_points(cards) + value(minds, desk, slot, table, rest) + 2 * room
                score -= crowding(minds, slot, size - 3, rest)
                if score > most:
                    most = score
                    desk.verb = SELL
                    desk.cards = cards
    for face in range(25):
        if state.hands[25 * seat + face]:
            rest = hand - card(face)
            score = value(minds, desk, slot, table, rest) - crowding(minds, slot, size - 1, rest)
            if score > most:
                most = score
                desk.verb = DISCARD
                desk.cards = card(face)


def choose_sale(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """The final sale: the next set of a best division of the hand into sets, or done."""
    table = TABLES - 1 if state.goods_only else 0
    hand = hand_of(state, seat)
    most = value(minds, desk, 0, table, hand)
    desk.verb = PASS
    desk.cards = 0
    for kind in range(7):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                left = value(minds, desk, 0, table, hand - cards)
                spent = 3
                if state.goods_only:
                    spent = 0 if kind == 6 else 3 - merchants
                if POINT * set_points(cards) - spent + left == most:
                    desk.verb = SELL
                    desk.cards = cards
                    return
