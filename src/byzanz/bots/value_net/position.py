"""A position as the value net is told it: hands, unseen cards and the features of the seats, as one viewer sees them."""

from byzanz.bots.greedy.layout import POINT
from byzanz.bots.greedy.valuing import value
from byzanz.bots.value_net import layout
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.rules import material
from byzanz.rules.cards import cards_of, count_of, first_face, kind_slot, part_count, rank_shift, seat_slot
from byzanz.rules.state import State

COPIES = material.COPIES


def read_position(net: JudgeNet, out: Judgement, state: State, viewer: int) -> None:
    """Take down hands, unseen cards and the features of the seats, as the viewer sees them."""
    out.players = state.players
    out.rounds_left = state.rounds - state.round + 1
    laid_out = 0
    for seat in range(state.players):
        laid_out += state.bids[seat] + state.profit[seat]
    for face in range(25):
        out.unseen[face] = COPIES[face] - state.market[face] - state.gone[face] - count_of(laid_out, face)
    for seat in range(state.players):
        _read_hand(net, out, state, seat, viewer == layout.OPEN or viewer == seat)
    for seat in range(state.players):
        _read_seat(net, out, state, seat, viewer)


def _read_hand(net: JudgeNet, out: Judgement, state: State, seat: int, is_open: bool) -> None:
    """Take down a hand, or what everybody knows of it: the ten bits of each good, sizes, and what it promises."""
    start = seat_slot(seat, 0)
    cards = 0
    money = 0
    size = 0
    for kind in range(6, -1, -1):
        left = 0
        count = 0
        for rank in range(3 if kind < 6 else 0, -1, -1):
            at = first_face(kind) + rank
            number = state.hands[start + at] if is_open else state.known[start + at]
            out.unseen[at] -= number
            left += number << rank_shift(rank)
            count += number
            if kind < 6:
                money += number * (rank + 1)
        cards += cards_of(left, kind)
        out.sizes[kind_slot(seat, kind)] = count
        size += count
        if kind < 6:
            out.held[6 * seat + kind] = left
    own = POINT * state.points[seat]
    out.promises[seat] = own + value(net.tables, out.scratch, 0, out.rounds_left, cards)
    out.sales[seat] = own + value(net.tables, out.scratch, 0, 0, cards)
    out.features[layout.SEAT_FEATURES * seat + layout.HAND_SIZE] = size << 6
    out.features[layout.SEAT_FEATURES * seat + layout.UNKNOWN] = 0 if is_open else state.unknown[seat] << 6
    out.features[layout.SEAT_FEATURES * seat + layout.MONEY] = money << 5


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
    out.features[at + layout.POINTS] = state.points[seat] << 5
    out.features[at + layout.PROMISE] = _points(out.promises[seat])
    out.features[at + layout.SALES] = _points(out.sales[seat])
    out.features[at + layout.PROMISE_LEAD] = _points(out.promises[seat] - best_promise)
    out.features[at + layout.PROMISE_OVER_MEAN] = _points(out.promises[seat]) - max(_points(promises), 0) // others
    out.features[at + layout.SALES_LEAD] = _points(out.sales[seat] - best_sale)
    out.features[at + layout.SALES_OVER_MEAN] = _points(out.sales[seat]) - max(_points(sold), 0) // others
    for i in range(4):
        out.features[at + layout.MERCHANTS_ARE + i] = 0
    out.features[at + layout.MERCHANTS_ARE + min(out.sizes[kind_slot(seat, material.MERCHANTS)], 3)] = 256
    out.features[at + layout.UNSEEN_MERCHANTS] = out.unseen[material.MERCHANT] << 5
    for i in range(layout.ORDER_IS, layout.MARKS_END):
        out.features[at + i] = 0
    order = (seat - state.starter + state.players) % state.players
    out.features[at + layout.ORDER_IS + order] = 256
    out.features[at + layout.ROUNDS_LEFT_ARE + out.rounds_left] = 256
    sets = 0
    pairs = 0
    for good in range(6):
        held = out.sizes[kind_slot(seat, good)]
        sets += held // 3
        pairs += held == 2
    out.features[at + layout.SETS] = sets << 7
    out.features[at + layout.SEAT_PAIRS] = pairs << 7
    out.features[at + layout.HIDDEN_CARDS] = hidden << 4
    for i in range(layout.CLIPPED):
        out.features[at + i] = _clipped(out.features[at + i])


def _clipped(number: int) -> int:
    """Keep a number within what the sums allow."""
    return max(-layout.CLIP, min(layout.CLIP, number))


def _points(thousandths: int) -> int:
    """Return thousandths of a point in 32nds of a point: the net sees eighths of eight points."""
    return (thousandths * 33) >> 10


# For training: the same numbers as features, written into buffers that numpy reads.


def write_features(out: Judgement, goods: bytearray, at: int) -> int:
    """Write the features of every seat's goods as bytes and return where the next begin."""
    for seat in range(out.players):
        for good in range(6):
            held = out.held[6 * seat + good]
            number = out.sizes[kind_slot(seat, good)]
            rest = 0
            most = 0
            pairs = 0
            for other in range(out.players):
                if other != seat:
                    rest += out.sizes[kind_slot(other, good)]
                    most = max(most, out.sizes[kind_slot(other, good)])
                    pairs += out.sizes[kind_slot(other, good)] == 2
            for rank in range(4):
                goods[at + layout.HELD + rank] = part_count(held, rank)
            for i in range(6):
                goods[at + layout.NUMBER_IS + i] = 1 if min(number, 5) == i else 0
            goods[at + layout.TOP] = 4 if held >> 8 else 3 if held >> 6 else 2 if held >> 3 else 1 if held else 0
            goods[at + layout.REST] = rest
            goods[at + layout.MOST_OF_ONE] = most
            goods[at + layout.PAIRS] = pairs
            total = 0
            for rank in range(4):
                unseen = out.unseen[first_face(good) + rank]
                goods[at + layout.UNSEEN + rank] = unseen
                total += unseen
            goods[at + layout.UNSEEN_SUM] = total
            goods[at + layout.ROUNDS_LEFT] = out.rounds_left
            goods[at + layout.MERCHANTS] = out.sizes[kind_slot(seat, material.MERCHANTS)]
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
