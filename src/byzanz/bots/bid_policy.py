"""How likely a strong player bids where `greedy` finds a payment: a small net in whole numbers, trained on strong games.

It sees what `greedy` thinks of the lot and the payment, and what `greedy` leaves out: points, rivals, the hands the lot
would help. Like the judge it counts in whole numbers, so compiled and interpreted agree. `byzanz train policy` makes it.
"""

from collections.abc import Sequence

from byzanz.bots.bid_layout import BID_BIASES, BID_FEATURES, BID_HIDDEN, BID_WEIGHTS
from byzanz.bots.bidding import choose_bid, least_missed, pick_order_value
from byzanz.bots.judge_layout import CLIP, WEIGHT
from byzanz.bots.table_layout import AUCTIONS
from byzanz.bots.valuing import Scratch, ValueTables, over_limit_cost, value
from byzanz.rules.cards import size_of, total_of
from byzanz.rules.faces import merchants_in
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")


class BidNet:
    """The weights for one number of players. It does not change, so all bots of a process share it."""

    def __init__(self, players: int, weights: Sequence[int], biases: Sequence[int]) -> None:
        self.players = players
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.weights = list(bytes(BID_WEIGHTS))
            self.biases = list(bytes(BID_BIASES))
        if len(weights) != BID_WEIGHTS or len(biases) != BID_BIASES:
            raise ValueError(f"{len(weights)} weights and {len(biases)} biases: not this net's")
        for row in range(BID_HIDDEN):
            if sum(map(abs, weights[row * BID_FEATURES : (row + 1) * BID_FEATURES])) * CLIP >= 1 << 30:
                raise ValueError("weights too large: a sum could overflow")
        for i in range(BID_WEIGHTS):
            self.weights[i] = weights[i]
        for i in range(BID_BIASES):
            self.biases[i] = biases[i]


class Bid:
    """What the net is told about one decision; one per thread that asks."""

    def __init__(self) -> None:
        self.is_open = False
        if INTERPRETED:
            self.features = list(bytes(BID_FEATURES))

    def read_features(self) -> list[int]:
        """Return the features, in 256ths."""
        return [self.features[i] for i in range(BID_FEATURES)]


def read_bid(out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int) -> None:
    """Take down a decision in an auction, as the first parameter set sees it; what it would do is in the scratch.

    `is_open` is false where the hand can't pay, so that there is nothing to decide.
    """
    scratch.slots[seat] = 0
    choose_bid(tables, scratch, state, seat)
    hand = state.hand_of(seat)
    need = state.highest + 1 - state.bid_totals[seat]
    out.is_open = total_of(hand) >= need
    if not out.is_open:
        return
    rounds_left = state.rounds - state.round + 1
    payment = scratch.payments[need]
    cost = scratch.costs[need]
    lot = state.lot_cards()
    free = hand + state.bid_of(seat)
    rest = hand + lot
    rest -= least_missed(tables, 0, rounds_left, state, rest)
    size = state.hand_sizes[seat] + state.offer - 1 - size_of(payment)
    crowd = over_limit_cost(tables, 0, size, rest - payment)
    order = pick_order_value(tables, scratch, 0, rounds_left, state, free)
    with_it = value(tables, scratch, 0, rounds_left, rest)
    without = value(tables, scratch, 0, rounds_left, free)
    wait = tables.waits[rounds_left * AUCTIONS + state.auction]
    out.features[0] = _points(with_it - cost - crowd + order - without - wait)
    out.features[1] = need << 5
    out.features[2] = total_of(hand) << 4
    out.features[3] = state.offer << 5
    out.features[4] = _points(with_it - without)
    out.features[5] = _points(cost)
    out.features[6] = size_of(payment) << 6
    out.features[7] = state.hand_sizes[seat] << 5
    out.features[8] = (state.players - 1 - state.auction) << 6
    out.features[9] = rounds_left << 5
    out.features[10] = state.bid_totals[seat] << 5
    out.features[11] = state.highest << 5
    out.features[12] = 256 if state.highest else 0
    out.features[13] = merchants_in(lot) << 7
    out.features[14] = merchants_in(hand) << 7
    out.features[15] = _points(order)
    out.features[16] = _points(crowd)
    now = value(tables, scratch, 0, 0, rest - payment) - value(tables, scratch, 0, 0, free)
    out.features[17] = _points(now)
    _read_rivals(out, tables, scratch, state, seat, lot, rounds_left)
    for i in range(BID_FEATURES):
        out.features[i] = max(-CLIP, min(CLIP, out.features[i]))


def _read_rivals(
    out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int, lot: int, rounds_left: int
) -> None:
    """Take down who else is in the auction, what the lot would bring them, and who leads."""
    rivals = 0
    best = 0
    most = 0
    money = 0
    total = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.points[other])
            total += state.points[other]
            if not state.has_passed[other] and not state.offer_cards[other]:
                rivals += 1
                held = state.hand_of(other)
                gain = value(tables, scratch, 0, rounds_left, held + lot) - value(tables, scratch, 0, rounds_left, held)
                best = max(best, gain)
                money = max(money, state.hand_totals[other])
    out.features[18] = rivals << 6
    out.features[19] = _points(best)
    out.features[20] = money << 4
    out.features[21] = (state.points[seat] - most) << 4
    out.features[22] = (state.points[seat] * (state.players - 1) - total) << 2
    out.features[23] = state.points[seat] << 3


def _points(thousandths: int) -> int:
    """Return thousandths of a point in 64ths of a point."""
    return (thousandths * 66) >> 10


def bid_logit(net: BidNet, out: Bid) -> int:
    """Return the logarithm of the odds that a strong player bids, in 256ths."""
    total = net.biases[BID_HIDDEN]
    for row in range(BID_HIDDEN):
        inner = net.biases[row]
        for i in range(BID_FEATURES):
            inner += out.features[i] * net.weights[row * BID_FEATURES + i]
        total += min(max(inner, 0) >> WEIGHT, CLIP) * net.weights[BID_HIDDEN * BID_FEATURES + row]
    return total >> WEIGHT
