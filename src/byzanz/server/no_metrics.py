"""Stand in for the parts of `prometheus_client` that are used here, where it is not installed: nothing is counted."""

from typing import Any


class Silent:
    """A counter, gauge or histogram that counts nothing."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        pass

    def labels(self, *values: Any) -> "Silent":
        """Return the counter for some labels: this one."""
        return self

    def inc(self, amount: float = 1) -> None:
        """Count nothing."""

    dec = set = observe = inc


CollectorRegistry = Counter = Gauge = Histogram = ProcessCollector = Silent


def generate_latest(registry: Silent) -> bytes:
    """Return no figures."""
    return b""
