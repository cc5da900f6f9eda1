"""Messages between the process that runs the games and those that run bots: a length, a tag, the rest."""

import json
import socket
import struct
from typing import Any

LONGEST = 1 << 20
"""No honest message is longer."""

READY, REFUSED, ANSWER, NOTHING, FAILED = b"r", b"x", b"a", b"n", b"e"
DECIDE, SELL = b"d", b"s"

_LENGTH = struct.Struct("<I")
_MOST_AT_ONCE = 65_536


class Rubbish(Exception):
    """Something arrived that is no message."""


def send(channel: socket.socket, tag: bytes, content: bytes = b"") -> None:
    """Send one message."""
    channel.sendall(_LENGTH.pack(len(content) + 1) + tag + content)


def receive(channel: socket.socket) -> tuple[bytes, bytes]:
    """Return the next message's tag and content; raise EOFError when the other side has gone.

    Both sides speak in turn, so that one message is all there can be to read.
    """
    data = channel.recv(_MOST_AT_ONCE)
    if len(data) < _LENGTH.size:
        data = _more(channel, data, _LENGTH.size)
    (length,) = _LENGTH.unpack_from(data)
    if not 0 < length <= LONGEST:
        raise Rubbish(f"a message of {length} bytes")
    end = _LENGTH.size + length
    if len(data) < end:
        data = _more(channel, data, end)
    if len(data) > end:
        raise Rubbish(f"{len(data) - end} bytes too many")
    return data[_LENGTH.size : _LENGTH.size + 1], data[_LENGTH.size + 1 :]


def send_facts(channel: socket.socket, tag: bytes, **facts: Any) -> None:
    """Send one message that holds facts."""
    send(channel, tag, json.dumps(facts, default=repr).encode())


def _more(channel: socket.socket, data: bytes, size: int) -> bytes:
    """Read on until there are at least this many bytes."""
    parts = bytearray(data)
    while len(parts) < size:
        data = channel.recv(size - len(parts))
        if not data:
            raise EOFError
        parts += data
    return bytes(parts)
