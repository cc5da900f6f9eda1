"""Fair dealing: a deck derived from a secret that the server committed to and from the players' randomness (docs/fairness.md)."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from struct import unpack

METHOD = "byzanz-deal-1"
GOODS = "CGOSVW"
COPIES = {1: 6, 2: 5, 3: 3, 4: 2}
MERCHANTS = 16


def new_secret() -> str:
    """Return a secret of 256 random bits as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """Return what is published before the deal: the SHA-256 of the secret's 32 bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


_GOODS = [[f"{good}{value}"] * copies for good in GOODS for value, copies in COPIES.items()]
_SORTED = sorted([card for cards in _GOODS for card in cards] + ["M"] * MERCHANTS)


def sorted_deck() -> list[str]:
    """Return the 112 cards in plain string order, from which the shuffle starts; equal cards are one string."""
    return list(_SORTED)


def numbers_in(blocks: Iterable[bytes]) -> Iterator[int]:
    """Yield 32-bit numbers: each block of 32 bytes is cut into eight, most significant byte first."""
    for block in blocks:
        yield from unpack(">8I", block)


def number_below(limit: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to limit - 1, each equally likely: numbers of the last, incomplete stretch are skipped."""
    whole = 2**32 - 2**32 % limit
    number = next(numbers)
    while number >= whole:
        number = next(numbers)
    return number % limit


def shuffle(cards: list[str], numbers: Iterator[int]) -> None:
    """Shuffle a deck (Fisher and Yates); every deck of the game is shuffled here, from whichever numbers."""
    for i in range(len(cards) - 1, 0, -1):
        j = number_below(i + 1, numbers)
        cards[i], cards[j] = cards[j], cards[i]


def derive(secret: str, seeds: Sequence[str | None]) -> tuple[list[str], int]:
    """Return the deck and the seat that starts, from the secret and one seed per seat (None: a bot, or none was given)."""
    key = bytes.fromhex(secret)
    message = "|".join([METHOD, str(len(seeds)), *(seed or "-" for seed in seeds)])
    numbers = numbers_in(hmac.digest(key, f"{message}|{block}".encode(), "sha256") for block in count())
    deck = sorted_deck()
    shuffle(deck, numbers)
    return deck, number_below(len(seeds), numbers)


def verify_deal(record: Mapping[str, object]) -> str | None:
    """Return None if the deck of a record was dealt as promised, else what is wrong, as a code."""
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
    if record.get("first") != first:
        return "deal_first_wrong"
    return "deal_seed_missing" if unsealed(seeds, record.get("bots")) else None


def unsealed(seeds: Sequence[str | None], bots: object) -> list[int]:
    """Return the people's seats without a seed: whoever knew that could have tried secrets until a deck suited them.

    A record that doesn't say who was a bot needs one seed at least.
    """
    is_bot = [any(seeds)] * len(seeds)
    if isinstance(bots, list) and len(bots) == len(seeds):
        is_bot = [bool(bot) for bot in bots]
    return [seat for seat, seed in enumerate(seeds) if seed is None and not is_bot[seat]]


def _is_hex(value: object) -> bool:
    """Return whether a value is 64 lower-case hexadecimal digits."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")
