"""Seats of a lobby: their number, their order, names, several at one browser; and games that are thrown away."""

import pytest

from byzanz import Refused, Result
from byzanz.table.play.table import Edit
from byzanz.table.room import leaving, lobby
from byzanz.table.room.merging import merge_person
from byzanz.table.room.stored import StoredRoom, decode_room, encode_room
from tests.table.tables import Desk, dealt_room, lobby_room


def people(room: StoredRoom) -> list[tuple[int, ...]]:
    return [holder.people for holder in room.seats]


def test_more_seats_are_open_and_fewer_cost_open_ones_then_bots() -> None:
    room = lobby.set_seat(lobby_room(players=4, persons=2), 1, 2, "gentle")
    more = lobby.set_players(room, 1, 6)
    assert [holder.kind for holder in more.seats] == ["person", "person", "bot", "open", "open", "open"]
    assert lobby.set_players(more, 1, 3).seats == more.seats[:3]
    room = lobby.join(lobby.set_players(room, 1, 4), 3, "Zoe", None)
    assert people(lobby.set_players(room, 1, 3)) == [(1,), (2,), (3,)]


def test_nobody_loses_a_seat_and_only_the_host_decides() -> None:
    room = lobby_room(players=4, persons=4)
    with pytest.raises(Refused, match="seats_needed"):
        lobby.set_players(room, 1, 3)
    with pytest.raises(Refused, match="not_host"):
        lobby.set_players(room, 2, 5)
    with pytest.raises(Refused, match="not_lobby"):
        lobby.set_players(dealt_room(), 1, 4)


def test_seats_change_while_people_look_and_everybody_keeps_their_own() -> None:
    desk = Desk(lobby_room(players=4, persons=3))
    seen = {person: desk.connect(person) for person in (1, 2, 3)}
    desk.submit(Edit(lambda room: lobby.mute(room, 0, 2, on=True)))
    desk.submit(Edit(lambda room: lobby.move(room, 1, 0, 2)))
    assert people(desk.table.room) == [(3,), (2,), (1,), ()]
    assert desk.table.room.seats[2].muted == (0,)
    assert {person: viewer.of("room")[-1]["room"]["you"] for person, viewer in seen.items()} == {1: 2, 2: 1, 3: 0}
    desk.submit(Edit(lambda room: lobby.set_players(room, 1, 6)))
    desk.submit(Edit(lambda room: lobby.set_players(room, 1, 3)))
    assert seen[3].of("room")[-1]["room"]["players"] == 3
    desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    desk.submit(Edit(lobby.deal))
    assert seen[1].of("table")[-1]["view"]["seat"] == 2


def test_a_guest_may_move_to_an_open_seat_but_not_move_others() -> None:
    room = lobby_room(players=4, persons=2)
    assert people(lobby.move(room, 2, 1, 3)) == [(1,), (), (), (2,)]
    for seat, to in ((1, 0), (0, 2)):
        with pytest.raises(Refused, match="not_host"):
            lobby.move(room, 2, seat, to)
    with pytest.raises(Refused, match="seat_unknown"):
        lobby.move(room, 1, 0, 4)


def test_a_name_can_change_and_stays_one_of_its_own() -> None:
    room = lobby.rename(lobby_room(persons=2), 2, "person 1")
    assert room.seats[1].name == "person 1 2"
    assert lobby.rename(room, 2, "Zoë").seats[1].name == "Zoë"
    assert lobby.rename(dealt_room(), 1, "Lena").seats[0].name == "Lena"
    with pytest.raises(Refused, match="not_seated"):
        lobby.rename(room, 7, "Max")


# Several people at one browser


def shared(players: int = 4) -> StoredRoom:
    room = lobby_room(players=players, persons=1)
    for name in ("Anna", "Anna"):
        room = lobby.join_here(room, 1, name, None)
    return room


def test_several_people_sit_down_with_one_browser() -> None:
    room = shared()
    assert room.seats_of(1) == (0, 1, 2)
    assert [holder.name for holder in room.seats] == ["Person 1", "Anna", "Anna 2", None]
    assert not any(room.seats[seat].orders.pass_ for seat in (0, 1, 2)), "whoever gets the device is always asked"
    with pytest.raises(Refused, match="room_full"):
        lobby.join_here(lobby.join(room, 2, None, 3), 1, None, None)
    with pytest.raises(Refused, match="not_seated"):
        lobby.join_here(room, 9, "Zoe", None)
    assert decode_room(encode_room(room)) == room


def test_a_connection_acts_for_the_seat_that_it_names_and_for_no_other() -> None:
    desk = Desk(lobby.start_with_bots(shared(3), "gentle").dealt())
    second = desk.connect(1, wanted=1)
    assert second.of("table")[-1]["view"]["seat"] == 1
    shown = second.of("room")[-1]["room"]
    assert [seat["local"] for seat in shown["seats"]] == [True, True, True]
    assert [seat["you"] for seat in shown["seats"]] == [False, True, False]
    assert all(seat["here"] for seat in shown["seats"]), "everybody at the device is here"
    turn = desk.table.waiting_for()[0]
    other = desk.connect(1, wanted=(turn + 1) % 3)
    assert desk.send(other, "act", version=0, action="pass")["error"]["code"] == "not_your_turn"
    mover = desk.connect(1, wanted=turn)
    assert desk.send(mover, "act", version=0, action="pass")["version"] == 1


def test_a_seat_that_is_not_mine_shows_nothing() -> None:
    desk = Desk(dealt_room(players=3, persons=2))
    stranger = desk.connect(1, wanted=1)
    assert stranger.of("table")[-1]["view"]["hand"] is None
    assert desk.send(stranger, "act", version=0, action="pass")["error"]["code"] == "not_seated"


def test_the_deal_has_one_seed_of_the_browser_for_all_its_seats() -> None:
    desk = Desk(shared(3))
    viewer = desk.connect(1)
    desk.send(viewer, "seed", seed="1f" * 32)
    assert [holder.seed for holder in desk.table.room.seats] == ["1f" * 32] * 3
    late = lobby.join_here(lobby.set_seat(desk.table.room, 1, 2, None), 1, "Zoe", 2)
    assert late.seats[2].seed == "1f" * 32


def test_whoever_shares_a_browser_frees_its_seats_but_the_first() -> None:
    room = lobby.join(shared(4), 2, "Omar", 3)
    room = lobby.set_players(room, 1, 5)
    room = lobby.join_here(room, 2, "Lea", 4)
    assert lobby.set_seat(room, 2, 4, None).seats[4].kind == "open"
    with pytest.raises(Refused, match="not_host"):
        lobby.set_seat(room, 2, 1, None)
    with pytest.raises(Refused, match="seat_taken"):
        lobby.set_seat(room, 1, 0, None)
    assert lobby.set_seat(room, 1, 4, None).seats[4].kind == "open", "the host may still send anybody away"


def test_leaving_and_being_forgotten_concern_all_seats_of_the_browser() -> None:
    assert leaving.leave(shared(), 1).state == "closed"
    playing = lobby.start_with_bots(lobby.join(shared(), 2, "Omar", None), "gentle").dealt()
    assert [holder.stand_in for holder in leaving.leave(playing, 1).seats] == ["left", "left", "left", None]
    gone = leaving.forget_person(playing, 1)
    assert people(gone) == [(), (), (), (2,)]
    assert [holder.name for holder in gone.seats] == [None, None, None, "Omar"]
    assert gone.host == 2


# Games that are thrown away


def test_a_game_against_bots_that_is_thrown_away_ends() -> None:
    desk = Desk(dealt_room(persons=1))
    viewer = desk.connect(1)
    desk.submit(Edit(lambda room: leaving.throw_away(room, 1)))
    assert desk.stored.state == "closed"
    assert viewer.frames[-1] == {"close": 4404}


def test_others_play_on_with_a_stand_in_that_keeps_the_name() -> None:
    room = leaving.throw_away(dealt_room(persons=2), 1)
    assert (room.state, room.host, people(room)) == ("playing", 2, [(), (2,), ()])
    assert (room.seats[0].stand_in, room.seats[0].name) == ("left", "Person 1")
    assert decode_room(encode_room(room)).seats[0].quitter == 1, "the result will be theirs"
    assert room.mentioned() == {1, 2}
    forgotten = leaving.forget_person(room, 1)
    assert (forgotten.seats[0].quitter, forgotten.seats[0].name, forgotten.mentioned()) == (None, None, {2})
    assert merge_person(room, 1, 9).seats[0].quitter == 9


def test_a_finished_game_stays_for_the_others() -> None:
    room = leaving.throw_away(lobby.finish(dealt_room(persons=2), Result((1, 2, 3), (0, 0, 0), (2,))), 1)
    assert (room.state, people(room), room.seats[0].name) == ("over", [(), (2,), ()], "Person 1")
    with pytest.raises(Refused, match="not_seated"):
        leaving.throw_away(room, 1)
