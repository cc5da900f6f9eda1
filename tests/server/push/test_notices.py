"""Messages to people whose page is closed, against a push service of the tests' own on this machine."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from byzanz.game.card_names import CARDS
from byzanz.server.push import notices
from byzanz.server.push.addresses import PER_PERSON
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.push.push_service import PushService, Subscription, bytes_of, check_signature, plain, service
from tests.waiting import until

__all__ = ["service"]
TURNS = {"kind": "turns", "move": 86_400, "reserve": 172_800}


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
    assert not set(browser.read(message)["body"].replace(".", "").split()) & set(CARDS)
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
    await until(lambda: stored_endpoints(tmp_path) == [])


def stored_endpoints(folder: Path) -> list[str]:
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
    connection = sqlite3.connect(tmp_path / "byzanz.sqlite")
    connection.execute("UPDATE pushes SET p256dh = ? WHERE endpoint LIKE '%broken'", (plain(b"\4" + b"\7" * 64),))
    connection.commit()
    connection.close()
    await start(lena, omar, room)
    await play_until_it_is_omars_turn(lena, room)
    assert [one.path for one in service.wait_for(1)] == ["/to/omar"]
    assert not [record for record in caplog.records if record.exc_info]


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
    service.wait_for(1)
    await asyncio.sleep(0.3)  # whatever came too much would be here
    assert len([one for one in service.messages if one.path == "/to/omar"]) == 1
