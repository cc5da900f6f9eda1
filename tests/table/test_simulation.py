"""Hundreds of whole tables in virtual time, with everything that can go wrong; and that the laws can be broken at all."""

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from byzanz.table.play import schedule, submit
from byzanz.table.play.answers import Answers
from byzanz.table.play.clocks import Clocks
from byzanz.table.play.submit import reload
from byzanz.table.play.table import Table
from byzanz.table.room import rematch
from byzanz.table.room.stored import StoredRoom
from tests.size import extra_unless, sized
from tests.table.simulation import simulate

pytestmark = pytest.mark.slow

PARTS = sized(4, long=10)
TABLES = 30 * PARTS
Finds = Callable[[str], None]


@pytest.mark.parametrize("part", extra_unless(lambda part: part < 2, range(PARTS)))
def test_the_laws_hold_at_whole_tables(part: int) -> None:
    frames = crashes = 0
    for seed in range(part, TABLES, PARTS):
        counts = simulate(seed).world.counts
        frames += counts["frames out"]
        crashes += counts["crashes"]
    assert frames > 10_000
    assert crashes > 50


def test_the_same_seed_is_the_same_run() -> None:
    first, again, other = simulate(1_003), simulate(1_003), simulate(1_004)
    assert first.digest.digest() == again.digest.digest() != other.digest.digest()
    assert first.world.counts == again.world.counts


# The simulation is worth what it finds: each of these breaks something on purpose.


@pytest.fixture
def finds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Finds]:
    """Some table must break the law, and say how to see it again."""

    def look(law: str) -> None:
        for seed in range(80):
            try:
                simulate(seed)
            except AssertionError as error:
                broken, how_to_see_it = str(error), error.__notes__[0]
            else:
                continue
            assert law in broken
            assert f"tests.table.simulation {seed}" in how_to_see_it
            return
        pytest.fail(f"not found at 80 tables: {law}")

    yield look
    # What a broken table leaves unfinished breaks the law once more when it is collected.
    monkeypatch.setattr(sys, "unraisablehook", lambda _unraisable: None)
    gc.collect()


@pytest.mark.extra
def test_it_finds_a_game_that_never_ends(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "follow_up", lambda _table: None)
    finds("a table stands still")


def test_it_finds_time_that_is_forgotten(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: a change of the room charged the clocks in memory, and only the rest was stored with the action."""
    original = Table._replace_room

    def charging(table: Table, room: StoredRoom, revision: int, now: Any, since: float | None = None) -> None:
        original(table, room, revision, now, since)
        if table.clocks is not None:
            table.clocks.charge(table.clocks.spent(now.steady))
            table.clocks.run(table.clocks._running, now.steady)

    monkeypatch.setattr(Table, "_replace_room", charging)
    finds("time is forgotten")


def test_it_finds_a_clock_that_begins_anew_where_it_is_loaded(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: after a crash, or at a host that had not followed, who was on turn had all their time again."""
    monkeypatch.setattr(Table, "_count_from", lambda table, since: None)
    finds("a clock forgets")


@pytest.mark.extra
def test_it_finds_a_clock_that_gives_back_what_was_used_up(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: a stand-in that acted a second time in a turn brought back the time that had run out."""

    def forgiving(clocks: Clocks, spent: int, actor: int | None = None, **more: Any) -> None:
        for seat in clocks._running:
            is_excused = seat == actor and more["is_stand_in"]
            clocks.left[seat] = clocks._kept[seat] if is_excused else clocks._left_after(seat, spent)

    monkeypatch.setattr(Clocks, "charge", forgiving)
    finds("a clock gives what it doesn't grant")


def test_it_finds_two_rooms_for_one_rematch(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    original = rematch.agree_to_rematch

    def naming_again(room: StoredRoom, person: int, next_room: str) -> StoredRoom:
        return original(replace(room, rematch=None), person, next_room)

    monkeypatch.setattr(rematch, "agree_to_rematch", naming_again)
    finds("a rematch is one room")


def test_it_finds_what_is_sent_before_it_is_stored(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(table: Table, request: Any, now: Any) -> Any:
        now = yield from reload(table, now)
        change = table.validate(request, now)
        if isinstance(change, int):
            return change, now
        table.apply(change, now)
        _is_stored, now = yield change.row
        return table.version, now

    monkeypatch.setattr(submit, "_store", hasty)
    finds("before it was stored")


def test_it_finds_a_repeated_frame_that_is_validated_again(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "accepted", lambda _answers, _seat, _frame: None)
    finds("a frame ")


@pytest.mark.extra
def test_it_finds_a_seat_that_nobody_acts_for(finds: Finds, monkeypatch: pytest.MonkeyPatch) -> None:
    original: Callable[..., Any] = schedule._task_for

    def without_stand_ins(table: Table, seat: int) -> Any:
        task = original(table, seat)
        return None if task is not None and task.reason == "stand-in" else task

    monkeypatch.setattr(schedule, "_task_for", without_stand_ins)
    finds("a table stands still")
