"""The bid net: says how likely a strong player bids where the hand can pay, in whole numbers, trained on strong games.

Like the judge it runs the numbers about each good through the same layer and sums them, so that no good is special, and
it counts in whole numbers, so that compiled and interpreted agree. `byzanz train policy` makes the weights.
"""

import math
from collections.abc import Sequence

from byzanz.bots.bid_net import layout
from byzanz.bots.bid_net.features import Bid, read_bid
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.value_net.layout import CLIP, SCALE, WEIGHT
from byzanz.rules.material import Verb
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")


class BidNet:
    """The weights for one number of players. It does not change, so all bots of a process share it."""

    def __init__(self, players: int, weights: Sequence[int], biases: Sequence[int]) -> None:
        self.players = players
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.weights = list(bytes(layout.WEIGHTS))
            self.biases = list(bytes(layout.BIASES))
        if len(weights) != layout.WEIGHTS or len(biases) != layout.BIASES:
            raise ValueError(f"{len(weights)} weights and {len(biases)} biases: not this net's")
        _check_columns(weights, 0, layout.GOOD_HIDDEN, layout.GOOD_INPUTS)
        _check_columns(weights, layout.GOOD_HIDDEN * layout.GOOD_INPUTS, layout.HIDDEN, layout.JOINT)
        for i in range(layout.WEIGHTS):
            self.weights[i] = weights[i]
        for i in range(layout.BIASES):
            self.biases[i] = biases[i]


def _check_columns(weights: Sequence[int], start: int, width: int, inputs: int) -> None:
    """Refuse weights so large that a sum could overflow."""
    for column in range(width):
        at = start + column
        if sum(map(abs, weights[at : at + width * inputs : width])) * CLIP >= 1 << 30:
            raise ValueError("weights too large: a sum could overflow")


def bid_logit(net: BidNet, out: Bid) -> int:
    """Return the logarithm of the odds that a strong player bids, in 256ths. Most of what the net is told is zero."""
    for j in range(layout.GOOD_HIDDEN):
        out.sums[j] = 0
    for good in range(6):
        _add_good(net, out, layout.GOOD_INPUTS * good)
    for j in range(layout.GOOD_HIDDEN):
        out.inputs[j] = min(out.sums[j], CLIP)
    for j in range(layout.HIDDEN):
        out.hidden[j] = net.biases[layout.GOOD_HIDDEN + j]
    for i in range(layout.JOINT):
        told = out.inputs[i]
        if told:
            at = layout.GOOD_INPUTS * layout.GOOD_HIDDEN + layout.HIDDEN * i
            for j in range(layout.HIDDEN):
                out.hidden[j] += told * net.weights[at + j]
    answer = net.biases[layout.GOOD_HIDDEN + layout.HIDDEN]
    last = layout.GOOD_INPUTS * layout.GOOD_HIDDEN + layout.HIDDEN * layout.JOINT
    for j in range(layout.HIDDEN):
        answer += min(max(out.hidden[j], 0) >> WEIGHT, CLIP) * net.weights[last + j]
    return answer >> WEIGHT


def _add_good(net: BidNet, out: Bid, start: int) -> None:
    """Run the first layer for one good and add it to the sums."""
    for j in range(layout.GOOD_HIDDEN):
        out.row[j] = net.biases[j]
    for i in range(layout.GOOD_INPUTS):
        told = out.goods[start + i]
        if told:
            at = layout.GOOD_HIDDEN * i
            for j in range(layout.GOOD_HIDDEN):
                out.row[j] += told * net.weights[at + j]
    for j in range(layout.GOOD_HIDDEN):
        out.sums[j] += max(out.row[j], 0) >> WEIGHT


def _moods() -> list[int]:
    """Return 64 equally likely logits that odds are compared with, so that a player bids as often as the odds say."""
    return [round(math.log((i + 0.5) / (63.5 - i)) * (1 << SCALE)) for i in range(64)]


MOODS = _moods()


def choose_bid_or_pass(
    net: BidNet, out: Bid, tables: ValueTables, scratch: Scratch, state: State, seat: int, mood: int
) -> None:
    """Decide in an auction as a strong player would, in one of 64 moods; a bid is the least sum by the cheapest cards."""
    read_bid(out, tables, scratch, state, seat)
    if out.is_open:
        scratch.verb = Verb.PASS
        scratch.cards = 0
        if bid_logit(net, out) > MOODS[mood]:
            scratch.verb = Verb.BID
            scratch.cards = scratch.payments[state.highest + 1 - state.bid_totals[seat]]
