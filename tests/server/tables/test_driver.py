"""Tables act without a press: clocks, stand-ins, standing orders."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from tests.server.harness import RunningServer, quiet, running, settings_for, two_people
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow

LIVE = {"kind": "live", "move": 5, "reserve": 5}


async def test_a_player_out_of_time_gets_a_stand_in_until_they_return(server: RunningServer) -> None:
    host, guest, room = two_people(server, options={"clock": LIVE})
    async with host.sit(room) as one, guest.sit(room) as two:
        await quiet(one)
        await quiet(two)
        playing = asyncio.create_task(two.play())
        await one.until(lambda me: me.view["turn"] == 0)
        assert one.clock["running"] == [0]
        assert 0 < one.clock["left"][0] <= 5000
        await two.until(lambda me: me.room["seats"][0]["stand_in"], 12)
        assert "timeout" in two.by
        version = two.version
        await two.until(lambda me: me.version > version + 5)
        await one.until(lambda me: "stand-in" in me.by)
        await one.ask("back")
        await two.until(lambda me: not me.room["seats"][0]["stand_in"])
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_a_timeout_is_a_recorded_action_that_says_who_took_it(server: RunningServer) -> None:
    host, guest, room = two_people(server, options={"clock": LIVE})
    async with guest.sit(room) as two:
        await asyncio.gather(two.play())
    record = json.loads(guest.http.get(f"/api/rooms/{room}/record").text)
    assert {"timeout", "stand-in", "person", "bot"} <= set(record["by"])
    taken = {int(action[0]) for action, by in zip(record["actions"], record["by"], strict=True) if by == "timeout"}
    assert taken == {0}
    assert host.get(f"/rooms/{room}")["state"] == "over"


async def test_the_clock_of_a_sleeping_table_goes_on(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=0.5)) as server:
        host, _guest, room = two_people(server, options={"clock": LIVE})
        async with host.sit(room) as one:
            await quiet(one)
            await one.until(lambda me: me.view["turn"] in (0, 1))
        deadline = time.monotonic() + PATIENCE
        slept = False
        # Nobody asks for the room itself, so that nothing but its clock wakes it.
        while b'byzanz_actions_total{by="timeout"} 1' not in host.http.get("/metrics").content:
            slept = slept or b"byzanz_rooms 0.0" in host.http.get("/metrics").content
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
        assert slept


async def test_without_a_clock_an_absent_player_does_not_block_the_others(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, away_seconds=0.5)) as server:
        host, guest, room = two_people(server)
        async with guest.sit(room) as two:
            playing = asyncio.create_task(two.play())
            await two.until(lambda me: me.room and me.room["seats"][0]["stand_in"])
            version = two.version
            await two.until(lambda me: me.version > version + 3)
            async with host.sit(room) as one:
                await one.until(lambda me: me.room and not me.room["seats"][0]["stand_in"])
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def test_a_player_who_leaves_is_played_on_and_may_come_back(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    host.post(f"/rooms/{room}/leave")
    async with guest.sit(room) as two:
        await two.play(until_version=20)
        assert two.room["seats"][0]["stand_in"] is True
        assert two.room["seats"][0]["name"] == "Lena"
        async with host.sit(room) as one:
            await one.ask("back")
            await two.until(lambda me: not me.room["seats"][0]["stand_in"])
            assert one.view["seat"] == 0


async def test_an_auto_bid_goes_up_to_its_limit_with_the_cheapest_cards(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room) as two:
        await quiet(one)
        await quiet(two)
        await one.until(lambda me: me.view["phase"] == "bid" and me.view["turn"] is not None)
        assert "version" in await one.ask("auto", bid={"up_to": 3, "then": "pass"})
        assert one.auto["bid"] == {"up_to": 3, "then": "pass"}
        offer, round_number = one.view["offer"], one.view["round"]

        async def play_two() -> None:
            while (two.view["round"], two.view["offer"], two.view["phase"]) == (round_number, offer, "bid"):
                action = two.choice()
                if action is not None:
                    await two.act(action)
                await asyncio.sleep(0.01)

        await asyncio.wait_for(play_two(), 10)
        await one.until(lambda me: me.auto["bid"] is None)
        bids = [event for event in two.events if event["kind"] == "bid" and event["seat"] == 0]
        assert all(event["number"] <= 3 for event in bids)
        assert any(event["seat"] == 0 and event["kind"] in ("bid", "passed") for event in two.events)
        assert not any("up_to" in text for text in two.raw)


async def test_pass_this_auction_in_advance_ends_with_it(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room) as two:
        await quiet(one)
        await quiet(two)
        await two.until(lambda me: me.view["phase"] == "bid")
        await two.ask("auto", skip=True)
        playing = asyncio.create_task(one.play())
        await two.until(lambda me: me.auto["skip"] is False)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
