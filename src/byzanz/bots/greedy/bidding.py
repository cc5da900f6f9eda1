"""The bids of `greedy`: the worth of the lot, the cards to pay with, the value of a place in the pick order."""

from byzanz.bots.greedy.layout import (
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
from byzanz.bots.greedy.valuing import Scratch, ValueTables, over_limit_cost, value
from byzanz.rules import material
from byzanz.rules.cards import (
    card,
    cards_of,
    kind_of,
    merchants_in,
    part_card,
    part_of,
    part_with,
    rank_of,
    size_of,
    total_of,
)
from byzanz.rules.material import Verb
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose_bid(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Bid the least that is needed with the cards missed least, if hand and lot are then worth more than staying out."""
    scratch.verb = Verb.PASS
    scratch.cards = 0
    hand = state.hand_of(seat)
    need = state.highest + 1 - state.bid_totals[seat]
    if total_of(hand) < need:
        return
    slot = scratch.slots[seat]
    rounds_left = state.rounds - state.round + 1
    free = hand + state.bid_of(seat)
    rest = hand + state.lot_cards()
    rest -= least_missed(tables, slot, rounds_left, state, rest)
    _pay(tables, scratch, slot, rounds_left, hand, rest, need)
    payment = scratch.payments[need]
    won = value(tables, scratch, slot, rounds_left, rest) - scratch.costs[need]
    won -= over_limit_cost(tables, slot, state.hand_sizes[seat] + state.offer - 1 - size_of(payment), rest - payment)
    won += pick_order_value(tables, scratch, slot, rounds_left, state, free)
    stay = (
        value(tables, scratch, slot, rounds_left, free)
        + tables.waits[(slot * TABLES + rounds_left) * AUCTIONS + state.auction]
    )
    if won > stay:
        scratch.verb = Verb.BID
        scratch.cards = payment


def least_missed(tables: ValueTables, slot: int, rounds_left: int, state: State, cards: int) -> int:
    """Return the card of the lot, packed, that would be missed least."""
    at = slot * SLOT + rounds_left * TABLE
    least = _NEVER
    found = 0
    for face in range(material.MERCHANT):
        if state.lot[face]:
            good = kind_of(face)
            index = part_of(cards, good)
            loss = tables.worths[at + index] - tables.worths[at + index - part_card(rank_of(face))]
            if loss < least:
                least = loss
                found = face
    if least == _NEVER:
        found = 24
    return card(found)


def _pay(tables: ValueTables, scratch: Scratch, slot: int, rounds_left: int, hand: int, rest: int, need: int) -> None:
    """Find the cheapest payment from the hand that comes to at least `need`, by what `rest` (hand and lot) loses.

    For every sum up to `need` the least cost is kept, good after good; what is above counts as `need`.
    """
    at = slot * SLOT + rounds_left * TABLE
    per_value = (tables.figures[slot * FIGURES + PAID_VALUE] * POINT) >> SHARE
    per_card = (tables.figures[slot * FIGURES + PAID_CARD] * POINT) >> SHARE
    _set_beside(tables, scratch, at, rest)
    scratch.costs[0] = 0
    scratch.payments[0] = 0
    for total in range(1, need + 1):
        scratch.costs[total] = _NEVER
    for good in range(material.GOODS):
        held = part_of(hand, good)
        if held:
            for total in range(need + 1):
                scratch.costs[32 + total] = scratch.costs[total]
                scratch.payments[32 + total] = scratch.payments[total]
            shelf = at + SHELF * scratch.beside[good]
            index = part_of(rest, good)
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
    """Try every choice among the cards of one good on top of every sum reached with the goods before it."""
    worth = tables.worths[shelf + index]
    for fours in range((held >> 8) + 1):
        for threes in range(((held >> 6) & 3) + 1):
            for twos in range(((held >> 3) & 7) + 1):
                for ones in range((held & 7) + 1):
                    paid = part_with(ones, twos, threes, fours)
                    if not paid:
                        continue
                    total = ones + 2 * twos + 3 * threes + 4 * fours
                    cards = cards_of(paid, good)
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
    """Write the cheapest payment for every sum up to `most` to the scratch; return the sum of the hand."""
    hand = state.hand_of(seat)
    money = total_of(hand)
    slot = scratch.slots[seat]
    rounds_left = state.rounds - state.round + 1
    rest = hand + state.lot_cards()
    rest -= least_missed(tables, slot, rounds_left, state, rest)
    _pay(tables, scratch, slot, rounds_left, hand, rest, min(most, money))
    return money


def _set_beside(tables: ValueTables, scratch: Scratch, at: int, cards: int) -> None:
    """Assign each merchant in turn to the good that gains most by it."""
    for good in range(material.GOODS):
        scratch.beside[good] = 0
    merchants = merchants_in(cards)
    for _ in range(min(merchants, 4)):
        most = 0
        where = -1
        for good in range(material.GOODS):
            index = part_of(cards, good)
            beside = scratch.beside[good]
            if index and beside < 2:
                gain = tables.worths[at + SHELF * (beside + 1) + index] - tables.worths[at + SHELF * beside + index]
                if gain > most:
                    most = gain
                    where = good
        if where < 0:
            return
        scratch.beside[where] += 1


def pick_order_value(
    tables: ValueTables, scratch: Scratch, slot: int, rounds_left: int, state: State, cards: int
) -> int:
    """Return what picking with this offer card is worth compared with a later one's: mostly a loss."""
    weight = tables.figures[slot * FIGURES + MARKET]
    if state.auction == 0 or weight == 0:
        return 0
    at = slot * SLOT + rounds_left * TABLE
    market = state.market_cards()
    count = 0
    for good in range(material.GOODS):
        lying = part_of(market, good)
        if lying:
            held = part_of(cards, good)
            _rank(scratch, count, tables.worths[at + held + lying] - tables.worths[at + held])
            count += 1
    if merchants_in(market):
        lone = (slot * TABLES + rounds_left) * ALONE + merchants_in(cards)
        _rank(scratch, count, tables.alone[lone + merchants_in(market)] - tables.alone[lone])
        count += 1
    rivals = tables.figures[slot * FIGURES + RIVALS]
    before = state.players - 1 - state.auction
    with_it = _at_rank(scratch, count, rivals * before)
    without = _at_rank(scratch, count, (rivals * (before - 1)) >> 1)
    return ((with_it - without) * weight) >> SHARE


def _rank(scratch: Scratch, count: int, gain: int) -> None:
    """Insert a gain among those already ranked, the highest first."""
    place = count
    while place > 0 and scratch.gains[place - 1] < gain:
        scratch.gains[place] = scratch.gains[place - 1]
        place -= 1
    scratch.gains[place] = gain


def _at_rank(scratch: Scratch, count: int, rank: int) -> int:
    """Return the gain at a rank in 1024ths, interpolated between its two neighbours."""
    rank = max(rank, 0)
    above = rank >> SHARE
    if above >= count:
        return 0
    below = scratch.gains[above + 1] if above + 1 < count else 0
    return scratch.gains[above] + (((below - scratch.gains[above]) * (rank & 1023)) >> SHARE)
