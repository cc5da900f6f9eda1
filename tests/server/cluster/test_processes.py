"""Several processes on one PostgreSQL: any of them serves any room, none forks it, and one drives its bots."""

import asyncio
import json
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import psycopg
import pytest

import byzanz
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import ActionRow
from tests.server.harness import Process, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow


async def test_players_on_two_processes_play_one_game(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("two"), lease_seconds=1.0)
    with running(settings) as one, running(settings) as two:
        browsers = [one.browser(), two.browser(), one.browser()]
        room = browsers[0].new_room(players=4)
        for browser in browsers[1:]:
            browser.post(f"/rooms/{room}/join", {"name": "Guest"})
        assert browsers[1].get(f"/rooms/{room}")["you"] == 1
        browsers[0].post(f"/rooms/{room}/start", {})
        async with AsyncExitStack() as stack:
            table = [await stack.enter_async_context(browser.sit(room)) for browser in browsers]
            spectator = await stack.enter_async_context(two.browser().sit(room))
            await asyncio.gather(*(player.seed() for player in table))
            await table[1].until(lambda me: [seat["here"] for seat in me.room["seats"]] == [True] * 4)
            await table[0].ask("say", phrase="hello")
            await table[1].until(lambda me: me.said == [(0, "hello")])
            await asyncio.gather(*(player.play() for player in table))
            for player in (*table, spectator):
                await player.until(lambda me: me.view["phase"] == "over")
            assert len({json.dumps(player.view["result"]) for player in table}) == 1
        record = json.loads(browsers[1].http.get(f"/api/rooms/{room}/record").text)
        assert byzanz.Record.loads(json.dumps(record)).replay().result is not None


async def test_actions_at_the_same_moment_never_fork_a_room(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("fork"), lease_seconds=1.0)
    with ExitStack() as stack_of_servers:
        one, two = stack_of_servers.enter_context(running(settings)), stack_of_servers.enter_context(running(settings))
        lena = one.browser()
        room = lena.new_room(players=3, bots="gentle")
        same = two.browser()
        same.http.cookies = lena.http.cookies
        async with lena.sit(room) as first, same.sit(room) as second:
            for player in (first, second):
                await player.until(lambda me: me.version >= 0)
                await player.until(lambda me: me.version >= 0)
                assert "version" in await player.ask("auto", **{"pass": False})
            doubles = 0
            while first.view["phase"] != "over":
                await first.until(lambda me: me.choice() is not None or me.view["phase"] == "over")
                action = first.choice()
                if action is None:
                    break
                version = first.version
                await second.until(lambda me, v=version: me.version >= v)
                frame = f"frame {version}"
                answers = await asyncio.gather(
                    first.act(action, id=frame, version=version), second.act(action, id=frame, version=version)
                )
                taken = [answer["version"] for answer in answers if "version" in answer]
                doubles += len(taken) == 2
                assert len(set(taken)) == 1, answers  # the same frame, sent twice, is one action
            assert doubles > 5
    with psycopg.connect(settings.database) as connection:
        rows = connection.execute("SELECT version FROM actions WHERE room = %s ORDER BY version", [room]).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.extra
async def test_another_process_drives_the_bots_when_one_dies(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("dies"), lease_seconds=1.5, bot_delay=0.3)
    first, second = Process(settings), Process(settings)
    first.start()
    second.start()
    try:
        lena = first.browser()
        room = lena.new_room(bots="gentle")
        lena.move_to(second.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            playing = asyncio.create_task(player.play())
            await player.until(lambda me: me.version >= 8)
            version = player.version
            first.kill()
            await player.until(lambda me: me.version >= version + 12, 15)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        with psycopg.connect(settings.database) as connection:
            rows = connection.execute("SELECT version FROM actions WHERE room = %s ORDER BY version", [room]).fetchall()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    finally:
        first.end()
        second.end()


async def test_a_database_that_goes_away_and_comes_back(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("away"), lease_seconds=1.0)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            assert "version" in await player.ask("auto", **{"pass": False})
            await player.until(lambda me: me.choice() is not None)
            version, action = player.version, player.choice()
            assert action is not None
            postgres.kill()
            try:
                answer = await player.act(action, id="while away")
                assert answer["error"]["code"] == "storage"
                assert player.version == version
                assert server.browser().http.get("/healthz").status_code == 503
            finally:
                postgres.start()
            for _ in range(50):
                answer = await player.act(action, id="while away", version=version)
                if "version" in answer:
                    break
                await asyncio.sleep(0.1)
            assert answer["version"] == version + 1
            await player.play(until_version=version + 20)


async def test_m13_what_one_process_stores_the_other_need_not_read(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("rows"), lease_seconds=5.0)
    reads = 0
    actions_of = Storage.actions_of

    async def counted(storage: Storage, room: str, after: int = 0) -> list[ActionRow]:
        nonlocal reads
        reads += 1
        return await actions_of(storage, room, after)

    with running(settings) as one, running(settings) as two:
        browsers = [one.browser(), two.browser(), two.browser()]
        room = browsers[0].new_room(players=3)
        for browser in browsers[1:]:
            browser.post(f"/rooms/{room}/join", {"name": "Guest"})
        browsers[0].post(f"/rooms/{room}/start", {})
        async with AsyncExitStack() as stack:
            table = [await stack.enter_async_context(browser.sit(room)) for browser in browsers]
            await asyncio.gather(*(player.seed() for player in table))
            for player in table:
                await player.until(lambda me: me.version >= 0)
            monkeypatch.setattr(Storage, "actions_of", counted)
            await asyncio.gather(*(player.play() for player in table))
            moves = table[0].version
            assert {json.dumps(player.view["result"]) for player in table} == {json.dumps(table[0].view["result"])}
    # At the end, when all may sell at once, two processes can claim one version: the second reads.
    assert reads < moves / 2, (reads, moves)
