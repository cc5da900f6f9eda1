"""Limits of rate and number, kept in memory for each address."""

import time
from collections import Counter, OrderedDict

MOST_ADDRESSES = 50_000


class Bucket:
    """Lets through `rate` a second on average and `burst` at once."""

    __slots__ = ("burst", "rate", "_at", "_level")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """True if one more may pass now."""
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket an address; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """True if this address may do one more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Places:
    """Counts what is open at the same time, for each address and in all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most = most
        self.most_in_all = most_in_all
        self._open: Counter[str] = Counter()
        self._all = 0

    def take(self, address: str) -> bool:
        """True if there was a place; it must be given back."""
        if self._open[address] >= self.most or self._all >= self.most_in_all:
            return False
        self._open[address] += 1
        self._all += 1
        return True

    def give_back(self, address: str) -> None:
        """A place is free again."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
