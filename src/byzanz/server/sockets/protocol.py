"""uvicorn's websocket with bounds on what comes in, counted before it is parsed, and a shorter way out.

What a connection is sent in one turn of the loop leaves in one write.
"""

import asyncio
import time
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from byzanz.server.limits.addresses import Bucket
from byzanz.server.limits.budget import FRAME_COST, Budget
from byzanz.server.settings import Settings
from byzanz.server.sockets.scan import FrameScanner, Scanned

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which websockets isn't compiled
    from websockets.utils import apply_mask

EXTENSION = "byzanz.text"
TOO_MANY = 4429
NO_TEXT = 1007
TOO_FAST_AT_MOST = 100
"""Frames above the rate that are answered with a refusal before the connection ends."""
CONTROL_PER_SECOND, CONTROL_AT_ONCE = 2.0, 20
MODEST_PER_SECOND, MODEST_AT_ONCE = 1.0, 5
"""What a connection may always send, also when others from its address have used up what they share."""
READ_AHEAD = 4
"""Messages that may wait while one is being handled; then nothing more is read."""
END_SECONDS = 1.0
ABORT_SECONDS = 5.0
UNREAD_SECONDS = 20.0
"""How long a client may leave unread what it was sent, once it no longer fits into the buffers."""
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
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


class Allowance:
    """What one connection may send, and what it shares with all connections of its address."""

    def __init__(self, budget: Budget) -> None:
        settings = budget.settings
        rate, size = settings.limit_frames, settings.limit_frame
        self.at_once = int(2 * rate + TOO_FAST_AT_MOST)
        self._budget = budget
        self._address: str | None = None
        self._frames = Bucket(rate, self.at_once)
        self._bytes = Bucket(rate * size, max(64 * size, 2 * rate * size))
        self._control = Bucket(CONTROL_PER_SECOND, CONTROL_AT_ONCE)
        self._modest = Bucket(MODEST_PER_SECOND, MODEST_AT_ONCE)

    def charge_to(self, address: str) -> None:
        """Share what this connection sends with others of the same address."""
        self._address = address

    def fine(self) -> None:
        """Charge the address for a connection that had to be cut."""
        if self._address is not None:
            self._budget.fine(self._address)

    def allows(self, scanned: Scanned) -> bool:
        """Return whether what arrived may be parsed."""
        frames = scanned.data + scanned.control
        if not frames:
            return True
        if scanned.control and not self._control.take(None, scanned.control):
            return False
        return self.allows_data(frames, scanned.size)

    def allows_data(self, frames: int, size: int) -> bool:
        """Return whether that many frames, of that many bytes together, may be parsed."""
        now = time.monotonic()
        if not (self._frames.take(now, frames) and self._bytes.take(now, size)):
            return False
        if self._address is None or self._modest.take(now, frames):
            return True
        return self._budget.spend(self._address, frames * FRAME_COST)


class RoomProtocol(WebSocketsSansIOProtocol):
    """One connection. Applications find `put` and more among the scope's extensions; `send` works as ever."""

    def __init__(self, *arguments: Any, budget: Budget | None = None, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._budget = budget or Budget(Settings())
        self._allowance = Allowance(self._budget)
        self._scanner = FrameScanner(self.config.ws_max_size)
        self._peer: str | None = None
        self._is_cut = False
        self._unread: asyncio.TimerHandle | None = None
        self._gathered: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())

    def count_for(self, peer: str) -> None:
        """Remember whose socket this is, as counted when it was opened."""
        self._peer = peer

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one socket less."""
        self._disarm()
        super().connection_lost(exc)
        if self._peer is not None:
            self._budget.close_socket(self._peer)
            self._peer = None

    # In

    def data_received(self, data: bytes) -> None:
        """Count the frames of what has arrived, and parse them if that many are allowed."""
        if self._is_cut:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                # Not even the request could be read. A proxy that got no answer would take this server for dead.
                self.transport.write(UNREADABLE)
                self.transport.close()
            return
        start = self._scanner.text_at(data)
        if start and self._receive_text(data, start):
            return
        scanned = self._scanner.scan(data, self._allowance.at_once)
        if scanned.is_too_many or not self._allowance.allows(scanned):
            self.cut(TOO_MANY)
        else:
            super().data_received(data[: scanned.end])

    def _receive_text(self, data: bytes, start: int) -> bool:
        """Hand on a whole text message without the parser, which has nothing left to say; false: it must look at it."""
        if not self.handshake_complete or self.close_sent or self.conn.state is not OPEN:
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if not self._allowance.allows_data(1, len(data) - start):
            self.cut(TOO_MANY)
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self._pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that came in pieces or with others; text that is none ends the connection, without a word."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.cut(NO_TEXT)
                return
        super().send_receive_event_to_app()

    def cut(self, code: int) -> None:
        """End the connection because of what it sends: nothing more is read, and the client gets a moment to see why."""
        if self._is_cut:
            return
        self._is_cut = True
        self._budget.count_cut("frames")
        self._allowance.fine()
        self.flush()
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._pause_reading()
        self.close_sent, self.read_paused = True, False
        while not self.queue.empty():  # what it has sent before isn't worth any work either
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(END_SECONDS, self.transport.abort)

    def _pause_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """Read nothing from a client that doesn't read: what it asks for would only pile up."""
        super().pause_writing()
        self._pause_reading()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self._cut_unread)

    def _cut_unread(self) -> None:
        self._unread = None
        self._budget.count_cut("unread")
        self.transport.abort()

    def _disarm(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def resume_writing(self) -> None:
        """Read again, unless the application has not yet taken what was read before."""
        super().resume_writing()
        self._disarm()
        if not self.read_paused and not self._is_cut and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message, once the client reads what it was sent."""
        if not self.writable.is_set():
            await self.writable.wait()
        return await super().receive()

    # Ends: a client that reads nothing would keep a connection that is only being closed for ever.

    def keepalive_timeout(self) -> None:
        """End a connection that doesn't answer to a ping."""
        super().keepalive_timeout()
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def handle_close(self, event: Any) -> None:
        """Answer a client that says goodbye."""
        super().handle_close(event)
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """End a connection that breaks the protocol."""
        super().handle_parser_exception()
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    # Out

    async def run_asgi(self) -> None:
        """Run the application for this connection."""
        self.scope["extensions"][EXTENSION] = {
            "put": self.put_text,
            "abort": self.transport.abort,
            "charge_to": self._allowance.charge_to,
            "is_paid": self._peer is not None and not self._budget.is_proxy(self._peer),
        }
        if self._is_cut:
            return
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
        if self._is_cut:
            raise ClientDisconnected
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody reads the handshake again, and there are many connections
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout + ABORT_SECONDS, self.transport.abort)
