"""Limits of rate and number, kept in memory per address."""

import time
from collections import Counter, OrderedDict

from byzanz.table.talk import TokenBucket

ADDRESSES_AT_MOST = 50_000


class Bucket(TokenBucket):
    """A token bucket that reads the clock itself."""

    __slots__ = ()

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst, time.monotonic())

    def take(self, now: float | None = None) -> bool:
        """Return whether one more may pass now."""
        return super().take(time.monotonic() if now is None else now)


class Buckets:
    """One bucket per address; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Return whether this address may do one more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > ADDRESSES_AT_MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class OpenConnections:
    """Counts what is open at the same time, per address and in all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most = most
        self.most_in_all = most_in_all
        self._open: Counter[str] = Counter()
        self._all = 0

    def add(self, address: str) -> bool:
        """Return whether one more may be open; then it must be removed again."""
        if self._open[address] >= self.most or self._all >= self.most_in_all:
            return False
        self._open[address] += 1
        self._all += 1
        return True

    def remove(self, address: str) -> None:
        """Note that one has ended."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
