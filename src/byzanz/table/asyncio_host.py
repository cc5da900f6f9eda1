"""A host on asyncio's event loop: its clock, its timers, and a lock for each table."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from byzanz import Refused
from byzanz.table.host import H, Host
from byzanz.table.room.stored import Now

log = logging.getLogger("byzanz.host")


class AsyncioHost(Host[H]):
    """Adds time; a storage, bots and a wire are left to the server and to the browser."""

    def __init__(self) -> None:
        super().__init__()
        self._running: set[asyncio.Task[None]] = set()

    def now(self) -> Now:
        """Return the present."""
        return Now(time.monotonic(), time.time())

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back after a time."""
        return asyncio.get_running_loop().call_later(seconds, call)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something without waiting for its end."""
        running = asyncio.get_running_loop().create_task(work)
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def report(self, hosted: H, seat: int, what: str, error: Exception) -> None:
        """Log a fault; of a refusal its code alone: the facts may name the cards of a hand, and a log is no seat."""
        if isinstance(error, Refused):
            log.error("room %s seat %s %s: %s", hosted.id, seat, what, error.code)
        else:
            log.error("room %s seat %s %s failed", hosted.id, seat, what, exc_info=error)

    def close(self) -> None:
        """Stop waking tables up."""
        self.is_closing = True
        for hosted in self.tables.values():
            self.forget_wakeups(hosted)
