"""Wrong input of every kind gets a code, changes nothing and kills nothing."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import RunningServer, running, settings_for

NAMES = [("", "name_empty"), ("   \t\n", "name_empty"), ("\x00\u200b\u202e", "name_empty"), ("x" * 25, "name_too_long")]


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_has_1_to_24_letters(server: RunningServer, name: str, code: str) -> None:
    browser = server.browser()
    assert browser.code("/me", {"name": name}) == code
    assert browser.code("/rooms", {"players": 4, "name": name}) == code
    room = server.browser().new_room()
    assert browser.code(f"/rooms/{room}/join", {"name": name}) == code


def test_a_name_is_trimmed_and_kept(server: RunningServer) -> None:
    browser = server.browser()
    assert browser.post("/me", {"name": "  Zoë   B. \n"})["name"] == "Zoë B."
    assert browser.get("/me")["name"] == "Zoë B."


def test_an_unknown_room(server: RunningServer) -> None:
    browser = server.browser()
    for path in ("/rooms/nosuchroom", "/rooms/nosuchroom/log", "/rooms/nosuchroom/record", "/rooms/nosuchroom/replay"):
        assert browser.get(path, 404)["error"]["code"] == "room_unknown"
    assert browser.code("/rooms/nosuchroom/join", {"name": "Lena"}, 404) == "room_unknown"


async def test_a_socket_of_an_unknown_room_is_closed_with_4404(server: RunningServer) -> None:
    async with server.browser().sit("nosuchroom") as player:
        await player.until(lambda me: me.code is not None)
        assert player.code == 4404


def test_a_full_room(server: RunningServer) -> None:
    room = server.browser().new_room(players=3)
    for name in ("Omar", "Zoe"):
        server.browser().post(f"/rooms/{room}/join", {"name": name})
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Late"}, 409) == "room_full"


def test_a_seat_that_is_taken_or_not_there(server: RunningServer) -> None:
    room = server.browser().new_room(players=3)
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Omar", "seat": 0}, 409) == "seat_taken"
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Omar", "seat": 4}, 404) == "seat_unknown"


def test_only_the_host_rules_the_lobby(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    assert guest.code(f"/rooms/{room}/start", {}, 403) == "not_host"
    assert guest.code(f"/rooms/{room}/seats/2", {"bot": "gentle"}, 403) == "not_host"
    assert guest.code(f"/rooms/{room}/options", {"options": {}}, 403) == "not_host"
    assert host.code(f"/rooms/{room}/seats/0", {"open": True}, 409) == "seat_taken"
    assert host.code(f"/rooms/{room}/seats/2", {"open": True, "bot": "gentle"}) == "malformed"
    assert server.browser().code(f"/rooms/{room}/leave", status=403) == "not_seated"
    host.post(f"/rooms/{room}/start", {})
    assert host.code(f"/rooms/{room}/start", {}, 409) == "not_lobby"
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Late"}, 409) == "not_lobby"


def test_the_host_kicks_and_a_leaving_host_hands_on(server: RunningServer) -> None:
    host, guest, third = server.browser(), server.browser(), server.browser()
    room = host.new_room(players=4)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    third.post(f"/rooms/{room}/join", {"name": "Zoe"})
    kicked = host.post(f"/rooms/{room}/seats/1", {"open": True})
    assert kicked["seats"][1]["kind"] == "open"
    assert guest.get(f"/rooms/{room}")["you"] is None
    host.post(f"/rooms/{room}/leave")
    assert third.get(f"/rooms/{room}")["host"] is True
    third.post(f"/rooms/{room}/leave")
    assert third.get(f"/rooms/{room}", 404)["error"]["code"] == "room_unknown"


BODIES: list[Any] = [
    {"players": 2}, {"players": 7}, {"players": 4.5}, {}, [], None, "x", 7,
    {"players": 4, "seat": 3}, {"players": 4, "bots": "search:64"}, {"players": 4, "bots": "a/b.py:Bot"},
    {"players": 4, "options": {"clock": 5}}, {"players": 4, "__proto__": {}}, {"players": 10**30},
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=str)
def test_a_malformed_body(server: RunningServer, body: Any) -> None:
    answer = httpx.post(
        server.url + "/api/rooms", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


def test_bytes_that_are_no_json(server: RunningServer) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"players": 4, "name": "\\ud800"}'):
        answer = httpx.post(server.url + "/api/rooms", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    answer = httpx.post(server.url + "/api/rooms", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_a_clock_that_nobody_could_play_with(server: RunningServer) -> None:
    clocks = [
        {"kind": "live", "move": 1, "reserve": 10},
        {"kind": "live", "move": 60, "reserve": 30},
        {"kind": "turns", "move": 60, "reserve": 600},
    ]
    for clock in clocks:
        assert (
            server.browser().code("/rooms", {"players": 3, "name": "A", "options": {"clock": clock}}) == "clock_wrong"
        )


RECORDS = ["", "{", "[]", "null", '{"format":"byzanz/2"}', '{"format":"byzanz/1"}', "[" * 10_000, "\x00"]


@pytest.mark.parametrize("text", RECORDS, ids=lambda text: repr(text[:20]))
def test_a_broken_record(server: RunningServer, text: str) -> None:
    answer = httpx.post(server.url + "/api/replay", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "record_broken"


def test_pages_of_another_host_are_refused(server: RunningServer) -> None:
    answer = httpx.post(server.url + "/api/rooms", json={"players": 3}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


async def test_a_socket_of_another_origin_is_refused(server: RunningServer) -> None:
    room = server.browser().new_room()
    url = server.url.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
            pass


def test_answers_carry_security_headers(server: RunningServer) -> None:
    headers = httpx.get(server.url + "/api/me").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


FRAMES = [
    "", "{", "null", "[]", "7", '"x"', "{}", '{"id":"1"}', '{"do":"act"}', '{"id":"1","do":"shout"}', '{"id":1,"do":"ping"}',
    '{"id":"1","do":"act","version":"0","action":"pass"}', '{"id":"1","do":"act","version":-1,"action":"pass"}',
    '{"id":"1","do":"act","version":0,"action":7}', '{"id":"1","do":"act","version":1e99,"action":"pass"}',
    '{"id":"1","do":"ping","seat":2}', '{"id":"1","do":"ping","__proto__":{}}', '{"id":"","do":"ping"}',
    '{"id":"' + "x" * 65 + '","do":"ping"}', '{"id":"1","do":"seed","seed":"zz"}', '{"id":"1","do":"say","phrase":"<b>"}',
    '{"id":"1","do":"auto","bid":{"up_to":-5,"then":"pass"}}', "[" * 3000, '{"id":' * 600, '{"id":"\\ud800","do":"ping"}',
    '{"id":"1","do":"act","version":0,"action":"' + "C1 " * 80 + '"}', "\u0000", '{"id":"1","id":"2","do":"ping","x":1}',
]  # fmt: skip


async def test_malformed_frames_are_answered_and_change_nothing(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.until(lambda me: "pass" in me.legal)  # now the others wait, and can but sell
        await asyncio.sleep(0.5)
        version = player.version
        for text in FRAMES:
            player.answers.clear()
            await player.connection.send(text)
            await player.until(lambda me: me.answers)
            (answer,) = player.answers.values()
            assert answer["error"]["code"] == "malformed", (text, answer)
        for data in (b"", b"\xff\x00", b'{"id":"1","do":"ping"}'):
            player.answers.clear()
            await player.connection.send(data)
            await player.until(lambda me: me.answers)
            assert player.answers[None]["error"]["code"] == "malformed"
        assert player.version == version
        assert "version" in await player.ask("ping")


async def test_a_frame_too_large_is_refused_and_a_huge_one_ends_the_connection(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.connection.send('{"id":"1","do":"ping"}' + " " * 5000)
        await player.until(lambda me: None in me.answers)
        assert player.answers[None]["error"]["code"] == "too_large"
        try:
            await player.connection.send("x" * 100_000)
            await player.until(lambda me: me.code is not None)
        except ConnectionClosed:
            pass
        assert player.connection.close_code == 1009
    async with lena.sit(room) as player:
        assert "version" in await player.ask("ping")


async def test_a_connection_that_breaks_utf8_ends_alone(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as other, lena.sit(room) as player:
        await player.connection.send(b"\xff\xfe\xfa", text=True)
        await player.until(lambda me: me.code is not None)
        assert player.code == 1007
        assert "version" in await other.ask("ping")


async def test_too_many_frames_are_refused_and_then_cut(tmp_path: Any) -> None:
    with running(settings_for(tmp_path, limit_frames=5.0)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            for number in range(300):
                try:
                    await player.connection.send(json.dumps({"id": str(number), "do": "ping"}))
                except ConnectionClosed:
                    break
            await player.until(lambda me: me.code is not None)
            assert player.code == 4429
            codes = {answer["error"]["code"] for answer in player.answers.values() if "error" in answer}
            assert codes <= {"too_fast"}  # a stream that arrives as one piece is cut without a word


async def test_limits_for_each_address(tmp_path: Any) -> None:
    with running(settings_for(tmp_path, limit_rooms=2, limit_connections=1, limit_requests=6.0)) as server:
        lena = server.browser()
        room = lena.new_room()
        lena.new_room()
        assert lena.code("/rooms", {"players": 3}, 429) == "too_many_rooms"
        async with lena.sit(room) as one, lena.sit(room) as two:
            await two.until(lambda me: me.code is not None)
            assert two.code == 4429
            assert "version" in await one.ask("ping")
        codes = [lena.http.get("/api/me").status_code for _ in range(60)]
        assert 429 in codes


async def test_wrong_actions_get_the_rules_code_and_change_nothing(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    async with host.sit(room) as one, guest.sit(room) as two, server.browser().sit(room) as watcher:
        assert (await one.act("pass", version=0))["error"]["code"] == "not_dealt"
        host.post(f"/rooms/{room}/start", {})
        for player in (one, two):
            await player.ask("seed", seed="0" * 64)
            await player.until(lambda me: me.version >= 0)
            await player.ask("auto", **{"pass": False})
        await one.until(lambda me: me.view["turn"] in (0, 1))
        await two.until(lambda me: me.version == one.version)
        turn, other = (one, two) if one.view["turn"] == 0 else (two, one)
        version = turn.version
        assert (await other.act("pass"))["error"]["code"] == "not_your_turn"
        assert (await watcher.act("pass", version=version))["error"]["code"] == "not_seated"
        assert (await turn.act("bid M"))["error"]["code"] in ("merchant_in_bid", "not_in_hand")
        assert (await turn.act("dance"))["error"]["code"] == "malformed_action"
        assert (await turn.act(f"{other.view['seat']} pass"))["error"]["code"] == "malformed_action"
        assert (await turn.act("pass", version=version + 5))["error"]["code"] == "stale"
        assert turn.version == version
        repeated = await turn.act("pass", id="again")
        assert repeated["version"] == version + 1
        assert await turn.act("pass", id="again", version=version) == repeated
        assert (await turn.act("pass", version=version))["error"]["code"] == "stale"


async def test_no_spectators_where_they_are_not_wanted(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle", options={"spectators": False})
    async with server.browser().sit(room) as player:
        await player.until(lambda me: me.code is not None)
        assert player.code == 4403
    assert server.browser().get(f"/rooms/{room}/log", 403)["error"]["code"] == "no_spectators"
