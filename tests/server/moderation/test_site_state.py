"""What holds for the whole server: a notice for everybody, and that nothing may be changed."""

import asyncio
import time

import pytest

from tests.server.harness import Browser, Player, quiet, two_people
from tests.server.moderation.operating import Site, within

pytestmark = pytest.mark.slow
HELD_SECONDS = 3.0


def test_a_notice_is_shown_everywhere_and_cleared_again(both: Site) -> None:
    browsers = [both.here.browser(), both.there.browser()]
    assert [one.get("/site")["notice"] for one in browsers] == [None, None]
    both.operator.do("notice", "  Maintenance at 22:00,\nback at 22:15 ")
    said = "Maintenance at 22:00, back at 22:15"
    within(lambda: [one.get("/site")["notice"] for one in browsers] == [said, said])
    assert both.operator.ask("state") == {"notice": said, "read_only": False}
    both.operator.do("notice", "--clear")
    within(lambda: [one.get("/site")["notice"] for one in browsers] == [None, None])


async def test_nothing_is_changed_while_the_server_may_only_be_read(both: Site) -> None:
    lena, omar, room = two_people(both.there)
    async with lena.sit(room) as host, omar.sit(room) as guest:
        await asyncio.gather(host.seed(), guest.seed())
        await asyncio.gather(quiet(host), quiet(guest))
        for player in (host, guest):
            await player.until(lambda me: me.version >= 0)
        await asyncio.to_thread(both.operator.do, "read-only", "on")
        try:
            await asyncio.to_thread(within, lambda: _reads_only(both, True))
            version = (await asyncio.to_thread(lena.get, f"/rooms/{room}/log"))["events"]
            for player in (host, guest):
                answer = await player.act("pass")
                assert answer["error"]["code"] == "read_only"
                assert "version" in await player.ask("sync")
                assert (await player.ask("auto", skip=True))["error"]["code"] == "read_only"
            for browser in (both.here.browser(), both.there.browser(), lena):
                assert browser.code("/rooms", {"players": 3}, 503) == "read_only"
                assert browser.code("/me", {"name": "New"}, 503) == "read_only"
                assert browser.http.delete("/api/me").json()["error"]["code"] == "read_only"
                assert browser.get(f"/rooms/{room}")["room"] == room
                assert browser.post("/lessons/cards", {"answers": []})
            assert (await asyncio.to_thread(lena.get, f"/rooms/{room}/log"))["events"] == version
        finally:
            await asyncio.to_thread(both.operator.do, "read-only", "off")
        await asyncio.to_thread(within, lambda: _reads_only(both, False))
        await asyncio.gather(host.play(), guest.play())  # the bot plays on, too
        assert host.view["phase"] == "over"


def _reads_only(both: Site, expected: bool) -> bool:
    shown = {server.browser().get("/site")["read_only"] for server in (both.here, both.there)}
    return shown == {expected}


async def _left(player: Player) -> int:
    """Return the milliseconds that seat 0 has."""
    await player.ask("sync")
    return int(player.clock["left"][0])


async def test_nobody_loses_time_meanwhile(both: Site) -> None:
    clock = {"reserve": 60, "move": 30, "kind": "live"}
    lena = both.here.browser()
    room = _clocked(lena, clock)
    async with lena.sit(room) as player:
        await player.seed()
        await player.until(lambda me: me.version >= 0 and me.clock is not None)
        await quiet(player)
        await player.until(lambda me: me.choice() is not None)
        both.operator.do("read-only", "on")
        await asyncio.to_thread(within, lambda: _reads_only(both, True))
        before, began = await _left(player), time.monotonic()
        await asyncio.sleep(HELD_SECONDS)
        both.operator.do("read-only", "off")
        await asyncio.to_thread(within, lambda: _reads_only(both, False))
        later, spent = await _left(player), time.monotonic() - began
        assert before - later < 1000 * (spent - HELD_SECONDS + 0.5)
        again = both.there.browser()
        again.http.cookies.update(lena.http.cookies)
        async with again.sit(room) as other:
            await other.until(lambda me: me.clock is not None)
            later, spent = await _left(other), time.monotonic() - began
            assert before - later < 1000 * (spent - HELD_SECONDS + 0.5)


def _clocked(browser: Browser, clock: object) -> str:
    return browser.new_room(players=3, bots="gentle", options={"clock": clock})
