"""The weights of the judge's net, and the buffers that an answer is worked out in."""

from collections.abc import Sequence

from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.value_net import layout
from byzanz.rules.cards import part_with

INTERPRETED = __file__.endswith(".py")


class JudgeNet:
    """The weights for one number of players. It does not change, so all bots of a process share it."""

    def __init__(self, players: int, tables: ValueTables, weights: Sequence[int], biases: Sequence[int]) -> None:
        self.players = players
        self.tables = tables
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.goods = list(bytes(layout.GOOD_FEATURES * layout.GOOD_HIDDEN))
            self.good_bias = list(bytes(layout.GOOD_HIDDEN))
            self.own_rows = list(bytes(1024 * layout.GOOD_HIDDEN))
            self.unseen_rows = list(bytes(1024 * layout.GOOD_HIDDEN))
            self.count_rows = list(bytes(layout.COUNT_ROWS * layout.GOOD_HIDDEN))
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
    """Make the tables of the first layer: what the cards of a good, by their ten bits, and each count add to it.

    So that nothing is multiplied while judging: many processors have no quick way to multiply a row of such numbers.
    """
    for ones in range(7):
        for twos in range(6):
            for threes in range(4):
                for fours in range(3):
                    _fill_cards(net, ones, twos, threes, fours)
    for feature in range(layout.REST, layout.GOOD_FEATURES):
        for number in range(layout.MOST + 1):
            row = ((feature - layout.REST) * (layout.MOST + 1) + number) * layout.GOOD_HIDDEN
            for i in range(layout.GOOD_HIDDEN):
                net.count_rows[row + i] = number * net.goods[feature * layout.GOOD_HIDDEN + i]


def _fill_cards(net: JudgeNet, ones: int, twos: int, threes: int, fours: int) -> None:
    """Make the rows for these cards of a good: held by the seat, and unseen."""
    row = part_with(ones, twos, threes, fours) * layout.GOOD_HIDDEN
    number = ones + twos + threes + fours
    top = 4 if fours else 3 if threes else 2 if twos else 1 if ones else 0
    for i in range(layout.GOOD_HIDDEN):
        total = _weighed(net, layout.HELD, i, ones, twos, threes, fours)
        total += net.goods[(layout.NUMBER_IS + min(number, 5)) * layout.GOOD_HIDDEN + i]
        net.own_rows[row + i] = total + top * net.goods[layout.TOP * layout.GOOD_HIDDEN + i]
        total = _weighed(net, layout.UNSEEN, i, ones, twos, threes, fours)
        total += number * net.goods[layout.UNSEEN_SUM * layout.GOOD_HIDDEN + i]
        net.unseen_rows[row + i] = total + net.good_bias[i]


def _weighed(net: JudgeNet, first: int, i: int, ones: int, twos: int, threes: int, fours: int) -> int:
    """Return what four counts, the features from `first` on, add to a number of the goods' layer."""
    at = first * layout.GOOD_HIDDEN + i
    step = layout.GOOD_HIDDEN
    low = ones * net.goods[at] + twos * net.goods[at + step]
    return low + threes * net.goods[at + 2 * step] + fours * net.goods[at + 3 * step]


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
            self.hidden = list(bytes(6 * layout.HIDDEN))
            self.context = list(bytes(layout.HIDDEN))
            self.common = list(bytes(layout.HIDDEN))
            self.base = list(bytes(6 * layout.GOOD_HIDDEN))
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
