"""One open websocket: what it was sent last, and a way to send that never waits for a slow one."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from byzanz.server.tables.hosted_table import Connected

log = logging.getLogger("byzanz.sockets")
WAITING_AT_MOST = 64
TOO_SLOW = 4408
Send = Callable[[Any], Awaitable[None]]
Put = Callable[[bytes], bool]


class Connection(Connected):
    """A browser at a table, on a seat or as a spectator."""

    def __init__(
        self,
        put: Put,
        send: Send,
        close: Callable[[int], Awaitable[None]],
        person: int,
        abort: Callable[[], None] = lambda: None,
        wanted: int | None = None,
        address: str = "",
    ) -> None:
        """`put` sends at once or says that it can't; `send` waits for the client; `abort` ends one that can't be waited for."""
        super().__init__(person, wanted)
        self.address = address
        self.is_gone = False
        self._put = put
        self._send = send
        self._close = close
        self._abort = abort
        self._waiting: deque[bytes] | None = None
        """Made when something has to wait: most connections never need it, and there are many."""
        self._sender: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Send at once where the connection takes it, else later in order; cut a client that is too slow."""
        if self.is_gone or (self._sender is None and self._put(frame)):
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(frame)
        if len(self._waiting) > WAITING_AT_MOST:
            self.cut(TOO_SLOW)
        elif self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                self._waiting.popleft()
        except Exception as error:
            log.debug("client gone while sending: %s", error)
            self.is_gone = True
        finally:
            self._sender = None

    def cut(self, code: int) -> None:
        """Close the connection without waiting for the client."""
        if self.is_gone:
            return
        self.is_gone = True
        self._waiting = None
        if self._sender is not None:
            self._sender.cancel()
        self._ending = asyncio.create_task(self._end(code))

    async def ended(self) -> None:
        """Wait until a connection that was cut has been sent why."""
        if self._ending is not None:
            await self._ending

    async def _end(self, code: int) -> None:
        try:
            await asyncio.wait_for(self._close(code), 2)
        except Exception as error:
            log.debug("client gone while closing: %s", error)
            self._abort()
