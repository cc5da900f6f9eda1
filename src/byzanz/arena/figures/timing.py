"""Times of decisions: the mean exactly, percentiles from a histogram small enough to send around."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

_STEPS = 32
"""Steps of the histogram per doubling of the time: each is 2.2 % wide."""


@dataclass(slots=True)
class Timing:
    """Decision times, merged by `+=`."""

    count: int = 0
    total_ns: int = 0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, times: Iterable[int]) -> None:
        """Add times in ns."""
        for ns in times:
            self.count += 1
            self.total_ns += ns
            self.steps[int(math.log2(max(ns, 1)) * _STEPS)] += 1

    def __iadd__(self, other: "Timing") -> "Timing":
        self.count += other.count
        self.total_ns += other.total_ns
        self.steps.update(other.steps)
        return self

    @property
    def mean_ms(self) -> float | None:
        """Return the mean of all times in ms; None if there are none."""
        return self.total_ns / self.count / 1e6 if self.count else None

    def percentile_ms(self, percent: float) -> float | None:
        """Return the time in ms that this share of the decisions did not exceed, to about a percent."""
        wanted = self.count * percent / 100
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return float(2 ** ((step + 0.5) / _STEPS)) / 1e6
        return None
