"""Fair dealing: a deck derived from a secret the server committed to and randomness of the players (docs/fairness.md)."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence

METHOD = "byzanz-deal-1"
GOODS = "CGOSVW"
COPIES = {1: 6, 2: 5, 3: 3, 4: 2}
MERCHANTS = 16


def new_secret() -> str:
    """A secret of 256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is published before the deal: the SHA-256 of the secret's 32 bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def sorted_deck() -> list[str]:
    """The 112 cards in plain string order, from which the shuffle starts."""
    goods = [f"{good}{value}" for good in GOODS for value, copies in COPIES.items() for _ in range(copies)]
    return sorted(goods + ["M"] * MERCHANTS)


def _numbers(secret: str, message: str) -> Iterator[int]:
    """32-bit numbers without end: HMAC-SHA-256 of message and counter under the secret, eight numbers a block."""
    key = bytes.fromhex(secret)
    counter = 0
    while True:
        block = hmac.new(key, f"{message}|{counter}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 to limit - 1, each equally likely: numbers of the last, incomplete stretch are thrown away."""
    whole = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < whole) % limit


def derive(secret: str, seeds: Sequence[str | None]) -> tuple[list[str], int]:
    """The deck and the seat that starts, from the secret and one seed a seat (None: a bot, or none was given)."""
    numbers = _numbers(secret, "|".join([METHOD, str(len(seeds)), *(seed or "-" for seed in seeds)]))
    deck = sorted_deck()
    for i in range(len(deck) - 1, 0, -1):
        j = _below(i + 1, numbers)
        deck[i], deck[j] = deck[j], deck[i]
    return deck, _below(len(seeds), numbers)


def verify_deal(record: Mapping[str, object]) -> str | None:
    """None if the deck of a record was dealt as promised, else what is wrong, as a code."""
    deal = record.get("deal")
    if deal is None:
        return "deal_missing"
    if not isinstance(deal, Mapping) or deal.get("method") != METHOD:
        return "deal_method_unknown"
    secret, commitment, seeds = deal.get("secret"), deal.get("commitment"), deal.get("seeds")
    if not (_is_hex(secret) and _is_hex(commitment) and isinstance(seeds, list)):
        return "deal_malformed"
    if len(seeds) != record.get("players") or not all(seed is None or _is_hex(seed) for seed in seeds):
        return "deal_malformed"
    assert isinstance(secret, str)
    if commitment_to(secret) != commitment:
        return "deal_commitment_wrong"
    deck, first = derive(secret, seeds)
    if record.get("deck") != deck:
        return "deal_deck_wrong"
    return None if record.get("first") == first else "deal_first_wrong"


def _is_hex(value: object) -> bool:
    """True for 64 lower-case hexadecimal digits."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")
