"""Messages go to public services only, again if one is down, and one that hangs holds up nobody else."""

import asyncio

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from byzanz import Refused
from byzanz.server.push import sender, under_way
from byzanz.server.push.addresses import Address, check_address, is_public
from tests.server.push.push_service import PushService, Subscription, plain, service

__all__ = ["service"]

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
