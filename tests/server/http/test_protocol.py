"""Unread bytes of an HTTP connection are counted, bounded and cut (M8)."""

import socket
import time
from pathlib import Path

import httpx
import pytest

from byzanz.server.http import protocol as http_protocol
from byzanz.server.http.protocol import CHUNKS_AT_MOST, HEAD_AT_MOST, HEADERS_AT_MOST
from byzanz.server.limits.budget import OPENED_AT_ONCE, Budget
from byzanz.server.settings import Settings
from tests.server.harness import RunningServer, running, settings_for
from tests.server.raw import Raw
from tests.waiting import wait_until


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
    assert body.read().startswith(b"HTTP/1.1 408 ")
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
        wait_until(lambda: answers(server))  # the server notices a closed connection a little later


def answers(server: RunningServer) -> bool:
    raw = Raw(server.url)
    raw.request("GET /healthz", "Connection: close")
    return raw.read().startswith(b"HTTP/1.1 200 ")


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
