"""Waits until something holds, with a limit that only a fault reaches: a busy machine is no fault."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 60.0
PAUSE = 0.05


def wait_until(look: Callable[[], T]) -> T:
    """Return what is seen as soon as there is something to see."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "never seen"
        time.sleep(PAUSE)
    return found


async def until(look: Callable[[], T]) -> T:
    """Return what is seen as soon as there is something to see; connections of the test go on meanwhile."""
    return await asyncio.to_thread(wait_until, look)
