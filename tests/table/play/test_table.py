"""Judge, row, stored, apply, frames: what is never stored has never happened, and what is stored is never half-done."""

from dataclasses import replace
from itertools import permutations

import pytest

from byzanz import Refused
from byzanz.table.play.schedule import TABLE, tasks_of, work_for
from byzanz.table.play.table import Act, Edit
from byzanz.table.room import leaving, lobby, rematch
from byzanz.table.room.holders import Orders
from byzanz.table.room.options import Clock, Options, Pace
from byzanz.table.room.stored import StorageDown, StoredRoom
from tests.dealt import deck_of
from tests.table.tables import Desk, dealt_room, lobby_room


def turn(desk: Desk) -> int:
    return desk.table.waiting_for()[0]


def test_a_change_is_sent_after_it_is_stored() -> None:
    desk = Desk(dealt_room(persons=3))
    viewers = [desk.connect(person) for person in (1, 2, 3)]
    spectator = desk.connect(0)
    assert desk.submit(Act(turn(desk), "pass", 0, "person", "a")) == 1
    assert [row.version for row in desk.rows] == [1]
    for viewer in (*viewers, spectator):
        (step,) = viewer.of("step")
        assert (step["was"], step["version"], step["by"]) == (0, 1, "person")


def test_one_frame_is_made_for_all_who_see_the_same() -> None:
    desk = Desk(dealt_room(persons=1))
    one, two = desk.connect(0), desk.connect(0)
    desk.submit(Act(turn(desk), "pass", 0, "person"))
    assert one.of("step")[0] is two.of("step")[0]


@pytest.mark.parametrize("fate", ["lost", "unknown"])
def test_an_action_that_fails_is_answered_by_what_is_on_disk(fate: str) -> None:
    desk = Desk(dealt_room(persons=3))
    seat = turn(desk)
    viewer = desk.connect(seat + 1)
    frame = {"id": "once", "version": 0, "action": "pass"}
    desk.fails_next = fate
    with pytest.raises(StorageDown):
        desk.send(viewer, "act", **frame)
    assert viewer.of("step") == []
    answer = desk.send(viewer, "act", **frame)
    assert answer["version"] == 1
    assert len(desk.rows) == len(viewer.of("step")) == 1


def test_after_a_commit_of_unknown_outcome_nothing_is_said_before_the_rows_are_read() -> None:
    desk = Desk(dealt_room(persons=3))
    viewer = desk.connect(turn(desk) + 1)
    desk.fails_next = "unknown"
    with pytest.raises(StorageDown):
        desk.send(viewer, "act", version=0, action="pass")
    assert desk.send(viewer, "sync")["version"] == 1
    assert viewer.of("table")[-1]["version"] == 1


def test_a_refused_action_changes_nothing() -> None:
    desk = Desk(dealt_room(persons=3))
    seat = turn(desk)
    for act, code in [
        (Act((seat + 1) % 3, "pass", 0, "person"), "not_your_turn"),
        (Act(seat, "pass", 7, "person"), "stale"),
        (Act(seat, "dance", 0, "person"), "malformed_action"),
    ]:
        with pytest.raises(Refused, match=code):
            desk.submit(act)
    with pytest.raises(Refused, match="not_dealt"):
        Desk(lobby_room()).submit(Act(0, "pass", 0, "person"))
    assert desk.rows == []


def test_m1_a_loaded_table_whose_game_has_its_result_is_over() -> None:
    """M1: the process died between the last action and the note in the room."""
    desk = Desk(dealt_room())
    desk.play_on()
    desk.restart()
    assert desk.table.room.state == "playing"
    (task,) = tasks_of(desk.table).values()
    assert task.reason == "finish"
    work = work_for(desk.table, task, desk.now())
    assert isinstance(work, Edit)
    desk.submit(work)
    assert desk.table.game is not None
    assert desk.table.game.result is not None
    assert (desk.stored.state, desk.stored.points) == ("over", desk.table.game.result.points)
    assert tasks_of(desk.table) == {}


@pytest.mark.parametrize("fate", [None, "lost", "unknown"])
def test_the_end_is_stored_with_the_last_action_or_later_but_the_action_counts(fate: str | None) -> None:
    desk = Desk(dealt_room(persons=3))
    desk.play_on()
    last = desk.rows.pop()
    desk.restart()
    act = Act(last.seat, last.action, last.version - 1, "person", "last")
    original = desk._store

    def failing(row: object) -> bool:
        stored = original(row)  # type: ignore[arg-type]
        desk.fails_next = fate
        return stored

    desk._store = failing  # type: ignore[method-assign]
    assert desk.submit(act) == last.version
    desk._store = original  # type: ignore[method-assign]
    desk.fails_next = None
    for task in list(tasks_of(desk.table).values()):
        work = work_for(desk.table, task, desk.now())
        assert isinstance(work, Edit)
        desk.submit(work)
    assert desk.stored.state == "over"


LIVE = Options(clock=Clock("live", 10, 60))


def test_m4_changes_of_the_room_forget_no_time() -> None:
    """M4: 9 seconds of thinking, a mute, an action."""
    desk = Desk(dealt_room(persons=3, options=LIVE))
    seat = turn(desk)
    viewer = desk.connect(seat + 1)
    for _ in range(3):
        desk.seconds += 3.0
        desk.send(viewer, "mute", seat=(seat + 1) % 3, on=_ % 2 == 0)
    desk.seconds += 1.0
    desk.send(viewer, "act", version=0, action="pass")
    assert desk.rows[0].spent == 10_000
    assert desk.table.clocks is not None
    before = desk.table.clocks.left_for(seat, desk.seconds)
    desk.restart()
    assert desk.table.clocks is not None
    assert desk.table.clocks.left_for(seat, desk.seconds) == before == 50_000


def test_m10_a_rematch_is_one_room_however_often_yes_arrives() -> None:
    """M10: the room is named in the very change that completes the yes, and stored with it."""
    desk = Desk(dealt_room(persons=2))
    desk.play_on()
    desk.restart()
    desk.submit(desk.table.follow_up() or pytest.fail("not over"))
    for number, person in enumerate([1, 1, 2, 2, 1, 2]):
        name = f"next{number}"

        def make(room: StoredRoom, name: str = name) -> StoredRoom | None:
            return rematch.rematch_of(room, "ab" * 32, 9.0) if room.rematch == name else None

        desk.submit(Edit(lambda room, p=person, n=name: rematch.agree_to_rematch(room, p, n), make))  # type: ignore[misc]
    (made,) = desk.made
    assert (made.room, desk.stored.rematch) == ("next2", "next2")
    assert [holder.people for holder in made.seats] == [(1,), (2,), ()]
    assert (made.state, made.seats[2].bot) == ("dealing", "gentle")


def test_two_sales_and_a_bid_in_any_order_are_all_judged_against_the_present() -> None:
    hands = ["C1 C1 C2 G1", "O1 O1 O2 G2", "S1 S1 S2 G3"]
    for order in permutations(range(3)):
        desk = Desk(dealt_room(persons=3))
        desk.stored = replace(desk.stored, deck=tuple(deck_of(3, hands)), first=2)
        desk.restart()
        wishes = [(0, "sell C1 C1 C2"), (1, "sell O1 O1 O2"), (2, "bid G3")]
        for number in order:
            seat, action = wishes[number]
            answer = desk.send(desk.connect(seat + 1), "act", version=0, action=action)
            is_late_bid = seat == 2 and order.index(2) > 0
            assert answer.get("error", {}).get("code") == ("stale" if is_late_bid else None)
        assert sorted(row.action for row in desk.rows if row.action.startswith("sell")) == [w[1] for w in wishes[:2]]


def test_spectators_who_came_to_the_lobby_go_when_the_game_begins_without_them() -> None:
    desk = Desk(lobby_room(persons=2, options=Options(spectators=False)))
    stranger, guest = desk.connect(0), desk.connect(2)
    desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    assert stranger.frames[-1] == {"close": 4403}
    assert {"close": 4403} not in guest.frames
    assert list(desk.table.audience.viewers) == [guest]


def test_a_phrase_reaches_all_who_have_not_muted_its_seat() -> None:
    desk = Desk(dealt_room(persons=3))
    one, two, three, spectator = (desk.connect(person) for person in (1, 2, 3, 0))
    desk.send(two, "mute", seat=0, on=True)
    assert "version" in desk.send(one, "say", phrase="hello")
    assert desk.send(one, "say", phrase="hello")["error"]["code"] == "too_fast"
    assert [len(viewer.of("said")) for viewer in (one, two, three, spectator)] == [1, 0, 1, 1]
    desk.seconds += 2.0
    assert "version" in desk.send(one, "say", phrase="bye")


def test_a_deal_waits_longest_for_the_seed_of_somebody_who_is_there() -> None:
    room = lobby.start_with_bots(lobby_room(persons=2), "gentle")
    desk = Desk(room, Pace(bot_delay=0.0))

    def wait() -> float:
        return tasks_of(desk.table)[TABLE].due - desk.table.dealing_since

    assert wait() == 3.0, "nobody is there who could send one"
    desk.connect(1)
    assert wait() == 10.0
    desk.submit(Edit(lambda room: lobby.set_seed(room, 0, "ab" * 32)))
    assert wait() == 3.0, "the other one isn't there"
    desk.submit(Edit(lambda room: lobby.set_seed(room, 1, "cd" * 32)))
    assert desk.table.game is not None, "the last seed deals the cards, in the same row"
    assert TABLE not in tasks_of(desk.table)


def test_a_start_deals_at_once_where_everybody_has_given_their_seed() -> None:
    room = lobby.set_seed(lobby_room(persons=1), 0, "ab" * 32)
    assert room.state == "lobby"
    desk = Desk(room)
    desk.submit(Edit(lambda room: lobby.start(room, 1, "gentle")))
    assert desk.stored.state == "playing"
    assert desk.stored.dealt_at is not None


def test_what_only_one_person_knows_leaves_no_time_stamp() -> None:
    """Everybody sees when a room was changed last: an order or a muted player would show there."""
    desk = Desk(dealt_room(persons=2))
    before = desk.stored.updated
    desk.seconds += 50
    desk.submit(Edit(lambda room: room.change_seat(0, orders=Orders(pass_=False), muted=(1,))))
    assert desk.stored.seats[0].muted == (1,)
    assert desk.stored.updated == before
    desk.submit(Edit(lambda room: room.change_seat(0, stand_in="away")))
    assert desk.stored.updated > before


def test_who_thinks_for_long_and_goes_gets_nothing_back_by_that_also_after_a_restart() -> None:
    """D1 once more: the stand-in's action brought back the time that its player had used up in that turn."""
    desk = Desk(dealt_room(persons=3, options=LIVE))
    seat = turn(desk)
    assert desk.table.clocks is not None
    desk.seconds += 45
    desk.submit(Edit(lambda room: leaving.stand_in(room, seat, "away")))
    desk.seconds += 3
    assert desk.table.clocks.left_for(seat, desk.seconds) == 15_000
    desk.submit(Act(seat, "pass", desk.table.version, "stand-in"))
    assert desk.table.clocks.left[seat] == 15_000
    desk.restart()
    assert desk.table.clocks is not None
    assert desk.table.clocks.left[seat] == 15_000
    assert desk.table.room.seats[seat].absences == ((0, 45_000),)


def test_who_is_back_before_the_stand_in_acts_was_never_away_for_the_clock() -> None:
    desk = Desk(dealt_room(persons=3, options=LIVE))
    seat = turn(desk)
    desk.seconds += 20
    desk.submit(Edit(lambda room: leaving.stand_in(room, seat, "away")))
    desk.seconds += 1
    desk.submit(Edit(lambda room: leaving.come_back(room, seat)))
    desk.seconds += 4
    assert desk.table.clocks is not None
    assert desk.table.clocks.left_for(seat, desk.seconds) == 35_000
    assert desk.table.room.seats[seat].absences == ()
