"""Two processes and one room, without a network between them: the one that comes second reads what is there and goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from byzanz import Refused
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play.table import Act, Edit
from byzanz.table.room.stored import ActionRow
from tests.server.harness import dealt_room, settings_for
from tests.server.postgres import Cluster
from tests.waiting import until


class Process:
    """The rooms of a process, and the versions at which it was said that a table has changed."""

    def __init__(self, storage: Storage) -> None:
        self.rooms = Rooms(storage.settings, storage, Metrics(), listener=self)
        self.changes: list[int] = []

    def table_changed(self, hosted: HostedTable) -> None:
        self.changes.append(hosted.table.version)

    async def state_changed(self, hosted: HostedTable) -> None: ...

    def presence_changed(self, hosted: HostedTable) -> None: ...


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for each kind of database."""
    if request.param == "sqlite":
        return settings_for(tmp_path)
    postgres: Cluster = request.getfixturevalue("postgres")
    return settings_for(tmp_path, database=postgres.new_database(request.node.name))


@asynccontextmanager
async def two_at_one_room(settings: Settings) -> AsyncIterator[tuple[Process, HostedTable, Process, HostedTable]]:
    """The rooms of two processes on one database, and a table at its first action in both."""
    stores = [Storage(settings, name) for name in ("one", "two")]
    for store in stores:
        store.open()
    try:
        one, two = (Process(store) for store in stores)
        await stores[0].people.make("t" * 40, "Lena")
        first = await one.rooms.make(dealt_room())
        yield one, first, two, await two.rooms.open(first.id)
    finally:
        for store in stores:
            store.close()


def passes(hosted: HostedTable, frame: str) -> Act:
    """The seat whose turn it is passes for the first version."""
    (seat,) = hosted.table.waiting_for()
    return Act(seat, "pass", 0, "person", frame)


async def test_a_frame_that_another_process_took_first_moves_the_table_here_too(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        act = passes(first, "the frame")
        assert await one.rooms.submit(first, act) == 1
        two.changes.clear()
        assert await two.rooms.submit(second, act) == 1
        assert second.table.version == 1
        # Nothing was left to do for the frame, but a bot may be asked now.
        assert two.changes[-1] == 1


async def test_another_action_that_comes_second_is_stale_and_moves_the_table_too(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        late = passes(first, "two")
        await one.rooms.submit(first, passes(first, "one"))
        two.changes.clear()
        with pytest.raises(Refused, match="stale"):
            await two.rooms.submit(second, late)
        assert (second.table.version, two.changes[-1]) == (1, 1)
        assert len(await two.rooms.storage.actions_of(first.id)) == 1


async def test_of_a_batch_only_what_was_taken_before_is_refused(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, _second):
        rows = [ActionRow(first.id, version, 0, "pass", "person", f"frame {version}", 1.5, 0) for version in (1, 2, 3)]
        earlier = ActionRow(first.id, 2, 1, "bid C1", "bot", None, 1.25, 7)
        assert await one.rooms.storage.append(earlier)
        stored = await asyncio.gather(*(two.rooms.storage.append(row) for row in rows))
        assert stored == [True, False, True]
        assert await one.rooms.storage.actions_of(first.id) == [rows[0], earlier, rows[2]]


async def test_m13_what_arrives_while_a_change_is_under_way_is_applied_behind_it_and_not_read(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        second.is_driven = True
        rows: list[ActionRow] = []
        append = one.rooms.storage.append

        async def noted(row: ActionRow) -> bool:
            rows.append(row)
            return await append(row)

        monkeypatch.setattr(one.rooms.storage, "append", noted)
        for number in range(2):
            (seat,) = first.table.waiting_for()
            await one.rooms.submit(first, Act(seat, "pass", number, "person", f"f{number}"))
        reads = []
        monkeypatch.setattr(two.rooms.storage, "read", lambda question: reads.append(question))
        async with second.lock:
            for row in reversed(rows):
                two.rooms.receive_row(row)
            assert second.table.version == 0
        await two.rooms.submit(second, Edit(lambda room: room))  # whatever was under way is done
        assert second.table.version == first.table.version == len(rows)
        assert second.arrived == {}
        await asyncio.sleep(0.05)
        assert reads == []


async def test_m13_where_one_is_missing_the_room_is_read(settings: Settings) -> None:
    async with two_at_one_room(settings) as (one, first, two, second):
        second.is_driven = True
        await one.rooms.submit(first, passes(first, "one"))
        (seat,) = first.table.waiting_for()
        await one.rooms.submit(first, Act(seat, "pass", 1, "person", "two"))
        (_, last) = await one.rooms.storage.actions_of(first.id)
        two.rooms.receive_row(last)
        await until(lambda: second.table.version == 2)
        assert second.arrived == {}
