"""A host who is gone: after half a minute the next person who is there is host, and the old one is a player when back."""

import pytest

from byzanz import Refused
from byzanz.table.play.schedule import HOST, host_tasks, tasks_of, work_for
from byzanz.table.play.table import Edit
from byzanz.table.room import devices, lobby
from byzanz.table.room.hosting import HOST_SECONDS
from byzanz.table.room.options import Options
from tests.table.tables import Desk, Seen, dealt_room, lobby_room


def do_host(desk: Desk) -> None:
    task = host_tasks(desk.table)[HOST]
    desk.seconds = max(desk.seconds, task.due)
    work = work_for(desk.table, task, desk.now())
    assert isinstance(work, Edit)
    desk.submit(work)


def gone(desk: Desk, viewer: Seen) -> None:
    desk.table.leave(viewer, desk.now())
    desk.flush()


def test_the_next_person_who_is_there_becomes_host_and_everybody_sees_it() -> None:
    desk = Desk(lobby_room(players=4, persons=4))
    host, _two, four = desk.connect(1), None, desk.connect(4)
    assert host_tasks(desk.table) == {}
    desk.seconds += 500
    gone(desk, host)
    assert four.of("room")[-1]["room"]["seats"][0]["here"] is False
    assert host_tasks(desk.table)[HOST].due == desk.seconds + HOST_SECONDS
    do_host(desk)
    shown = four.of("room")[-1]["room"]
    assert (shown["host"], [seat["host"] for seat in shown["seats"]]) == (True, [False, False, False, True])
    back = desk.connect(1)
    assert back.of("room")[-1]["room"]["host"] is False
    assert host_tasks(desk.table) == {}
    with pytest.raises(Refused, match="not_host"):
        desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    desk.submit(Edit(lambda room: lobby.start(room, 4, "gentle")))


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    desk = Desk(lobby_room(persons=2))
    host, _guest = desk.connect(1), desk.connect(2)
    gone(desk, host)
    task = host_tasks(desk.table)[HOST]
    desk.connect(1)
    desk.seconds = task.due
    work = work_for(desk.table, task, desk.now())
    assert isinstance(work, Edit)
    desk.submit(work)
    assert desk.stored.host == 1


def test_a_restart_does_not_forget_that_the_host_is_gone() -> None:
    desk = Desk(lobby_room(persons=2))
    gone(desk, desk.connect(1))
    desk.restart()
    assert host_tasks(desk.table) == {}, "nobody is there to become host"
    desk.seconds += 3600
    desk.connect(2)
    assert host_tasks(desk.table)[HOST].due == desk.seconds + HOST_SECONDS, "a friend who comes late isn't host at once"
    do_host(desk)
    assert desk.stored.host == 2


def test_a_spectator_is_never_host_and_a_second_device_of_the_host_can_start() -> None:
    desk = Desk(lobby_room(persons=2))
    desk.connect(9)
    assert host_tasks(desk.table) == {}
    room = devices.share_seat(desk.stored, 7, 0, 1)
    assert room.is_host(7)
    assert not room.is_host(2)
    assert lobby.start(room, 7, "gentle").state == "dealing"


def test_in_a_game_the_host_is_replaced_only_where_somebody_waits_for_them() -> None:
    desk = Desk(dealt_room(players=4, persons=2, options=Options(take_over="ask")))
    gone(desk, desk.connect(1))
    desk.connect(2)
    assert HOST not in tasks_of(desk.table)
    from byzanz.table.room import takeover

    desk.submit(Edit(lambda room: takeover.take_over(room, 8, "Zoe", 3, (0, 0))))
    assert HOST in tasks_of(desk.table)
    do_host(desk)
    assert desk.stored.host == 2
