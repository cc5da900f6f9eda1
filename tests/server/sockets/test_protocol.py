"""The shorter way out of a websocket: right frames, in order, in one write, and none to a client that must be waited for."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from byzanz.server.sockets.protocol import EXTENSION, RoomProtocol, text_frame


def frames_in(data: bytes) -> list[tuple[Opcode, bytes]]:
    """What a client of another make reads."""
    client = ClientProtocol(parse_uri("ws://example/"), state=State.OPEN)
    client.receive_data(data)
    assert client.parser_exc is None
    return [(frame.opcode, bytes(frame.data)) for frame in client.events_received()]  # type: ignore[union-attr]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_of_any_size_is_read_by_others(size: int) -> None:
    body = ("é" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    assert frames_in(text_frame(body)) == [(Opcode.TEXT, body)]


class Wire:
    """A transport that only remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_extra_info(self, _name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    resume_reading = close = abort = pause_reading


@pytest.fixture
def connection() -> Iterator[tuple[RoomProtocol, Wire, asyncio.AbstractEventLoop]]:
    """A connection behind its handshake, without a network."""

    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
        return None

    loop = asyncio.new_event_loop()
    config = uvicorn.Config(nothing, log_config=None, ws=RoomProtocol)
    protocol = RoomProtocol(config=config, server_state=ServerState(), app_state={}, _loop=loop)
    wire = Wire()
    protocol.connection_made(wire)  # type: ignore[arg-type]
    protocol.handshake_complete = True
    protocol.conn.state = State.OPEN
    yield protocol, wire, loop
    loop.close()


def turn(loop: asyncio.AbstractEventLoop) -> None:
    """Lets the loop go round once."""
    loop.run_until_complete(asyncio.sleep(0))


def test_what_is_put_together_leaves_in_one_write_and_in_order(connection: Any) -> None:
    protocol, wire, loop = connection
    assert protocol.put_text(b"one")
    assert protocol.put_text(b"two")
    assert wire.written == []
    turn(loop)
    assert len(wire.written) == 1
    assert frames_in(wire.written[0]) == [(Opcode.TEXT, b"one"), (Opcode.TEXT, b"two")]


def test_a_message_that_is_sent_comes_after_what_was_put(connection: Any) -> None:
    protocol, wire, loop = connection
    protocol.put_text(b"first")
    loop.run_until_complete(protocol.send({"type": "websocket.close", "code": 4408}))
    turn(loop)
    (kind, body), (last, _reason) = frames_in(b"".join(wire.written))
    assert (kind, body, last) == (Opcode.TEXT, b"first", Opcode.CLOSE)
    assert not protocol.put_text(b"too late")


def test_a_client_that_must_be_waited_for_takes_nothing(connection: Any) -> None:
    protocol, wire, loop = connection
    protocol.pause_writing()
    assert not protocol.put_text(b"no")
    protocol.resume_writing()
    assert protocol.put_text(b"yes")
    turn(loop)
    assert frames_in(b"".join(wire.written)) == [(Opcode.TEXT, b"yes")]


def test_what_was_put_before_the_end_of_the_server_is_sent(connection: Any) -> None:
    protocol, wire, _loop = connection
    protocol.put_text(b"on disk")
    protocol.shutdown()
    assert [kind for kind, _body in frames_in(b"".join(wire.written))] == [Opcode.TEXT, Opcode.CLOSE]


def test_a_connection_that_is_lost_takes_nothing_more(connection: Any) -> None:
    protocol, wire, loop = connection
    protocol.put_text(b"gone")
    protocol.connection_lost(None)
    turn(loop)
    assert wire.written == []
    assert not protocol.put_text(b"gone, too")


def test_applications_find_it_in_their_scope(connection: Any) -> None:
    protocol, _wire, loop = connection
    protocol.scope = {"extensions": {}}
    loop.run_until_complete(protocol.run_asgi())
    assert protocol.scope["extensions"][EXTENSION]["put"] == protocol.put_text
