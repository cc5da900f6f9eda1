"""What a connection may send before anybody reads it: counted, bounded and cut (H4, M8, L11)."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from byzanz.server.http import protocol as http_protocol
from byzanz.server.http.protocol import CHUNKS_AT_MOST, HEAD_AT_MOST, HEADERS_AT_MOST
from byzanz.server.settings import Settings
from byzanz.server.sockets.budget import OPENED_AT_ONCE, Budget
from byzanz.server.sockets.protocol import Allowance
from byzanz.server.sockets.scan import FRAGMENTS_AT_MOST, FrameScanner, Scanned
from tests.server.harness import RunningServer, running, settings_for

LIMITS = {"limit_frames": 20.0, "limit_address": 400.0}


@pytest.fixture(scope="module")
def bounded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the limits that it has by default for frames."""
    with running(settings_for(tmp_path_factory.mktemp("bounds"), limit_frames=20.0)) as server:
        yield server


class Raw:
    """A connection of bytes."""

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host = f"{host}:{port}"
        self.socket = socket.create_connection((host, int(port)), timeout=20)

    def __del__(self) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send bytes; return false if the server has ended the connection."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def request(self, line: str, *headers: str) -> None:
        self.send("\r\n".join([f"{line} HTTP/1.1", f"Host: {self.host}", *headers, "", ""]).encode())

    def read(self) -> bytes:
        """Read until the server ends the connection."""
        data = b""
        with contextlib.suppress(OSError):
            while piece := self.socket.recv(65_536):
                data += piece
        return data

    def upgrade(self, room: str) -> None:
        """Become a websocket."""
        self.request(
            f"GET /api/rooms/{room}/socket",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        )
        data = b""
        while b"\r\n\r\n" not in data:
            data += self.socket.recv(4096)
        assert data.startswith(b"HTTP/1.1 101"), data


def frame(first: int, body: bytes = b"") -> bytes:
    size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + body


def close_code(data: bytes) -> int:
    """The code of the close frame at the end of a stream."""
    assert data[-4:-2] == b"\x88\x02", data[-20:]
    return int.from_bytes(data[-2:], "big")


# Counting frames without parsing them


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_a_scanner_counts_the_same_however_the_stream_is_cut(step: int) -> None:
    stream = b"".join(
        [
            frame(0x81, b"x"),
            frame(0x89),
            frame(0x81, b"y" * 200),
            frame(0x01, b"a"),
            frame(0x80, b"b"),
            frame(0x8A, b"z"),
        ]
    )
    scanner = FrameScanner(16_384)
    found = [scanner.scan(stream[at : at + step], 100) for at in range(0, len(stream), step)]
    assert sum(one.data for one in found) == 4
    assert sum(one.control for one in found) == 2
    assert sum(one.size for one in found) == 204
    assert all(not one.is_too_many for one in found)


def test_a_scanner_stops_at_the_limit_however_much_has_arrived() -> None:
    scanned = FrameScanner(16_384).scan(frame(0x89) * 100_000, 140)
    assert scanned == Scanned(0, 140, 0, 140 * 6, is_too_many=True)


def test_a_scanner_stops_at_a_frame_that_is_too_large() -> None:
    head = bytes([0x81, 255]) + (2**40).to_bytes(8, "big") + b"\0\0\0\0"
    scanned = FrameScanner(16_384).scan(head + b"x" * 100_000, 140)
    assert scanned.end == 10


def test_h4_a_message_has_few_fragments() -> None:
    scanner = FrameScanner(16_384)
    assert not scanner.scan(frame(0x01) + frame(0x00) * FRAGMENTS_AT_MOST, 1000).is_too_many
    assert scanner.scan(frame(0x00), 1000).is_too_many


@pytest.mark.parametrize(
    ("piece", "start"),
    [
        (frame(0x81, b"xy"), 6),
        (frame(0x81, b"x" * 125), 6),
        (frame(0x81, b"x" * 126), 8),
        (frame(0x81, b"x" * 4096), 8),
        (frame(0x81, b"x" * 16_384), 0),  # larger than is allowed
        (frame(0x81, b"xy") * 2, 0),
        (frame(0x81, b"xy")[:-1], 0),
        (frame(0x01, b"xy"), 0),  # the message goes on
        (frame(0xC1, b"xy"), 0),  # a reserved bit
        (frame(0x82, b"xy"), 0),
        (frame(0x89, b"xy"), 0),
        (bytes([0x81, 2]) + b"xyxyxy", 0),  # without a mask
        (bytes([0x81, 255]) + (127).to_bytes(8, "big") + b"\0" * 123, 0),
    ],
)
def test_a_scanner_knows_a_whole_message(piece: bytes, start: int) -> None:
    assert FrameScanner(16_384).text_at(piece) == start


@pytest.mark.parametrize("before", [frame(0x81, b"xyz")[:5], frame(0x81, b"xyz")[:1], frame(0x01, b"xyz")])
def test_nothing_is_a_whole_message_within_another(before: bytes) -> None:
    scanner = FrameScanner(16_384)
    scanner.scan(before, 100)
    assert scanner.text_at(frame(0x81, b"xyz")) == 0


def test_a_message_after_a_fragmented_one_is_whole_again() -> None:
    scanner = FrameScanner(16_384)
    scanner.scan(frame(0x01, b"xyz") + frame(0x89) + frame(0x80, b"xyz"), 100)
    assert scanner.text_at(frame(0x81, b"xyz")) == 6


# Over a real connection


def masked(body: bytes) -> bytes:
    """A whole text message under a real mask."""
    mask = b"\x12\x34\x56\x78"
    return frame(0x81, body)[: -len(body) - 4] + mask + bytes(one ^ mask[i % 4] for i, one in enumerate(body))


@pytest.mark.parametrize("size", [20, 600])
async def test_whole_messages_and_pieces_reach_the_table_in_order(bounded: RunningServer, size: int) -> None:
    """Some past the parser and some through it."""
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    texts = [f'{{"id":"n{number}","do":"ping"}}{" " * size}' for number in range(6)]
    pieces = [masked(text.encode()) for text in texts]
    for number, piece in enumerate(pieces):
        for part in (piece[:3], piece[3:]) if number % 3 == 2 else (piece,):
            raw.send(part)
            await asyncio.sleep(0.05)
    found: list[str] = []
    data = b""
    while len(found) < len(texts):
        data += raw.socket.recv(65_536)
        found = [part[:2].decode() for part in data.split(b'"type":"answer","id":"')[1:]]
    assert found == [f"n{number}" for number in range(len(texts))]


def test_a_message_that_is_no_text_ends_the_connection(bounded: RunningServer) -> None:
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    raw.send(masked(b'{"id":"\xff\xfe"}'))
    assert close_code(raw.read()[-4:]) == 1007


def test_a_message_within_a_fragmented_one_ends_the_connection(bounded: RunningServer) -> None:
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    raw.send(frame(0x01, b"xyz"))
    time.sleep(0.2)
    raw.send(masked(b'{"id":"1","do":"ping"}'))
    data = raw.read()
    assert b"answer" not in data
    assert b"\x03\xea" in data[-80:]  # 1002, a protocol error


FLOODS = [
    ("continuations", frame(0x01), frame(0x00)),
    ("pings", b"", frame(0x89)),
    ("pongs", b"", frame(0x8A)),
    ("texts", b"", frame(0x81, b"x")),
    ("binaries", b"", frame(0x82, b"x")),
    ("fragments", frame(0x01, b"x"), frame(0x00, b"x")),
]


@pytest.mark.parametrize(("begin", "piece"), [one[1:] for one in FLOODS], ids=[one[0] for one in FLOODS])
def test_h4_a_stream_of_frames_is_cut(bounded: RunningServer, begin: bytes, piece: bytes) -> None:
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    raw.send(begin + piece * 1000)
    assert close_code(raw.read()) == 4429


async def test_h4_frames_that_come_one_by_one_are_counted_too(bounded: RunningServer) -> None:
    lena = bounded.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        pings = 0
        with contextlib.suppress(Exception):
            for pings in range(200):  # noqa: B007
                await player.connection.ping()
                await asyncio.sleep(0)
        await player.until(lambda me: me.code is not None)
        assert player.code == 4429
        assert pings >= 10  # a few are everybody's right


def test_h4_answers_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Also where frames are not limited: reading stops while the client doesn't read."""
    with running(settings_for(tmp_path)) as server:
        room = server.browser().new_room(bots="gentle")
        raw = Raw(server.url)
        raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.upgrade(room)
        raw.socket.settimeout(3)
        sync = frame(0x81, b'{"id":"1","do":"sync"}') * 1000
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sent = 0
        while sent < 400 and raw.send(sync):
            sent += 1
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert sent < 400, "everything was taken from a client that reads nothing"
        assert after - before < 40_000, "KB"
        assert server.browser().get("/me")
        raw.socket.close()


def test_l11_an_address_has_one_budget_for_all_its_sockets() -> None:
    budget = Budget(Settings(limit_address=10.0))
    greedy = [Allowance(budget) for _ in range(30)]
    for one in greedy:
        one.charge_to("192.0.2.1")
    modest, other = Allowance(budget), Allowance(budget)
    modest.charge_to("192.0.2.1")
    other.charge_to("192.0.2.2")
    frames = Scanned(20, 0, 20, 20, is_too_many=False)
    assert sum(one.allows(frames) for one in greedy) == 1  # 20 at once
    assert other.allows(frames)
    assert all(modest.allows(Scanned(1, 0, 1, 1, is_too_many=False)) for _ in range(5))


def test_m6_the_addresses_of_one_network_count_together() -> None:
    budget = Budget(Settings(limit_address=10.0))
    for number in range(20):
        assert budget.spend(f"2001:db8:1:2:{number:x}::1", 1)
    assert not budget.spend("2001:db8:1:2:ffff::9", 1)
    assert not budget.spend("2001:db8:1:2::1%eth0", 1)
    assert budget.spend("2001:db8:1:3::1", 1)
    assert budget.spend("::ffff:192.0.2.7", 20)
    assert not budget.spend("192.0.2.7", 1)


# HTTP


def test_m8_a_head_without_end_is_refused(server: RunningServer) -> None:
    raw = Raw(server.url)
    raw.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: ")
    sent = 0
    while sent < 100 and raw.send(b"a" * 4096):
        sent += 1
        time.sleep(0.002)
    assert sent < 100
    raw = Raw(server.url)
    raw.send(b"GET /" + b"a" * (HEAD_AT_MOST + 4096))
    assert raw.read().startswith(b"HTTP/1.1 431 ")


def test_m8_there_may_be_a_hundred_headers(server: RunningServer) -> None:
    for count, status in ((HEADERS_AT_MOST - 1, b"200"), (HEADERS_AT_MOST, b"431")):
        raw = Raw(server.url)
        raw.request("GET /healthz", "Connection: close", *(f"X-{number}: y" for number in range(count - 1)))
        assert raw.read().startswith(b"HTTP/1.1 " + status), count


def test_m8_a_body_in_thousands_of_chunks_is_refused(server: RunningServer) -> None:
    raw = Raw(server.url)
    raw.request("POST /api/me", "Transfer-Encoding: chunked", "Content-Type: application/json")
    raw.send(b"1\r\n \r\n" * (CHUNKS_AT_MOST + 1))
    assert b"200" not in raw.read()[:20]


def test_m8_requests_that_nobody_waited_for_are_cut(server: RunningServer) -> None:
    raw = Raw(server.url)
    raw.send(f"GET /api/me HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode() * 2000)
    assert raw.read().count(b"HTTP/1.1 200") < 20


def test_m8_half_a_request_is_not_waited_for(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)
    nothing, head, body = Raw(server.url), Raw(server.url), Raw(server.url)
    head.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    body.request("POST /api/me", "Content-Length: 10", "Content-Type: application/json")
    assert nothing.read().startswith(b"HTTP/1.1 408 ")
    assert head.read().startswith(b"HTTP/1.1 408 ")
    assert body.read() == b""
    kept = Raw(server.url)
    kept.request("GET /healthz")
    assert kept.socket.recv(65_536).startswith(b"HTTP/1.1 200 ")
    kept.send(b"GET /healthz HTT")
    assert b"HTTP/1.1 408 " in kept.read()


def test_m8_an_answer_that_nobody_reads_is_not_kept_for_ever(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "ANSWER_SECONDS", 0.3)
    raw = Raw(server.url)
    raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.send(f"GET /api/me HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode() * 3)
    assert raw.read().count(b"HTTP/1.1 200") == 3


def test_m8_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_http_connections=5)) as server:
        held = [Raw(server.url) for _ in range(5)]
        for raw in held:
            raw.send(b"GET / HTTP/1.1\r\n")
        time.sleep(0.2)
        assert Raw(server.url).read() == b""
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=other) as client:
            assert client.get(server.url + "/healthz").status_code == 200
        for raw in held:
            raw.socket.close()
        time.sleep(0.2)
        assert httpx.get(server.url + "/healthz").status_code == 200


def test_many_connections_at_once_are_let_in_one_after_another() -> None:
    budget = Budget(Settings())
    waits = [budget.seconds_until_open("192.0.2.1") for _ in range(400)]
    assert waits[:OPENED_AT_ONCE] == [0.0] * OPENED_AT_ONCE
    assert 0 < waits[OPENED_AT_ONCE] < 0.05
    assert max(waits) <= 1.0
    assert budget.seconds_until_open("192.0.2.2") == 0.0
    assert Budget(Settings(trusted_proxies="192.0.2.1")).seconds_until_open("192.0.2.1") == 0.0


def test_a_burst_of_connections_is_answered_and_counted(tmp_path: Path) -> None:
    """Also those that wait, with what they have sent meanwhile; those that go away before are counted no longer."""
    with running(settings_for(tmp_path, limit_address=400.0, limit_http_connections=60)) as server:
        burst = [Raw(server.url) for _ in range(60)]
        for raw in burst[:40]:
            raw.request("GET /healthz", "Connection: close")
        for raw in burst[40:]:
            raw.socket.close()
        assert all(raw.read().startswith(b"HTTP/1.1 ") for raw in burst[:40])
        time.sleep(1.2)
        more = [Raw(server.url) for _ in range(55)]
        for raw in more:
            raw.request("GET /favicon.ico", "Connection: close")
        assert all(raw.read().startswith(b"HTTP/1.1 ") for raw in more)


def test_a_connection_that_waits_may_not_send_without_end(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_address=40.0)) as server:
        burst = [Raw(server.url) for _ in range(30)]
        assert any(not burst[-1].send(b"x" * 65_536) for _ in range(50))


async def test_m8_a_websocket_no_longer_counts_as_a_request(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_http_connections=1)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as one, lena.sit(room) as two:
            assert lena.get("/me")
            assert "version" in await one.ask("ping")
            assert "version" in await two.ask("ping")


def test_a_proxy_is_not_an_address() -> None:
    budget = Budget(Settings(limit_http_connections=1, trusted_proxies="127.0.0.1,10.0.0.0/8"))
    for peer, most in (("127.0.0.1", 5), ("10.1.2.3", 5), ("192.0.2.1", 1)):
        assert sum(budget.open_connection(peer) for _ in range(5)) == most
    assert Budget(Settings(trusted_proxies="*")).is_proxy("192.0.2.1")


@pytest.mark.parametrize(
    "request_",
    [
        b"GET \xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/rooms/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET /api/rooms/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \xff\r\n",
        b"GET /api/rooms/a/socket HTTP/1.0\r\nHost: 127.0.0.1\r\n",
        b"GET /api/rooms/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n",
        b"GET /api/rooms/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n",
        b"GET /api/rooms/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 9000 + b"\r\n",
    ],
)
def test_a_handshake_that_makes_no_sense_ends(server: RunningServer, request_: bytes) -> None:
    """It is answered, never held open; a proxy that got no answer would take the server for dead, for everybody."""
    raw = Raw(server.url)
    upgrade = (
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAA\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    raw.send(request_ + upgrade)
    raw.socket.settimeout(8)
    answer = raw.read()
    assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 101")), answer
    assert raw.socket.fileno() >= 0
    assert httpx.get(server.url + "/healthz").status_code == 200


def test_a_request_under_way_does_not_become_a_websocket(server: RunningServer) -> None:
    """Its answer would be written between the frames, and whatever stands in between would take it for another's."""
    room = server.browser().new_room(bots="gentle")
    raw = Raw(server.url)
    body = b'{"name":"Lena"}'
    first = f"POST /api/me HTTP/1.1\r\nHost: {raw.host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    upgrade = [
        f"GET /api/rooms/{room}/socket HTTP/1.1", f"Host: {raw.host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    raw.send(first.encode() + body + "\r\n".join(upgrade).encode())
    raw.socket.settimeout(8)
    assert b"101 Switching" not in raw.read()
    assert httpx.get(server.url + "/healthz").status_code == 200
