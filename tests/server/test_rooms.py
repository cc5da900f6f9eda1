"""Two processes and one room, without a network between them: who comes second reads what is there and goes on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from byzanz.server import wire
from byzanz.server.header import new_header
from byzanz.server.metrics import Metrics
from byzanz.server.problems import Declined
from byzanz.server.rooms import Rooms
from byzanz.server.storage import Storage
from byzanz.server.table import Table
from tests.server.house import settings_for


class Watched(Rooms):
    """Rooms that note whenever somebody is told to look after a table."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage.settings, storage, Metrics())
        self.looked_after: list[int] = []
        self.on_change = lambda table: self.looked_after.append(table.version)


@asynccontextmanager
async def two_at_one_room(folder: Path) -> AsyncIterator[tuple[Watched, Table, Watched, Table]]:
    """The rooms of two processes on one database, and a table at its first action in both."""
    stores = [Storage(settings_for(folder), name) for name in ("one", "two")]
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


async def test_a_frame_that_another_process_took_first_moves_the_table_here_too(tmp_path: Path) -> None:
    async with two_at_one_room(tmp_path) as (one, first, two, second):
        assert first.game is not None
        seat = first.game.turn
        assert seat is not None
        assert await one.act(first, seat, "pass", 0, "person", "the frame") == 1
        two.looked_after.clear()
        assert await two.act(second, seat, "pass", 0, "person", "the frame") == 1
        assert second.version == 1
        # Nothing was left to do for the frame, but a bot may be asked now.
        assert two.looked_after[-1] == 1


async def test_another_action_that_comes_second_is_stale_and_moves_the_table_too(tmp_path: Path) -> None:
    async with two_at_one_room(tmp_path) as (one, first, two, second):
        assert first.game is not None
        seat = first.game.turn
        assert seat is not None
        await one.act(first, seat, "pass", 0, "person", "one")
        two.looked_after.clear()
        with pytest.raises(Declined, match="stale"):
            await two.act(second, seat, "pass", 0, "person", "two")
        assert (second.version, two.looked_after[-1]) == (1, 1)
        assert len(await two.storage.actions_of(first.header.room)) == 1
