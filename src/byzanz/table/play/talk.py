"""The limit on quick phrases of a seat."""


class TokenBucket:
    """Lets through `rate` per second on average and `burst` at once."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Return whether something of that cost may pass now."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True


class PhraseLimit:
    """One phrase in two seconds, six per minute."""

    PER_MINUTE = 6

    def __init__(self, now: float) -> None:
        self._soon = TokenBucket(1 / 2, 1, now)
        self._often = TokenBucket(self.PER_MINUTE / 60, self.PER_MINUTE, now)

    def take(self, now: float) -> bool:
        """Return whether another phrase may be said now."""
        return self._soon.take(now) and self._often.take(now)
