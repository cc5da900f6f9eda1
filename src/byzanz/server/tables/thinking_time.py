"""The time that a bot may take, counted from where it begins: when its answer is shown never tells how long it thought.

A bot may have to wait for others, which tells of their hands at most. From then on the longest time counts that one may
take; it has mostly thought for less, and its answer waits.
"""

import math

LEAST_SECONDS, MOST_SECONDS = 0.12, 0.96
"""For a bot that searches. A few doublings lie between: no more than these is ever told by how long it is."""
LATE_STEP = 0.5
"""What takes longer still is shown so many seconds later, or twice as many, and so on."""
QUICK_BOTS = ("gentle", "shrewd", "greedy", "random")
"""They take the same moment whatever they hold."""
FORGET_SECONDS = 600.0


class ThinkingTime:
    """The time that a decision takes for whoever watches, and when those that are under way are over."""

    def __init__(self) -> None:
        self._slot = LEAST_SECONDS
        self._grown_at = 0.0
        self._over: dict[int, float] = {}

    def begin(self, spec: str, seed: int, now: float) -> None:
        """Note that a bot begins to think now."""
        if self._slot > LEAST_SECONDS and now > self._grown_at + FORGET_SECONDS:
            self._slot, self._grown_at = self._slot / 2, now
        if spec not in QUICK_BOTS:
            self._over[seed] = now + self._slot

    def end(self, spec: str, seconds: float, now: float) -> None:
        """Hear how long a decision took: where that is longer than what counts, more counts from now on."""
        if spec not in QUICK_BOTS and self._slot < seconds and 2 * self._slot <= MOST_SECONDS:
            self._slot, self._grown_at = 2 * self._slot, now

    def pop(self, seed: int, now: float) -> float:
        """Return when the answer to a decision is shown at the earliest; of a bot that never searches: now."""
        over = self._over.pop(seed, now)
        return over if now <= over else over + LATE_STEP * math.ceil((now - over) / LATE_STEP)
