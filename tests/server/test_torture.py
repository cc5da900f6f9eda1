"""`kill -9` at any moment under load, of servers and of the database. More of it: `make torture`."""

import random
from pathlib import Path

import pytest

from tests.server.harness import settings_for
from tests.server.postgres import Cluster
from tests.server.template import ForkedProcess
from tests.server.torturing import Torture
from tests.size import sized

KILLS = sized(4, long=20)
ROOMS = 5 * KILLS


def check_that_much_was_done(torture: Torture) -> None:
    assert sum(len(game.acknowledged) for game in torture.games()) > ROOMS
    assert {"backups", "orders", "nudges", "seats taken over"} <= torture.calls.keys()


@pytest.mark.slow
@pytest.mark.extra
async def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    server = ForkedProcess(settings_for(tmp_path, log_level="error"))
    server.start()
    try:
        torture = Torture([server], rooms=ROOMS, chance=random.Random(5))
        await torture.run(kills=KILLS, seconds=1.0, folder=tmp_path)
        check_that_much_was_done(torture)
    finally:
        server.end()


@pytest.mark.slow
@pytest.mark.extra
async def test_kill_9_loses_nothing_on_postgres(postgres: Cluster, tmp_path: Path) -> None:
    """Two servers share the rooms; either of them or the database may be hit."""
    url = postgres.new_database("torture")
    settings = settings_for(tmp_path, database=url, lease_seconds=1.0, log_level="error")
    servers = [ForkedProcess(settings), ForkedProcess(settings)]
    try:
        for server in servers:
            server.start()
        torture = Torture(servers, rooms=ROOMS, chance=random.Random(6), victim=postgres)
        await torture.run(kills=KILLS, seconds=1.0, folder=tmp_path)
        torture.check_dump(postgres)
        check_that_much_was_done(torture)
    finally:
        for server in servers:
            server.end()
