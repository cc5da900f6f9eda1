"""uvicorn's websocket with a shorter way out: what a connection is sent in one turn of the loop leaves in one write."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "byzanz.text"
_TEXT = 0x81  # a whole text frame, unmasked as a server's must be, without extensions: none was agreed on


def text_frame(body: bytes) -> bytes:
    """Return a text frame as it travels (RFC 6455, 5.2)."""
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + body
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + body


class Outbox:
    """The connections of a loop that have something to send, and the one call that sends it all."""

    def __init__(self) -> None:
        self._full: list[RoomProtocol] = []

    def add(self, connection: "RoomProtocol") -> None:
        """Have a connection flushed before the loop polls again."""
        if not self._full:
            connection.loop.call_soon(self.flush)
        self._full.append(connection)

    def flush(self) -> None:
        """Send what has queued up, one write per connection."""
        full, self._full = self._full, []
        for connection in full:
            connection.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class RoomProtocol(WebSocketsSansIOProtocol):
    """One connection. Applications find `put_text` among the scope's extensions; `send` works as ever."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._gathered: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())

    async def run_asgi(self) -> None:
        """Run the application for this connection."""
        self.scope["extensions"][EXTENSION] = {"put": self.put_text}
        await super().run_asgi()

    def put_text(self, body: bytes) -> bool:
        """Send a text frame soon; return false, and do nothing, where it would have to wait for the client."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self._gathered:
            self._outbox.add(self)
        self._gathered.append(text_frame(body))
        return True

    def flush(self) -> None:
        """Write what has queued up."""
        if self._gathered:
            data = self._gathered[0] if len(self._gathered) == 1 else b"".join(self._gathered)
            self._gathered.clear()
            if not self.close_sent and not self.disconnected:
                self.transport.write(data)

    def shutdown(self) -> None:
        """End the connection because the server ends; what was put is still sent."""
        self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """Send an ASGI message, after whatever was put before it."""
        self.flush()
        await super().send(message)
