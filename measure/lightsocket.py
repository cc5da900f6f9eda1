"""A websocket client that costs little: one asyncio protocol, text frames only, so that the load does not measure itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class LightSocket(asyncio.Protocol):
    """One connection. `on_text` gets each text frame; `received` counts all bytes after the handshake."""

    def __init__(self, on_text: Callable[[bytes], None], on_end: Callable[[], None]) -> None:
        self._on_text = on_text
        self._on_end = on_end
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.is_closed = False

    @classmethod
    async def connect(
        cls,
        host: str,
        port: int,
        path: str,
        cookie: str,
        on_text: Callable[[bytes], None],
        on_end: Callable[[], None],
        local: str | None = None,
    ) -> "LightSocket":
        """Open a connection, from a local address if one is given, and wait for the handshake."""
        loop = asyncio.get_running_loop()
        source = None if local is None else (local, 0)
        _transport, socket = await loop.create_connection(lambda: cls(on_text, on_end), host, port, local_addr=source)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
        assert socket._transport is not None
        socket._transport.write("\r\n".join(lines).encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport of the new connection."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the connection has ended; who ended it here need not be told."""
        is_lost, self.is_closed = not self.is_closed, True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed in the handshake"))
        if is_lost:
            self._on_end()

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into frames."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:40]).decode("latin-1")))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
            self.received += len(buffer)
        else:
            self.received += len(data)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            kind = buffer[at] & 15
            body = bytes(buffer[start : start + size])
            at = start + size
            if kind == 1:
                self._on_text(body)
            elif kind == 9:
                self._write(10, body)
        del buffer[:at]

    def send(self, body: bytes) -> None:
        """Send a text frame."""
        self._write(1, body)

    def _write(self, kind: int, body: bytes) -> None:
        """Write a frame under the mask 0000: allowed, and costs nothing."""
        assert self._transport is not None
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """End the connection."""
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()
