"""Hundreds of whole tables in virtual time, with everything that can go wrong; and that the laws can be broken at all."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from byzanz.table import rematch, schedule, submit
from byzanz.table.answers import Answers
from byzanz.table.stored import StoredRoom
from byzanz.table.submit import reload
from byzanz.table.table import Table
from tests.table.simulation import simulate

PARTS = 10 if "BYZANZ_WHOLE" in os.environ else 4
TABLES = 30 * PARTS
"""300 with BYZANZ_WHOLE=1."""


@pytest.mark.parametrize("part", range(PARTS))
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


def finds(law: str, tables: int = 40) -> None:
    """Some table must break the law, and say how to see it again."""
    for seed in range(tables):
        broken = None
        try:
            simulate(seed)
        except AssertionError as error:
            broken = error
        if broken is not None:
            assert law in str(broken)
            assert f"tests.table.simulation {seed}" in broken.__notes__[0]
            return
    pytest.fail(f"not found at {tables} tables: {law}")


def test_it_finds_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "follow_up", lambda _table: None)
    finds("a table stands still")


def test_it_finds_time_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """As before: a change of the room charged the clocks in memory, and only the rest was stored with the action."""
    original = Table._replace_room

    def charging(table: Table, room: StoredRoom, revision: int, now: Any) -> None:
        original(table, room, revision, now)
        if table.clocks is not None:
            table.clocks.charge(table.clocks.spent(now.steady))
            table.clocks.run(table.clocks._running, now.steady)

    monkeypatch.setattr(Table, "_replace_room", charging)
    finds("time is forgotten")


def test_it_finds_two_rooms_for_one_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    original = rematch.agree_to_rematch

    def naming_again(room: StoredRoom, person: int, next_room: str) -> StoredRoom:
        return original(replace(room, rematch=None), person, next_room)

    monkeypatch.setattr(rematch, "agree_to_rematch", naming_again)
    finds("a rematch is one room")


def test_it_finds_what_is_sent_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(table: Table, request: Any, now: Any) -> Any:
        now = yield from reload(table, now)
        judged = table.judge(request, now)
        if isinstance(judged, int):
            return judged, now
        table.apply(judged, now)
        _is_stored, now = yield judged.row
        return table.version, now

    monkeypatch.setattr(submit, "_store", hasty)
    finds("before it was stored")


def test_it_finds_a_repeated_frame_that_is_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "accepted", lambda _answers, _seat, _frame: None)
    finds("a frame ")


def test_it_finds_a_seat_that_nobody_acts_for(monkeypatch: pytest.MonkeyPatch) -> None:
    original: Callable[..., Any] = schedule._task_for

    def without_stand_ins(table: Table, seat: int) -> Any:
        task = original(table, seat)
        return None if task is not None and task.reason == "stand-in" else task

    monkeypatch.setattr(schedule, "_task_for", without_stand_ins)
    finds("a table stands still")
