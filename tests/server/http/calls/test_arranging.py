"""People arrange themselves: seats, places, names, several at one browser, rematches, games thrown away, played on."""

import asyncio
import json
from typing import Any

import pytest

from byzanz import Record
from byzanz.cli.verify import check
from byzanz.server.limits.budget import REPLAY_COST, cost_of_call
from tests.server.harness import Browser, RunningServer, two_people


@pytest.fixture
def server(either: RunningServer) -> RunningServer:
    """All of it on each of the two databases."""
    return either


def delete(browser: Browser, path: str, status: int = 200) -> Any:
    answer = browser.http.delete("/api" + path)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_host_changes_seats_and_places_and_everybody_their_name(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {})
    assert host.post(f"/rooms/{room}/players", {"players": 5})["players"] == 5
    assert guest.code(f"/rooms/{room}/players", {"players": 4}, 403) == "not_host"
    assert host.code(f"/rooms/{room}/players", {"players": 7}) == "malformed"
    moved = host.post(f"/rooms/{room}/seats/0/move", {"to": 4})
    assert [seat["kind"] for seat in moved["seats"]] == ["open", "person", "open", "open", "person"]
    assert (moved["you"], guest.get(f"/rooms/{room}")["you"]) == (4, 1)
    assert guest.post(f"/rooms/{room}/seats/1/move", {"to": 0})["you"] == 0
    assert guest.code(f"/rooms/{room}/seats/4/move", {"to": 1}, 403) == "not_host"
    assert host.code(f"/rooms/{room}/seats/9/move", {"to": 1}, 404) == "seat_unknown"
    assert host.get(f"/rooms/{room}")["seats"][0]["name"] is None
    assert guest.post(f"/rooms/{room}/name", {"name": " lena "})["seats"][0]["name"] == "lena 2"
    assert guest.get("/me")["name"] == "lena"
    assert guest.code(f"/rooms/{room}/name", {"name": "\u200b"}) == "name_empty"
    assert server.browser().code(f"/rooms/{room}/name", {"name": "Max"}, 403) == "not_seated"


async def test_a_rematch_starts_without_whoever_is_gone(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one:
        async with guest.sit(room) as two:
            await asyncio.gather(one.play(), two.play())
            await one.until(lambda me: me.room["state"] == "over")
            assert host.post(f"/rooms/{room}/rematch")["seats"][0]["rematch"]
            assert host.code(f"/rooms/{room}/rematch/start", {"bots": "gentle"}, 409) == "rematch_waits"
            assert not host.post(f"/rooms/{room}/rematch/cancel")["seats"][0]["rematch"]
        await one.until(lambda me: not me.room["seats"][1]["here"])
        assert host.code(f"/rooms/{room}/rematch/start", {"bots": None}, 409) == "too_few_players"
        calls = [asyncio.to_thread(host.post, f"/rooms/{room}/rematch/start", {"bots": "gentle"}) for _ in range(4)]
        (again,) = {answer["rematch"] for answer in await asyncio.gather(*calls)}
    assert [seat["kind"] for seat in host.get(f"/rooms/{again}")["seats"]] == ["person", "bot", "bot"]
    assert guest.code(f"/rooms/{room}/rematch", status=409) == "rematch_begun"
    assert guest.get(f"/rooms/{again}")["you"] is None


async def test_my_list_forgets_a_game_that_is_thrown_away(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    alone, lobby = host.new_room(bots="gentle"), host.new_room()
    assert len(host.get("/me")["games"]) == 3
    assert guest.get("/me")["games"][0]["kinds"] == ["person", "person", "bot"]
    levels = {game["room"]: game["bots"] for game in host.get("/me")["games"]}
    assert levels[alone][levels[alone].index(None) + 1 :] == ["gentle"] * (len(levels[alone]) - 1)
    assert set(levels[lobby]) == {None}
    assert {game["room"] for game in delete(host, f"/me/games/{alone}")["games"]} == {lobby, room}
    for gone in (alone, lobby):
        if gone == lobby:
            delete(host, f"/me/games/{lobby}")
        assert host.get(f"/rooms/{gone}", 404)["error"]["code"] == "room_unknown"
    assert delete(host, f"/me/games/{room}")["games"] == []
    assert delete(host, f"/me/games/{room}", 403)["error"]["code"] == "not_seated"
    assert delete(server.browser(), f"/me/games/{room}", 403)["error"]["code"] == "not_seated"
    async with guest.sit(room) as two:  # the other plays on, to the end
        await two.play()
        assert two.room["seats"][0]["stand_in"]
        assert two.room["seats"][0]["name"] == "Lena"


async def test_several_people_play_with_one_browser(server: RunningServer) -> None:
    family = server.browser()
    room = family.new_room(players=3, local=["Anna", None], bots="gentle")
    shown = family.get(f"/rooms/{room}")
    assert [(seat["kind"], seat["name"], seat["local"]) for seat in shown["seats"]] == [
        ("person", "Lena", True), ("person", "Anna", True), ("person", None, True),
    ]  # fmt: skip
    async with family.sit(room, seat=0) as one, family.sit(room, seat=1) as two, family.sit(room, seat=2) as three:
        await one.seed()
        await asyncio.gather(one.play(), two.play(), three.play())
        assert [player.view["seat"] for player in (one, two, three)] == [0, 1, 2]
    assert len(family.get("/me")["games"]) == 1
    events = [family.get(f"/rooms/{room}/log?seat={seat}")["events"] for seat in (0, 1)]
    assert events[0] != events[1], "each sees the own deal"
    assert events[0] == family.get(f"/rooms/{room}/log")["events"]
    record = family.get(f"/rooms/{room}/record")
    assert len({*record["deal"]["seeds"]}) == 1
    check(Record.loads(json.dumps(record)), deal=True)


async def test_a_seat_of_another_browser_can_not_be_asked_for(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room, seat=0) as two:
        await one.until(lambda me: me.version >= 0)
        await two.until(lambda me: me.version >= 0)
        assert two.view["hand"] is None
        assert two.view["seat"] is None
        assert (await two.act("pass"))["error"]["code"] == "not_seated"
    logs = [browser.get(f"/rooms/{room}/log?seat=0")["events"] for browser in (guest, server.browser())]
    dealt = [[event for event in log if event["kind"] == "dealt"] for log in logs]
    assert dealt[0] == dealt[1], "no more than a spectator knows"
    assert all("cards" not in event for event in dealt[0])


def test_too_many_at_one_browser(server: RunningServer) -> None:
    family = server.browser()
    assert family.code("/rooms", {"players": 3, "local": ["A", "B", "C"]}, 409) == "room_full"
    assert family.code("/rooms", {"players": 3, "local": [""]}) == "name_empty"
    room = family.new_room(players=3)
    joined = family.post(f"/rooms/{room}/join", {"name": "Anna", "local": True})
    assert [seat["local"] for seat in joined["seats"]] == [True, True, False]
    assert family.post(f"/rooms/{room}/name", {"name": "Bea", "seat": 1})["seats"][1]["name"] == "Bea"
    assert family.get("/me")["name"] == "Lena"
    assert family.post(f"/rooms/{room}/seats/1", {"open": True})["seats"][1]["kind"] == "open"


async def test_bots_wait_for_a_press(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(players=3, bots="gentle", options={"pace": "wait"})
    async with lena.sit(room) as one:
        await one.seed()
        await one.until(lambda me: me.version >= 0)
        presses = 0
        while not one.is_over() and presses < 400:
            if (action := one.choice()) is not None:
                await one.act(action)
            elif one.version == (before := one.version):
                await asyncio.sleep(0.005)  # what acts by itself would have acted by now
                if one.version == before and one.choice() is None and not one.is_over():
                    presses += 1
                    await one.ask("go_on", version=before)
                    await one.until(lambda me, before=before: me.version > before)
        assert one.is_over()
        assert presses > 20
        assert one.by.count("bot") <= presses + 2 * 8, "a bot acts once per press; only in the last sale without"


async def test_playing_on_from_a_moment_of_a_finished_game(server: RunningServer) -> None:
    host, guest, room = two_people(server, options={"tie_break": "goods-only"})
    async with host.sit(room) as one, guest.sit(room) as two:
        assert host.get(f"/rooms/{room}/record", 409)["error"]["code"] == "not_over"
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    text = json.dumps(server.browser().get(f"/rooms/{room}/record"))
    actions = json.loads(text)["actions"]
    stranger = server.browser()
    body = {"record": text, "version": 10, "seat": 2, "bots": "gentle"}
    again = stranger.post("/replay/play-on", body, 201)["room"]
    async with stranger.sit(again) as three:
        await three.until(lambda me: me.version >= 10)
        assert three.view["seat"] == 2
        assert three.room["played_on"] == 10
        await three.play()
        await three.until(lambda me: me.room["state"] == "over")
    record = Record.loads(json.dumps(stranger.get(f"/rooms/{again}/record")))
    check(record, deal=False)
    assert record.extra["played_on"] == 10
    assert "deal" not in record.extra
    assert list(record.actions[:10]) == actions[:10]
    assert record.rules.tie_break == "goods-only"
    assert record.replay(10).deck == Record.loads(text).deck
    end = len(actions)
    assert stranger.code("/replay/play-on", body | {"version": end}, 409) == "nothing_to_play"
    assert stranger.code("/replay/play-on", body | {"seat": 4}, 404) == "seat_unknown"
    assert stranger.code("/replay/play-on", body | {"record": "{}"}, 422) == "record_broken"


def test_playing_on_costs_as_much_as_a_replay() -> None:
    assert cost_of_call("/api/replay/play-on") == REPLAY_COST > cost_of_call("/api/me")
