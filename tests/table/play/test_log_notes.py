"""The notes of the log come from stored facts: a reload shows the same stand-ins as the page that saw them come."""

from byzanz.table.play.log_notes import notes_of
from byzanz.table.room.stored import By
from tests.table.tables import Desk, dealt_room


def played(authors: list[By]) -> Desk:
    desk = Desk(dealt_room(persons=3))
    desk.play_on(versions=len(authors))
    desk.rows = [row._replace(by=by) for row, by in zip(desk.rows, authors, strict=True)]
    desk.restart()
    return desk


def seats(desk: Desk) -> list[int]:
    return [row.seat for row in desk.rows]


def test_a_stand_in_stands_before_the_first_thing_it_did() -> None:
    desk = played(["person", "timeout", "person"])
    seat = seats(desk)[1]
    counts = desk.table.event_counts
    assert notes_of(desk.table) == [
        {"after": counts[1], "what": "stand-in", "seat": seat},
        {"after": counts[2], "what": "back", "seat": seat},
    ]
    assert len(desk.table.game.view(None).events) == counts[-1] if desk.table.game else False


def test_who_is_stood_in_for_now_is_named_though_the_bot_has_done_nothing_yet() -> None:
    desk = played(["person"])
    seat = desk.table.waiting_for()[0]
    desk.seat(seat, stand_in="away")
    desk.restart()
    assert notes_of(desk.table)[-1] == {"after": desk.table.event_counts[-1], "what": "stand-in", "seat": seat}


def test_before_the_deal_there_is_nothing() -> None:
    desk = played([])
    assert notes_of(desk.table) == []
