"""Two processes, one database, and a network between them that fails: nobody is deaf for long, and nothing forks."""

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

import byzanz
from byzanz.server.store.engine import connect_arguments
from tests.server.cluster.proxy import proxy_to, through
from tests.server.harness import Browser, Player, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow

PROMISED = 5.0


async def two_at_a_table(one: Browser, two: Browser) -> str:
    room = one.new_room(players=3)
    two.post(f"/rooms/{room}/join", {"name": "Omar"})
    one.post(f"/rooms/{room}/start", {"bots": "gentle"})
    return room


async def quiet(player: Player) -> None:
    await player.seed()
    await player.until(lambda me: me.version >= 0)
    assert "version" in await player.ask("auto", **{"pass": False})


async def step(players: list[Player]) -> int | None:
    """Let whoever must act do so; the version it led to."""
    for player in players:
        if (action := player.choice()) is not None:
            answer = await player.act(action)
            if "version" in answer:
                return int(answer["version"])
    return None


async def test_h3_a_process_with_a_half_open_listen_connection_is_not_deaf_for_long(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.new_database("deaf")
    with proxy_to(postgres.port) as proxy:
        settings = settings_for(tmp_path, database=url, lease_seconds=1.0)
        there = settings_for(tmp_path, database=through(proxy, url), lease_seconds=1.0)
        with running(settings) as one, running(there) as two:
            lena, omar = one.browser(), two.browser()
            room = await two_at_a_table(lena, omar)
            async with lena.sit(room) as first, omar.sit(room) as second:
                await asyncio.gather(quiet(first), quiet(second))
                proxy.stall(listeners_only=True)
                unhealthy = 0
                deadline = time.monotonic() + 60
                played = 0
                while played < 6 or not unhealthy:
                    assert time.monotonic() < deadline, (played, unhealthy)
                    version = await step([first])
                    if version is not None:
                        played += 1
                        # Its table goes on, by reading what it can't hear.
                        await second.until(lambda me, v=version: me.version >= v, 15)
                    elif await step([second]) is None:
                        await asyncio.sleep(0.05)
                    unhealthy += two.browser().http.get("/healthz").status_code == 503
                # By then, or soon, it listens on a new connection.
                while two.browser().http.get("/healthz").status_code != 200:
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.2)


@pytest.mark.extra
async def test_h3_sync_of_a_deaf_process_reads_the_database(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("sync")
    with proxy_to(postgres.port) as proxy:
        there = settings_for(tmp_path, database=through(proxy, url), lease_seconds=30.0, bot_delay=30.0)
        with running(there) as server:
            lena = server.browser()
            room = lena.new_room(players=3)
            omar = server.browser()
            omar.post(f"/rooms/{room}/join", {"name": "Omar"})
            lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
            async with lena.sit(room) as player:
                await player.until(lambda me: me.version >= 0)
                proxy.stall(listeners_only=True, for_good=True)
                await asyncio.sleep(5)
                before = player.version
                with psycopg.connect(url) as session:
                    header = json.loads(session.execute("SELECT header FROM rooms").fetchall()[0][0])
                    game = byzanz.Game(3, deck=header["deck"], first=header["first"])
                    for _room, _version, seat, action in session.execute(
                        "SELECT room, version, seat, action FROM actions ORDER BY version"
                    ).fetchall():
                        game.act(seat, action)
                    seat = game.waiting_for[0]
                    session.execute(
                        "INSERT INTO actions VALUES (%s, %s, %s, 'pass', 'person', 'elsewhere', 5, 0)",
                        [room, game.version + 1, seat],
                    )
                assert (await player.ask("sync"))["version"] > before


@pytest.mark.extra
async def test_m12_a_database_that_hangs_is_answered_by_storage_in_time(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("hangs")
    with (
        proxy_to(postgres.port) as proxy,
        running(settings_for(tmp_path, database=through(proxy, url), lease_seconds=1.0)) as server,
    ):
        lena = server.browser()
        room = lena.new_room(players=3, bots="gentle")
        async with lena.sit(room) as player:
            await quiet(player)
            await player.until(lambda me: me.choice() is not None)
            version, action = player.version, player.choice()
            proxy.stall()
            loop = asyncio.get_running_loop()
            began = loop.time()
            frames = [player.act(action or "", id="hanging", version=version), player.ask("sync")]
            calls = [
                asyncio.to_thread(lena.http.get, f"/api/rooms/{other}") for other in ("nosuchroom", "noroomeither")
            ] + [asyncio.to_thread(lena.http.get, "/api/me"), asyncio.to_thread(lena.http.get, "/healthz")]
            answers = await asyncio.gather(*frames, *calls)
            spent = loop.time() - began
            assert [answer["error"]["code"] for answer in answers[:2]] == ["storage", "storage"]
            assert [answer.status_code for answer in answers[2:]] == [503] * 4
            # Promised are 5 seconds; this machine may be busy, so only that it isn't the hang of a minute.
            assert spent < 10 * PROMISED
            proxy.resume()
            for _ in range(100):
                answer = await player.act(action or "", id="hanging", version=version)
                if "version" in answer:
                    break
                await asyncio.sleep(0.2)
            assert answer["version"] == version + 1


@pytest.mark.extra
async def test_m12_connections_that_hang_for_good_are_replaced(postgres: Cluster, tmp_path: Path) -> None:
    """Half-open for ever: what was open never answers again, new connections do."""
    url = postgres.new_database("replaced")
    with (
        proxy_to(postgres.port) as proxy,
        running(settings_for(tmp_path, database=through(proxy, url), lease_seconds=1.0)) as server,
    ):
        lena = server.browser()
        lena.new_room()
        proxy.stall()
        proxy._is_stalled = False
        deadline = time.monotonic() + 60
        while lena.http.post("/api/rooms", json={"players": 3}).status_code != 201:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)


async def test_m12_every_connection_has_its_timeouts(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("timeouts")
    with running(settings_for(tmp_path, database=url)) as server:
        server.browser().new_room()
        with psycopg.connect(url) as session:
            rows = session.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = 'timeouts' AND pid <> pg_backend_pid()"
            ).fetchall()
            assert rows[0][0] >= 3  # writer, readers, listener
    assert set(connect_arguments(url)) >= {"connect_timeout", "keepalives_idle", "tcp_user_timeout", "options"}
    assert "connect_timeout" not in connect_arguments(url + "?connect_timeout=9")


@pytest.mark.extra
async def test_partitions_fork_nothing_and_lose_nothing(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("parted")
    chance = random.Random(7)
    history: dict[int, tuple[str, str]] = {}
    with (
        proxy_to(postgres.port) as near,
        proxy_to(postgres.port) as far,
        running(settings_for(tmp_path, database=through(near, url), lease_seconds=1.0)) as one,
        running(settings_for(tmp_path, database=through(far, url), lease_seconds=1.0)) as two,
    ):
        lena, omar = one.browser(), two.browser()
        room = await two_at_a_table(lena, omar)
        async with lena.sit(room) as first, omar.sit(room) as second:
            await asyncio.gather(quiet(first), quiet(second))
            faults = asyncio.create_task(_faults(chance, [near, far]))
            try:
                await asyncio.gather(*(_play(player, history, name) for player, name in [(first, "a"), (second, "b")]))
            finally:
                faults.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await faults
                for proxy in (near, far):
                    proxy.resume()
            for player in (first, second):
                await player.until(lambda me: me.is_over(), 60)
            assert first.view["result"] == second.view["result"]
    with psycopg.connect(url) as session:
        rows = session.execute("SELECT version, frame, action FROM actions ORDER BY version").fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert len({row[1] for row in rows if row[1]}) == sum(row[1] is not None for row in rows)  # none done twice
    stored = {version: (frame, action) for version, frame, action in rows}
    for version, acknowledged in history.items():
        assert stored[version] == acknowledged


async def _faults(chance: random.Random, proxies: list[Any]) -> None:
    while True:
        proxy = chance.choice(proxies)
        match chance.choice(["stall", "listeners", "cut", "delay"]):
            case "stall":
                proxy.stall()
            case "listeners":
                proxy.stall(listeners_only=True)
            case "cut":
                proxy.cut()
            case _:
                proxy.delay(0.2)
        await asyncio.sleep(chance.uniform(0.3, 3.0))
        proxy.resume()
        await asyncio.sleep(chance.uniform(0.3, 1.5))


async def _play(player: Player, history: dict[int, tuple[str, str]], name: str) -> None:
    """Play to the end; a frame that wasn't acknowledged is sent again until it is answered."""
    count = 0
    deadline = time.monotonic() + 240
    while not player.is_over():
        assert time.monotonic() < deadline, (player.version, player.legal)
        action, version = player.choice(), player.version
        if action is None:
            await asyncio.sleep(0.05)
            continue
        count += 1
        frame = f"{name}{count}"
        while "error" in (answer := await player.act(action, id=frame, version=version)):
            if answer["error"]["code"] != "storage":
                break
            await asyncio.sleep(0.3)
        else:
            assert history.setdefault(answer["version"], (frame, action)) == (frame, action)
