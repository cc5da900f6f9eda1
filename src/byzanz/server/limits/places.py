"""Places in a queue: so many in all, and so many for one address, so that nobody fills it alone."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from byzanz import Refused


class Places:
    """The places of one queue. Whoever takes one gives it back, however its turn ends."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> None:
        """Take a place for an address; refuse it where there is none."""
        if self._taken.total() >= self._most or self._taken[address] >= self._per_address:
            raise Refused("too_fast")
        self._taken[address] += 1

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Take a place for as long as something takes."""
        self.take(address)
        try:
            yield
        finally:
            self.give_back(address)
