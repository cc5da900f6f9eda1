"""The shuffle, the one random act: the same deck from the same seed on every platform and in every version.

SHA-256 in counter mode gives a stream of 32-bit numbers; Fisher and Yates's shuffle draws from it without bias
(a number in the incomplete last stretch is thrown away). Simple enough to be written again in any language.
"""

import hashlib
from collections.abc import Iterator

from byzanz.game.cards import full_deck

_RANGE = 1 << 32


def _numbers(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(b"byzanz shuffle 1\n" + counter.to_bytes(8, "big") + seed).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def shuffled_deck(seed: int | bytes) -> list[str]:
    """The 112 cards in the order that belongs to a seed; a number stands for its decimal digits."""
    deck = full_deck()
    numbers = _numbers(seed if isinstance(seed, bytes) else str(seed).encode())
    for last in range(len(deck) - 1, 0, -1):
        fair = _RANGE - _RANGE % (last + 1)
        number = next(numbers)
        while number >= fair:
            number = next(numbers)
        chosen = number % (last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return deck
