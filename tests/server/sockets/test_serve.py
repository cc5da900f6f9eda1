"""Frames over real sockets: each is answered, and a wrong one hurts nobody but its sender."""

import asyncio
import contextlib
import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from byzanz.server.sockets import protocol
from tests.server.harness import RunningServer, two_people

FRAMES = [
    "", "{", "null", "[]", "7", '"x"', "{}", '{"id":"1"}', '{"do":"act"}', '{"id":"1","do":"shout"}', '{"id":1,"do":"ping"}',
    '{"id":"1","do":"act","version":"0","action":"pass"}', '{"id":"1","do":"act","version":-1,"action":"pass"}',
    '{"id":"1","do":"act","version":0,"action":7}', '{"id":"1","do":"act","version":1e99,"action":"pass"}',
    '{"id":"1","do":"ping","seat":2}', '{"id":"1","do":"ping","__proto__":{}}', '{"id":"","do":"ping"}',
    '{"id":"' + "x" * 65 + '","do":"ping"}', '{"id":"1","do":"seed","seed":"zz"}', '{"id":"1","do":"say","phrase":"<b>"}',
    '{"id":"1","do":"auto","bid":{"up_to":-5,"then":"pass"}}', "[" * 3000, '{"id":' * 600, '{"id":"\\ud800","do":"ping"}',
    '{"id":"1","do":"act","version":0,"action":"' + "C1 " * 80 + '"}', "\u0000", '{"id":"1","id":"2","do":"ping","x":1}',
]  # fmt: skip


async def test_a_socket_of_an_unknown_room_is_closed_with_4404(server: RunningServer) -> None:
    async with server.browser().sit("nosuchroom") as player:
        await player.until(lambda me: me.code is not None)
        assert player.code == 4404


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


async def test_wrong_actions_get_the_rules_code_and_change_nothing(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    async with host.sit(room) as one, guest.sit(room) as two, server.browser().sit(room) as spectator:
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
        assert (await spectator.act("pass", version=version))["error"]["code"] == "not_seated"
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


async def test_a_crowd_of_spectators_is_counted_together(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player, contextlib.AsyncExitStack() as stack:
        await player.until(lambda me: me.version >= 0)
        crowd = [await stack.enter_async_context(server.browser().sit(room)) for _ in range(20)]
        for one in (player, *crowd):
            await one.until(lambda me: me.room.get("spectators") == 20)


async def test_phrases_are_heard_limited_and_muted(server: RunningServer) -> None:
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room) as two, server.browser().sit(room) as spectator:
        await one.ask("say", phrase="good_luck")
        await two.until(lambda me: me.said == [(0, "good_luck")])
        await spectator.until(lambda me: me.said == [(0, "good_luck")])
        assert (await one.ask("say", phrase="hello"))["error"]["code"] == "too_fast"
        assert (await spectator.ask("say", phrase="hello"))["error"]["code"] == "not_seated"
        await two.ask("mute", seat=0, on=True)
        await two.until(lambda me: me.room["muted"] == [0])
        while "error" in (answer := await one.ask("say", phrase="thanks")):
            assert answer["error"]["code"] == "too_fast"
            await asyncio.sleep(0.1)
        await spectator.until(lambda me: len(me.said) == 2)
        assert two.said == [(0, "good_luck")]
        assert (await two.ask("mute", seat=4, on=True))["error"]["code"] == "seat_unknown"


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
