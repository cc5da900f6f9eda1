"""Whole games over real sockets and a real database."""

import asyncio
import json
from contextlib import AsyncExitStack

import httpx
import pytest

import byzanz
from byzanz.fairness import verify_deal
from tests.server.harness import Browser, RunningServer


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


async def test_the_host_fills_open_seats_with_bots(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=5)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    started = host.post(f"/rooms/{room}/start", {"bots": "ruthless"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot", "bot"]
    assert started["seats"][4]["bot"] == "ruthless"
    async with host.sit(room) as one, guest.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        assert one.view["result"] == two.view["result"]


async def test_rematch_needs_all_people(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    async with host.sit(room) as one, guest.sit(room) as two:
        assert host.code(f"/rooms/{room}/rematch", status=409) == "not_over"
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
        assert host.post(f"/rooms/{room}/rematch")["rematch"] is None
        again = guest.post(f"/rooms/{room}/rematch")["rematch"]
        assert again not in (None, room)
        await one.until(lambda me: me.room["rematch"] == again)
    assert host.get(f"/rooms/{again}")["you"] == 0
    assert guest.get(f"/rooms/{again}")["you"] == 1
    assert host.get(f"/rooms/{again}")["state"] in ("dealing", "playing")


async def test_my_games_are_listed_newest_first(server: RunningServer) -> None:
    lena = server.browser()
    first, second = lena.new_room(), lena.new_room(bots="shrewd")
    games = lena.get("/me")["games"]
    assert [game["room"] for game in games] == [second, first]
    assert server.browser().get("/me") == {"name": None, "games": []}


async def test_a_replay_steps_through_the_whole_game(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(players=3, bots="gentle")
    assert lena.http.get(f"/api/rooms/{room}/replay").json()["error"]["code"] == "not_over"
    async with lena.sit(room) as player:
        await player.play()
        events = player.events
    open_hands = lena.get(f"/rooms/{room}/replay")
    assert [len(hand) for hand in open_hands["steps"][0]["view"]["hands"]] == [4, 4, 4]
    own = lena.get(f"/rooms/{room}/replay?seat=0")
    assert [event for step in own["steps"][1:] for event in step["events"]] == events
    assert own["steps"][-1]["view"]["result"] == player.view["result"]
    assert "hands" not in own["steps"][0]["view"]
    text = lena.http.get(f"/api/rooms/{room}/record").text
    dropped = lena.http.post("/api/replay?seat=0", content=text, headers={"Content-Type": "text/plain"})
    assert dropped.json()["steps"] == own["steps"]


async def test_the_log_holds_what_the_seat_witnessed(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.play(until_version=12)
        log = lena.get(f"/rooms/{room}/log")["events"]
        dealt = [event for event in log if event["kind"] == "dealt"]
        assert [("cards" in event) for event in dealt] == [True, False, False, False]
        assert log[-1 - len(player.events) :][-1] is not None


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


def test_the_cookie_is_out_of_reach(server: RunningServer) -> None:
    cookie = httpx.post(server.url + "/api/me", json={"name": "Lena"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    stranger = Browser(server.url)
    stranger.http.cookies.set("byzanz", "x" * 43)
    assert stranger.get("/me")["games"] == []
