"""What time could tell: a bot's answer is shown when the table's secret says so, however long it thought and whatever it holds."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

import byzanz
from byzanz.server.driver import Driver
from byzanz.server.hosted_table import HostedTable
from byzanz.table import lobby
from byzanz.table.options import Options, Pace
from byzanz.table.schedule import THINK_SECONDS, tasks_of
from byzanz.table.stored import Now, Stored
from byzanz.table.submit import submit
from byzanz.table.table import Edit, Table
from tests.table.tables import lobby_room


class Clock:
    """The time of a driver: it moves when something waits or thinks, and not otherwise."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds


class ThinkingBots:
    """Bots that pass after a while."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.asked: list[float] = []

    async def decide(self, _spec: str, _seed: int, _view: Any) -> str:
        self.asked.append(self.clock.seconds)
        self.clock.seconds += self.seconds
        return "pass"


class NotedRooms:
    """Rooms that note when something is submitted."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.tables: dict[str, HostedTable] = {}
        self.submitted: list[float] = []

    async def submit(self, _hosted: HostedTable, _request: Any) -> int:
        self.submitted.append(self.clock.seconds)
        return 0


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


async def shown_after(monkeypatch: pytest.MonkeyPatch, table: Table, thinks: float) -> tuple[float, float]:
    """Let a driver do what is due; return when the bot was asked and when its answer was submitted."""
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock.monotonic)
    bots, rooms = ThinkingBots(clock, thinks), NotedRooms(clock)
    driver = Driver(rooms, bots)  # type: ignore[arg-type]
    hosted = HostedTable(table)
    (task,) = tasks_of(table).values()
    clock.seconds = max(clock.seconds, task.begin)
    wait: Callable[[float], Awaitable[None]] = clock.sleep
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", wait)
        await driver._do(hosted, task)
    monkeypatch.undo()
    return bots.asked[0], rooms.submitted[0]


async def test_a_bots_answer_is_shown_when_it_is_due_however_long_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bots_table()
    (task,) = tasks_of(table).values()
    for thinks in (0.0, 0.03, 0.1, THINK_SECONDS / 2):
        asked, shown = await shown_after(monkeypatch, table, thinks)
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


async def test_a_bot_that_waited_for_a_press_takes_its_time_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
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
        _asked, shown = await shown_after(monkeypatch, table, thinks)
        assert shown == pytest.approx(task.due)


async def test_a_person_who_is_back_is_not_played_for() -> None:
    """A stand-in that has thought already holds its answer back when its person returns meanwhile."""
    table = bots_table()
    seat = table.waiting_for()[0]
    clock = Clock()
    rooms = NotedRooms(clock)
    driver = Driver(rooms, ThinkingBots(clock, 0.0))  # type: ignore[arg-type]
    (task,) = tasks_of(table).values()
    table.seat_since[seat] = table.turn_since = time.monotonic()  # something has changed at the table
    with pytest.raises(byzanz.Refused, match="stale"):
        await driver._do(HostedTable(table), task)
    assert rooms.submitted == []
