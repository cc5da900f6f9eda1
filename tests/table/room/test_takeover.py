"""A late friend takes over a bot's seat: where the table allows it, with the host's word, and seeing what that seat sees."""

import json
from dataclasses import replace

import pytest

from byzanz import Record, Refused
from byzanz.fairness import verify_deal
from byzanz.table.play.log_notes import notes_of
from byzanz.table.play.record import record_text
from byzanz.table.play.schedule import tasks_of
from byzanz.table.play.table import Edit
from byzanz.table.room import leaving, lobby, removed, takeover
from byzanz.table.room.options import Clock, Options
from byzanz.table.room.stored import decode_room, encode_room
from tests.table.tables import Desk, dealt_room

FREE = Options(take_over="free")
LATE = 9


def take(desk: Desk, seat: int, person: int = LATE, name: str | None = "Zoe") -> None:
    table = desk.table
    desk.submit(Edit(lambda room: takeover.take_over(room, person, name, seat, table.moment(desk.now()))))


def test_they_sit_on_the_bots_seat_and_see_what_it_sees_with_its_memory() -> None:
    desk = Desk(dealt_room(players=4, persons=2, options=FREE))
    desk.play_on(versions=12)
    desk.restart()
    late, other = desk.connect(LATE), desk.connect(1)
    assert late.of("table")[-1]["view"]["hand"] is None
    take(desk, 2)
    shown = late.of("table")[-1]["view"]
    assert desk.table.game is not None
    assert (shown["seat"], list(shown["hand"])) == (2, list(desk.table.game.hand(2)))
    its_view = desk.table.game.view(2).to_dict(events=False)
    assert json.loads(json.dumps(shown)) == json.loads(json.dumps(its_view)), "nothing but that seat's view"
    seat = other.of("room")[-1]["room"]["seats"][2]
    assert (seat["kind"], seat["name"], seat["since"]) == ("person", "Zoe", 12)
    before = desk.table.room
    desk.restart()
    assert desk.table.room == before == decode_room(encode_room(before))


def test_what_the_bot_did_stays_the_bots_in_record_log_and_deal() -> None:
    desk = Desk(dealt_room(players=3, persons=1, options=FREE))
    desk.play_on(versions=5)
    desk.restart()
    take(desk, 1)
    assert {"after": desk.table.event_counts[5], "what": "taken", "seat": 1} in notes_of(desk.table)
    desk.play_on()
    desk.restart()
    record = json.loads(record_text(desk.table))
    assert record["taken"] == [{"seat": 1, "version": 5, "bot": "gentle"}]
    assert record["names"][1] == "Zoe"
    assert verify_deal(record) == "deal_seed_missing", "the first person gave no seed"
    seeded = Desk(replace(dealt_room(players=3, persons=1, options=FREE), state="lobby", deck=None))
    seeded.stored = lobby.start_with_bots(seeded.stored.change_seat(0, seed="a" * 64), "gentle").dealt()
    seeded.restart()
    take(seeded, 2)
    seeded.play_on()
    seeded.restart()
    text = record_text(seeded.table)
    assert verify_deal(json.loads(text)) is None, "whoever came later was no part of the deal"
    Record.loads(text).replay()


def test_the_host_is_asked_unless_the_table_says_otherwise() -> None:
    desk = Desk(dealt_room(players=4, persons=2))
    host, guest, late = desk.connect(1), desk.connect(2), desk.connect(LATE)
    take(desk, 3)
    assert late.of("room")[-1]["room"]["asked"] == 3
    (ask,) = host.of("room")[-1]["room"]["asks"]
    assert (ask["name"], ask["seat"]) == ("Zoe", 3)
    assert guest.of("room")[-1]["room"]["asks"] == []
    moment = (0, 0)
    with pytest.raises(Refused, match="not_host"):
        desk.submit(Edit(lambda room: takeover.answer(room, 2, ask["id"], moment, yes=True)))
    desk.submit(Edit(lambda room: takeover.answer(room, 1, ask["id"], moment, yes=True)))
    assert (desk.stored.seat_of(LATE), desk.stored.asks) == (3, ())
    assert late.of("table")[-1]["view"]["seat"] == 3


def test_a_no_counts_for_the_game() -> None:
    desk = Desk(dealt_room(players=4, persons=2))
    late = desk.connect(LATE)
    take(desk, 3)
    wanted = removed.removed_id(desk.stored, LATE)
    desk.submit(Edit(lambda room: takeover.answer(room, 1, wanted, (0, 0), yes=False)))
    assert late.of("room")[-1]["room"]["declined"]
    with pytest.raises(Refused, match="declined"):
        take(desk, 2)
    with pytest.raises(Refused, match="ask_unknown"):
        desk.submit(Edit(lambda room: takeover.answer(room, 1, wanted, (0, 0), yes=True)))


def test_no_seat_of_a_person_a_stand_in_or_a_bot_from_a_file_is_taken() -> None:
    desk = Desk(dealt_room(players=5, persons=2, options=FREE))
    desk.seat(1, stand_in="left")
    desk.seat(3, spec="broker.py:Broker", name="Broker")
    desk.restart()
    for seat in (0, 1, 3):
        with pytest.raises(Refused, match="seat_taken"):
            take(desk, seat)
    with pytest.raises(Refused, match="seat_unknown"):
        take(desk, 5)
    with pytest.raises(Refused, match="seat_taken"):
        take(desk, 2, person=1)  # who has a seat takes no other
    shown = desk.connect(LATE).of("room")[-1]["room"]["seats"]
    assert [seat["free"] for seat in shown] == [False, False, True, False, True]
    forbidden = Desk(dealt_room(options=Options(take_over="off")))
    with pytest.raises(Refused, match="take_over_forbidden"):
        take(forbidden, 2)


def test_who_was_sent_away_gets_no_bots_seat_and_few_may_ask() -> None:
    desk = Desk(dealt_room(players=3, persons=2))
    desk.stored = removed.send_away(desk.stored, (LATE,), "Zoe")
    desk.restart()
    with pytest.raises(Refused, match="removed"):
        take(desk, 2)
    for person in range(20, 26):
        take(desk, 2, person=person)
    with pytest.raises(Refused, match="too_many_asks"):
        take(desk, 2, person=26)
    assert 20 not in leaving.forget_person(desk.stored, 20).mentioned()


def test_a_clock_does_not_charge_them_for_the_bots_time_nor_forget_theirs() -> None:
    desk = Desk(dealt_room(players=3, persons=1, options=Options(take_over="free", clock=Clock("live", 10, 60))))
    desk.stored = replace(desk.stored, first=1)
    desk.restart()
    assert desk.table.waiting_for() == (1,)
    desk.seconds += 50.0  # the bot's
    take(desk, 1)
    clocks = desk.table.clocks
    assert clocks is not None
    assert clocks.left_for(1, desk.seconds) == 60_000
    assert tasks_of(desk.table)[1].reason == "clock"
    desk.seconds += 25.0
    assert clocks.left_for(1, desk.seconds) == 35_000
    late = desk.connect(LATE)
    assert "version" in desk.send(late, "act", version=0, action="pass")
    left = desk.table.clocks.left if desk.table.clocks else None
    assert left is not None
    assert left[1] == 35_000
    desk.restart()
    assert desk.table.clocks is not None
    assert desk.table.clocks.left == left, "the rows say the same"
