"""Websockets as RFC 6455 has them, by section: handshakes, frames, fragments, control frames, closing, text, limits.

The cases of the Autobahn suite that apply, told anew: its program wants a Python that is gone. No compression is agreed on.
"""

import base64
import hashlib
import json
import socket
import struct
from collections.abc import Iterator

import pytest

from tests.server.harness import RunningServer, running, settings_for
from tests.server.raw import Raw

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x37\xfa\x21\x3d"
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
Seen = tuple[str, object]


def frame(
    opcode: int, body: bytes = b"", *, fin: bool = True, rsv: int = 0, size: int = 0, mask: bytes = MASK
) -> bytes:
    """A frame; `size` 126 or 127 writes the length longer than needed, `mask` empty leaves it away."""
    first = (fin << 7) | (rsv << 4) | opcode
    masked = 128 if mask else 0
    if size == 127 or len(body) > 65_535:
        length = bytes([first, masked | 127]) + struct.pack("!Q", len(body))
    elif size == 126 or len(body) > 125:
        length = bytes([first, masked | 126]) + struct.pack("!H", len(body))
    else:
        length = bytes([first, masked | len(body)])
    return length + mask + (bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)) if mask else body)


def text(body: bytes, **more: object) -> bytes:
    return frame(TEXT, body, **more)  # type: ignore[arg-type]


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + reason)


ASK = b'{"id":"a","do":"ping"}'
LONG = json.dumps({"id": "a", "do": "ping"}).encode() + b" " * 300
GREEK = '{"id":"a","do":"κόσμε"}'.encode()
END = frame(PING, b"end")
ANSWERED: Seen = ("answer", "a")
BAD: Seen = ("answer", None)
"""A frame that could be read as text, and not as one of ours."""


def closed(code: int) -> list[Seen]:
    return [("close", code)]


CASES: list[tuple[str, bytes, list[Seen]]] = [
    # 5.2 framing: text of each form of length
    ("5.2 text", text(ASK), [ANSWERED]),
    ("5.2 text of 126 to 65,535 bytes", text(LONG), [ANSWERED]),
    ("5.2 an empty text", text(b""), [BAD]),
    ("5.2 a length of two bytes where one is enough", text(ASK, size=126), [ANSWERED]),
    ("5.2 a length of eight bytes where one is enough", text(ASK, size=127), [ANSWERED]),
    ("5.2 a length with its highest bit", b"\x81\xff" + struct.pack("!Q", 1 << 63) + MASK, closed(1009)),
    ("5.2 a length of a terabyte", b"\x81\xff" + struct.pack("!Q", 1 << 40) + MASK, closed(1009)),
    ("5.2 twice in one piece", text(ASK) + text(ASK.replace(b'"a"', b'"b"')), [ANSWERED, ("answer", "b")]),
    *((f"5.2 reserved bits {bits:03b}", text(ASK, rsv=bits), closed(1002)) for bits in range(1, 8)),
    *((f"5.2 reserved bits {bits:03b} in a ping", frame(PING, b"", rsv=bits), closed(1002)) for bits in (1, 2, 4, 7)),
    *((f"5.2 reserved opcode {code}", frame(code, b"x"), closed(1002)) for code in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
    ("5.2 a reserved opcode after a text", text(ASK) + frame(3), [ANSWERED, *closed(1002)]),
    # 5.3 masks
    ("5.3 no mask", text(ASK, mask=b""), closed(1002)),
    ("5.3 no mask on a ping", frame(PING, b"", mask=b""), closed(1002)),
    ("5.3 a mask of zeros", text(ASK, mask=b"\0\0\0\0"), [ANSWERED]),
    # 5.4 fragments
    ("5.4 two fragments", text(ASK[:9], fin=False) + frame(CONTINUED, ASK[9:]), [ANSWERED]),
    ("5.4 a fragment per byte",
     text(b"", fin=False) + b"".join(frame(CONTINUED, ASK[i:i + 1], fin=False) for i in range(len(ASK))) + frame(CONTINUED),
     [ANSWERED]),
    ("5.4 empty fragments", text(b"", fin=False) + frame(CONTINUED, b"", fin=False) + frame(CONTINUED, ASK), [ANSWERED]),
    ("5.4 a ping within a message", text(ASK[:9], fin=False) + frame(PING, b"p") + frame(CONTINUED, ASK[9:]),
     [("pong", b"p"), ANSWERED]),
    ("5.4 a pong within a message", text(ASK[:9], fin=False) + frame(PONG, b"p") + frame(CONTINUED, ASK[9:]), [ANSWERED]),
    ("5.4 a message within a message", text(ASK[:9], fin=False) + text(ASK), closed(1002)),
    ("5.4 a binary message within a message", text(ASK[:9], fin=False) + frame(BINARY, b"x"), closed(1002)),
    ("5.4 going on with nothing", frame(CONTINUED, ASK), closed(1002)),
    ("5.4 going on with nothing, unfinished", frame(CONTINUED, ASK, fin=False), closed(1002)),
    ("5.4 going on after the end", text(ASK) + frame(CONTINUED, b"x"), [ANSWERED, *closed(1002)]),
    ("5.4 beginning again after the end", text(b"", fin=False) + frame(CONTINUED, ASK) + text(ASK), [ANSWERED, ANSWERED]),
    ("5.4 a reserved bit in a later fragment", text(ASK[:9], fin=False) + frame(CONTINUED, ASK[9:], rsv=4), closed(1002)),
    # 5.5 control frames
    ("5.5 a ping of 125 bytes", frame(PING, b"p" * 125), [("pong", b"p" * 125)]),
    ("5.5 a ping of 126 bytes", frame(PING, b"p" * 126), closed(1002)),
    ("5.5 a pong of 126 bytes", frame(PONG, b"p" * 126), closed(1002)),
    ("5.5 a close of 126 bytes", closing(1000, b"p" * 124), closed(1002)),
    ("5.5 a ping in fragments", frame(PING, b"p", fin=False), closed(1002)),
    ("5.5 a close in fragments", frame(CLOSE, b"", fin=False), closed(1002)),
    ("5.5.2 an empty ping", frame(PING), [("pong", b"")]),
    ("5.5.2 a ping with bytes that are no text", frame(PING, b"\0\xff\xfe\xfd"), [("pong", b"\0\xff\xfe\xfd")]),
    ("5.5.2 pings in a row", b"".join(frame(PING, b"%d" % i) for i in range(10)), [("pong", b"%d" % i) for i in range(10)]),
    ("5.5.3 a pong that nobody asked for", frame(PONG, b"x"), []),
    ("5.5.3 a pong, then a ping", frame(PONG, b"x") + frame(PING, b"y"), [("pong", b"y")]),
    # 5.5.1 and 7.4 closing
    ("7.1 a close without a code", frame(CLOSE), closed(1005)),
    ("7.1 a text after a close", closing(1000) + text(ASK), closed(1000)),
    ("7.1 a ping after a close", closing(1000) + frame(PING), closed(1000)),
    ("7.1 two closes", closing(1000) + closing(1001), closed(1000)),
    ("7.1 a text before a close", text(ASK) + closing(1000), [ANSWERED, *closed(1000)]),
    ("7.1 a close within a message, which never ends", text(ASK[:9], fin=False) + closing(1000), closed(1002)),
    ("7.4 half a code", frame(CLOSE, b"\x03"), closed(1002)),
    *((f"7.4 code {code}", closing(code), closed(code)) for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011)),
    *((f"7.4 code {code}, of ours", closing(code), closed(code)) for code in (3000, 3999, 4000, 4999)),
    *((f"7.4 code {code} is none", closing(code), closed(1002))
      for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)),
    ("7.4 a reason", closing(1000, b"bye"), closed(1000)),
    ("7.4 a reason of 123 bytes", closing(1000, b"x" * 123), closed(1000)),
    ("7.4 a reason that is no text", closing(1000, b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80"), closed(1007)),
    # 5.6 and 8.1 text
    ("5.6 binary", frame(BINARY, b"\0\1\2"), [BAD]),
    ("5.6 binary in fragments", frame(BINARY, b"\0", fin=False) + frame(CONTINUED, b"\1"), [BAD]),
    ("8.1 letters of more than a byte", text(GREEK), [("answer", "a")]),
    ("8.1 a letter cut by a fragment", text(GREEK[:17], fin=False) + frame(CONTINUED, GREEK[17:]), [("answer", "a")]),
    ("8.1 every byte a fragment",
     text(b"", fin=False) + b"".join(frame(CONTINUED, GREEK[i:i + 1], fin=False) for i in range(28)) + frame(CONTINUED, GREEK[28:]),
     [("answer", "a")]),
    ("8.1 the highest letter", text('"\U0010ffff"'.encode()), [BAD]),
    *((f"8.1 no text: {bad.hex(' ')}", text(bad), closed(1007)) for bad in (
        b"\x80", b"\xbf", b"\xc0\x80", b"\xc1\xbf", b"\xe0\x80\x80", b"\xe0\x9f\xbf", b"\xed\xa0\x80", b"\xed\xbf\xbf",
        b"\xf0\x80\x80\x80", b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xfe", b"\xff",
        b"\xce", b"\xe1\xbd", b"\xf0\x90\x80", b"abc\xff", b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xf4\x90\x80\x80",
    )),
    ("8.1 no text in the second fragment", text(b"abc", fin=False) + frame(CONTINUED, b"\xff"), closed(1007)),
    ("8.1 a letter that never ends", text(b"\xce", fin=False) + frame(CONTINUED, b"x"), closed(1007)),
    ("8.1 no text in what is binary is nobody's business", frame(BINARY, b"\xff"), [BAD]),
    # 10.4 limits of ours
    ("10.4 a frame that is too large is refused", text(b" " * 5_000), [BAD]),
    ("10.4 a frame that is far too large", text(b" " * 20_000), closed(1009)),
    ("10.4 a message whose fragments are far too large together",
     text(b" " * 9_000, fin=False) + frame(CONTINUED, b" " * 9_000), closed(1009)),
    ("10.4 a message of 40 fragments", text(b"", fin=False) + frame(CONTINUED, b"", fin=False) * 40, closed(4429)),
    ("10.4 thirty control frames at once", frame(PING) * 30, closed(4429)),
]  # fmt: skip


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, str]]:
    with (
        pytest.MonkeyPatch.context() as patch,
        running(settings_for(tmp_path_factory.mktemp("rfc6455"), limit_frames=20.0)) as server,
    ):
        patch.setattr("byzanz.server.sockets.protocol.END_SECONDS", 0.05)
        yield server, server.browser().new_room()


def frames_of(raw: Raw) -> Iterator[tuple[int, bytes]]:
    """What the server sends: whole frames, unmasked, without reserved bits, as it must."""
    data = b""
    while True:
        try:
            piece = raw.socket.recv(65_536)
        except ConnectionResetError:
            return
        if not piece:
            assert not data, "half a frame"
            return
        data += piece
        while (parsed := _first(data)) is not None:
            opcode, body, data = parsed
            yield opcode, body


def _first(data: bytes) -> tuple[int, bytes, bytes] | None:
    if len(data) < 2:
        return None
    assert data[0] & 0xF0 == 0x80, "fragments or reserved bits"
    assert not data[1] & 0x80, "masked"
    start, size = 2, data[1] & 0x7F
    if size > 125:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start], "big")
    return None if len(data) < start + size else (data[0] & 15, data[start : start + size], data[start + size :])


def seen(raw: Raw, answers: int) -> list[Seen]:
    """What comes back, up to the end, or to so many answers and the answer to the last ping, which may overtake them."""
    found: list[Seen] = []
    is_end = False
    for opcode, body in frames_of(raw):
        match opcode:
            case 10 if body == b"end":
                is_end = True
            case 10:
                found.append(("pong", body))
            case 8:
                found.append(("close", int.from_bytes(body[:2], "big") if body else 1005))
            case 1:
                said = json.loads(body)
                if said["type"] == "answer":
                    found.append(("answer", said["id"]))
            case _:
                raise AssertionError((opcode, body))
        if is_end and sum(kind == "answer" for kind, _ in found) >= answers:
            return found
    return found


@pytest.mark.parametrize(("sent", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
@pytest.mark.parametrize("way", ["whole", "byte by byte"])
def test_rfc_6455(room: tuple[RunningServer, str], way: str, sent: bytes, expected: list[Seen]) -> None:
    server, name = room
    if way == "byte by byte" and len(sent) > 400:
        pytest.skip("as a whole is enough")
    raw = Raw(server.url)
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    raw.upgrade(name)
    for piece in [sent + END] if way == "whole" else [bytes([byte]) for byte in sent + END]:
        if not raw.send(piece):
            break
    is_closed = bool(expected) and expected[-1][0] == "close"
    found = seen(raw, len(sent) if is_closed else sum(kind == "answer" for kind, _ in expected))
    if is_closed:
        # What was asked just before may stay unanswered: nobody listens any more.
        assert found[-1:] == expected[-1:]
        assert raw.read() == b"", "nothing after the end"
    else:
        assert [one for one in found if one[0] == "pong"] == [one for one in expected if one[0] == "pong"]
        assert [one for one in found if one[0] != "pong"] == [one for one in expected if one[0] != "pong"]


KEY = "dGhlIHNhbXBsZSBub25jZQ=="
HANDSHAKE = [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
]
HANDSHAKES: list[tuple[str, list[str], int]] = [
    ("4.2.1 as it should be", HANDSHAKE, 101),
    ("4.2.1 words in capitals", ["UPGRADE: WebSocket", "CONNECTION: keep-alive, UPGRADE", *HANDSHAKE[2:]], 101),
    ("4.2.1 no key", [*HANDSHAKE[:2], HANDSHAKE[3]], 400),
    ("4.2.1 a key that is too short", [*HANDSHAKE[:2], "Sec-WebSocket-Key: AAAA", HANDSHAKE[3]], 400),
    ("4.2.1 a key that is no base64", [*HANDSHAKE[:2], "Sec-WebSocket-Key: ????????????????????????", HANDSHAKE[3]], 400),
    ("4.2.1 two keys", [*HANDSHAKE, HANDSHAKE[2]], 400),
    ("4.2.1 no version", HANDSHAKE[:3], 400),
    ("4.4 an older version", [*HANDSHAKE[:3], "Sec-WebSocket-Version: 8"], 426),
    ("4.4 a later version", [*HANDSHAKE[:3], "Sec-WebSocket-Version: 14"], 426),
    ("4.2.1 another protocol", ["Upgrade: telnet", *HANDSHAKE[1:]], 404),
    ("4.2.1 no upgrade is wished", [HANDSHAKE[0], "Connection: keep-alive", *HANDSHAKE[2:]], 404),
    ("9.1 an extension that isn't known is not agreed on", [*HANDSHAKE, "Sec-WebSocket-Extensions: permessage-deflate, x"], 101),
    ("1.9 a subprotocol is not agreed on", [*HANDSHAKE, "Sec-WebSocket-Protocol: chat"], 101),
    ("10.2 another origin", [*HANDSHAKE, "Origin: https://evil.example"], 403),
]  # fmt: skip


@pytest.mark.parametrize(("headers", "status"), [case[1:] for case in HANDSHAKES], ids=[case[0] for case in HANDSHAKES])
def test_rfc_6455_handshakes(room: tuple[RunningServer, str], headers: list[str], status: int) -> None:
    server, name = room
    raw = Raw(server.url)
    raw.request(f"GET /api/rooms/{name}/socket", *headers)
    data = b""
    while b"\r\n\r\n" not in data and (piece := raw.socket.recv(4096)):
        data += piece
    head = data.partition(b"\r\n\r\n")[0].decode().lower()
    assert head.startswith(f"http/1.1 {status}"), head
    if status == 101:
        key = base64.b64encode(hashlib.sha1(KEY.encode() + GUID).digest()).decode().lower()
        assert f"sec-websocket-accept: {key}" in head
        assert "sec-websocket-extensions" not in head
        assert "sec-websocket-protocol" not in head
    if status == 426:
        assert "sec-websocket-version: 13" in head
