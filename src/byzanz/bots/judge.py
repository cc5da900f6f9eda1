"""The judge: who is winning at the end of a round, by a small net in whole numbers.

It looks at the position before the next lot: a lot that lies open counts as unseen. For every seat the cards of each
good go through the same small layer and are summed, so that no good is special; the seats go through the same layers,
with the mean over all of them as context, so that no seat is special. Weights are 16-bit numbers, sums 32-bit ones,
and `exp` is a table: compiled and interpreted agree to the last bit. `byzanz train judge` makes the weights.
"""

import math
from collections.abc import Sequence

from byzanz.bots import judge_layout as layout
from byzanz.bots.table_layout import POINT
from byzanz.bots.valuing import Scratch, ValueTables, value
from byzanz.rules import material
from byzanz.rules.faces import count_of
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
COPIES = material.COPIES


def _exponentials() -> list[int]:
    """Return e to the power of 0 to -16 in 256ths, times 2**20."""
    return [round(math.exp(step / -256.0) * (1 << 20)) for step in range(layout.FAR + 1)]


EXP = _exponentials()


class JudgeNet:
    """The weights for one number of players. It does not change, so all bots of a process share it."""

    def __init__(self, players: int, tables: ValueTables, weights: Sequence[int], biases: Sequence[int]) -> None:
        self.players = players
        self.tables = tables
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.goods = list(bytes(layout.GOOD_FEATURES * layout.GOOD_HIDDEN))
            self.good_bias = list(bytes(layout.GOOD_HIDDEN))
            self.own_rows = list(bytes(1024 * layout.GOOD_HIDDEN))
            self.rest_rows = list(bytes(17 * layout.GOOD_HIDDEN))
            self.most_rows = list(bytes(17 * layout.GOOD_HIDDEN))
            self.seats = list(bytes(layout.HIDDEN * layout.JOINT))
            self.seat_bias = list(bytes(layout.HIDDEN))
            self.joint = list(bytes(2 * layout.HIDDEN * layout.HIDDEN))
            self.joint_bias = list(bytes(layout.HIDDEN))
            self.heads = list(bytes(2 * layout.HIDDEN))
            self.head_bias = list(bytes(2))
        _check(weights, biases)
        numbers = iter(weights)
        for i in range(layout.GOOD_FEATURES * layout.GOOD_HIDDEN):
            self.goods[i] = next(numbers)
        for i in range(layout.HIDDEN * layout.JOINT):
            self.seats[i] = next(numbers)
        for i in range(2 * layout.HIDDEN * layout.HIDDEN):
            self.joint[i] = next(numbers)
        for i in range(2 * layout.HIDDEN):
            self.heads[i] = next(numbers)
        numbers = iter(biases)
        for i in range(layout.GOOD_HIDDEN):
            self.good_bias[i] = next(numbers)
        for i in range(layout.HIDDEN):
            self.seat_bias[i] = next(numbers)
        for i in range(layout.HIDDEN):
            self.joint_bias[i] = next(numbers)
        for i in range(2):
            self.head_bias[i] = next(numbers)
        _fill_rows(self)


def _check(weights: Sequence[int], biases: Sequence[int]) -> None:
    """Refuse weights of another net, or so large that a sum could overflow."""
    if len(weights) != layout.WEIGHTS or len(biases) != layout.BIASES:
        raise ValueError(f"{len(weights)} weights and {len(biases)} biases: not this net's")
    start = layout.GOOD_FEATURES * layout.GOOD_HIDDEN
    for width in (layout.JOINT, 2 * layout.HIDDEN):
        for row in range(layout.HIDDEN):
            at = start + row * width
            if sum(abs(weight) for weight in weights[at : at + width]) * layout.CLIP >= 1 << 30:
                raise ValueError("weights too large: a sum could overflow")
        start += layout.HIDDEN * width
    if any(abs(bias) >= 1 << 30 for bias in biases):
        raise ValueError("a bias too large: a sum could overflow")


def _fill_rows(net: JudgeNet) -> None:
    """Make the tables of the first layer: what the cards held of a good, by their ten bits, add to it."""
    for ones in range(7):
        for twos in range(6):
            for threes in range(4):
                for fours in range(3):
                    index = ones + (twos << 3) + (threes << 6) + (fours << 8)
                    number = ones + twos + threes + fours
                    top = 4 if fours else 3 if threes else 2 if twos else 1 if ones else 0
                    for i in range(layout.GOOD_HIDDEN):
                        total = ones * net.goods[i] + twos * net.goods[layout.GOOD_HIDDEN + i]
                        total += (
                            threes * net.goods[2 * layout.GOOD_HIDDEN + i]
                            + fours * net.goods[3 * layout.GOOD_HIDDEN + i]
                        )
                        total += net.goods[(4 + min(number, 5)) * layout.GOOD_HIDDEN + i]
                        total += top * net.goods[10 * layout.GOOD_HIDDEN + i]
                        net.own_rows[index * layout.GOOD_HIDDEN + i] = total
    for number in range(17):
        for i in range(layout.GOOD_HIDDEN):
            net.rest_rows[number * layout.GOOD_HIDDEN + i] = number * net.goods[11 * layout.GOOD_HIDDEN + i]
            net.most_rows[number * layout.GOOD_HIDDEN + i] = number * net.goods[12 * layout.GOOD_HIDDEN + i]


class Judgement:
    """Buffers for the net and its answer: shares, and points still to come; one per thread that asks."""

    def __init__(self) -> None:
        self.scratch = Scratch()
        self.players = 0
        self.rounds_left = 0
        if INTERPRETED:
            self.held = list(bytes(36))
            self.sizes = list(bytes(42))
            self.unseen = list(bytes(25))
            self.promises = list(bytes(6))
            self.sales = list(bytes(6))
            self.features = list(bytes(6 * layout.SEAT_FEATURES))
            self.inputs = list(bytes(layout.JOINT))
            self.hidden = list(bytes(6 * 2 * layout.HIDDEN))
            self.base = list(bytes(6 * layout.GOOD_HIDDEN))
            self.row = list(bytes(layout.GOOD_HIDDEN))
            self.sums = list(bytes(layout.GOOD_HIDDEN))
            self.last = list(bytes(layout.HIDDEN))
            self.logits = list(bytes(6))
            self.shares = list(bytes(6))
            self.gains = list(bytes(6))

    def read_shares(self) -> list[int]:
        """Return each seat's share of the win, in 65536ths."""
        return [self.shares[seat] for seat in range(self.players)]

    def read_logits(self) -> list[int]:
        """Return the logits behind the shares, in 256ths."""
        return [self.logits[seat] for seat in range(self.players)]

    def read_gains(self) -> list[int]:
        """Return the points each seat is expected still to make, in 256ths."""
        return [self.gains[seat] for seat in range(self.players)]


# The position: what of it is seen, and the numbers that go into the net.


def read_position(net: JudgeNet, out: Judgement, state: State, viewer: int) -> None:
    """Take down hands, unseen cards and the features of the seats, as the viewer sees them."""
    out.players = state.players
    out.rounds_left = state.rounds - state.round + 1
    for face in range(25):
        out.unseen[face] = COPIES[face] - state.market[face] - state.gone[face]
    for seat in range(state.players):
        for face in range(25):
            out.unseen[face] -= count_of(state.profit[seat], face) + count_of(state.bids[seat], face)
        _read_hand(net, out, state, seat, viewer == layout.OPEN or viewer == seat)
    for seat in range(state.players):
        _read_seat(net, out, state, seat, viewer)


def _read_hand(net: JudgeNet, out: Judgement, state: State, seat: int, is_open: bool) -> None:
    """Take down a hand, or what everybody knows of it: the ten bits of each good, sizes, and what it promises."""
    start = 25 * seat
    cards = 0
    money = 0
    size = 0
    for kind in range(6, -1, -1):
        left = 0
        count = 0
        for rank in range(3 if kind < 6 else 0, -1, -1):
            at = 4 * kind + rank
            number = state.hands[start + at] if is_open else state.known[start + at]
            out.unseen[at] -= number
            left += number << (3 * rank - (rank == 3))
            count += number
            if kind < 6:
                money += number * (rank + 1)
        cards = (cards << 10) | left
        out.sizes[7 * seat + kind] = count
        size += count
        if kind < 6:
            out.held[6 * seat + kind] = left
    own = POINT * state.points[seat]
    out.promises[seat] = own + value(net.tables, out.scratch, 0, out.rounds_left, cards)
    out.sales[seat] = own + value(net.tables, out.scratch, 0, 0, cards)
    out.features[layout.SEAT_FEATURES * seat + 7] = size << 6
    out.features[layout.SEAT_FEATURES * seat + 8] = 0 if is_open else state.unknown[seat] << 6
    out.features[layout.SEAT_FEATURES * seat + 13] = money << 5


def _read_seat(net: JudgeNet, out: Judgement, state: State, seat: int, viewer: int) -> None:
    """Take down what a seat has beside the others."""
    at = layout.SEAT_FEATURES * seat
    best_promise = -1000000
    best_sale = -1000000
    promises = 0
    sold = 0
    hidden = 0
    for other in range(state.players):
        if other != seat:
            best_promise = max(best_promise, out.promises[other])
            best_sale = max(best_sale, out.sales[other])
            promises += out.promises[other]
            sold += out.sales[other]
            if viewer != layout.OPEN and viewer != other:
                hidden += state.unknown[other]
    others = state.players - 1
    out.features[at] = state.points[seat] << 5
    out.features[at + 1] = _points(out.promises[seat])
    out.features[at + 2] = _points(out.sales[seat])
    out.features[at + 3] = _points(out.promises[seat] - best_promise)
    out.features[at + 4] = _points(out.promises[seat]) - max(_points(promises), 0) // others
    out.features[at + 5] = _points(out.sales[seat] - best_sale)
    out.features[at + 6] = _points(out.sales[seat]) - max(_points(sold), 0) // others
    for i in range(4):
        out.features[at + 9 + i] = 0
    out.features[at + 9 + min(out.sizes[7 * seat + 6], 3)] = 256
    out.features[at + 14] = out.unseen[24] << 5
    for i in range(14):
        out.features[at + 15 + i] = 0
    place = (seat - state.starter + state.players) % state.players
    out.features[at + 15 + place] = 256
    out.features[at + 20 + out.rounds_left] = 256
    sets = 0
    pairs = 0
    for good in range(6):
        held = out.sizes[7 * seat + good]
        sets += held // 3
        pairs += held == 2
    out.features[at + 29] = sets << 7
    out.features[at + 30] = pairs << 7
    out.features[at + 31] = hidden << 4
    for i in range(7):
        out.features[at + i] = _clipped(out.features[at + i])


def _clipped(number: int) -> int:
    """Keep a number within what the sums allow."""
    return max(-layout.CLIP, min(layout.CLIP, number))


def _points(thousandths: int) -> int:
    """Return thousandths of a point in 32nds of a point: the net sees eighths of eight points."""
    return (thousandths * 33) >> 10


# The net.


def judge(net: JudgeNet, out: Judgement, state: State, viewer: int) -> None:
    """Judge the position at the end of a round: shares of the win, and points still to come."""
    read_position(net, out, state, viewer)
    _prepare_goods(net, out)
    for seat in range(state.players):
        _sum_goods(net, out, seat)
        _see_seat(net, out, seat)
    _share_context(out)
    for seat in range(state.players):
        _decide_seat(net, out, seat)
    _share_out(out)


def _prepare_goods(net: JudgeNet, out: Judgement) -> None:
    """Add up what a good's first layer gets from things that are the same for all seats."""
    for good in range(6):
        for i in range(layout.GOOD_HIDDEN):
            out.base[layout.GOOD_HIDDEN * good + i] = (
                net.good_bias[i] + out.rounds_left * net.goods[19 * layout.GOOD_HIDDEN + i]
            )
        total = 0
        for rank in range(4):
            unseen = out.unseen[4 * good + rank]
            total += unseen
            for i in range(layout.GOOD_HIDDEN):
                out.base[layout.GOOD_HIDDEN * good + i] += unseen * net.goods[(14 + rank) * layout.GOOD_HIDDEN + i]
        for i in range(layout.GOOD_HIDDEN):
            out.base[layout.GOOD_HIDDEN * good + i] += total * net.goods[18 * layout.GOOD_HIDDEN + i]


def _sum_goods(net: JudgeNet, out: Judgement, seat: int) -> None:
    """Run the first layer for each good and sum it, into the inputs of the seat's layer."""
    merchants = out.sizes[7 * seat + 6]
    nothing = 0  # typed: a literal is 64 bits wide for Cython, and halves the speed of the loop
    for i in range(layout.GOOD_HIDDEN):
        out.row[i] = merchants * net.goods[20 * layout.GOOD_HIDDEN + i]
        out.sums[i] = 0
    for good in range(6):
        rest = 0
        most = 0
        pairs = 0
        for other in range(out.players):
            if other != seat:
                number = out.sizes[7 * other + good]
                rest += number
                most = max(most, number)
                pairs += number == 2
        own = out.held[6 * seat + good] * layout.GOOD_HIDDEN
        for i in range(layout.GOOD_HIDDEN):
            total = out.row[i] + out.base[layout.GOOD_HIDDEN * good + i] + net.own_rows[own + i]
            total += net.rest_rows[rest * layout.GOOD_HIDDEN + i] + net.most_rows[most * layout.GOOD_HIDDEN + i]
            total += pairs * net.goods[13 * layout.GOOD_HIDDEN + i]
            out.sums[i] += max(total, nothing)
    for i in range(layout.GOOD_HIDDEN):
        out.inputs[i] = min(out.sums[i] >> (layout.WEIGHT - layout.SCALE), layout.CLIP)


def _see_seat(net: JudgeNet, out: Judgement, seat: int) -> None:
    """Run the layer of a seat."""
    for i in range(layout.SEAT_FEATURES):
        out.inputs[layout.GOOD_HIDDEN + i] = out.features[layout.SEAT_FEATURES * seat + i]
    for j in range(layout.HIDDEN):
        total = net.seat_bias[j]
        for i in range(layout.JOINT):
            total += out.inputs[i] * net.seats[layout.JOINT * j + i]
        out.hidden[2 * layout.HIDDEN * seat + j] = min(max(total, 0) >> layout.WEIGHT, layout.CLIP)


def _share_context(out: Judgement) -> None:
    """Put the mean over the seats beside each of them."""
    for i in range(layout.HIDDEN):
        total = 0
        for seat in range(out.players):
            total += out.hidden[2 * layout.HIDDEN * seat + i]
        total = total // out.players
        for seat in range(out.players):
            out.hidden[2 * layout.HIDDEN * seat + layout.HIDDEN + i] = total


def _decide_seat(net: JudgeNet, out: Judgement, seat: int) -> None:
    """Run the last layers of a seat: its logit and its points to come."""
    at = 2 * layout.HIDDEN * seat
    for j in range(layout.HIDDEN):
        total = net.joint_bias[j]
        for i in range(2 * layout.HIDDEN):
            total += out.hidden[at + i] * net.joint[2 * layout.HIDDEN * j + i]
        out.last[j] = min(max(total, 0) >> layout.WEIGHT, layout.CLIP)
    for j in range(2):
        total = net.head_bias[j]
        for i in range(layout.HIDDEN):
            total += out.last[i] * net.heads[layout.HIDDEN * j + i]
        if j == 0:
            out.logits[seat] = total >> layout.WEIGHT
        else:
            out.gains[seat] = 5 * (total >> layout.WEIGHT)


def _share_out(out: Judgement) -> None:
    """Turn logits into shares, by a table of exponentials."""
    best = out.logits[0]
    for seat in range(1, out.players):
        best = max(best, out.logits[seat])
    total = 0
    for seat in range(out.players):
        apart = best - out.logits[seat]
        out.shares[seat] = EXP[min(apart, layout.FAR)]
        total += out.shares[seat]
    for seat in range(out.players):
        share = out.shares[seat]
        out.shares[seat] = (share << layout.SHARES) // total


# For training: the same numbers as features, written into buffers that numpy reads.


def write_features(out: Judgement, goods: bytearray, at: int) -> int:
    """Write the features of every seat's goods as bytes and return where the next begin."""
    for seat in range(out.players):
        for good in range(6):
            held = out.held[6 * seat + good]
            number = out.sizes[7 * seat + good]
            rest = 0
            most = 0
            pairs = 0
            for other in range(out.players):
                if other != seat:
                    rest += out.sizes[7 * other + good]
                    most = max(most, out.sizes[7 * other + good])
                    pairs += out.sizes[7 * other + good] == 2
            goods[at] = held & 7
            goods[at + 1] = (held >> 3) & 7
            goods[at + 2] = (held >> 6) & 3
            goods[at + 3] = held >> 8
            for i in range(6):
                goods[at + 4 + i] = 1 if min(number, 5) == i else 0
            goods[at + 10] = 4 if held >> 8 else 3 if held >> 6 else 2 if held >> 3 else 1 if held else 0
            goods[at + 11] = rest
            goods[at + 12] = most
            goods[at + 13] = pairs
            total = 0
            for rank in range(4):
                unseen = out.unseen[4 * good + rank]
                goods[at + 14 + rank] = unseen
                total += unseen
            goods[at + 18] = total
            goods[at + 19] = out.rounds_left
            goods[at + 20] = out.sizes[7 * seat + 6]
            at += layout.GOOD_FEATURES
    return at


def write_seats(out: Judgement, seats: bytearray, at: int) -> int:
    """Write the features of the seats, two bytes each, the low one first, and return where the next begin."""
    for i in range(layout.SEAT_FEATURES * out.players):
        word = out.features[i]
        seats[at] = word & 255
        seats[at + 1] = (word >> 8) & 255
        at += 2
    return at
