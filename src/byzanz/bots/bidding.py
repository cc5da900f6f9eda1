"""How `greedy` bids: what the lot is worth, with which cards to pay, what the place in the market's order counts."""

from byzanz.bots.handful import bit, card, money_of, size_of
from byzanz.bots.table_layout import (
    ALONE,
    AUCTIONS,
    FIGURES,
    MARKET,
    PAID_CARD,
    PAID_VALUE,
    POINT,
    RIVALS,
    SHARE,
    SHELF,
    SLOT,
    TABLE,
    TABLES,
)
from byzanz.bots.valuing import Scratch, ValueTables, bid_of, hand_of, lot_of, market_of, over_limit_cost, value
from byzanz.rules.material import BID, PASS
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose_bid(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Bid the least that is needed with the cards missed least, if hand and lot are then worth more than staying out."""
    scratch.verb = PASS
    scratch.cards = 0
    hand = hand_of(state, seat)
    need = state.highest + 1 - state.bid_totals[seat]
    if money_of(hand) < need:
        return
    slot = scratch.slots[seat]
    table = state.rounds - state.round + 1
    free = hand + bid_of(state, seat)
    rest = hand + lot_of(state)
    rest -= least_missed(tables, slot, table, state, rest)
    _pay(tables, scratch, slot, table, hand, rest, need)
    payment = scratch.payments[need]
    won = value(tables, scratch, slot, table, rest) - scratch.costs[need]
    won -= over_limit_cost(tables, slot, state.hand_sizes[seat] + state.offer - 1 - size_of(payment), rest - payment)
    won += pick_order_value(tables, scratch, slot, table, state, free)
    stay = value(tables, scratch, slot, table, free) + tables.waits[(slot * TABLES + table) * AUCTIONS + state.auction]
    if won > stay:
        scratch.verb = BID
        scratch.cards = payment


def least_missed(tables: ValueTables, slot: int, table: int, state: State, cards: int) -> int:
    """The card of the lot, packed, that would be missed least."""
    at = slot * SLOT + table * TABLE
    least = _NEVER
    found = 0
    for face in range(24):
        if state.lot[face]:
            good = face >> 2
            index = (cards >> (10 * good)) & 1023
            loss = tables.worths[at + index] - tables.worths[at + index - bit(face & 3)]
            if loss < least:
                least = loss
                found = face
    if least == _NEVER:
        found = 24
    return card(found)


def _pay(tables: ValueTables, scratch: Scratch, slot: int, table: int, hand: int, rest: int, need: int) -> None:
    """The cheapest payment from the hand that comes to at least `need`, by what `rest` (hand and lot) loses.

    For every sum up to `need` the least cost is kept, good after good; what is above counts as `need`.
    """
    at = slot * SLOT + table * TABLE
    per_value = (tables.figures[slot * FIGURES + PAID_VALUE] * POINT) >> SHARE
    per_card = (tables.figures[slot * FIGURES + PAID_CARD] * POINT) >> SHARE
    _set_beside(tables, scratch, at, rest)
    scratch.costs[0] = 0
    scratch.payments[0] = 0
    for total in range(1, need + 1):
        scratch.costs[total] = _NEVER
    for good in range(6):
        held = (hand >> (10 * good)) & 1023
        if held:
            for total in range(need + 1):
                scratch.costs[32 + total] = scratch.costs[total]
                scratch.payments[32 + total] = scratch.payments[total]
            shelf = at + SHELF * scratch.beside[good]
            index = (rest >> (10 * good)) & 1023
            _pay_with(tables, scratch, shelf, good, held, index, need, per_value, per_card)


def _pay_with(
    tables: ValueTables,
    scratch: Scratch,
    shelf: int,
    good: int,
    held: int,
    index: int,
    need: int,
    per_value: int,
    per_card: int,
) -> None:
    """Try every choice among the cards of one good on top of every sum reached with the goods before."""
    worth = tables.worths[shelf + index]
    for fours in range((held >> 8) + 1):
        for threes in range(((held >> 6) & 3) + 1):
            for twos in range(((held >> 3) & 7) + 1):
                for ones in range((held & 7) + 1):
                    paid = ones + (twos << 3) + (threes << 6) + (fours << 8)
                    if not paid:
                        continue
                    total = ones + 2 * twos + 3 * threes + 4 * fours
                    cards = paid
                    cards = cards << (10 * good)
                    cost = worth - tables.worths[shelf + index - paid]
                    cost += per_value * total + per_card * (ones + twos + threes + fours)
                    for before in range(need):
                        if scratch.costs[32 + before] < _NEVER:
                            reached = before + total
                            reached = min(reached, need)
                            if scratch.costs[32 + before] + cost < scratch.costs[reached]:
                                scratch.costs[reached] = scratch.costs[32 + before] + cost
                                scratch.payments[reached] = scratch.payments[32 + before] + cards


def list_payments(tables: ValueTables, scratch: Scratch, state: State, seat: int, most: int) -> int:
    """The cheapest payment for every sum up to `most`, on the scratch; what comes back is the money in the hand."""
    hand = hand_of(state, seat)
    money = money_of(hand)
    slot = scratch.slots[seat]
    table = state.rounds - state.round + 1
    rest = hand + lot_of(state)
    rest -= least_missed(tables, slot, table, state, rest)
    _pay(tables, scratch, slot, table, hand, rest, min(most, money))
    return money


def _set_beside(tables: ValueTables, scratch: Scratch, at: int, cards: int) -> None:
    """Put each merchant beside the good that gains most by it, one after the other."""
    for good in range(6):
        scratch.beside[good] = 0
    merchants = cards >> 60
    for _ in range(min(merchants, 4)):
        most = 0
        where = -1
        for good in range(6):
            index = (cards >> (10 * good)) & 1023
            beside = scratch.beside[good]
            if index and beside < 2:
                gain = tables.worths[at + SHELF * (beside + 1) + index] - tables.worths[at + SHELF * beside + index]
                if gain > most:
                    most = gain
                    where = good
        if where < 0:
            return
        scratch.beside[where] += 1


def pick_order_value(tables: ValueTables, scratch: Scratch, slot: int, table: int, state: State, cards: int) -> int:
    """What the place in the market's order that comes with this offer card is worth beside a later one's, mostly a loss."""
    weight = tables.figures[slot * FIGURES + MARKET]
    if state.auction == 0 or weight == 0:
        return 0
    at = slot * SLOT + table * TABLE
    market = market_of(state)
    count = 0
    for good in range(6):
        lying = (market >> (10 * good)) & 1023
        if lying:
            held = (cards >> (10 * good)) & 1023
            _rank(scratch, count, tables.worths[at + held + lying] - tables.worths[at + held])
            count += 1
    if market >> 60:
        lone = (slot * TABLES + table) * ALONE + (cards >> 60)
        _rank(scratch, count, tables.alone[lone + (market >> 60)] - tables.alone[lone])
        count += 1
    rivals = tables.figures[slot * FIGURES + RIVALS]
    before = state.players - 1 - state.auction
    with_it = _at_rank(scratch, count, rivals * before)
    without = _at_rank(scratch, count, (rivals * (before - 1)) >> 1)
    return ((with_it - without) * weight) >> SHARE


def _rank(scratch: Scratch, count: int, gain: int) -> None:
    """Put one more gain among those already ranked, the highest first."""
    place = count
    while place > 0 and scratch.gains[place - 1] < gain:
        scratch.gains[place] = scratch.gains[place - 1]
        place -= 1
    scratch.gains[place] = gain


def _at_rank(scratch: Scratch, count: int, rank: int) -> int:
    """The gain at a rank in 1024ths, between its two neighbours."""
    rank = max(rank, 0)
    above = rank >> SHARE
    if above >= count:
        return 0
    below = scratch.gains[above + 1] if above + 1 < count else 0
    return scratch.gains[above] + (((below - scratch.gains[above]) * (rank & 1023)) >> SHARE)
