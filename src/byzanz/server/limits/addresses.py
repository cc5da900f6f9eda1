"""Limits of rate and number, kept in memory per address."""

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from byzanz.table.play.talk import TokenBucket

ADDRESSES_AT_MOST = 50_000
IPV6_HOST_BITS = 64


def address_of(scope: Any) -> str:
    """Return the address a request comes from."""
    return scope["client"][0] if scope.get("client") else "?"


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, which any customer has whole."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> IPV6_HOST_BITS << IPV6_HOST_BITS)}/64"


class Bucket(TokenBucket):
    """A token bucket that reads the clock itself."""

    __slots__ = ()

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst, time.monotonic())

    def take(self, now: float | None = None, cost: float = 1) -> bool:
        """Return whether something of that cost may pass now."""
        return super().take(time.monotonic() if now is None else now, cost)

    def has(self, cost: float) -> bool:
        """Return whether something of that cost could pass now."""
        self.take(None, 0)
        return self._level >= cost

    def seconds(self, cost: float = 1) -> float:
        """Return in how many seconds something of that cost could pass; 0: now."""
        self.take(None, 0)
        return max(0.0, (cost - self._level) / self._rate)

    def wait(self) -> float:
        """Take one whether or not it is there, and return in how many seconds it will be; never more than one."""
        self.charge(1)
        return max(0.0, -self._level / self._rate)

    def charge(self, cost: float) -> None:
        """Take a cost whether or not it is there; the debt is never more than comes back in a second."""
        self.take(None, 0)
        self._level = max(self._level - cost, -self._rate)


class Buckets:
    """One bucket per address; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Return whether this address may do something of that cost now."""
        return self.of(address).take(None, cost)

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        key = network_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > ADDRESSES_AT_MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class OpenConnections:
    """Counts what is open at the same time, per address and in all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most = most
        self.most_in_all = most_in_all
        self._open: Counter[str] = Counter()
        self._all = 0

    def add(self, address: str) -> bool:
        """Return whether one more may be open; then it must be removed again."""
        key = network_of(address)
        if self._open[key] >= self.most or self._all >= self.most_in_all:
            if not self._open[key]:
                del self._open[key]
            return False
        self._open[key] += 1
        self._all += 1
        return True

    def remove(self, address: str) -> None:
        """Note that one has ended."""
        key = network_of(address)
        self._all -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def count(self, address: str) -> int:
        """Return how many are open from an address."""
        return self._open.get(network_of(address), 0)
