"""How `greedy` chooses: a rule of thumb for every decision, on nothing but what the seat in turn can see.

It reads other hands, too: in a view's state these hold only the cards everybody knows, in a playout those dealt anew.
"""

from byzanz.bots.measures import (
    ALONE,
    AUCTIONS,
    CROWD,
    DENY,
    FIGURES,
    GIVE_BACK,
    GIVE_HELP,
    MARKET,
    PAID_CARD,
    PAID_VALUE,
    POINT,
    RIVALS,
    ROOM,
    SHARE,
    SHELF,
    SLOT,
    TABLE,
    TABLES,
)
from byzanz.bots.valuing import Desk, Minds, bid_of, hand_of, lot_of, market_of, value
from byzanz.rules.material import BID, BIDDING, DISCARD, GIVE, GIVING, LIMIT, LIMITED, PASS, PICKED, SELL, TAKE, TAKING
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


def choose_bid(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Bid the least that is needed with the cards missed least, if hand and lot are then worth more than staying out."""
    desk.verb = PASS
    desk.cards = 0
    hand = hand_of(state, seat)
    need = state.highest + 1 - state.bid_totals[seat]
    if _money_of(hand) < need:
        return
    slot = desk.slots[seat]
    table = state.rounds - state.round + 1
    free = hand + bid_of(state, seat)
    rest = hand + lot_of(state)
    rest -= _least_missed(minds, slot, table, state, rest)
    _pay(minds, desk, slot, table, hand, rest, need)
    payment = desk.payments[need]
    won = value(minds, desk, slot, table, rest) - desk.costs[need]
    won -= _crowding(minds, slot, state.hand_sizes[seat] + state.offer - 1 - _size_of(payment), rest - payment)
    won += _order(minds, desk, slot, table, state, free)
    stay = value(minds, desk, slot, table, free) + minds.waits[(slot * TABLES + table) * AUCTIONS + state.auction]
    if won > stay:
        desk.verb = BID
        desk.cards = payment


def _least_missed(minds: Minds, slot: int, table: int, state: State, cards: int) -> int:
    """The card of the lot, packed, that would be missed least."""
    at = slot * SLOT + table * TABLE
    least = _NEVER
    found = 0
    for face in range(24):
        if state.lot[face]:
            good = face >> 2
            index = (cards >> (10 * good)) & 1023
            loss = minds.worths[at + index] - minds.worths[at + index - _bit(face & 3)]
            if loss < least:
                least = loss
                found = face
    if least == _NEVER:
        found = 24
    return card(found)


def _pay(minds: Minds, desk: Desk, slot: int, table: int, hand: int, rest: int, need: int) -> None:
    """The cheapest payment from the hand that comes to at least `need`, by what `rest` (hand and lot) loses.

    For every sum up to `need` the least cost is kept, good after good; what is above counts as `need`.
    """
    at = slot * SLOT + table * TABLE
    per_value = (minds.figures[slot * FIGURES + PAID_VALUE] * POINT) >> SHARE
    per_card = (minds.figures[slot * FIGURES + PAID_CARD] * POINT) >> SHARE
    _set_beside(minds, desk, at, rest)
    desk.costs[0] = 0
    desk.payments[0] = 0
    for total in range(1, need + 1):
        desk.costs[total] = _NEVER
    for good in range(6):
        held = (hand >> (10 * good)) & 1023
        if held:
            for total in range(need + 1):
                desk.costs[32 + total] = desk.costs[total]
                desk.payments[32 + total] = desk.payments[total]
            shelf = at + SHELF * desk.beside[good]
            index = (rest >> (10 * good)) & 1023
            _pay_with(minds, desk, shelf, good, held, index, need, per_value, per_card)


def _pay_with(
    minds: Minds, desk: Desk, shelf: int, good: int, held: int, index: int, need: int, per_value: int, per_card: int
) -> None:
    """Try every choice among the cards of one good on top of every sum reached with the goods before."""
    worth = minds.worths[shelf + index]
    for fours in range((held >> 8) + 1):
        for threes in range(((held >> 6) & 3) + 1):
            for twos in range(((held >> 3) & 7) + 1):
                for ones in range((held & 7) + 1):
                    paid = ones + (twos << 3) + (threes << 6) + (fours << 8)
                    if not paid:
                        continue
                    total = ones + 2 * twos + 3 * threes + 4 * fours
                    cost = worth - minds.worths[shelf + index - paid]
                    cost += per_value * total + per_card * (ones + twos + threes + fours)
                    for before in range(need):
                        if desk.costs[32 + before] < _NEVER:
                            reached = before + total
                            reached = min(reached, need)
                            if desk.costs[32 + before] + cost < desk.costs[reached]:
                                desk.costs[reached] = desk.costs[32 + before] + cost
                                desk.payments[reached] = desk.payments[32 + before] + _packed(paid, good)


def list_payments(minds: Minds, desk: Desk, state: State, seat: int, most: int) -> int:
    """The cheapest payment for every sum up to `most`, on the desk; what comes back is the money in the hand."""
    hand = hand_of(state, seat)
    money = _money_of(hand)
    slot = desk.slots[seat]
    table = state.rounds - state.round + 1
    rest = hand + lot_of(state)
    rest -= _least_missed(minds, slot, table, state, rest)
    _pay(minds, desk, slot, table, hand, rest, min(most, money))
    return money


def _set_beside(minds: Minds, desk: Desk, at: int, cards: int) -> None:
    """Put each merchant beside the good that gains most by it, one after the other."""
    for good in range(6):
        desk.beside[good] = 0
    merchants = min(cards >> 60, 4)
    for _ in range(merchants):
        most = 0
        where = -1
        for good in range(6):
            index = (cards >> (10 * good)) & 1023
            beside = desk.beside[good]
            if index and beside < 2:
                gain = minds.worths[at + SHELF * (beside + 1) + index] - minds.worths[at + SHELF * beside + index]
                if gain > most:
                    most = gain
                    where = good
        if where < 0:
            return
        desk.beside[where] += 1


def _order(minds: Minds, desk: Desk, slot: int, table: int, state: State, cards: int) -> int:
    """What the place in the market's order that comes with this offer card is worth beside a later one's, mostly a loss."""
    weight = minds.figures[slot * FIGURES + MARKET]
    if state.auction == 0 or weight == 0:
        return 0
    at = slot * SLOT + table * TABLE
    market = market_of(state)
    count = 0
    for good in range(6):
        lying = (market >> (10 * good)) & 1023
        if lying:
            held = (cards >> (10 * good)) & 1023
            _rank(desk, count, minds.worths[at + held + lying] - minds.worths[at + held])
            count += 1
    if market >> 60:
        lone = (slot * TABLES + table) * ALONE + (cards >> 60)
        _rank(desk, count, minds.alone[lone + (market >> 60)] - minds.alone[lone])
        count += 1
    rivals = minds.figures[slot * FIGURES + RIVALS]
    before = state.players - 1 - state.auction
    with_it = _at_rank(desk, count, rivals * before)
    without = _at_rank(desk, count, (rivals * (before - 1)) >> 1)
    return ((with_it - without) * weight) >> SHARE


def _rank(desk: Desk, count: int, gain: int) -> None:
    """Put one more gain among those already ranked, the highest first."""
    place = count
    while place > 0 and desk.gains[place - 1] < gain:
        desk.gains[place] = desk.gains[place - 1]
        place -= 1
    desk.gains[place] = gain


def _at_rank(desk: Desk, count: int, rank: int) -> int:
    """The gain at a rank in 1024ths, between its two neighbours."""
    rank = max(rank, 0)
    above = rank >> SHARE
    if above >= count:
        return 0
    below = desk.gains[above + 1] if above + 1 < count else 0
    return desk.gains[above] + (((below - desk.gains[above]) * (rank & 1023)) >> SHARE)


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
        score = value(minds, desk, slot, table, kept) - _crowding(minds, slot, size, kept)
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
    return minds.worths[at + index + _bit(face & 3)] - minds.worths[at + index]


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
        taken = hand + _packed(lying, kind)
        score = value(minds, desk, slot, table, taken)
        score -= _crowding(minds, slot, _size_of(taken), taken)
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
                score -= _crowding(minds, slot, size - 3, rest)
                if score > most:
                    most = score
                    desk.verb = SELL
                    desk.cards = cards
    for face in range(25):
        if state.hands[25 * seat + face]:
            rest = hand - card(face)
            score = value(minds, desk, slot, table, rest) - _crowding(minds, slot, size - 1, rest)
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


def best_set(hand: int, kind: int, merchants: int) -> int:
    """The set of a kind with so many merchants that keeps its highest card and spends its lowest; 0 if there is none."""
    held = (hand >> (10 * kind)) & 1023
    if kind == 6:
        return 3 * card(24) if held >= 3 and merchants == 0 else 0
    if cards_in(held) + merchants < 3 or merchants > hand >> 60 or not held:
        return 0
    top = 3
    while not held_at(held, top):
        top -= 1
    chosen = _bit(top)
    held -= chosen
    wanted = 2 - merchants
    low = 0
    while wanted:
        while not held_at(held, low):
            low += 1
        chosen += _bit(low)
        held -= _bit(low)
        wanted -= 1
    return _packed(chosen, kind) + merchants * card(24)


def set_points(cards: int) -> int:
    """What the sale of a set counts."""
    for kind in range(6):
        held = (cards >> (10 * kind)) & 1023
        if held:
            top = 3
            while not held_at(held, top):
                top -= 1
            return top + 1
    return 5


def _crowding(minds: Minds, slot: int, size: int, cards: int) -> int:
    """What it costs to hold more than seven cards, as far as sets can't be sold."""
    if size <= LIMIT:
        return 0
    merchants = cards >> 60
    sets = 0
    for good in range(6):
        held = cards_in((cards >> (10 * good)) & 1023)
        sets += held // 3
        if held % 3 == 2 and merchants:
            merchants -= 1
            sets += 1
    excess = size - LIMIT - 3 * sets
    if excess <= 0:
        return 0
    return excess * ((minds.figures[slot * FIGURES + CROWD] * POINT) >> SHARE)


# Small arithmetic on packed cards.


def card(face: int) -> int:
    """One card, packed."""
    return _packed(_bit(face & 3), face >> 2) if face < 24 else _packed(1, 6)


def _packed(held: int, kind: int) -> int:
    cards = held
    return cards << (10 * kind)


def _bit(rank: int) -> int:
    """One card of a good, in its ten bits: rank 0 to 3 are the values 1 to 4."""
    return 1 << (3 * rank - (rank == 3))


def held_at(held: int, rank: int) -> int:
    """How many cards of a rank are among the ten bits of a good."""
    return (held >> (3 * rank - (rank == 3))) & (7 if rank < 2 else 3)


def cards_in(held: int) -> int:
    """How many cards the ten bits of a good are."""
    return (held & 7) + ((held >> 3) & 7) + ((held >> 6) & 3) + (held >> 8)


def _size_of(cards: int) -> int:
    size = cards >> 60
    for good in range(6):
        size += cards_in((cards >> (10 * good)) & 1023)
    return size


def _money_of(cards: int) -> int:
    money = 0
    for good in range(6):
        held = (cards >> (10 * good)) & 1023
        money += (held & 7) + 2 * ((held >> 3) & 7) + 3 * ((held >> 6) & 3) + 4 * (held >> 8)
    return money
