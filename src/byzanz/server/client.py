"""One open websocket: what it was sent last, and a way to send that never waits for a slow one."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from byzanz.server import wire

log = logging.getLogger("byzanz.sockets")
MOST_WAITING = 64
Send = Callable[[Any], Awaitable[None]]


class Sight(NamedTuple):
    """What a seat saw at a version: the fields of the view that all share, its own, and its deeds."""

    version: int
    public: dict[str, Any]
    own: dict[str, Any]
    deeds: dict[str, Any]


class Client:
    """A browser at a table, on a seat or as a spectator."""

    def __init__(self, send: Send, close: Callable[[int], Awaitable[None]], person: int, address: str) -> None:
        self.person = person
        self.address = address
        self.seat: int | None = None
        self.sight: Sight | None = None
        self.room_text = ""
        self.auto: wire.Auto | None = None
        self.is_gone = False
        self._send = send
        self._close = close
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Sends at once where the connection takes it, else later in order; a client that is too slow is cut."""
        if self.is_gone:
            return
        if self._sender is None and self._send_now(text):
            return
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self.cut(4408)
        elif self._sender is None and not self.is_gone:
            self._sender = asyncio.create_task(self._send_waiting())

    def _send_now(self, text: str) -> bool:
        """Runs the send to its end if it needn't wait; a task for each frame would cost as much as the frame."""
        sending = self._send({"type": "websocket.send", "text": text}).__await__()
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            self.is_gone = True
            return True
        sending.close()
        return False

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting[0]})
                self._waiting.popleft()
        except Exception as error:
            log.debug("client gone while sending: %s", error)
            self.is_gone = True
        finally:
            self._sender = None

    def cut(self, code: int) -> None:
        """Closes the connection without waiting for the client."""
        if self.is_gone:
            return
        self.is_gone = True
        self._waiting.clear()
        if self._sender is not None:
            self._sender.cancel()
        self._ending = asyncio.create_task(self._end(code))

    async def ended(self) -> None:
        """Waits until a connection that was cut has been told why."""
        if self._ending is not None:
            await self._ending

    async def _end(self, code: int) -> None:
        try:
            await asyncio.wait_for(self._close(code), 2)
        except Exception as error:
            log.debug("client gone while closing: %s", error)
