"""Fit the judge's net: Adam on batches of positions, in one thread with numpy; then round it to whole numbers."""

import math
from typing import Any

import numpy as np

from byzanz.bots.value_net.layout import BIASES, GOOD_FEATURES, GOOD_HIDDEN, HIDDEN, JOINT, SCALE, SEAT_FEATURES, WEIGHT
from byzanz.training.positions import Positions

Array = np.ndarray[Any, np.dtype[np.float32]]

RATE = 4e-3
POINTS_WEIGHT = 0.3
"""How much the squared error of the points counts beside the cross-entropy of the win."""
LARGEST = 15.9
"""What a weight may be and still be written in 16 bits."""


class Fit:
    """A net of floating-point numbers on the way to one of whole numbers, with Adam's moments."""

    def __init__(self, seed: int, steps: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = ((GOOD_FEATURES, GOOD_HIDDEN), (JOINT, HIDDEN), (2 * HIDDEN, HIDDEN), (HIDDEN, 2))
        self.matrices = [rng.normal(0, math.sqrt(1.5 / shape[0]), shape).astype(np.float32) for shape in shapes]
        self.matrices[0] *= np.float32(0.3)  # a good's counts are not small
        self.matrices[3] *= np.float32(0.3)
        self.biases = [np.zeros(shape[1], np.float32) for shape in shapes]
        numbers = (*self.matrices, *self.biases)
        self._moments = [(np.zeros_like(number), np.zeros_like(number)) for number in numbers]
        self._step = 0
        self._steps = steps

    def learn(self, positions: Positions) -> float:
        """Take one step on a batch; return its loss."""
        goods, seats, shares, gains = unpacked(positions)
        loss, gradients = self._gradients(goods, seats, shares, gains)
        self._step += 1
        rate = RATE * min(1.0, self._step / 50) * 0.5 * (1 + math.cos(math.pi * self._step / (self._steps + 1)))
        for number, gradient, (first, second) in zip(
            (*self.matrices, *self.biases), gradients, self._moments, strict=True
        ):
            first += 0.1 * (gradient - first)
            second += 0.002 * (gradient * gradient - second)
            correction = math.sqrt(1 - 0.998**self._step) / (1 - 0.9**self._step)
            number -= np.float32(rate * correction) * first / (np.sqrt(second) + np.float32(1e-8))
        return loss

    def _gradients(self, goods: Array, seats: Array, shares: Array, gains: Array) -> tuple[float, list[Array]]:
        """Run the net forward and back over one batch. All products are of two flat matrices: numpy is slow at stacks."""
        first, second, third, heads = self.matrices
        batch, players = shares.shape
        goods = goods.reshape(-1, GOOD_FEATURES)
        held = goods @ first
        held += self.biases[0]
        np.maximum(held, 0, out=held)
        by_good = held.reshape(-1, 6, GOOD_HIDDEN)
        inputs = np.concatenate((sum_over(by_good, 6), seats.reshape(-1, SEAT_FEATURES)), axis=1)
        hidden = np.maximum(inputs @ second + self.biases[1], 0)
        context = sum_over(hidden.reshape(batch, players, HIDDEN), players) / np.float32(players)
        joint = np.concatenate((hidden, np.repeat(context, players, axis=0)), axis=1)
        last = np.maximum(joint @ third + self.biases[2], 0)
        out = last @ heads + self.biases[3]
        logits = out[:, 0].reshape(batch, players)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances = powers / powers.sum(axis=1, keepdims=True)
        error = out[:, 1] - gains.ravel()
        loss = -(shares * np.log(chances + 1e-9)).sum() / batch + POINTS_WEIGHT * (error * error).mean()

        d_out = np.empty_like(out)
        d_out[:, 0] = (chances - shares).ravel() / batch
        d_out[:, 1] = np.float32(2 * POINTS_WEIGHT / error.size) * error
        d_last = (d_out @ heads.T) * (last > 0)
        d_joint = d_last @ third.T
        d_context = sum_over(d_joint[:, HIDDEN:].reshape(batch, players, HIDDEN), players) / np.float32(players)
        d_hidden = (d_joint[:, :HIDDEN] + np.repeat(d_context, players, axis=0)) * (hidden > 0)
        d_sums = d_hidden @ second[:GOOD_HIDDEN].T
        d_held = ((by_good > 0) * d_sums[:, None, :]).reshape(-1, GOOD_HIDDEN)
        layers = ((goods, d_held), (inputs, d_hidden), (joint, d_last), (last, d_out))
        return float(loss), [*(a.T @ d for a, d in layers), *(np.ones(len(d), np.float32) @ d for _, d in layers)]

    def whole_numbers(self) -> tuple[list[int], list[int]]:
        """Return weights and biases as the compiled net wants them."""
        weights: list[int] = []
        for number, matrix in enumerate(self.matrices):
            table = np.clip(matrix, -LARGEST, LARGEST) * (1 << WEIGHT)
            weights += [round(float(w)) for w in (table if number == 0 else table.T).ravel()]
        biases: list[int] = []
        for number, bias in enumerate(self.biases):
            scale = 1 << (WEIGHT if number == 0 else WEIGHT + SCALE)
            biases += [round(float(b) * scale) for b in bias]
        assert len(biases) == BIASES
        return weights, biases


def sum_over(array: Array, count: int) -> Array:
    """Sum over the middle axis, slice by slice: several times faster than numpy's own sum of so few."""
    total = array[:, 0] + array[:, 1]
    for i in range(2, count):
        total += array[:, i]
    return total


def unpacked(positions: Positions) -> tuple[Array, Array, Array, Array]:
    """Return the bytes of a batch as arrays: goods, seats, shares of the win, points to come (in fives)."""
    players = positions.players
    goods = np.frombuffer(positions.goods, np.uint8).reshape(-1, players, 6, GOOD_FEATURES).astype(np.float32)
    seats = np.frombuffer(positions.seats, "<i2").reshape(-1, players, SEAT_FEATURES).astype(np.float32)
    seats /= 1 << SCALE
    shares = np.frombuffer(positions.shares, np.uint8).reshape(-1, players).astype(np.float32) / np.float32(60)
    gains = np.frombuffer(positions.gains, np.uint8).reshape(-1, players).astype(np.float32) / np.float32(5)
    # One row per position: a game's outcome holds for each of its rounds.
    return goods, seats, shares, gains
