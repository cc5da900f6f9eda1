"""Used time is what the database says it is: after a restart, a kill, a sleep, and at another process."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, update

from byzanz.server.settings import Settings
from byzanz.server.store import schema, storage
from byzanz.server.store.storage import Storage
from byzanz.table.room.options import Clock, Options
from tests.server.harness import Browser, Player, Process, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow
USED = 3.0
"""Seconds of thinking: more than a row takes to the other process."""
CLOCK = {"kind": "live", "move": 30, "reserve": 120}


async def my_turn(player: Player) -> int:
    """Wait until something is asked of me, and return the milliseconds that I have then."""
    await player.until(lambda me: me.choice() is not None and me.clock)
    return int(player.clock["left"][0])


async def begin(lena: Browser) -> tuple[str, int]:
    """A table with a clock at which time has been used, and how much is left."""
    room = lena.new_room(bots="gentle", options={"clock": CLOCK})
    async with lena.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        assert "version" in await player.ask("auto", **{"pass": False})
        await my_turn(player)
    return room, await look(lena, room)


async def look(lena: Browser, room: str) -> int:
    """What a page that is opened now shows as left."""
    async with lena.sit(room) as player:
        return await my_turn(player)


async def test_a_restart_gives_no_time_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room, left = await begin(lena)
    for _ in range(2):
        with running(settings) as server:
            lena.move_to(server.url)
            seen = await look(lena, room)
            assert seen <= left
            left = seen


async def test_a_kill_gives_no_time_back(tmp_path: Path) -> None:
    process = Process(settings_for(tmp_path))
    process.start()
    try:
        lena = process.browser()
        room, left = await begin(lena)
        process.kill()
        process.start()
        assert await look(lena, room) <= left
    finally:
        process.end()


async def test_another_process_gives_no_time_back(postgres: Cluster, tmp_path: Path) -> None:
    """One that has followed the table, and one that hears of it for the first time."""
    settings = settings_for(tmp_path, database=postgres.new_database("clocks"))
    with running(settings) as one, running(settings) as two:
        lena = one.browser()
        room, left = await begin(lena)
        lena.move_to(two.url)
        seen = await look(lena, room)
        assert seen <= left
        async with lena.sit(room) as player:
            await player.act(player.choice() or "pass")
            await my_turn(player)
        left = await look(lena, room)
        await asyncio.sleep(USED)
        lena.move_to(one.url)
        assert await look(lena, room) <= left


@pytest.mark.parametrize("down", [0.0, 1.0])
async def test_a_time_in_which_no_process_lived_is_nobodys_loss(tmp_path: Path, down: float) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle", options={"clock": {"kind": "turns", "move": 3600, "reserve": 86_400}})
        async with lena.sit(room) as player:
            await player.play(until_version=1)  # time is counted from the last action
        await look(lena, room)
    await age(settings, 5 * 3600, down)
    with running(settings) as server:
        lena.move_to(server.url)
        left = await look(lena, room) / 1000
    assert (left > 80_000) == (down > 0), "five hours were used, or nobody was there"


async def age(settings: Settings, seconds: float, down: float) -> None:
    """Let everything that is stored have happened so much earlier, that share of it without a process."""
    storage = Storage(settings, "test")
    storage.open()

    def change(connection: Connection) -> int:
        actions, processes = schema.actions, schema.processes
        connection.execute(update(actions).values(at=actions.c.at - seconds))
        moved = processes.c.until - (seconds if down else 0)
        return connection.execute(update(processes).values(until=moved)).rowcount

    await storage.write(change)
    storage.close()


async def test_the_storage_leaves_out_what_it_knows_as_down(tmp_path: Path) -> None:
    storage = Storage(settings_for(tmp_path), "test")
    storage.open()
    now = float(await storage._elapsed(0.0))
    times = [(now - 1000, now - 900), (now - 500, now - 100)]
    rows = [{"began": began, "ended": ended} for began, ended in times]
    await storage.write(lambda connection: connection.execute(insert(schema.downtimes), rows).rowcount)
    for since, expected in ((2000, 1500), (950, 500), (300, 100), (50, 50)):
        assert abs(await storage._elapsed(now - since) - expected) < 30
    assert await storage._elapsed(now + 500) == 0.0
    storage.close()


def test_a_clock_is_what_options_say() -> None:
    assert Options.from_dict({"clock": CLOCK}).clock == Clock("live", 30, 120)


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_a_clock_that_was_set_back_gives_no_time_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, kind: str
) -> None:
    """Between two runs, and while a server runs; and it goes on when the clock is right again."""
    more = {}
    if kind == "PostgreSQL":
        more["database"] = request.getfixturevalue("postgres").new_database("set_back")
    settings = settings_for(tmp_path, lease_seconds=1.0, **more)
    name = "POSTGRES_NOW" if kind == "PostgreSQL" else "SQLITE_NOW"
    raw = getattr(storage, name)
    with running(settings) as server:
        lena = server.browser()
        room, left = await begin(lena)
    for hours in (2, 5, 0):
        monkeypatch.setattr(storage, name, f"({raw} - {3600 * hours})")
        with running(settings) as server:
            lena.move_to(server.url)
            seen = await look(lena, room)
            assert left - 15_000 < seen <= left, "nothing is given back, and hours that nobody lived cost nothing"
            await asyncio.sleep(0.3)
            left = await look(lena, room)
            assert left <= seen - 300
    with running(settings) as server:
        lena.move_to(server.url)
        async with lena.sit(room) as player:
            await player.play()
