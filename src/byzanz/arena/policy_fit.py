"""Fit the bid policy: Adam on the decisions of strong bots, in one thread with numpy; then round it to whole numbers."""

import math
from typing import Any

import numpy as np

from byzanz.arena.policy_training import Bids, numbers_of
from byzanz.bots.bid_layout import BID_FEATURES, BID_HIDDEN
from byzanz.bots.judge_layout import CLIP, SCALE, WEIGHT

Array = np.ndarray[Any, np.dtype[np.float32]]
STEPS = 3000
BATCH = 512
RATE = 3e-3
DECAY = 1e-4
LARGEST = 15.9
"""What a weight may be and still be written in 16 bits."""


class PolicyFit:
    """A net of floating-point numbers on the way to one of whole numbers, with Adam's moments."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        shapes = ((BID_FEATURES, BID_HIDDEN), (BID_HIDDEN, 1))
        self.numbers: list[Array] = [
            self._rng.normal(0, math.sqrt(1.5 / shape[0]), shape).astype(np.float32) for shape in shapes
        ]
        self.numbers += [np.zeros(BID_HIDDEN, np.float32), np.zeros(1, np.float32)]
        self._moments = [(np.zeros_like(number), np.zeros_like(number)) for number in self.numbers]

    def learn(self, learned: list[Bids]) -> None:
        """Go over all decisions again and again, in an order that the seed decides."""
        features = np.array(numbers_of(learned), np.float32) / np.float32(1 << SCALE)
        bids = np.frombuffer(b"".join(some.bids for some in learned), np.uint8).astype(np.float32)
        size = min(BATCH, len(bids))
        order = self._rng.permutation(len(bids))
        at = 0
        for step in range(1, STEPS + 1):
            if at + size > len(bids):
                order, at = self._rng.permutation(len(bids)), 0
            rate = RATE * 0.5 * (1 + math.cos(math.pi * step / (STEPS + 1)))
            self._step(features[order[at : at + size]], bids[order[at : at + size]], rate, step)
            at += size

    def _step(self, features: Array, bids: Array, rate: float, step: int) -> None:
        first, second, bias, last_bias = self.numbers
        hidden = np.maximum(features @ first + bias, 0)
        logits = (hidden @ second)[:, 0] + last_bias[0]
        d_out = ((1 / (1 + np.exp(-logits)) - bids) / np.float32(len(bids)))[:, None].astype(np.float32)
        d_hidden = (d_out @ second.T) * (hidden > 0)
        gradients = (features.T @ d_hidden, hidden.T @ d_out, d_hidden.sum(axis=0), d_out.sum(axis=0))
        correction = math.sqrt(1 - 0.998**step) / (1 - 0.9**step)
        for number, gradient, (one, two) in zip(self.numbers, gradients, self._moments, strict=True):
            gradient = gradient + np.float32(DECAY) * number
            one += 0.1 * (gradient - one)
            two += 0.002 * (gradient * gradient - two)
            number -= np.float32(rate * correction) * one / (np.sqrt(two) + np.float32(1e-8))

    def whole_numbers(self) -> tuple[list[int], list[int]]:
        """Return weights and biases as the compiled net wants them."""
        first, second, bias, last_bias = self.numbers
        scale = 1 << (WEIGHT + SCALE)
        weights = [round(float(w) * (1 << WEIGHT)) for w in np.clip(first, -LARGEST, LARGEST).T.ravel()]
        weights += [round(float(w) * (1 << WEIGHT)) for w in np.clip(second, -LARGEST, LARGEST).ravel()]
        return weights, [round(float(b) * scale) for b in (*bias, *last_bias)]


def score_policy(
    players: int, weights: list[int], biases: list[int], kept: list[Bids]
) -> tuple[int, float, float, float, float]:
    """Score the net of whole numbers: decisions, agreement of `greedy` and of the net, log-loss, that of ignorance."""
    matrix = np.array(weights[: BID_FEATURES * BID_HIDDEN], np.int64).reshape(BID_HIDDEN, BID_FEATURES)
    last = np.array(weights[BID_FEATURES * BID_HIDDEN :], np.int64)
    inner = np.array(numbers_of(kept), np.int64) @ matrix.T + np.array(biases[:BID_HIDDEN], np.int64)
    hidden = np.minimum(np.maximum(inner, 0) >> WEIGHT, CLIP)
    logits = ((hidden @ last + biases[BID_HIDDEN]) >> WEIGHT) / 256
    bids = np.frombuffer(b"".join(some.bids for some in kept), np.uint8)
    greedy = np.frombuffer(b"".join(some.greedy for some in kept), np.uint8)
    loss = float(np.mean(np.logaddexp(0, np.where(bids == 1, -logits, logits))))
    share = float(np.clip(bids.mean(), 1e-6, 1 - 1e-6))
    ignorant = -(share * math.log(share) + (1 - share) * math.log(1 - share))
    agreement = float(np.mean((logits > 0) == (bids == 1)))
    return len(bids), float(np.mean(greedy == bids)), agreement, loss, ignorant
