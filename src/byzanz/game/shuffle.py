"""The shuffle of a game that is dealt from a seed: the same deck on every platform and in every version.

The shuffle is the one used for deals at a table (`byzanz.fairness`), with random numbers of its own: SHA-256 in counter
mode instead of HMAC under a secret, and it starts from the cards in the order of the rules. Neither can change: records and
seeds rely on both.
"""

import hashlib
from itertools import count

from byzanz.fairness import numbers_in, shuffle
from byzanz.game.card_names import full_deck


def shuffled_deck(seed: int | bytes) -> list[str]:
    """Return the 112 cards in the order that belongs to a seed; a number stands for its decimal digits."""
    root = seed if isinstance(seed, bytes) else str(seed).encode()
    blocks = (hashlib.sha256(b"byzanz shuffle 1\n" + block.to_bytes(8, "big") + root).digest() for block in count())
    deck = full_deck()
    shuffle(deck, numbers_in(blocks))
    return deck
