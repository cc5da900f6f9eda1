"""The figures of several processes behind one address: whichever is asked collects those of all.

Each process answers on a socket of its own in a folder that they share. One that has died answers no more.
"""

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

from byzanz.server.metrics import Metrics, summed

log = logging.getLogger("byzanz.metrics")
SECONDS_AT_MOST = 2.0
"""A process that is too busy to answer is left out; the figure `byzanz_processes` shows it."""
END = ".figures"


class Figures:
    """The figures of this process, and of those beside it."""

    def __init__(self, metrics: Metrics, folder: Path | None) -> None:
        """`folder` is where the processes of one command meet; None: this is the only one."""
        self._metrics = metrics
        self._folder = folder
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Answer the other processes."""
        if self._folder is not None:
            path = self._folder / f"{os.getpid()}{END}"
            path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._answer, path)

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None and self._folder is not None:
            self._server.close()
            (self._folder / f"{os.getpid()}{END}").unlink(missing_ok=True)

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(self._metrics.text())
            await writer.drain()
        writer.close()

    async def text(self) -> bytes:
        """Return the figures of all processes in Prometheus' form."""
        if self._folder is None:
            return self._metrics.text()
        others = [path for path in sorted(self._folder.glob(f"*{END}")) if path.stem != str(os.getpid())]
        found = await asyncio.gather(*(_ask(path) for path in others))
        return summed([self._metrics.text(), *(text for text in found if text)])


async def _ask(path: Path) -> bytes:
    """Return the figures of another process; nothing where it doesn't answer."""
    try:
        async with asyncio.timeout(SECONDS_AT_MOST):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                return await reader.read(-1)
            finally:
                writer.close()
    except (ConnectionRefusedError, FileNotFoundError):  # it was killed, or has ended
        return b""
    except (OSError, TimeoutError) as error:
        log.warning("no figures of a process: %s", error)
        return b""
