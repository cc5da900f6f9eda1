"""`kill -9` at any moment under load, of servers and of the database. More of it: `make torture`."""

import random
from pathlib import Path

import pytest

from tests.server.harness import Process, settings_for
from tests.server.postgres import Cluster
from tests.server.torturing import acknowledged, torture
from tests.size import sized

KILLS = sized(4, long=20)
ROOMS = 5 * KILLS


@pytest.mark.slow
@pytest.mark.extra
async def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    server = Process(settings_for(tmp_path, log_level="error"))
    server.start()
    try:
        guests = await torture([server], rooms=ROOMS, kills=KILLS, seconds=1.0, chance=random.Random(5))
        assert acknowledged(guests) > ROOMS
    finally:
        server.end()


@pytest.mark.slow
@pytest.mark.extra
async def test_kill_9_loses_nothing_on_postgres(postgres: Cluster, tmp_path: Path) -> None:
    """Two servers share the rooms; either of them or the database may be hit."""
    url = postgres.new_database("torture")
    settings = settings_for(tmp_path, database=url, lease_seconds=1.0, log_level="error")
    servers = [Process(settings), Process(settings)]
    try:
        for server in servers:
            server.start()
        guests = await torture(
            servers, rooms=ROOMS, kills=KILLS, seconds=1.0, chance=random.Random(6), database=postgres
        )
        assert acknowledged(guests) > ROOMS
    finally:
        for server in servers:
            server.end()
