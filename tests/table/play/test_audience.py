"""The room is shown to players at once, of many spectators in one frame, to each viewer as they see it."""

from tests.table.tables import Desk, dealt_room, lobby_room


def test_many_spectators_are_one_frame_for_the_others() -> None:
    desk = Desk(dealt_room(players=3, persons=2))
    player = desk.connect(1)
    before = len(player.of("room"))
    spectators = [desk.connect(person) for person in range(100, 150)]
    assert [one.of("room")[0]["room"]["spectators"] for one in spectators] == list(range(1, 51))
    assert len(player.of("room")) == before
    desk.table.send_spectators()
    desk.flush()
    for viewer in (player, *spectators):
        assert viewer.of("room")[-1]["room"]["spectators"] == 50
    assert len(player.of("room")) == before + 1
    assert [len(one.of("room")) for one in spectators] == [2] * 49 + [1]  # the last to come knew it already
    assert spectators[0].of("room")[-1] is spectators[1].of("room")[-1]
    desk.table.send_spectators()
    assert desk.table.audience.outbox == []


def test_spectators_who_leave_are_counted_together() -> None:
    desk = Desk(dealt_room(players=3, persons=2))
    player = desk.connect(1)
    spectators = [desk.connect(person) for person in range(100, 110)]
    desk.table.send_spectators()
    desk.flush()
    before = len(player.of("room"))
    for one in spectators[:9]:
        desk.table.leave(one, desk.now())
    desk.flush()
    assert len(player.of("room")) == before
    desk.table.send_spectators()
    desk.flush()
    assert [frame["room"]["spectators"] for frame in player.of("room")[before:]] == [1]


def test_players_who_come_and_go_are_shown_at_once() -> None:
    desk = Desk(lobby_room(players=3, persons=2))
    first = desk.connect(1)
    second = desk.connect(2)
    assert first.of("room")[-1]["room"]["seats"][1]["here"] is True
    desk.table.leave(second, desk.now())
    desk.flush()
    assert first.of("room")[-1]["room"]["seats"][1]["here"] is False


def test_each_viewer_is_sent_the_room_as_they_see_it() -> None:
    desk = Desk(lobby_room(players=3, persons=2))
    host, guest, spectator = desk.connect(1), desk.connect(2), desk.connect(9)
    desk.connect(1)  # the host's second browser
    desk.table.send_spectators()
    desk.flush()
    shown = [viewer.of("room")[-1]["room"] for viewer in (host, guest, spectator)]
    assert [(room["you"], room["host"]) for room in shown] == [(0, True), (1, False), (None, False)]
    assert [[seat["you"] for seat in room["seats"]] for room in shown] == [
        [True, False, False],
        [False, True, False],
        [False, False, False],
    ]
