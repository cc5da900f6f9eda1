"""The limits on what a seat says: quick phrases, and nudges for somebody who is waited for."""

import math


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


class Nudges:
    """Who was nudged when: a seat is left in peace for a while after its turn has come, and after each nudge."""

    PATIENCE = 20.0
    """Seconds in which somebody may think before they can be nudged."""
    PAUSE = 30.0
    """Seconds between two nudges of the same seat, whoever gives them."""

    def __init__(self) -> None:
        self._last: dict[int, float] = {}

    def wait(self, seat: int, asked_since: float, now: float) -> float:
        """Return in how many seconds a seat may be nudged; 0: now."""
        due = max(asked_since + self.PATIENCE, self._last.get(seat, -math.inf) + self.PAUSE)
        return max(0.0, due - now)

    def note(self, seat: int, now: float) -> None:
        """Note that a seat was nudged."""
        self._last[seat] = now
