"""People at a table: clocks, stand-ins, standing orders, phrases, spectators, listed rooms."""

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from byzanz.server.sockets import protocol
from tests.server.harness import Player, RunningServer, running, settings_for

LIVE = {"kind": "live", "move": 5, "reserve": 5}


async def quiet(player: Player) -> None:
    """A player whose seat does nothing by itself."""
    await player.until(lambda me: me.version >= 0)
    await player.ask("auto", **{"pass": False})


def two_people(server: RunningServer, **body: Any) -> tuple[Any, Any, str]:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3, **body)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    return host, guest, room


async def test_who_runs_out_of_time_gets_a_stand_in_until_he_returns(server: RunningServer) -> None:
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
        deadline = time.monotonic() + 25
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


async def test_who_leaves_is_played_on_and_may_come_back(server: RunningServer) -> None:
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


async def test_phrases_are_heard_limited_and_muted(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room) as two, server.browser().sit(room) as watcher:
        await one.ask("say", phrase="good_luck")
        await two.until(lambda me: me.said == [(0, "good_luck")])
        await watcher.until(lambda me: me.said == [(0, "good_luck")])
        assert (await one.ask("say", phrase="hello"))["error"]["code"] == "too_fast"
        assert (await watcher.ask("say", phrase="hello"))["error"]["code"] == "not_seated"
        await two.ask("mute", seat=0, on=True)
        await two.until(lambda me: me.room["muted"] == [0])
        await asyncio.sleep(2.1)
        assert "version" in await one.ask("say", phrase="thanks")
        await watcher.until(lambda me: len(me.said) == 2)
        assert two.said == [(0, "good_luck")]
        assert (await two.ask("mute", seat=4, on=True))["error"]["code"] == "seat_unknown"


async def test_listed_rooms_wait_for_players_and_private_ones_do_not_show(server: RunningServer) -> None:
    listed = server.browser().new_room(listed=True)
    private = server.browser().new_room()
    shown = {room["room"]: room for room in server.browser().get("/rooms")["rooms"]}
    assert shown[listed]["open"] == 3
    assert private not in shown


async def test_a_kicked_guest_becomes_a_spectator_at_once(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post("/me", {"name": "Omar"})
    async with guest.sit(room) as player:
        await player.until(lambda me: me.room and me.room["you"] is None)
        guest.post(f"/rooms/{room}/join", {"name": "Omar"})
        await player.until(lambda me: me.room["you"] == 1)
        host.post(f"/rooms/{room}/seats/1", {"open": True})
        await player.until(lambda me: me.room["you"] is None)
        assert (await player.ask("seed", seed="1" * 64))["error"]["code"] == "not_seated"


async def test_idle_rooms_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, idle_seconds=0.3)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await quiet(player)
            await player.until(lambda me: me.choice() is not None)
            version = player.version
        for _ in range(60):
            if b"byzanz_rooms 0.0" in lena.http.get("/metrics").content:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the room stayed in memory")
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version == version)
            await player.play()


async def test_h4_a_client_that_does_not_read_is_cut(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "UNREAD_SECONDS", 0.5)
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    port = int(server.url.rpartition(":")[2])
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    async with lena.sit(room, max_queue=1, sock=narrow) as slow:
        await slow.until(lambda me: me.version >= 0)
        slow.reader.cancel()
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            for number in range(4000):
                await asyncio.wait_for(slow.connection.send(json.dumps({"id": str(number), "do": "sync"})), 2)
        deadline = time.monotonic() + 10
        while 'byzanz_connections_cut_total{why="unread"}' not in lena.http.get("/metrics").text:
            assert time.monotonic() < deadline, lena.http.get("/metrics").text
            await asyncio.sleep(0.1)
