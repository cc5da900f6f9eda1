"""Fit the bid net: Adam on the decisions of strong bots, in one thread with numpy; then round it to whole numbers."""

import math
from typing import Any

import numpy as np

from byzanz.bots.bid_net.layout import GOOD_HIDDEN, GOOD_INPUTS, HIDDEN, JOINT, TABLE_INPUTS
from byzanz.bots.value_net.layout import CLIP, SCALE, WEIGHT
from byzanz.training.bid_net import Bids
from byzanz.training.judge_fit import sum_over

Array = np.ndarray[Any, np.dtype[np.float32]]
Whole = np.ndarray[Any, np.dtype[np.int64]]
EPOCHS = 40
BATCH = 512
RATE = 3e-3
DECAY = 1e-4
LARGEST = 15.9
"""What a weight may be and still be written in 16 bits."""


class BidNetFit:
    """A net of floating-point numbers on the way to one of whole numbers, with Adam's moments."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        shapes = ((GOOD_INPUTS, GOOD_HIDDEN), (JOINT, HIDDEN), (HIDDEN, 1))
        self.matrices: list[Array] = [
            self._rng.normal(0, math.sqrt(1.5 / shape[0]), shape).astype(np.float32) for shape in shapes
        ]
        self.biases: list[Array] = [np.zeros(shape[1], np.float32) for shape in shapes]
        self._moments = [(np.zeros_like(number), np.zeros_like(number)) for number in (*self.matrices, *self.biases)]

    def learn(self, learned: list[Bids]) -> None:
        """Go over all decisions again and again, in an order that the seed decides."""
        goods, table = (numbers.astype(np.float32) / np.float32(1 << SCALE) for numbers in numbers_of(learned))
        bids = flags_of([some.bids for some in learned]).astype(np.float32)
        size = min(BATCH, len(bids))
        steps = EPOCHS * (len(bids) // size)
        order = self._rng.permutation(len(bids))
        at = 0
        for step in range(1, steps + 1):
            if at + size > len(bids):
                order, at = self._rng.permutation(len(bids)), 0
            some = order[at : at + size]
            rate = RATE * 0.5 * (1 + math.cos(math.pi * step / (steps + 1)))
            self._step(self._gradients(goods[some], table[some], bids[some]), rate, step)
            at += size

    def _gradients(self, goods: Array, table: Array, bids: Array) -> list[Array]:
        """Run the net forward and back over one batch."""
        first, second, third = self.matrices
        goods = goods.reshape(-1, GOOD_INPUTS)
        held = np.maximum(goods @ first + self.biases[0], 0)
        by_good = held.reshape(-1, 6, GOOD_HIDDEN)
        inputs = np.concatenate((sum_over(by_good, 6), table), axis=1)
        hidden = np.maximum(inputs @ second + self.biases[1], 0)
        logits = (hidden @ third)[:, 0] + self.biases[2][0]
        d_out = ((1 / (1 + np.exp(-logits)) - bids) / np.float32(len(bids)))[:, None].astype(np.float32)
        d_hidden = (d_out @ third.T) * (hidden > 0)
        d_sums = d_hidden @ second[:GOOD_HIDDEN].T
        d_held = ((by_good > 0) * d_sums[:, None, :]).reshape(-1, GOOD_HIDDEN)
        layers = ((goods, d_held), (inputs, d_hidden), (hidden, d_out))
        return [*(a.T @ d for a, d in layers), *(d.sum(axis=0) for _, d in layers)]

    def _step(self, gradients: list[Array], rate: float, step: int) -> None:
        correction = math.sqrt(1 - 0.998**step) / (1 - 0.9**step)
        numbers = (*self.matrices, *self.biases)
        for number, gradient, (one, two) in zip(numbers, gradients, self._moments, strict=True):
            gradient = gradient + np.float32(DECAY) * number
            one += 0.1 * (gradient - one)
            two += 0.002 * (gradient * gradient - two)
            number -= np.float32(rate * correction) * one / (np.sqrt(two) + np.float32(1e-8))

    def whole_numbers(self) -> tuple[list[int], list[int]]:
        """Return weights and biases as the compiled net wants them."""
        weights: list[int] = []
        for matrix in self.matrices:
            weights += [round(float(w) * (1 << WEIGHT)) for w in np.clip(matrix, -LARGEST, LARGEST).ravel()]
        scale = 1 << (WEIGHT + SCALE)
        return weights, [round(float(b) * scale) for bias in self.biases for b in bias]


def numbers_of(some: list[Bids]) -> tuple[Whole, Whole]:
    """Return what the net is told about all decisions, in 256ths: the goods and the table, one row per decision."""
    goods = np.frombuffer(b"".join(bids.goods for bids in some), np.int16).astype(np.int64)
    table = np.frombuffer(b"".join(bids.table for bids in some), np.int16).astype(np.int64)
    return goods.reshape(-1, 6 * GOOD_INPUTS), table.reshape(-1, TABLE_INPUTS)


def flags_of(some: list[bytes]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return zeros and ones as an array."""
    return np.frombuffer(b"".join(some), np.uint8)


def logits_of(weights: list[int], biases: list[int], kept: list[Bids]) -> Whole:
    """Return what the net of whole numbers answers, in 256ths."""
    goods, table = numbers_of(kept)
    shapes = ((GOOD_INPUTS, GOOD_HIDDEN), (JOINT, HIDDEN))
    first = np.array(weights[: GOOD_HIDDEN * GOOD_INPUTS], np.int64).reshape(shapes[0])
    second = np.array(weights[first.size : first.size + HIDDEN * JOINT], np.int64).reshape(shapes[1])
    last = np.array(weights[-HIDDEN:], np.int64)
    bias = np.array(biases, np.int64)
    held = np.maximum(goods.reshape(-1, GOOD_INPUTS) @ first + bias[:GOOD_HIDDEN], 0) >> WEIGHT
    sums = np.minimum(held.reshape(-1, 6, GOOD_HIDDEN).sum(axis=1), CLIP)
    inner = np.concatenate((sums, table), axis=1) @ second + bias[GOOD_HIDDEN:-1]
    answers: Whole = (np.minimum(np.maximum(inner, 0) >> WEIGHT, CLIP) @ last + bias[-1]) >> WEIGHT
    return answers


def score_bid_net(weights: list[int], biases: list[int], kept: list[Bids]) -> tuple[int, float, float, float, float]:
    """Score the net of whole numbers: decisions, agreement of `greedy` and of the net, log-loss, that of ignorance."""
    logits = logits_of(weights, biases, kept) / (1 << SCALE)
    bids, greedy = flags_of([some.bids for some in kept]), flags_of([some.greedy for some in kept])
    loss = float(np.mean(np.logaddexp(0, np.where(bids == 1, -logits, logits))))
    share = float(np.clip(bids.mean(), 1e-6, 1 - 1e-6))
    ignorant = -(share * math.log(share) + (1 - share) * math.log(1 - share))
    agreement = float(np.mean((logits > 0) == (bids == 1)))
    return len(bids), float(np.mean(greedy == bids)), agreement, loss, ignorant
