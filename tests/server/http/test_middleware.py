"""Around every request: bodies, origins, headers, the cookie."""

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.harness import Browser, RunningServer

BODIES: list[Any] = [
    {"players": 2}, {"players": 7}, {"players": 4.5}, {}, [], None, "x", 7,
    {"players": 4, "seat": 3}, {"players": 4, "bots": "search:64"}, {"players": 4, "bots": "a/b.py:Bot"},
    {"players": 4, "options": {"clock": 5}}, {"players": 4, "__proto__": {}}, {"players": 10**30},
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=str)
def test_a_malformed_body(server: RunningServer, body: Any) -> None:
    answer = httpx.post(
        server.url + "/api/rooms", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


def test_bytes_that_are_no_json(server: RunningServer) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"players": 4, "name": "\\ud800"}'):
        answer = httpx.post(server.url + "/api/rooms", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    answer = httpx.post(server.url + "/api/rooms", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_pages_of_another_host_are_refused(server: RunningServer) -> None:
    answer = httpx.post(server.url + "/api/rooms", json={"players": 3}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


async def test_a_socket_of_another_origin_is_refused(server: RunningServer) -> None:
    room = server.browser().new_room()
    url = server.url.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
            pass


def test_answers_carry_security_headers(server: RunningServer) -> None:
    headers = httpx.get(server.url + "/api/me").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_cookie_is_out_of_reach(server: RunningServer) -> None:
    cookie = httpx.post(server.url + "/api/me", json={"name": "Lena"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    stranger = Browser(server.url)
    stranger.http.cookies.set("byzanz", "x" * 43)
    assert stranger.get("/me")["games"] == []
