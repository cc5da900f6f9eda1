"""Behind nginx with TLS, as docs/operate.md tells it."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import byzanz
from tests.server.harness import Process, settings_for
from tests.server.nginx import Nginx, ProxiedBrowser, nginx_before
from tests.server.postgres import Cluster
from tests.waiting import until

pytestmark = pytest.mark.slow

NAME = {"name": "Lena"}
PROXY = {"trusted_proxies": "127.0.0.1", "log_level": "warning"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("nginx")
    server = Process(settings_for(folder, limit_rooms=3, limit_connections=2, **PROXY), module="byzanz.server")
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="module")
def nginx(server: Process) -> Iterator[Nginx]:
    with nginx_before(server.port) as nginx:
        yield nginx


def new_room(client: httpx.Client, **headers: str) -> httpx.Response:
    return client.post("/api/rooms", json={"players": 3, "name": "Lena"}, headers=headers)


def test_pages_come_over_tls_alone(nginx: Nginx) -> None:
    page = nginx.client().get("/")
    assert page.status_code == 200
    assert "<script" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert nginx.client().get("/healthz").json() == {"ok": True}
    moved = httpx.get(nginx.plain_url + "/table/abc?x=1", headers={"Host": "byzanz.example"})
    assert (moved.status_code, moved.headers["location"]) == (301, "https://byzanz.example/table/abc?x=1")


def test_the_cookie_is_for_tls_this_site_and_no_script(nginx: Nginx, server: Process) -> None:
    parts = {
        part.strip() for part in nginx.client("127.0.0.11").post("/api/me", json=NAME).headers["set-cookie"].split(";")
    }
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= parts
    assert any(part.startswith("__Host-byzanz=") for part in parts)
    assert "Secure" not in httpx.post(server.url + "/api/me", json=NAME).headers["set-cookie"]


def test_l5_a_cookie_from_before_tls_keeps_its_person(nginx: Nginx, server: Process) -> None:
    plain = server.browser()
    plain.post("/me", {"name": "Lena"})
    client = nginx.client("127.0.0.21")
    answer = client.get("/api/me", headers={"Cookie": f"byzanz={plain.http.cookies['byzanz']}"})
    assert answer.json()["name"] == "Lena"
    assert client.cookies["__Host-byzanz"] == plain.http.cookies["byzanz"]
    assert client.get("/api/me").json()["name"] == "Lena"


def test_l5_browsers_are_told_to_come_over_tls_alone(nginx: Nginx) -> None:
    for path in ("/", "/api/me", "/metrics", "/nothing.txt"):
        assert nginx.client("127.0.0.22").get(path).headers["strict-transport-security"] == "max-age=31536000"
    assert nginx.client("127.0.0.22").get("/api/me").headers["cache-control"] == "no-store"


async def test_h4_a_stream_of_frames_is_cut_through_nginx_too(nginx: Nginx) -> None:
    lena = nginx.browser("127.0.0.23")
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1000):
                await player.connection.pong()
        await player.until(lambda me: me.code is not None)
        assert player.code == 4429


async def test_a_whole_game_over_wss(nginx: Nginx) -> None:
    lena, omar = nginx.browser("127.0.0.12"), nginx.browser("127.0.0.13")
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room) as one, omar.sit(room) as two:
        await asyncio.gather(one.seed(), two.seed())
        await asyncio.gather(one.play(), two.play())
        await two.until(lambda me: me.is_over())
        assert one.view["result"] == two.view["result"]
    record = byzanz.Record.loads(json.dumps(omar.get(f"/rooms/{room}/record")))
    assert record.replay().result is not None


async def test_pages_of_another_origin_are_refused(nginx: Nginx) -> None:
    lena = nginx.browser("127.0.0.14")
    room = lena.new_room()
    for origin in ("https://evil.example", "https://127.0.0.1", nginx.plain_url, "null"):
        answer = new_room(lena.http, Origin=origin)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
        with pytest.raises(InvalidStatus) as refused:
            async with lena.sit(room, origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with lena.sit(room) as player:
        assert "version" in await player.ask("ping")


async def test_limits_count_the_addresses_before_the_proxy(nginx: Nginx) -> None:
    greedy, other = nginx.browser("127.0.0.15"), nginx.browser("127.0.0.16")
    room = greedy.new_room()
    assert [new_room(greedy.http).status_code for _ in range(3)] == [201, 201, 429]
    assert other.new_room()
    async with greedy.sit(room) as one, greedy.sit(room) as two, greedy.sit(room) as three, other.sit(room) as four:
        await three.until(lambda me: me.code is not None)
        assert three.code == 4429
        for player in (one, two, four):
            assert "version" in await player.ask("ping")


def test_what_a_client_says_of_its_address_is_not_believed(nginx: Nginx, server: Process) -> None:
    """Neither through nginx, which overwrites it, nor past nginx from a machine that is no proxy of ours."""
    past = httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address="127.0.0.18"))
    for client in (nginx.client("127.0.0.17"), past):
        answers = [
            new_room(client, **{"X-Forwarded-For": f"198.51.100.{number}, 198.51.100.7", "X-Real-IP": "198.51.100.8"})
            for number in range(4)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["error"]["code"] == "too_many_rooms"
        client.close()


def test_the_figures_are_not_for_the_world(nginx: Nginx, server: Process) -> None:
    assert "byzanz_actions_total" in httpx.get(server.url + "/metrics").text
    for path in ("/metrics", "/metrics/", "/metrics?x=1", "/%6detrics", "/metrics%2f", "/x/../metrics"):
        assert nginx.client().get(path).status_code == 403, path


def test_a_large_body_is_refused_with_a_code_and_a_huge_one_by_nginx(nginx: Nginx) -> None:
    client = nginx.client("127.0.0.19")
    for content in (b" " * 70_000, iter([b" " * 1000] * 70)):
        answer = client.post("/api/replay", content=content)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
    assert client.post("/api/replay", content=b" " * 300_000).status_code == 413


async def test_everybody_comes_back_after_the_server_was_killed(nginx: Nginx, server: Process) -> None:
    lena = nginx.browser("127.0.0.20")
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        await player.play(until_version=12)
        version = player.version
        server.kill()
        await player.until(lambda me: me.code is not None)
        assert player.code == 1006
    assert lena.http.get("/api/me").status_code == 502
    with pytest.raises(InvalidStatus) as refused:
        async with lena.sit(room):
            pass
    assert refused.value.response.status_code == 502
    server.start()
    assert lena.http.get("/api/me").status_code == 200
    async with lena.sit(room) as player:
        await player.until(lambda me: me.version >= version)
        await player.play(until_version=version + 5)


async def until_served(browser: ProxiedBrowser, room: str) -> None:
    """Sits down at a room again, as the client does: until it works."""
    deadline = time.monotonic() + 10
    while True:
        async with browser.sit(room) as player:
            await player.until(lambda me: me.version >= 0 or me.code is not None)
            if player.code is None:
                await player.play(until_version=player.version + 3)
                return
        assert time.monotonic() < deadline


@pytest.mark.extra
async def test_of_several_servers_one_may_die(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("nginx"), lease_seconds=1.0, **PROXY)
    servers = [Process(settings), Process(settings)]
    try:
        for server in servers:
            server.start()
        with nginx_before(*(server.port for server in servers)) as nginx:
            browsers = [nginx.browser(f"127.0.0.{30 + number}") for number in range(4)]
            rooms = [browser.new_room(bots="gentle") for browser in browsers]
            servers[0].kill()
            answers = [browser.http.get("/api/me").status_code for browser in browsers for _ in range(3)]
            answers += [browser.http.post("/api/me", json={"name": "Zoe"}).status_code for browser in browsers]
            assert set(answers) == {200}
            await asyncio.gather(*map(until_served, browsers, rooms))
    finally:
        for server in servers:
            server.end()


async def sit_down_together(nginx: Nginx, number: int) -> str:
    """Make a room, and bring two people from two addresses to it, with calls and websockets."""
    lena, omar = nginx.browser(f"127.0.0.{40 + 2 * number}"), nginx.browser(f"127.0.0.{41 + 2 * number}")
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room) as one, omar.sit(room) as two:
        assert "version" in await one.ask("ping")
        assert "version" in await two.ask("ping")
    assert omar.get(f"/rooms/{room}")
    return room


@pytest.mark.extra
async def test_m13_all_calls_and_websockets_of_a_room_reach_one_server(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("routed"), **PROXY)
    servers = [Process(settings), Process(settings)]
    try:
        for server in servers:
            server.start()
        with nginx_before(*(server.port for server in servers)) as nginx:
            rooms = [await sit_down_together(nginx, number) for number in range(12)]
            # Websockets are logged when they have ended.
            await until(lambda: sum(uri.endswith("/socket") for uri, _server in nginx.routes()) >= 2 * len(rooms))
            used = [{server for uri, server in nginx.routes() if f"/rooms/{room}" in uri} for room in rooms]
    finally:
        for server in servers:
            server.end()
    assert all(len(one) == 1 for one in used)
    assert len(set.union(*used)) == 2  # and the rooms are shared out between both


HANDSHAKE = (
    "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.extra
def test_no_request_takes_the_servers_out_for_everybody(postgres: Cluster, tmp_path: Path) -> None:
    """A handshake with a body was closed without an answer: nginx took each server for dead that it was tried at."""
    settings = settings_for(tmp_path, database=postgres.new_database("dead"), **PROXY)
    servers = [Process(settings), Process(settings)]
    try:
        for server in servers:
            server.start()
        with nginx_before(*(server.port for server in servers)) as nginx:
            room = nginx.browser("127.0.0.71").new_room(bots="gentle")
            host = nginx.url.removeprefix("https://")
            begin = HANDSHAKE.format(room=room, host=host).encode()
            for rest in (
                b"Content-Length: 5\r\n\r\nhello",
                b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            ):
                name, _, port = host.partition(":")
                with (
                    socket.create_connection((name, int(port)), timeout=10) as plain,
                    nginx.trust.wrap_socket(plain, server_hostname=name) as raw,
                ):
                    raw.sendall(begin + rest)
                    assert raw.recv(4096).startswith(b"HTTP/1.1 400")
                statuses = {nginx.client(f"127.0.0.{number}").get("/api/me").status_code for number in range(72, 80)}
                assert statuses == {200}
    finally:
        for server in servers:
            server.end()
