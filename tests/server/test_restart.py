"""The server ends, politely or not, and everybody goes on."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.harness import Browser, Process, running, settings_for
from tests.waiting import until

pytestmark = pytest.mark.slow


async def test_a_restart_in_mid_game_continues_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            assert "version" in await player.ask("auto", **{"pass": False})
            await player.play(until_version=40)
            await player.until(lambda me: me.choice() is not None)
            version, view, action = player.version, dict(player.view), player.choice()
            assert action is not None
            answer = await player.act(action, id="before the restart")
            await player.until(lambda me: me.choice() is not None)
            seen = player.version
    with running(settings) as server:
        lena.move_to(server.url)
        assert lena.get("/me")["games"][0]["your_turn"] is True
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            assert player.version == seen
            # The frame that was sent before comes again: the first answer, and nothing done twice.
            again = await player.act(action, id="before the restart", version=version)
            assert again == answer
            assert player.version == seen
            await player.play()
            assert player.view["result"]
    assert view["version"] == version


async def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    slow = settings_for(tmp_path, bot_delay=5.0)
    with running(slow) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            version = player.version
            is_bots_turn = player.view["turn"] != 0
            if not is_bots_turn:
                await player.act("pass")
                version += 1
    with running(settings_for(tmp_path)) as server:
        lena.move_to(server.url)
        await until(lambda: 'byzanz_actions_total{by="bot"}' in lena.http.get("/metrics").text)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version > version)


async def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Process(settings_for(tmp_path))
    server.start()
    try:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        acknowledged = 0
        for kill in range(3):
            async with lena.sit(room) as player:
                await player.until(lambda me: me.version >= 0)
                assert player.version >= acknowledged
                playing = asyncio.create_task(player.play(until_version=player.version + 15 + kill))
                await asyncio.sleep(0.15)
                acknowledged = max([player.version, *(answer.get("version", 0) for answer in player.answers.values())])
                server.kill()
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                acknowledged = max([player.version, acknowledged])
            server.start()
        async with lena.sit(room) as player:
            await player.play()
            assert player.view["result"]
        record = json.loads(lena.http.get(f"/api/rooms/{room}/record").text)
        assert len(record["actions"]) == player.version
    finally:
        server.end()


async def test_a_wrong_cookie_holds_no_seat(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        stranger = Browser(server.url)
        stranger.http.cookies.set("byzanz", "A" * 43)
        async with stranger.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            assert player.view["seat"] is None
            assert player.view["hand"] is None
            assert player.legal == {}
            assert (await player.act("pass"))["error"]["code"] == "not_seated"


async def test_a_game_whose_end_was_never_noted_is_over_when_its_room_is_opened(tmp_path: Path) -> None:
    """M1: the server died between the last action and the note in the room; it was done again at the next start."""
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(players=3, bots="gentle")
        async with lena.sit(room) as player:
            await player.play()
            await player.until(lambda me: me.room["state"] == "over")
    connection = sqlite3.connect(settings.database)
    ((text,),) = connection.execute("SELECT header FROM rooms").fetchall()
    stored = json.loads(text) | {"state": "playing", "points": None, "winners": None}
    connection.execute("UPDATE rooms SET state = 'playing', header = ?", [json.dumps(stored)])
    connection.commit()
    connection.close()
    with running(settings) as server:
        lena.move_to(server.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.room and me.room["state"] == "over")
        assert lena.get("/me")["games"][0]["points"] is not None
        assert lena.post(f"/rooms/{room}/rematch")["rematch"]
