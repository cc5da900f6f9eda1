"""Bots' answers are shown when the table's secret says so, however long they thought and whatever they hold."""

import random
from dataclasses import replace
from typing import Any

import pytest

import byzanz
from byzanz.table.asyncio_host import AsyncioHost
from byzanz.table.host import Hosted, NoLock
from byzanz.table.play.schedule import THINK_SECONDS, Ask, tasks_of
from byzanz.table.play.submit import submit
from byzanz.table.play.table import Edit, Table
from byzanz.table.room import lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import Now, Stored
from tests.table.tables import lobby_room


class TimedHost(AsyncioHost[Hosted]):
    """A host whose time moves when something waits or thinks, and not otherwise; its bots pass after a while."""

    def __init__(self, thinks: float) -> None:
        super().__init__()
        self.seconds = 1000.0
        self.thinks = thinks
        self.asked: list[float] = []
        self.submitted: list[float] = []

    def now(self) -> Now:
        return Now(self.seconds, self.seconds)

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds

    async def decide(self, _ask: Ask) -> str:
        self.asked.append(self.seconds)
        self.seconds += self.thinks
        return "pass"

    async def submit(self, _hosted: Hosted, _request: Any) -> int:
        self.submitted.append(self.seconds)
        return 0

    async def load(self, asked: Any) -> None: ...

    async def store(self, row: Any) -> bool:
        return True

    def send(self, sending: Any) -> None: ...


def bots_table(pace: str = "normal", deck: Any = None) -> Table:
    """A table at which a bot must act."""
    for number in range(200):
        options = Options(pace=pace)  # type: ignore[arg-type]
        room = lobby.start_with_bots(replace(lobby_room(3, 1, options), secret=f"{number:064x}"), "gentle").dealt()
        if deck is not None:
            room = replace(room, deck=deck, first=1)
        table = Table(Stored(room, 1, []), Pace(bot_delay=2.0), Now(1000.0, 1.0))
        if table.waiting_for()[0] > 0:
            return table
    raise AssertionError("bots never start")


async def shown_after(table: Table, thinks: float) -> tuple[float, float]:
    """Let a host do what is due; return when the bot was asked and when its answer was submitted."""
    host = TimedHost(thinks)
    (task,) = tasks_of(table).values()
    host.seconds = max(host.seconds, task.begin)
    await host.do(Hosted(table, NoLock()), task)
    return host.asked[0], host.submitted[0]


async def test_a_bots_answer_is_shown_when_it_is_due_however_long_it_thought() -> None:
    table = bots_table()
    (task,) = tasks_of(table).values()
    for thinks in (0.0, 0.03, 0.1, THINK_SECONDS / 2):
        asked, shown = await shown_after(table, thinks)
        assert asked <= task.due - THINK_SECONDS / 2
        assert shown == pytest.approx(task.due)


async def test_when_it_is_due_depends_on_nothing_that_is_hidden() -> None:
    """Two tables that differ in all hands but mine: the same secret, the same time."""
    deck = bots_table().room.deck
    assert deck is not None
    game = byzanz.Game(3, deck=deck, first=1)
    dues = set()
    for seed in range(8):
        other = byzanz.resample(game.view(0), random.Random(seed)).record().deck
        (task,) = tasks_of(bots_table(deck=tuple(other))).values()
        dues.add(task.due)
    assert len(dues) == 1


async def test_a_bot_that_waited_for_a_press_takes_its_time_from_there() -> None:
    """Without a wait of its own, its answer would come when it has thought, and its thinking could be measured."""
    table = bots_table("wait")
    assert tasks_of(table) == {}
    flow = submit(table, Edit(lambda room: replace(room, go_on=table.version)), Now(1060.0, 61.0))
    next(flow)
    with pytest.raises(StopIteration):
        flow.send((True, Now(1060.0, 61.0)))
    (task,) = tasks_of(table).values()
    assert task.due > 1060.0
    for thinks in (0.0, 0.02, 0.1):
        _asked, shown = await shown_after(table, thinks)
        assert shown == pytest.approx(task.due)


async def test_a_person_who_is_back_is_not_played_for() -> None:
    """A stand-in that has thought already holds its answer back when its person returns meanwhile."""
    table = bots_table()
    seat = table.waiting_for()[0]
    host = TimedHost(0.0)
    (task,) = tasks_of(table).values()
    table.seat_since[seat] = table.turn_since = 1001.0  # something has changed at the table
    with pytest.raises(byzanz.Refused, match="stale"):
        await host.do(Hosted(table, NoLock()), task)
    assert host.submitted == []
