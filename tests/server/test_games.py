"""Whole games over real sockets and a real database."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

import byzanz
from byzanz.fairness import verify_deal
from tests.server.harness import RunningServer


async def test_a_person_plays_bots_to_the_scoreboard(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.seed()
        await player.play()
        assert player.view["result"]["winners"]
        await player.until(lambda me: me.room["state"] == "over")
    record = json.loads(lena.http.get(f"/api/rooms/{room}/record").text)
    assert byzanz.Record.loads(json.dumps(record)).replay().result is not None
    assert verify_deal(record) is None
    assert set(record["by"]) == {"person", "bot"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_friends_play_by_link(server: RunningServer, players: int) -> None:
    browsers = [server.browser() for _ in range(players)]
    room = browsers[0].new_room(players=players)
    for number, browser in enumerate(browsers[1:], 1):
        seats = browser.post(f"/rooms/{room}/join", {"name": f"Guest {number}"})
        assert seats["you"] == number
    browsers[0].post(f"/rooms/{room}/start", {})
    async with AsyncExitStack() as stack:
        table = [await stack.enter_async_context(browser.sit(room)) for browser in browsers]
        await asyncio.gather(*(player.seed() for player in table))
        await asyncio.gather(*(player.play() for player in table))
        results = [player.view["result"] for player in table]
        assert results[0] is not None
        assert all(result == results[0] for result in results)
        assert len({tuple(player.by) for player in table}) == 1


async def test_two_tabs_hold_one_seat(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as one, lena.sit(room) as two:
        await one.play(until_version=30)
        await two.until(lambda me: me.version >= one.version)
        assert two.view["hand"] is not None
        await two.play(until_version=60)


async def test_a_seat_goes_along_to_another_device(server: RunningServer) -> None:
    lena, phone = server.browser(), server.browser()
    room = lena.new_room(bots="gentle")
    code = lena.post(f"/rooms/{room}/handover")["code"]
    assert phone.post(f"/rooms/{room}/take", {"code": code})["you"] == 0
    assert server.browser().code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"
    async with phone.sit(room) as player:
        await player.play()
        assert player.view["result"]
