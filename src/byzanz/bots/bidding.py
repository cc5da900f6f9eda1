"""How `greedy` bids: what the lot is worth, with which cards to pay, what the place in the market's order counts."""

from byzanz.bots.handful import bit, card, money_of, size_of
from byzanz.bots.measures import (
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
from byzanz.bots.valuing import Desk, Minds, bid_of, crowding, hand_of, lot_of, market_of, value
from byzanz.rules.material import BID, PASS
from byzanz.rules.state import State

_NEVER = 1 << 24


def choose_bid(minds: Minds, desk: Desk, state: State, seat: int) -> None:
    """Bid the least that is needed with the cards missed least, if hand and lot are then worth more than staying out."""
    desk.verb = PASS
    desk.cards = 0
    hand = hand_of(state, seat)
    need = state.highest + 1 - state.bid_totals[seat]
    if money_of(hand) < need:
        return
    slot = desk.slots[seat]
    table = state.rounds - state.round + 1
    free = hand + bid_of(state, seat)
    rest = hand + lot_of(state)
    rest -= _least_missed(minds, slot, table, state, rest)
    _pay(minds, desk, slot, table, hand, rest, need)
    payment = desk.payments[need]
    won = value(minds, desk, slot, table, rest) - desk.costs[need]
    won -= crowding(minds, slot, state.hand_sizes[seat] + state.offer - 1 - size_of(payment), rest - payment)
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
            loss = minds.worths[at + index] - minds.worths[at + index - bit(face & 3)]
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
                    cards = paid
                    cards = cards << (10 * good)
                    cost = worth - minds.worths[shelf + index - paid]
                    cost += per_value * total + per_card * (ones + twos + threes + fours)
                    for before in range(need):
                        if desk.costs[32 + before] < _NEVER:
                            reached = before + total
                            reached = min(reached, need)
                            if desk.costs[32 + before] + cost < desk.costs[reached]:
                                desk.costs[reached] = desk.costs[32 + before] + cost
                                desk.payments[reached] = desk.payments[32 + before] + cards


def list_payments(minds: Minds, desk: Desk, state: State, seat: int, most: int) -> int:
    """The cheapest payment for every sum up to `most`, on the desk; what comes back is the money in the hand."""
    hand = hand_of(state, seat)
    money = money_of(hand)
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
    merchants = cards >> 60
    for _ in range(min(merchants, 4)):
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
