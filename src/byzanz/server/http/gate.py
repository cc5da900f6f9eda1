"""The way in: connections are taken one after another, a few per turn of the loop, and wait where there are too many."""

import asyncio
import logging
import socket
import struct
import sys
from asyncio import Protocol, TimerHandle, get_running_loop
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.protocols.utils import get_remote_addr

from byzanz.server.http.protocol import HEAD_AT_MOST, HttpProtocol
from byzanz.server.limits.budget import Budget

log = logging.getLogger("byzanz.http")
PER_TURN = 4
"""Connections that are taken before everything else gets its turn: the loop's own way takes all that wait at once."""
REFUSED_PER_TURN, REST_SECONDS = 32, 0.004
"""After so many that are sent away, all else has this long: some 7,000 per second cost a fifth of a core."""
NO_FILES_SECONDS = 0.5
"""How long nothing is taken where the process has no file left for it."""
BACKLOG = 4096
_AT_ONCE = struct.pack("ii", 1, 0)


class Gate(Protocol):
    """The first to see a connection. It makes nothing for an address that has too many, and so loses little time on it."""

    __slots__ = ("_budget", "_early", "_options", "_peer", "_remote", "_timer", "_transport")

    def __init__(self, *, budget: Budget, **options: Any) -> None:
        self._budget = budget
        self._options = options
        self._early = b""
        self._peer: str | None = None
        self._timer: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, unless its address has too many; after many others of its address, a moment later."""
        self._remote = get_remote_addr(transport)
        peer = self._remote[0] if self._remote else ""
        if not self._budget.open_connection(peer):
            transport.abort()
            return
        self._peer, self._transport = peer, transport
        if seconds := self._budget.seconds_until_open(peer):
            self._timer = get_running_loop().call_later(seconds, self._let_in)
            self._options["server_state"].connections.add(self)
        else:
            self._let_in()

    def data_received(self, data: bytes) -> None:
        """Keep what arrives before the connection is let in, as far as it could be a request's head."""
        self._early += data
        if len(self._early) > HEAD_AT_MOST:
            self._budget.count_cut("head")
            self._transport.abort()

    def connection_lost(self, _error: Exception | None) -> None:
        """Count one connection less that was never let in."""
        self._end_waiting()
        if self._peer is not None:
            self._budget.close_connection(self._peer)
            self._peer = None

    def shutdown(self) -> None:
        """End a connection that waits, because the server ends."""
        self._transport.abort()

    def _end_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._options["server_state"].connections.discard(self)

    def _let_in(self) -> None:
        self._end_waiting()
        if self._peer is None or self._transport.is_closing():
            return
        protocol = HttpProtocol(budget=self._budget, peer=self._peer, remote=self._remote, **self._options)
        self._peer = None  # from now on counted there
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        if self._early:
            protocol.data_received(self._early)


class Acceptor:
    """Takes the connections of a listener; one of an address that has used up its budget is ended before anything is made."""

    def __init__(self, listener: socket.socket, budget: Budget, make: Any) -> None:
        """`make` returns the protocol of a connection."""
        self._listener = listener
        self._budget = budget
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[Any]] = set()
        self._pause: TimerHandle | None = None
        self._go_on()

    def _go_on(self) -> None:
        self._pause = None
        self._loop.add_reader(self._listener.fileno(), self._take)

    def _take(self) -> None:
        taken = refused = 0
        while taken < PER_TURN and refused < REFUSED_PER_TURN:
            try:
                connection, address = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # no file or memory left: it would be called again and again
                log.error("no connection can be taken: %s", error.strerror)
                self._rest(NO_FILES_SECONDS)
                return
            if self._budget.may_connect(address[0]):
                taken += 1
                self._begin(connection)
            else:
                refused += 1
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
                connection.close()

        if refused == REFUSED_PER_TURN:
            self._rest(REST_SECONDS)

    def _rest(self, seconds: float) -> None:
        """Take nothing for a while; the system keeps what arrives."""
        self._loop.remove_reader(self._listener.fileno())
        self._pause = self._loop.call_later(seconds, self._go_on)

    def _begin(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        task = self._loop.create_task(self._connect(connection))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make, connection)
        except OSError as error:  # it has gone again
            log.debug("a connection ended at once: %s", error)
            connection.close()

    def close(self) -> None:
        """Take no more connections."""
        if self._pause is not None:
            self._pause.cancel()
        else:
            with suppress(ValueError, OSError):
                self._loop.remove_reader(self._listener.fileno())

    async def wait_closed(self) -> None:
        """Wait until what was being taken is there or gone."""
        await asyncio.gather(*self._beginning, return_exceptions=True)


class Server(uvicorn.Server):
    """uvicorn's server, with a way in of our own."""

    def __init__(self, config: uvicorn.Config, budget: Budget) -> None:
        super().__init__(config)
        self._budget = budget

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then take connections."""
        if sys.platform == "win32":  # its loop has no readers
            await super().startup(sockets)
            return
        await super().startup([])
        for listener in sockets or ():
            await self.listen_on(listener)

    async def listen_on(self, listener: socket.socket) -> "Acceptor | asyncio.Server":
        """Take the connections of one more listener from now on; whoever closes what is returned closes the listener."""
        made: Acceptor | asyncio.Server
        if sys.platform == "win32":
            made = await asyncio.get_running_loop().create_server(self._protocol, sock=listener, backlog=BACKLOG)
        else:
            listener.setblocking(False)
            listener.listen(BACKLOG)
            made = Acceptor(listener, self._budget, self._protocol)
        self.servers.append(made)  # type: ignore[arg-type]
        return made

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
