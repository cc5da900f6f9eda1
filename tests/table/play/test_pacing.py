"""Bots act slowly, normally, fast, or only after a press, and keep nobody else waiting."""

from dataclasses import replace
from statistics import mean

import pytest

from byzanz import Refused
from byzanz.table.play import pacing
from byzanz.table.play.schedule import Task, tasks_of
from byzanz.table.play.table import Act, Edit
from byzanz.table.room import leaving, lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import StoredRoom
from tests.table.tables import Desk, Seen, dealt_room, lobby_room

WAIT = Options(pace="wait")


def bots_turn(options: Options, persons: int = 1, delay: float = 2.0) -> Desk:
    """A table at which a bot must act."""
    for number in range(200):
        room = replace(lobby_room(3, persons, options), secret=f"{number:064x}")
        desk = Desk(lobby.start_with_bots(room, "gentle").dealt(), Pace(bot_delay=delay))
        if desk.table.waiting_for()[0] >= persons:
            return desk
    raise AssertionError("bots never start")


def times(pace: str) -> float:
    found = []
    for number in range(60):
        room = replace(lobby_room(3, 1, Options(pace=pace)), secret=f"{number:064x}")  # type: ignore[arg-type]
        desk = Desk(lobby.start_with_bots(room, "gentle").dealt(), Pace(bot_delay=2.0))
        found += [task.due - desk.seconds for task in tasks_of(desk.table).values() if task.reason == "bot"]
    return mean(found)


def test_slow_is_slower_and_fast_is_faster() -> None:
    slow, normal, fast = times("slow"), times("normal"), times("fast")
    assert 0.6 < normal < 1.0
    assert slow == pytest.approx(2.5 * normal)
    assert fast == pytest.approx(0.3 * normal)


def press(desk: Desk, viewer: Seen, version: int | None = None) -> None:
    desk.send(viewer, "go_on", version=desk.table.version if version is None else version)


def test_a_bot_waits_for_a_press_and_then_for_the_next() -> None:
    desk = bots_turn(WAIT)
    viewer = desk.connect(1)
    assert tasks_of(desk.table) == {}
    press(desk, viewer)
    (task,) = tasks_of(desk.table).values()
    assert task.reason == "bot"
    desk.play_on(versions=1)
    desk.table.is_stale = True
    press(desk, viewer, version=0)  # the second half of a double click
    waits = {seat for seat in desk.table.waiting_for() if desk.table.room.seats[seat].kind == "bot"}
    assert waits == set(desk.table.waiting_for()) or not waits
    assert not any(task.reason == "bot" for task in tasks_of(desk.table).values())


def test_it_is_remembered_over_a_restart() -> None:
    desk = bots_turn(WAIT)
    press(desk, desk.connect(1))
    desk.restart()
    assert [task.reason for task in tasks_of(desk.table).values()] == ["bot"]


def test_bots_of_a_player_who_has_left_do_not_wait() -> None:
    desk = bots_turn(WAIT)
    desk.submit(Edit(lambda room: leaving.leave(room, 1)))
    assert tasks_of(desk.table)


def test_nobody_else_is_kept_waiting() -> None:
    desk = bots_turn(WAIT, persons=2)
    (task,) = tasks_of(desk.table).values()
    assert task == Task(task.seat, "bot", task.due)
    viewer = desk.connect(1)
    assert desk.send(viewer, "pace", pace="wait")["error"]["code"] == "not_alone"
    assert desk.send(desk.connect(2), "pace", pace="slow")["error"]["code"] == "not_host"
    desk.send(viewer, "pace", pace="slow")
    assert desk.table.room.options.pace == "slow"


def test_those_who_share_a_browser_may_wait_together() -> None:
    room = lobby.join_here(lobby_room(3, 1, WAIT), 1, "Anna", None)
    assert pacing.is_alone(room)
    assert not pacing.waits_for_press(room, [0]), "somebody at the device is asked"
    assert pacing.waits_for_press(lobby.start_with_bots(room, "gentle"), [2])


def test_in_the_last_sale_bots_do_not_hold_back_while_a_person_is_asked() -> None:
    room: StoredRoom = dealt_room(3, 1, WAIT)
    assert not pacing.waits_for_press(room, [0, 1, 2])
    assert pacing.waits_for_press(room, [1, 2])


def test_strangers_press_nothing() -> None:
    desk = bots_turn(WAIT)
    assert desk.send(desk.connect(0), "go_on", version=0)["error"]["code"] == "not_seated"
    assert desk.send(desk.connect(0), "pace", pace="fast")["error"]["code"] == "not_seated"
    with pytest.raises(Refused, match="not_seated"):
        pacing.set_pace(desk.table.room, 7, "fast")


def next_bot(desk: Desk) -> float:
    """Do what is due next in the plainest way; return for how long one watches before it."""
    task = min(tasks_of(desk.table).values(), key=lambda one: one.due)
    waited = max(0.0, task.due - desk.seconds)
    desk.seconds += waited
    plain(desk, task.seat)
    return waited


def plain(desk: Desk, seat: int) -> None:
    assert desk.table.game is not None
    legal = [str(action) for action in desk.table.game.legal_actions(seat) if action.verb != "sell"]
    desk.submit(Act(seat, "pass" if "pass" in legal else legal[0], desk.table.version, "bot"))


def watched(desk: Desk) -> list[float]:
    """Let the bots act until the person is asked; return for how long one watches each of them."""
    times = []
    while 0 not in desk.table.waiting_for() and len(times) < 100:
        times.append(next_bot(desk))
    return times


def test_whoever_is_alone_with_bots_may_skip_to_their_own_next_decision() -> None:
    for options in (Options(pace="slow"), WAIT):
        desk = bots_turn(options)
        desk.send(desk.connect(1), "hurry", version=desk.table.version)
        assert desk.table.is_hurried
        assert 0 < max(watched(desk)) < 0.1
        assert not desk.table.is_hurried


def test_hurried_bots_take_their_time_again_once_the_person_was_asked() -> None:
    desk = bots_turn(Options(pace="slow"))
    desk.send(desk.connect(1), "hurry", version=desk.table.version)
    watched(desk)
    while 0 in desk.table.waiting_for():
        plain(desk, 0)
    assert not desk.table.is_hurried
    assert next_bot(desk) > 0.5
    desk.restart()
    assert not desk.table.is_hurried, "the same from what is stored"


def test_nobody_else_is_hurried() -> None:
    desk = bots_turn(Options(), persons=2)
    viewer = desk.connect(1)
    assert desk.send(viewer, "hurry", version=0)["error"]["code"] == "not_alone"
    assert desk.send(desk.connect(0), "hurry", version=0)["error"]["code"] == "not_seated"
    assert not desk.table.is_hurried


def test_hints_can_be_changed_in_a_game_by_the_host_among_bots_alone() -> None:
    desk = bots_turn(Options())
    viewer = desk.connect(1)
    for hints in ("ask", "warn", "off"):
        desk.send(viewer, "hints", hints=hints)
        assert desk.table.room.options.hints == hints
    assert desk.send(desk.connect(0), "hints", hints="ask")["error"]["code"] == "not_seated"
    both = bots_turn(Options(), persons=2)
    assert both.send(both.connect(2), "hints", hints="ask")["error"]["code"] == "not_host"
    assert both.send(both.connect(1), "hints", hints="ask")["error"]["code"] == "not_alone"
    assert both.table.room.options.hints == "off"
