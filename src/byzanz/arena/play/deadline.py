"""A time limit for bots in this process that ends even one that never answers, where the system has timers."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(BaseException):
    """Raised inside a bot that thinks too long; not an Exception, so that a bot's own error handling lets it through."""


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


@contextmanager
def deadline(limit_ms: float | None) -> Iterator[None]:
    """Raise OutOfTime in the block when its time is up.

    Timers exist on Unix and in the main thread; elsewhere, and in compiled code that doesn't listen, the block runs
    to its end and whoever measures it finds it too long.
    """
    if (
        limit_ms is None
        or not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, limit_ms / 1000)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
