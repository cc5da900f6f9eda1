"""uvicorn's HTTP connection with bounds: on the size and number of headers, on what may be waiting, and on time."""

import logging
from asyncio import TimerHandle
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import is_ssl

from byzanz.server.limits.budget import Budget

log = logging.getLogger("byzanz.http")
PIECE = 4096
HEAD_AT_MOST = 16_384
HEADERS_AT_MOST = 100
RAW_BODY_AT_MOST = 1_048_576
"""Bytes after a head, chunk sizes and what is thrown away included; the body itself is bounded where it is read."""
CHUNKS_AT_MOST = 512
PIPELINED_AT_MOST = 4
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
ANSWER_SECONDS = 300.0
END_SECONDS = 2.0
WEBSOCKET_VERSION = b"13"


class TooMuch(Exception):
    """A request goes beyond a bound, or isn't one; it gets this status, and its connection ends."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class KnownPeer:
    """What uvicorn asks of a new connection's transport, answered once: each of its own questions opens the socket again."""

    __slots__ = ("_known",)

    def __init__(self, peer: tuple[str, int] | None, *, is_secure: bool) -> None:
        self._known = {"peername": peer, "sslcontext": is_secure}

    def get_extra_info(self, name: str) -> Any:
        """Return what is known of the connection."""
        return self._known.get(name)


class Answering:
    """The transport of an answer: its head waits for its body, so that both leave in one write."""

    __slots__ = ("_end", "_head", "_transport")

    def __init__(self, transport: Any, end: Callable[[], None]) -> None:
        """`end` ends the connection behind what was written."""
        self._transport = transport
        self._end = end
        self._head = b""

    def write(self, data: bytes) -> None:
        """Keep a head, and send it with what comes next."""
        if not self._head and data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 100"):
            self._head = data
        else:
            self._transport.write(self._head + data if self._head else data)
            self._head = b""

    def flush(self) -> None:
        """Send a head that has no body."""
        if self._head:
            self._transport.write(self._head)
            self._head = b""

    def close(self) -> None:
        """End the connection behind what was written."""
        self.flush()
        self._end()

    def is_closing(self) -> bool:
        """Return whether the connection ends."""
        return bool(self._transport.is_closing())


class HttpProtocol(HttpToolsProtocol):
    """One connection that was let in, until it ends or becomes a websocket."""

    def __init__(self, *, budget: Budget, peer: str, remote: tuple[str, int] | None, **options: Any) -> None:
        super().__init__(**options)
        self._remote = remote
        self._answering: Answering | None = None
        self._budget = budget
        self._peer: str | None = peer
        self._deadline: TimerHandle | None = None
        self._too_much: TooMuch | None = None
        self._is_in_head = True
        self._size = 0
        self._chunks = 0
        self._is_done = False
        self._last_word: int | None = None
        """The status that ends the connection once everything before it is answered."""
        self._unanswered: list[RequestResponseCycle] = []

    # Connections

    def connection_made(self, transport: Any) -> None:
        """Wait for a request, but not for ever."""
        known = KnownPeer(self._remote, is_secure=is_ssl(transport))
        super().connection_made(known)  # type: ignore[arg-type]
        self.transport, self.flow = transport, FlowControl(transport)
        self._answering = Answering(transport, self._close)
        self._arm(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less."""
        self._disarm()
        self._leave()
        self._forget()
        super().connection_lost(exc)

    def _abort(self) -> None:
        """End the connection at once."""
        self._is_done = True
        self._forget()
        self.transport.abort()

    def _forget(self) -> None:
        """Let every request under way know that nobody waits for it; uvicorn tells the last of them alone."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered.clear()
        self.pipeline.clear()

    def _leave(self) -> None:
        if self._peer is not None:
            self._budget.close_connection(self._peer)
            self._peer = None

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the websocket protocol."""
        peer = self._peer or ""
        self._disarm()
        self._is_done = True
        # The answer to an earlier request would otherwise be written in between the frames.
        is_answering = bool(self._waiting())
        if not is_answering and (refusal := self._refused_upgrade()) is not None:
            self._count_cut("malformed")
            self._end(*refusal)
            return
        self._leave()
        if is_answering or not self._budget.open_socket(peer):
            self._budget.count_cut("socket")
            self._abort()
            return
        try:
            super().handle_websocket_upgrade()
        except Exception as error:  # a request line that one parser takes and the other doesn't
            log.debug("websocket handshake refused: %s", error)
            self._end(400)
        protocol = self.transport.get_protocol()
        if protocol is self:
            self._budget.close_socket(peer)
        else:
            protocol.count_for(peer)  # type: ignore[attr-defined]

    def _refused_upgrade(self) -> tuple[int, bytes] | None:
        """Return the answer to a handshake that isn't one of our version of the protocol (RFC 6455, 4.2); None: it is."""
        versions = [value for name, value in self.headers if name == b"sec-websocket-version"]
        if self.parser.get_http_version() != "1.1" or len(versions) != 1:
            return 400, b""
        known = b"upgrade: websocket\r\nsec-websocket-version: %s\r\n" % WEBSOCKET_VERSION
        return None if versions == [WEBSOCKET_VERSION] else (426, known)

    def _check_head(self) -> None:
        """Refuse what would leave open which host is meant (RFC 9112, 3.2), or where the body ends (6.1)."""
        version = self.parser.get_http_version()
        if version not in ("1.0", "1.1"):
            self._raise(TooMuch(400, "version"))
        is_older = version == "1.0"
        hosts = sum(name == b"host" for name, _value in self.headers)
        if hosts > 1 or (hosts == 0 and not is_older):
            self._raise(TooMuch(400, "host"))
        codings = [value.strip().lower() for name, value in self.headers if name == b"transfer-encoding"]
        has_length = any(name == b"content-length" for name, _value in self.headers)
        if codings and (is_older or has_length or codings != [b"chunked"]):
            self._raise(TooMuch(400, "transfer-encoding"))

    # Time

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(seconds, self._time_is_up)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_is_up(self) -> None:
        self._deadline = None
        waiting = self._waiting()
        if self._is_done or self.transport.is_closing() or (waiting and not waiting[-1].more_body):
            self._abort()
            return
        self._count_cut("time")
        self._end_with(408)

    def _count_cut(self, why: str) -> None:
        self._budget.count_cut(why)
        if self._peer is not None:
            self._budget.fine(self._peer)

    def _end(self, status: int, more: bytes = b"", *, is_sending: bool = False) -> None:
        """Answer outside the application, and end the connection whether or not the answer is read."""
        self._is_done = True
        body = HTTPStatus(status).phrase.encode("ascii")
        head = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + more + head + body)
        self._close(is_sending=is_sending)

    def _close(self, *, is_sending: bool | None = None) -> None:
        """End the connection behind what was written; for somebody who still sends a body, once that has been read."""
        if is_sending is None:
            is_sending = not self._is_in_head
        if is_sending and self.transport.can_write_eof():
            self._is_done = True
            self.transport.write_eof()  # closing at once would take the answer back before it is read
        else:
            self.transport.close()
        self._arm(END_SECONDS)

    def _end_with(self, status: int) -> None:
        """Say why a connection ends, behind the answers that are still to come; a request that isn't whole gets none."""
        waiting = self._waiting()
        is_broken = bool(waiting) and waiting[-1].more_body
        if is_broken:
            self._drop(broken := waiting.pop())
            if broken.response_started:
                self._abort()
                return
        if waiting:
            self._is_done, self._last_word = True, status
            self._arm(ANSWER_SECONDS)
        else:
            self._end(status, is_sending=is_broken)

    def _waiting(self) -> list[RequestResponseCycle]:
        return [cycle for cycle in self._unanswered if not cycle.response_complete]

    def _drop(self, cycle: RequestResponseCycle) -> None:
        """Let a request know that nobody waits for it, or never begin with it."""
        cycle.disconnected = True
        cycle.message_event.set()
        self._unanswered.remove(cycle)
        self.pipeline = deque(entry for entry in self.pipeline if entry[0] is not cycle)

    # Bytes

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived in small pieces, and stop at the first bound that is reached."""
        if self._deadline is None:
            self._arm(HEAD_SECONDS)
        for start in range(0, len(data), PIECE):
            if self._is_done or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self._size += len(piece)
            if self._size > (HEAD_AT_MOST if self._is_in_head else RAW_BODY_AT_MOST):
                self._refuse(TooMuch(431, "head") if self._is_in_head else TooMuch(413, "body"))
                return
            super().data_received(piece)

    def _refuse(self, too_much: TooMuch) -> None:
        self._count_cut(too_much.why)
        self._end_with(too_much.status)

    def _raise(self, too_much: TooMuch) -> None:
        """Stop the parser from within one of its callbacks."""
        self._too_much = too_much
        raise too_much

    def send_400_response(self, msg: str) -> None:
        """End a connection whose bytes are no request, or go beyond a bound."""
        if self._too_much is not None:
            self._refuse(self._too_much)
            return
        self._count_cut("malformed")
        self._end_with(400)

    # What the parser finds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add a header, or a trailer, if there are not too many."""
        if len(self.headers) >= HEADERS_AT_MOST:
            self._raise(TooMuch(431, "headers"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin a request."""
        if len(self.pipeline) >= PIPELINED_AT_MOST:
            self._raise(TooMuch(429, "pipelined"))
        self._check_head()
        self._is_in_head, self._size, self._chunks = False, 0, 0
        self._arm(BODY_SECONDS)
        was = self.cycle
        super().on_headers_complete()
        if self.cycle is not was:
            self._unanswered.append(self.cycle)
            self.cycle.transport = self._answering  # type: ignore[assignment]

    def on_chunk_header(self) -> None:
        """Count the pieces of a body without a length."""
        self._chunks += 1
        if self._chunks > CHUNKS_AT_MOST:
            self._raise(TooMuch(413, "chunks"))

    def on_message_complete(self) -> None:
        """End a request's body; now the answer is what has to come."""
        self._is_in_head, self._size = True, 0
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._disarm()
        else:
            self._arm(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        """Go on with the next request, or wait for one."""
        assert self._answering is not None
        self._answering.flush()
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        if self._last_word is not None and not self._unanswered:
            self._end(self._last_word)
        elif self.transport.is_closing() or (self._is_done and self._last_word is None):
            self._arm(END_SECONDS)
        elif self.pipeline:
            self._arm(ANSWER_SECONDS)
        elif self._is_in_head:
            self._disarm()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing is asked any more."""
        super().timeout_keep_alive_handler()
        self._arm(END_SECONDS)
