"""A decision in an auction as the bid net is told it: numbers about each good, the lot, the bidder and the rivals.

All of them come from what the bidder can know, the others' known cards among it, so a view and a world dealt from it
give the same numbers. They are whole numbers, mostly 256ths.
"""

from byzanz.bots.bid_net import layout
from byzanz.bots.greedy.bidding import choose_bid, least_missed, pick_order_value
from byzanz.bots.greedy.layout import AUCTIONS
from byzanz.bots.greedy.valuing import Scratch, ValueTables, over_limit_cost, value
from byzanz.bots.value_net.layout import CLIP
from byzanz.rules.cards import merchants_in, part_count, part_of, part_size, part_total, size_of, total_of
from byzanz.rules.material import HAND_LIMIT, Verb
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")


class Bid:
    """What the net is told about one decision, and buffers for its answer; one per thread that asks."""

    def __init__(self) -> None:
        self.is_open = False
        self.hand = 0
        self.lot = 0
        self.market = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.known = list(bytes(6))
            self.goods = list(bytes(6 * layout.GOOD_INPUTS))
            self.inputs = list(bytes(layout.JOINT))
            self.row = list(bytes(layout.GOOD_HIDDEN))
            self.sums = list(bytes(layout.GOOD_HIDDEN))
            self.hidden = list(bytes(layout.HIDDEN))

    def read_goods(self) -> list[int]:
        """Return the numbers about the goods, in 256ths, good after good."""
        return [self.goods[i] for i in range(6 * layout.GOOD_INPUTS)]

    def read_table(self) -> list[int]:
        """Return the numbers about the table, in 256ths."""
        return [self.inputs[layout.GOOD_HIDDEN + i] for i in range(layout.TABLE_INPUTS)]


def read_bid(out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Take down a decision in an auction; what `greedy` would do is in the scratch, with the cheapest payment.

    `is_open` is false where the hand can't pay, so that there is nothing to decide.
    """
    scratch.slots[seat] = 0
    choose_bid(tables, scratch, state, seat)
    need = state.highest + 1 - state.bid_totals[seat]
    out.hand = state.hand_of(seat)
    out.is_open = total_of(out.hand) >= need
    if not out.is_open:
        return
    out.lot = state.lot_cards()
    out.market = state.market_cards()
    for other in range(state.players):
        out.known[other] = state.known_of(other)
    for i in range(layout.TABLE_INPUTS):
        out.inputs[layout.GOOD_HIDDEN + i] = 0
    _read_worths(out, tables, scratch, state, seat, need)
    _read_rivals(out, tables, scratch, state, seat)
    _read_situation(out, state, seat, need)
    _read_seats(out, state, seat)
    _read_goods(out, state, seat)


def _set(out: Bid, place: int, number: int) -> None:
    out.inputs[layout.GOOD_HIDDEN + place] = max(-CLIP, min(CLIP, number))


def _mark(out: Bid, place: int, number: int, most: int) -> None:
    """Mark one of several places, by a number from 0 to `most`."""
    out.inputs[layout.GOOD_HIDDEN + place + max(0, min(most, number))] = 256


def _points(thousandths: int) -> int:
    """Return thousandths of a point in 64ths of a point."""
    return (thousandths * 66) >> 10


def _is_bidding(state: State, seat: int) -> bool:
    """Return whether a seat is still in the auction."""
    return not state.has_passed[seat] and not state.offer_cards[seat]


def _read_worths(out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int, need: int) -> None:
    """Take down what the first parameter set thinks of the lot and of the cheapest payment."""
    hand = out.hand
    rounds_left = state.rounds - state.round + 1
    payment = scratch.payments[need]
    cost = scratch.costs[need]
    lot = out.lot
    free = hand + state.bid_of(seat)
    rest = hand + lot
    rest -= least_missed(tables, 0, rounds_left, state, rest)
    size = state.hand_sizes[seat] + state.offer - 1 - size_of(payment)
    crowd = over_limit_cost(tables, 0, size, rest - payment)
    order = pick_order_value(tables, scratch, 0, rounds_left, state, free)
    with_it = value(tables, scratch, 0, rounds_left, rest)
    without = value(tables, scratch, 0, rounds_left, free)
    wait = tables.waits[rounds_left * AUCTIONS + state.auction]
    now = value(tables, scratch, 0, 0, rest - payment) - value(tables, scratch, 0, 0, free)
    _set(out, layout.LOT_SURPLUS, _points(with_it - cost - crowd + order - without - wait))
    _set(out, layout.NEED, need << 5)
    _set(out, layout.MONEY, total_of(hand) << 4)
    _set(out, layout.OFFER, state.offer << 5)
    _set(out, layout.LOT_WORTH, _points(with_it - without))
    _set(out, layout.COST, _points(cost))
    _set(out, layout.CARDS_PAID, size_of(payment) << 6)
    _set(out, layout.HAND_SIZE, state.hand_sizes[seat] << 5)
    _set(out, layout.AUCTIONS_LEFT, (state.players - 1 - state.auction) << 6)
    _set(out, layout.ROUNDS_LEFT, rounds_left << 5)
    _set(out, layout.OWN_BID, state.bid_totals[seat] << 5)
    _set(out, layout.HIGHEST, state.highest << 5)
    _set(out, layout.HAS_BID, 256 if state.highest else 0)
    _set(out, layout.LOT_MERCHANTS, merchants_in(lot) << 7)
    _set(out, layout.HAND_MERCHANTS, merchants_in(hand) << 7)
    _set(out, layout.PICK_ORDER, _points(order))
    _set(out, layout.OVER_LIMIT, _points(crowd))
    _set(out, layout.WORTH_NOW, _points(now))
    _set(out, layout.GREEDY_BIDS, 256 if scratch.verb == Verb.BID else 0)


def _read_rivals(out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Take down who else is in the auction, what the lot would bring to the cards they are known to hold, and who leads."""
    rounds_left = state.rounds - state.round + 1
    lot = out.lot
    rivals = 0
    best = 0
    most = 0
    money = 0
    total = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.points[other])
            total += state.points[other]
            if _is_bidding(state, other):
                rivals += 1
                held = out.known[other]
                gain = value(tables, scratch, 0, rounds_left, held + lot) - value(tables, scratch, 0, rounds_left, held)
                best = max(best, gain)
                money = max(money, total_of(held))
    _set(out, layout.RIVALS, rivals << 6)
    _set(out, layout.RIVALS_GAIN, _points(best))
    _set(out, layout.RIVALS_MONEY, money << 4)
    _set(out, layout.LEAD, (state.points[seat] - most) << 4)
    _set(out, layout.LEAD_OVER_MEAN, (state.points[seat] * (state.players - 1) - total) << 2)
    _set(out, layout.POINTS, state.points[seat] << 3)
    _mark(out, layout.RIVALS_ARE, rivals, 5)
    _set(out, layout.LEAD_FINE, (state.points[seat] - most) << 5)


def _read_situation(out: Bid, state: State, seat: int, need: int) -> None:
    """Take down where the game stands, the bidder's hand as money, and the market."""
    hand = out.hand
    market = out.market
    money = total_of(hand)
    size = state.hand_sizes[seat]
    _mark(out, layout.LATER_ROUNDS_ARE, state.rounds - state.round, 7)
    _mark(out, layout.AUCTION_IS, state.auction, 4)
    _mark(out, layout.NEED_IS, need, 7)
    _set(out, layout.MONEY_FINE, money << 5)
    _set(out, layout.MONEY_OVER_NEED, (money - need) << 5)
    lying = 0
    kinds = 0
    dearest = 0
    for rank in range(4):
        held = 0
        for good in range(6):
            held += part_count(part_of(hand, good), rank)
        _set(out, layout.HELD_OF_RANK + rank, held * (85 if rank < 2 else 128 if rank == 2 else 256))
    for good in range(6):
        part = part_of(market, good)
        if part:
            kinds += 1
            lying += part_size(part)
            dearest = max(dearest, part_total(part))
    _mark(out, layout.HAND_MERCHANTS_ARE, merchants_in(hand), 3)
    _mark(out, layout.LOT_MERCHANTS_ARE, merchants_in(out.lot), 2)
    _set(out, layout.MARKET_MERCHANTS, merchants_in(market) << 7)
    _set(out, layout.IS_LEADER, 256 if state.leader == seat else 0)
    _set(out, layout.NOBODY_BID, 0 if state.highest else 256)
    _set(out, layout.POINTS_FINE, state.points[seat] << 4)
    _set(out, layout.HAND_OVER_NEED, (size - need) << 6)
    _set(out, layout.HAND_SIZE_FINE, size << 6)
    _set(out, layout.EXCESS, max(0, size + state.offer - 1 - HAND_LIMIT) * 85)
    _set(out, layout.MARKET_SIZE, lying << 6)
    _set(out, layout.MARKET_KINDS, kinds * 85)
    _set(out, layout.MARKET_DEAREST, dearest << 6)


def _read_seats(out: Bid, state: State, seat: int) -> None:
    """Take down each rival, in turn order from the bidder."""
    for i in range(1, state.players):
        other = (seat + i) % state.players
        at = layout.SEATS + layout.RIVAL * (i - 1)
        known = out.known[other]
        _set(out, at + layout.RIVAL_MERCHANTS, merchants_in(known) << 7)
        _set(out, at + layout.RIVAL_LEAD, (state.points[other] - state.points[seat]) << 5)
        if _is_bidding(state, other):
            _set(out, at + layout.RIVAL_IS_BIDDING, 256)
            _set(out, at + layout.RIVAL_LEADS, 256 if state.leader == other else 0)
            _set(out, at + layout.RIVAL_BID, state.bid_totals[other] << 6)
            _set(out, at + layout.RIVAL_HAND_SIZE, state.hand_sizes[other] << 6)
            _set(out, at + layout.RIVAL_UNKNOWN, state.unknown[other] << 6)
            _set(out, at + layout.RIVAL_MONEY, total_of(known) << 5)


def _read_goods(out: Bid, state: State, seat: int) -> None:
    """Take down the cards of each good: in hand, in the lot, bid, in the market, with the others, gone."""
    own_bid = state.bid_of(seat)
    for good in range(6):
        at = layout.GOOD_INPUTS * good
        held = part_of(out.hand, good)
        offered = part_of(out.lot, good)
        for i in range(layout.GOOD_INPUTS):
            out.goods[at + i] = 0
        for rank in range(4):
            out.goods[at + layout.GOOD_HELD + rank] = part_count(held, rank) << 8
            out.goods[at + layout.GOOD_OFFERED + rank] = part_count(offered, rank) << 8
        number = part_size(held)
        more = part_size(offered)
        out.goods[at + layout.GOOD_NUMBER_IS + min(number, 5)] = 256
        out.goods[at + layout.GOOD_WITH_LOT_IS + min(number + more, 6)] = 256
        out.goods[at + layout.GOOD_TOP] = _top(held) << 6
        out.goods[at + layout.GOOD_LOT_TOP] = _top(offered) << 6
        out.goods[at + layout.GOOD_BEST_TOP] = max(_top(held), _top(offered)) << 6
        lying = part_of(out.market, good)
        bid = part_of(own_bid, good)
        out.goods[at + layout.GOOD_MARKET_NUMBER] = part_size(lying) << 7
        out.goods[at + layout.GOOD_MARKET_TOTAL] = part_total(lying) << 6
        out.goods[at + layout.GOOD_BID_NUMBER] = part_size(bid) << 8
        out.goods[at + layout.GOOD_BID_TOTAL] = part_total(bid) << 6
        seen = number + more + part_size(lying) + part_size(bid) + _read_held(out, state, seat, good)
        for rank in range(4):
            seen += state.gone[4 * good + rank]
        out.goods[at + layout.GOOD_SEEN] = seen << 5
        out.goods[at + layout.GOOD_SETS_WITH_LOT] = (number + more) // 3 << 8
        out.goods[at + layout.GOOD_SETS] = number // 3 << 8
        out.goods[at + layout.GOOD_LOT_NUMBER] = more << 8
        out.goods[at + layout.GOOD_IS_MATCHED] = 256 if number and more else 0


def _read_held(out: Bid, state: State, seat: int, good: int) -> int:
    """Take down what the others are known to hold or have bid of a good; return how many cards these are."""
    at = layout.GOOD_INPUTS * good
    total = 0
    most = 0
    rivals_most = 0
    pairs = 0
    singles = 0
    for other in range(state.players):
        if other != seat:
            held = part_size(part_of(out.known[other], good)) + part_size(part_of(state.bid_of(other), good))
            total += held
            most = max(most, held)
            if _is_bidding(state, other):
                rivals_most = max(rivals_most, held)
                pairs += held % 3 == 2
                singles += held % 3 == 1
    out.goods[at + layout.GOOD_RIVALS_MOST] = rivals_most << 7
    out.goods[at + layout.GOOD_RIVALS_PAIRS] = pairs << 8
    out.goods[at + layout.GOOD_RIVALS_SINGLES] = singles << 8
    out.goods[at + layout.GOOD_OTHERS_MOST] = most << 7
    return total


def _top(part: int) -> int:
    """Return the highest value in a good's part, 0 if it is empty."""
    return 4 if part >> 8 else 3 if part & 192 else 2 if part & 56 else 1 if part & 7 else 0
