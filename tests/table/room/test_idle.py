"""Somebody who is there and does nothing: others nudge them, and after a while may have a stand-in play."""

import pytest

from byzanz.table.play.schedule import Task, tasks_of, work_for
from byzanz.table.play.table import Edit, Table
from byzanz.table.play.talk import Nudges
from byzanz.table.room.options import Clock, Options
from byzanz.table.room.stored import Stored
from tests.table.tables import Desk, Seen, dealt_room


def waiting(options: Options | None = None, persons: int = 3) -> tuple[Desk, dict[int, Seen], int]:
    """A table of people who are all there; the seat that must act."""
    desk = Desk(dealt_room(persons=persons, options=options or Options(idle=5)))
    viewers = {seat: desk.connect(seat + 1) for seat in range(persons)}
    (seat,) = desk.table.waiting_for()
    return desk, viewers, seat


def code(answer: dict[str, object]) -> object:
    error = answer.get("error")
    return error["code"] if isinstance(error, dict) else None


def test_a_nudge_is_heard_by_all_but_not_too_soon_nor_too_often() -> None:
    desk, viewers, seat = waiting()
    one, two = ((seat + 1) % 3, (seat + 2) % 3)
    assert code(desk.send(viewers[one], "nudge", seat=seat)) == "nudge_early"
    desk.seconds += Nudges.PATIENCE
    desk.send(viewers[seat], "mute", seat=two, on=True)
    assert code(desk.send(viewers[one], "nudge", seat=seat)) is None
    assert [viewer.of("nudged") for viewer in viewers.values()] == [[{"type": "nudged", "seat": one, "to": seat}]] * 3
    assert code(desk.send(viewers[two], "nudge", seat=seat)) == "nudge_early"
    desk.seconds += Nudges.PAUSE
    assert code(desk.send(viewers[two], "nudge", seat=seat)) is None
    assert len(viewers[seat].of("nudged")) == 1, "who muted somebody isn't nudged by them"


def test_nobody_is_nudged_who_is_not_waited_for() -> None:
    desk, viewers, seat = waiting()
    desk.seconds += 100
    other = (seat + 1) % 3
    assert code(desk.send(viewers[seat], "nudge", seat=seat)) == "nudge_needless"
    assert code(desk.send(viewers[seat], "nudge", seat=other)) == "nudge_needless"
    assert code(desk.send(viewers[seat], "nudge", seat=5)) == "seat_unknown"
    assert code(desk.send(desk.connect(9), "nudge", seat=seat)) == "not_seated"
    clocked, viewers, seat = waiting(Options(clock=Clock("live", 60, 60)))
    clocked.seconds += 30
    assert code(clocked.send(viewers[(seat + 1) % 3], "nudge", seat=seat)) == "nudge_needless"


def offer(desk: Desk, seat: int) -> Task:
    task = tasks_of(desk.table)[seat]
    assert task.reason == "idle"
    desk.seconds = max(desk.seconds, task.due)
    work = work_for(desk.table, task, desk.now())
    assert isinstance(work, Edit)
    desk.submit(work)
    return task


def test_after_a_while_the_others_may_have_a_stand_in_play_until_the_player_is_back() -> None:
    desk, viewers, seat = waiting()
    began, other = desk.seconds, viewers[(seat + 1) % 3]
    assert code(desk.send(other, "stand_in", seat=seat, version=0)) == "not_idle"
    assert offer(desk, seat).due == began + 300
    assert other.of("room")[-1]["room"]["seats"][seat]["idle"] == desk.table.version == 0
    assert code(desk.send(viewers[seat], "stand_in", seat=seat, version=0)) == "not_idle", "not for oneself"
    desk.restart()
    other = desk.connect((seat + 1) % 3 + 1)
    assert code(desk.send(other, "stand_in", seat=seat, version=0)) is None, "the offer is stored"
    assert desk.stored.seats[seat].stand_in == "idle"
    assert tasks_of(desk.table)[seat].reason == "stand-in"
    back = desk.connect(seat + 1)
    assert code(desk.send(back, "back")) is None
    assert desk.stored.seats[seat].stand_in is None
    assert code(desk.send(other, "stand_in", seat=seat, version=0)) == "not_idle", "who is back has time again"


def test_who_acts_is_idle_no_more() -> None:
    desk, viewers, seat = waiting()
    offer(desk, seat)
    assert code(desk.send(viewers[seat], "act", version=0, action="pass")) is None
    assert code(desk.send(viewers[(seat + 1) % 3], "stand_in", seat=seat, version=0)) == "not_idle"
    assert code(desk.send(viewers[(seat + 1) % 3], "stand_in", seat=seat, version=1)) == "not_idle"


@pytest.mark.parametrize("options", [Options(idle=0), Options(idle=5, clock=Clock("turns", 86_400, 86_400))])
def test_it_is_the_tables_option_and_clocks_need_none(options: Options) -> None:
    desk, _viewers, seat = waiting(options)
    task = tasks_of(desk.table).get(seat)
    assert task is None or task.reason == "clock"


def test_a_restart_goes_on_counting_and_alone_with_bots_nobody_is_idle() -> None:
    desk, _viewers, seat = waiting()
    desk.seconds += 200
    stored = Stored(desk.stored, desk.revision, [], elapsed=200.0)
    desk.table = Table(stored, desk.pace, desk.now())
    desk.connect(seat + 1)
    assert tasks_of(desk.table)[seat].due == desk.seconds + 100
    alone = Desk(dealt_room(persons=1))
    alone.connect(1)
    assert not [task for task in tasks_of(alone.table).values() if task.reason == "idle"]
