"""Somebody whom the host sends away is told, stays out of the room and its rematches, and can be let in again."""

from dataclasses import replace

import pytest

from byzanz import Refused
from byzanz.table.play.audience import REMOVED
from byzanz.table.play.table import Edit
from byzanz.table.room import devices, leaving, lobby, rematch, removed
from byzanz.table.room.options import Options
from byzanz.table.room.stored import StoredRoom, decode_room, encode_room
from tests.table.tables import Desk, lobby_room


def without_two(options: Options | None = None) -> Desk:
    desk = Desk(lobby_room(players=4, persons=3, options=options))
    desk.submit(Edit(lambda room: lobby.set_seat(room, 1, 1, None)))
    return desk


@pytest.mark.parametrize("bot", [None, "gentle"])
def test_a_removed_player_is_told_at_once_and_can_not_sit_down_again(bot: str | None) -> None:
    desk = Desk(lobby_room(players=4, persons=3))
    gone, other = desk.connect(2), desk.connect(3)
    assert not gone.of("room")[-1]["room"]["removed"]
    desk.submit(Edit(lambda room: lobby.set_seat(room, 1, 1, bot)))
    shown = gone.of("room")[-1]["room"]
    assert (shown["removed"], shown["you"]) == (True, None)
    assert not other.of("room")[-1]["room"]["removed"]
    for sit in (
        lambda room: lobby.join(room, 2, "Somebody else", None),
        lambda room: devices.share_seat(room, 2, 2, 3),
    ):
        with pytest.raises(Refused, match="removed"):
            desk.submit(Edit(sit))
    desk.restart()
    assert desk.connect(2).of("room")[-1]["room"]["removed"], "also after a restart"


def test_looking_on_follows_the_option_of_the_table() -> None:
    desk = Desk(lobby_room(players=4, persons=3, options=Options(spectators=False)))
    gone, stranger = desk.connect(2), desk.connect(9)
    desk.submit(Edit(lambda room: lobby.set_seat(room, 1, 1, None)))
    assert gone.frames[-1] == {"close": REMOVED}
    assert stranger in desk.table.audience.viewers, "who could still sit down may look"


def test_only_the_host_sees_who_was_sent_away_and_lets_them_in() -> None:
    desk = without_two()
    host, guest = desk.connect(1), desk.connect(3)
    (away,) = host.of("room")[-1]["room"]["away"]
    assert away["name"] == "Person 2"
    assert guest.of("room")[-1]["room"]["away"] == []
    for person, wanted, code in ((3, away["id"], "not_host"), (1, "nobody", "not_removed")):
        with pytest.raises(Refused, match=code):
            desk.submit(Edit(lambda room, p=person, w=wanted: removed.let_in(room, p, w)))  # type: ignore[misc]
    desk.submit(Edit(lambda room: removed.let_in(room, 1, away["id"])))
    desk.submit(Edit(lambda room: lobby.join(room, 2, "Person 2", None)))
    assert desk.table.room.seat_of(2) == 1


def test_a_rematch_keeps_them_out_and_the_rows_keep_it() -> None:
    room: StoredRoom = without_two().stored
    assert decode_room(encode_room(room)) == room
    over = replace(lobby.start_with_bots(room, "gentle").dealt(), state="over", rematch="next")
    over = over.change_seat(0, rematch=True)
    assert removed.is_removed(rematch.rematch_of(over, "ab" * 32, 9.0), 2)


def test_nothing_is_kept_of_somebody_who_has_themselves_deleted() -> None:
    room = without_two().stored
    assert 2 in room.mentioned()
    assert 2 not in leaving.forget_person(room, 2).mentioned()


def test_who_frees_a_seat_of_their_own_browser_sends_nobody_away() -> None:
    room = lobby.join_here(lobby_room(players=4, persons=1), 1, "Zoe", None)
    assert lobby.set_seat(room, 1, 1, None).removed == ()
