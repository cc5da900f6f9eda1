"""A process beside the server for what takes long.

It gives way to the tables, and is replaced when it dies.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from byzanz import Refused

T = TypeVar("T")
TRIES = 2
"""A process that has died is found out by asking it."""
NICENESS = 5


def _prepare(module: str) -> None:
    """Load what will be asked for, give way to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    import_module(module)


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)


class SideProcess:
    """One process, started when it is needed."""

    def __init__(self, module: str) -> None:
        """Name the module that is loaded when the process starts."""
        self._module = module
        self.process: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the process, so that the first question needn't wait for it."""
        if self.process is None:
            spawn = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, mp_context=spawn, initializer=_prepare, initargs=(self._module,))
            self.process.submit(os.getpid)

    async def run(self, seconds: float, work: Callable[..., T], *arguments: Any) -> T:
        """Return what comes of some work; refuse it as `too_fast` where it takes too long."""
        for _ in range(TRIES):
            self.warm_up()
            process = self.process
            assert process is not None
            try:
                future = asyncio.get_running_loop().run_in_executor(process, work, *arguments)
                return await asyncio.wait_for(future, seconds)
            except BrokenProcessPool:  # perhaps long ago; there may be a new one already
                if self.process is process:
                    self.process = None
            except TimeoutError:
                break
        raise Refused("too_fast")

    def close(self) -> None:
        """End the process after what it is computing; what waits is dropped."""
        process, self.process = self.process, None
        if process is not None:
            process.shutdown(cancel_futures=True)
