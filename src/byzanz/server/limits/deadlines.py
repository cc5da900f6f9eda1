"""Deadlines that cost little: one timer for all that may take equally long, because what began first is due first."""

import asyncio
import time
from types import TracebackType


class Deadline:
    """Ends what a task does within `with`, by TimeoutError, when its time is over; as `asyncio.timeout`, without a timer."""

    __slots__ = ("_all", "_cancelling", "_is_over", "_task", "due")

    def __init__(self, all_of_them: "dict[Deadline, None]", due: float) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.due = due
        self._task = task
        self._all = all_of_them
        self._cancelling = task.cancelling()
        self._is_over = False

    def expire(self) -> None:
        """End it."""
        self._is_over = True
        self._task.cancel()

    def __enter__(self) -> None:
        self._all[self] = None

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _tb: TracebackType | None
    ) -> None:
        self._all.pop(self, None)
        if self._is_over and self._task.uncancel() <= self._cancelling and kind is asyncio.CancelledError:
            raise TimeoutError from None


class Deadlines:
    """What may take a fixed time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._running: dict[Deadline, None] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> Deadline:
        """Return a deadline for what the present task does from now on."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            loop.call_later(self._seconds, self._look, loop)
        return Deadline(self._running, time.monotonic() + self._seconds)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """End what is due; look again when the next is, or not at all while nothing runs."""
        now = time.monotonic()
        while self._running:
            first = next(iter(self._running))
            if first.due > now:
                loop.call_later(first.due - now, self._look, loop)
                return
            del self._running[first]
            first.expire()
        if self._loop is loop:
            self._loop = None
