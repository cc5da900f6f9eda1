"""The judge: who is winning at the end of a round, by a small net in whole numbers.

It looks at the position before the next lot: a lot that lies open counts as unseen. For every seat the cards of each
good go through the same small layer and are summed, so that no good is special; the seats go through the same layers,
with the mean over all of them as context, so that no seat is special. Weights are 16-bit numbers, sums 32-bit ones,
and `exp` is a table: compiled and interpreted agree to the last bit. `byzanz train judge` makes the weights.
"""

import math

from byzanz.bots.value_net import layout
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.bots.value_net.position import read_position
from byzanz.rules import material
from byzanz.rules.cards import first_face, kind_slot, part_with
from byzanz.rules.state import State


def _exponentials() -> list[int]:
    """Return e to the power of 0 to -16 in 256ths, times 2**20."""
    return [round(math.exp(step / -256.0) * (1 << 20)) for step in range(layout.FAR + 1)]


EXP = _exponentials()


def judge(net: JudgeNet, out: Judgement, state: State, viewer: int) -> None:
    """Judge the position at the end of a round: shares of the win, and points still to come."""
    read_position(net, out, state, viewer)
    _prepare_goods(net, out)
    for seat in range(state.players):
        _sum_goods(net, out, seat)
        _see_seat(net, out, seat)
    _share_context(net, out)
    for seat in range(state.players):
        _decide_seat(net, out, seat)
    _share_out(out)


def _prepare_goods(net: JudgeNet, out: Judgement) -> None:
    """Add up what a good's first layer gets from things that are the same for all seats."""
    rounds = _row(layout.ROUNDS_LEFT, out.rounds_left)
    for good in range(6):
        at = first_face(good)
        unseen = part_with(out.unseen[at], out.unseen[at + 1], out.unseen[at + 2], out.unseen[at + 3])
        unseen *= layout.GOOD_HIDDEN
        for i in range(layout.GOOD_HIDDEN):
            out.base[layout.GOOD_HIDDEN * good + i] = net.unseen_rows[unseen + i] + net.count_rows[rounds + i]


def _row(feature: int, number: int) -> int:
    """Return where the row begins that a count adds to a good's first layer."""
    return ((feature - layout.REST) * (layout.MOST + 1) + number) * layout.GOOD_HIDDEN


def _sum_goods(net: JudgeNet, out: Judgement, seat: int) -> None:
    """Run the first layer for each good and sum it, into the inputs of the seat's layer."""
    merchants = _row(layout.MERCHANTS, out.sizes[kind_slot(seat, material.MERCHANTS)])
    nothing = 0  # typed: a literal is 64 bits wide for Cython, and halves the speed of the loop
    for i in range(layout.GOOD_HIDDEN):
        out.sums[i] = 0
    for good in range(6):
        rest = 0
        most = 0
        pairs = 0
        for other in range(out.players):
            if other != seat:
                number = out.sizes[kind_slot(other, good)]
                rest += number
                most = max(most, number)
                pairs += number == 2
        own = out.held[6 * seat + good] * layout.GOOD_HIDDEN
        rest = _row(layout.REST, rest)
        most = _row(layout.MOST_OF_ONE, most)
        pairs = _row(layout.PAIRS, pairs)
        for i in range(layout.GOOD_HIDDEN):
            total = out.base[layout.GOOD_HIDDEN * good + i] + net.own_rows[own + i] + net.count_rows[merchants + i]
            total += net.count_rows[rest + i] + net.count_rows[most + i] + net.count_rows[pairs + i]
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
        out.hidden[layout.HIDDEN * seat + j] = min(max(total, 0) >> layout.WEIGHT, layout.CLIP)


def _share_context(net: JudgeNet, out: Judgement) -> None:
    """Work out what the mean over the seats adds to the last layer: the same for each of them."""
    for i in range(layout.HIDDEN):
        total = 0
        for seat in range(out.players):
            total += out.hidden[layout.HIDDEN * seat + i]
        out.context[i] = total // out.players
    for j in range(layout.HIDDEN):
        total = net.joint_bias[j]
        for i in range(layout.HIDDEN):
            total += out.context[i] * net.joint[2 * layout.HIDDEN * j + layout.HIDDEN + i]
        out.common[j] = total


def _decide_seat(net: JudgeNet, out: Judgement, seat: int) -> None:
    """Run the last layers of a seat: its logit and its points to come."""
    at = layout.HIDDEN * seat
    for j in range(layout.HIDDEN):
        total = out.common[j]
        for i in range(layout.HIDDEN):
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
