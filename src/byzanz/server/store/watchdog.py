"""Ends connections to PostgreSQL that hang: a thread that waits for one can't end it by itself.

Keepalives and `tcp_user_timeout` notice a machine that is gone. They don't notice one that is stopped, or a router that
takes everything and hands nothing on.
"""

import contextlib
import itertools
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

HANG_SECONDS = 5.0
LOOK_SECONDS = 0.5


class Watchdog:
    """Knows which connections are waited for, and since when."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[float, Any]] = {}
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None
        self._is_closed = threading.Event()

    def close(self) -> None:
        """Stop looking."""
        self._is_closed.set()

    @contextlib.contextmanager
    def watch(self, driver: Any) -> Iterator[None]:
        """Cut a driver's connection if what is done here takes too long. Connections of SQLite need no watching."""
        if not hasattr(driver, "pgconn"):
            yield
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, name="byzanz-watchdog", daemon=True)
            self._thread.start()
        number = next(self._numbers)
        self._waiting[number] = time.monotonic(), driver
        try:
            yield
        finally:
            self._waiting.pop(number, None)

    def _look(self) -> None:
        while not self._is_closed.wait(LOOK_SECONDS):
            for number, (since, driver) in list(self._waiting.items()):
                if time.monotonic() - since > HANG_SECONDS and self._waiting.pop(number, None) is not None:
                    cut(driver)


def cut(driver: Any) -> None:
    """Shut down the socket under a connection: whoever waits for it gets an error at once."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(driver.pgconn.socket)) as wire:
        wire.shutdown(socket.SHUT_RDWR)  # an exception means: it has just been closed
