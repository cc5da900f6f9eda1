"""Messages to people whose page is closed, against a push service of the tests' own on this machine."""

import asyncio
import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from byzanz import Refused
from byzanz.rules.material import NAMES
from byzanz.server.push import notices, sender, under_way
from byzanz.server.push.addresses import PER_PERSON, Address, check_address, is_public
from tests.server.harness import Browser, RunningServer, running, settings_for

http_ece = pytest.importorskip("http_ece", reason="NOT TESTED: the extra push is not installed")
TURNS = {"kind": "turns", "move": 86_400, "reserve": 172_800}


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages as a browser maker's service would, and answers with the status it is told to."""

    daemon_threads = True

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answers: list[int] = []
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def wait_for(self, count: int, seconds: float = 20) -> list[Message]:
        until = time.monotonic() + seconds
        while len(self.messages) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.messages) >= count
        return self.messages


class Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.messages.append(Message(self.path, headers, body))
        status = self.server.answers.pop(0) if self.server.answers else 201
        self.send_response(status)
        if status == 307:
            self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_arguments: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield service
    service.shutdown()
    service.server_close()


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscription:
    """What a browser has of its own: a key pair, a secret, and an address at the service."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.endpoint = f"{service.url}/to/{name}"

    def body(self, **more: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.secret)} | more

    def read(self, message: Message) -> dict[str, Any]:
        text = http_ece.decrypt(message.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


def check_signature(header: str, key: str, audience: str) -> dict[str, Any]:
    """Check that a message is signed with the server's key, for that service; return the claims."""
    token, public = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(","))
    assert bytes_of(public) == bytes_of(key)
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(pair, b"another text", ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(bytes_of(claims))
    assert found["aud"] == audience
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(settings_for(tmp_path, push_private=True, push_contact="mailto:us@example.org")) as server:
        yield server


def table_of_days(server: RunningServer, clock: dict[str, Any] | None = TURNS) -> tuple[Browser, Browser, str]:
    """A table of two people and a bot, dealt; nobody looks at it."""
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3, options={"clock": clock})
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    return lena, omar, room


async def start(lena: Browser, omar: Browser, room: str) -> None:
    """Deal, and let Omar switch off the order that passes for him where he can't pay; then he leaves."""
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with omar.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        await player.ask("auto", **{"pass": False})
        while 1 in player.view["waiting_for"]:
            await player.act(player.choice() or "pass")


async def play_until_it_is_omars_turn(lena: Browser, room: str) -> None:
    async with lena.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        while 1 not in player.view["waiting_for"]:
            if 0 in player.view["waiting_for"]:
                await player.act(player.choice() or "pass")
            else:
                version = player.version
                await player.until(lambda me, version=version: me.version > version)


async def test_a_person_who_is_away_is_called_and_no_card_is_in_the_message(
    server: RunningServer, service: PushService
) -> None:
    lena, omar, room = table_of_days(server)
    key = omar.get("/push")["key"]
    browser = Subscription(service, "omar")
    assert omar.post("/push", browser.body(language="de"))["key"] == key
    await start(lena, omar, room)
    await play_until_it_is_omars_turn(lena, room)
    (message,) = [one for one in service.wait_for(1) if one.path == "/to/omar"]
    assert b"Du bist dran" not in message.body
    assert browser.read(message) == {"title": "Du bist dran", "body": "Am Tisch mit Lena.", "room": room}
    assert not set(browser.read(message)["body"].replace(".", "").split()) & set(NAMES)
    assert check_signature(message.headers["authorization"], key, service.url)["sub"] == "mailto:us@example.org"
    assert message.headers["content-encoding"] == "aes128gcm"
    assert message.headers["topic"] == room
    assert int(message.headers["ttl"]) > 3600


async def test_nobody_is_called_at_a_table_without_days_to_think(server: RunningServer, service: PushService) -> None:
    lena, omar, room = table_of_days(server, clock={"kind": "live", "move": 600, "reserve": 600})
    omar.post("/push", Subscription(service, "omar").body())
    await start(lena, omar, room)
    await play_until_it_is_omars_turn(lena, room)
    await asyncio.sleep(0.3)
    assert service.messages == []


async def test_a_person_who_looks_at_the_table_is_not_called(server: RunningServer, service: PushService) -> None:
    lena, omar, room = table_of_days(server)
    omar.post("/push", Subscription(service, "omar").body())
    await start(lena, omar, room)
    async with omar.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        await play_until_it_is_omars_turn(lena, room)
        await asyncio.sleep(0.3)
    assert [one for one in service.messages if one.path == "/to/omar"] == []


@pytest.mark.parametrize("status", [404, 410])
async def test_an_address_that_is_gone_is_forgotten(
    server: RunningServer, service: PushService, status: int, tmp_path: Path
) -> None:
    lena, omar, room = table_of_days(server)
    omar.post("/push", Subscription(service, "omar").body())
    service.answers = [status]
    await start(lena, omar, room)
    await play_until_it_is_omars_turn(lena, room)
    service.wait_for(1)
    for _ in range(400):
        if stored_endpoints(tmp_path):
            await asyncio.sleep(0.05)
    assert stored_endpoints(tmp_path) == []


def stored_endpoints(folder: Path) -> list[str]:
    import sqlite3

    connection = sqlite3.connect(folder / "byzanz.sqlite")
    try:
        return [row[0] for row in connection.execute("SELECT endpoint FROM pushes ORDER BY id")]
    finally:
        connection.close()


def test_an_address_is_forgotten_by_wish_with_the_person_and_beyond_the_limit(
    server: RunningServer, service: PushService, tmp_path: Path
) -> None:
    omar, lena = server.browser(), server.browser()
    assert omar.code("/push", Subscription(service, "nobody").body(), 403) == "not_seated"
    omar.new_room(name="Omar")
    lena.new_room(name="Lena")
    for number in range(PER_PERSON + 2):
        omar.post("/push", Subscription(service, str(number)).body())
    assert [one.rpartition("/")[2] for one in stored_endpoints(tmp_path)] == [str(n) for n in range(2, PER_PERSON + 2)]
    last = stored_endpoints(tmp_path)[-1]
    lena.post("/push/forget", {"endpoint": last})
    assert last in stored_endpoints(tmp_path), "another person's address stays"
    omar.post("/push/forget", {"endpoint": last})
    assert last not in stored_endpoints(tmp_path)
    assert omar.http.delete("/api/me").status_code == 200
    assert stored_endpoints(tmp_path) == []


def test_the_key_is_made_once_and_stays(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        first = server.browser().get("/push")["key"]
    with running(settings_for(tmp_path)) as server:
        assert server.browser().get("/push")["key"] == first
    assert len(bytes_of(first)) == 65


def test_without_the_extra_or_switched_off_it_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(tmp_path, push=False)) as server:
        assert server.browser().get("/push", 404)["error"]["code"] == "push_off"
    monkeypatch.setattr(notices, "NEEDED", ("no_such_package",))
    with running(settings_for(tmp_path)) as server:
        assert server.browser().get("/push", 404)["error"]["code"] == "push_off"


PUBLIC = "https://push.example.com/send/abc"
POINT = (
    ec.derive_private_key(7, ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
)
KEYS = {"p256dh": plain(POINT), "auth": plain(bytes(16)), "language": "en"}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://2130706433/x",
        "https://push.example.com:8443/x",
        "https://push.example.com:99999/x",
        "https://user:word@push.example.com/x",
        "https://intranet/x",
        "https://printer.local/x",
        "https://127.1/x",
        "https://0x7f.0.0.1/x",
        "https://0177.0.0.0x1/x",
        "https://127%2e0.0.1/x",
        "https://%31%32%37.0.0.1/x",
        "https://localhost./x",
        "https://127.0.0.1;.example.com/x",
        "https://push.example.com\\@127.0.0.1/x",
        "https://[v1.a]/x",
        "file:///etc/passwd",
        "ftp://push.example.com/x",
        "nonsense",
    ],
)
def test_only_public_push_services_over_https_are_accepted(endpoint: str) -> None:
    check_address(Address(PUBLIC, **KEYS), allow_private=False)
    with pytest.raises(Refused, match="push_address"):
        check_address(Address(endpoint, **KEYS), allow_private=False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("p256dh", plain(bytes(65))),
        ("p256dh", "AAAA"),
        ("p256dh", plain(b"\4" + b"\7" * 64)),
        ("p256dh", plain(b"\4" + b"\xff" * 64)),
        ("auth", plain(bytes(15))),
    ],
)
def test_keys_that_are_none_are_refused(name: str, value: str) -> None:
    with pytest.raises(Refused, match="push_address"):
        check_address(Address(PUBLIC, **(KEYS | {name: value})), allow_private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "224.0.0.1",
        "::7f00:1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "::ffff:0:127.0.0.1",
        "fec0::1",
        "fe80::1%lo",
        "100.64.0.1",
        "192.0.0.8",
        "192.88.99.1",
        "0.0.0.0",
        "255.255.255.255",
    ],
)
def test_an_address_of_the_own_network_is_not_public(host: str) -> None:
    assert not is_public(host)
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")


async def test_a_name_that_leads_into_the_own_network_is_not_asked() -> None:
    with pytest.raises(OSError, match="not a public host"):
        await sender.PublicResolver(allow_private=False).resolve("localhost", 443)


async def test_a_service_that_is_down_is_asked_again_and_a_redirect_is_not_followed(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "WAITS", (0.01, 0.01))
    browser = Subscription(service, "omar")
    address = Address(**browser.body(language="en"))
    one = sender.Sender(sender.new_key(), "mailto:us@example.org", allow_private=True)
    try:
        service.answers = [503, 429, 201]
        assert await one.send(address, {"title": "x"}, "room")
        assert len(service.messages) == 3
        service.answers = [307]
        assert await one.send(address, {"title": "x"}, "room")
        assert [message.path for message in service.messages] == ["/to/omar"] * len(service.messages)
    finally:
        await one.close()


async def test_a_table_that_is_loaded_calls_nobody_again(tmp_path: Path, service: PushService) -> None:
    settings = settings_for(tmp_path, push_private=True)
    with running(settings) as server:
        lena, omar, room = table_of_days(server)
        omar.post("/push", Subscription(service, "omar").body())
        await start(lena, omar, room)
        await play_until_it_is_omars_turn(lena, room)
        service.wait_for(1)
    with running(settings) as server:
        lena.move_to(server.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            await asyncio.sleep(0.3)
    assert len([one for one in service.messages if one.path == "/to/omar"]) == 1


async def test_what_one_browser_gave_us_keeps_nobody_else_from_being_called(
    server: RunningServer, service: PushService, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """A key that is no point of the curve, from before it was checked: the other browsers of the seat hear all the same."""
    lena, omar, room = table_of_days(server)
    omar.post("/push", Subscription(service, "broken").body())
    omar.post("/push", Subscription(service, "omar").body())
    import sqlite3

    connection = sqlite3.connect(tmp_path / "byzanz.sqlite")
    connection.execute("UPDATE pushes SET p256dh = ? WHERE endpoint LIKE '%broken'", (plain(b"\4" + b"\7" * 64),))
    connection.commit()
    connection.close()
    await start(lena, omar, room)
    await play_until_it_is_omars_turn(lena, room)
    assert [one.path for one in service.wait_for(1)] == ["/to/omar"]
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_service_that_hangs_or_is_down_leaves_room_for_the_others(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_way, "AT_ONCE", 4)
    monkeypatch.setattr(under_way, "PER_SITE", 2)
    monkeypatch.setattr(under_way, "WAITING_AT_MOST", 3)
    messages = under_way.UnderWay()
    done: list[object] = []

    async def hang() -> None:
        await asyncio.sleep(600)

    async def is_down(name: str) -> None:
        try:
            await messages.pause(600)
        finally:
            done.append(name)

    async def fine() -> None:
        done.append("fine")

    assert [messages.start(number, "evil.example", hang()) for number in range(4)] == [True, True, False, False]
    for name in "abcdef":  # those that wait for another try take nobody's place, and the oldest of them go
        assert messages.start(name, "down.example", is_down(name))
        await asyncio.sleep(0.01)
    assert done == ["a", "b", "c"]
    assert messages.start("x", "good.example", fine())
    assert messages.start(0, "evil.example", hang()), "a newer one takes the place of its older one"
    await asyncio.sleep(0.01)
    assert done == ["a", "b", "c", "fine"]
    await messages.close()


async def test_nothing_that_a_service_answers_is_kept(service: PushService) -> None:
    one = sender.Sender(sender.new_key(), "mailto:us@example.org", allow_private=True)
    try:
        session = one._open()
        session.cookie_jar.update_cookies({"a": "b"})
        assert len(session.cookie_jar) == 0
    finally:
        await one.close()


async def test_who_plays_fast_has_nobody_called_again_and_again(server: RunningServer, service: PushService) -> None:
    """Whoever makes it another seat's turn every moment must not have us knock at a service of their choice that often."""
    lena, omar, room = table_of_days(server)
    omar.post("/push", Subscription(service, "omar").body())
    await start(lena, omar, room)
    for _ in range(3):
        await play_until_it_is_omars_turn(lena, room)
        async with omar.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            while 1 in player.view["waiting_for"]:
                await player.act(player.choice() or "pass")
    await play_until_it_is_omars_turn(lena, room)
    await asyncio.sleep(0.3)
    assert len([one for one in service.messages if one.path == "/to/omar"]) == 1
