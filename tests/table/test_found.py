"""Tables keep to what docs/security-findings.md says of them, each test by its finding's code."""

from dataclasses import replace
from statistics import mean, median

import pytest

from byzanz.table.play.schedule import Task, tasks_of
from byzanz.table.play.table import Edit
from byzanz.table.room import lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import StoredRoom
from tests.table.tables import Desk, dealt_room, lobby_room

NOBODY = 0
UNWATCHED = Options(spectators=False)


@pytest.mark.parametrize("kicked", [False, True])
def test_m5_no_seat_no_table_whenever_the_socket_was_opened(kicked: bool) -> None:
    desk = Desk(lobby_room(persons=2, options=UNWATCHED))
    stranger, guest = desk.connect(NOBODY), desk.connect(2)
    if kicked:
        desk.submit(Edit(lambda room: lobby.set_seat(room, 1, 1, None)))
        stranger = guest
    desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    desk.submit(Edit(lobby.deal))
    assert stranger.frames[-1] == {"close": 4410 if kicked else 4403}
    assert not stranger.of("table")
    assert stranger not in desk.table.audience.viewers


def test_m5_an_option_that_changes_before_the_start_counts() -> None:
    desk = Desk(lobby_room(persons=2))
    stranger = desk.connect(NOBODY)
    desk.submit(Edit(lambda room: lobby.set_options(room, 1, UNWATCHED, None)))
    assert {"close": 4403} not in stranger.frames  # in the lobby there is nothing to hide, and seats to take
    desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    assert stranger.frames[-1] == {"close": 4403}


def test_m5_a_player_who_loses_the_seat_in_a_game_sees_no_more_of_it() -> None:
    desk = Desk(dealt_room(persons=2, options=UNWATCHED))
    lost = desk.connect(2)
    tables = len(lost.of("table"))

    def take_away(room: StoredRoom) -> StoredRoom:
        seats = (room.seats[0], replace(room.seats[1], people=(7,)), *room.seats[2:])
        return replace(room, seats=seats)

    desk.submit(Edit(take_away))
    assert lost.frames[-1] == {"close": 4403}
    assert len(lost.of("table")) == tables


def order_times(bot_delay: float) -> list[float]:
    """How long standing orders wait, at many tables."""
    times = []
    for number in range(600):
        room = replace(dealt_room(players=3, persons=3), secret=f"{number:064x}")
        desk = Desk(room, Pace(bot_delay=bot_delay))
        seat = desk.table.waiting_for()[0]
        desk.send(desk.connect(seat + 1), "auto", skip=True)
        (task,) = tasks_of(desk.table).values()
        assert task == Task(seat, "order", task.due)
        times.append(task.due - desk.seconds)
    return times


def test_l12_an_order_takes_its_time_as_people_do() -> None:
    """Not a window with two hard edges: mostly about two seconds, sometimes much longer, never at once."""
    times = sorted(order_times(2.0))
    assert times[0] > 0.9
    assert times[-1] <= 6.0
    assert 1.7 < median(times) < 2.3
    assert mean(times) > median(times) + 0.1  # a long tail
    assert times[int(0.95 * len(times))] > 3.3
    assert len(set(times)) > 590
    assert set(order_times(0.0)) == {0.0}
