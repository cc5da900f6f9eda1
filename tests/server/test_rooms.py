"""Two processes and one room, without a network between them: who comes second reads what is there and goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from byzanz.server import wire
from byzanz.server.header import new_header
from byzanz.server.metrics import Metrics
from byzanz.server.problems import Declined
from byzanz.server.rooms import Rooms
from byzanz.server.settings import Settings
from byzanz.server.storage import Storage
from byzanz.server.table import Table
from byzanz.server.writer import ActionRow
from tests.server.cluster import Cluster
from tests.server.house import settings_for


class Watched(Rooms):
    """Rooms that note whenever somebody is told to look after a table."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage.settings, storage, Metrics())
        self.looked_after: list[int] = []
        self.on_change = lambda table: self.looked_after.append(table.version)


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for each kind of database."""
    if request.param == "sqlite":
        return settings_for(tmp_path)
    postgres: Cluster = request.getfixturevalue("postgres")
    return settings_for(tmp_path, database=postgres.new_database(request.node.name))


@asynccontextmanager
async def two_at_one_room(settings: Settings) -> AsyncIterator[tuple[Watched, Table, Watched, Table]]:
    """The rooms of two processes on one database, and a table at its first action in both."""
    stores = [Storage(settings, name) for name in ("one", "two")]
    for store in stores:
        store.open()
    try:
        one, two = (Watched(store) for store in stores)
        header = new_header(3, 1, "Lena", wire.Options(), listed=False)
        header.deal()
        first = await one.make(header)
        first.begin()
        yield one, first, two, await two.table(header.room)
    finally:
        for store in stores:
            store.close()


async def test_a_frame_that_another_process_took_first_moves_the_table_here_too(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        assert first.game is not None
        seat = first.game.turn
        assert seat is not None
        assert await one.act(first, seat, "pass", 0, "person", "the frame") == 1
        two.looked_after.clear()
        assert await two.act(second, seat, "pass", 0, "person", "the frame") == 1
        assert second.version == 1
        # Nothing was left to do for the frame, but a bot may be asked now.
        assert two.looked_after[-1] == 1


async def test_another_action_that_comes_second_is_stale_and_moves_the_table_too(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        assert first.game is not None
        seat = first.game.turn
        assert seat is not None
        await one.act(first, seat, "pass", 0, "person", "one")
        two.looked_after.clear()
        with pytest.raises(Declined, match="stale"):
            await two.act(second, seat, "pass", 0, "person", "two")
        assert (second.version, two.looked_after[-1]) == (1, 1)
        assert len(await two.storage.actions_of(first.header.room)) == 1


async def test_of_a_batch_only_what_was_taken_before_is_refused(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, _second):
        room = first.header.room
        rows = [ActionRow(room, version, 0, "pass", "person", f"frame {version}", 1.5, 0) for version in (1, 2, 3)]
        earlier = ActionRow(room, 2, 1, "bid C1", "bot", None, 1.25, 7)
        assert await one.storage.append(earlier)
        stored = await asyncio.gather(*(two.storage.append(row) for row in rows))
        assert stored == [True, False, True]
        assert await one.storage.actions_of(room) == [rows[0], earlier, rows[2]]
