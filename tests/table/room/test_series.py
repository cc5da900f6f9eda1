"""The score of a series of rematches: it stays with the people, whoever sits where, comes and goes."""

from dataclasses import replace

from byzanz import Result
from byzanz.table.room import leaving, lobby, rematch, series
from byzanz.table.room.holders import bot_holder, person_holder
from byzanz.table.room.stored import StoredRoom, decode_room, encode_room
from tests.table.tables import dealt_room


def ended(room: StoredRoom, points: tuple[int, ...], hands: tuple[int, ...] = (0, 0, 0, 0)) -> StoredRoom:
    best = max(zip(points, hands, strict=False))
    winners = tuple(seat for seat, score in enumerate(zip(points, hands, strict=False)) if score == best)
    return lobby.finish(room, Result(points, hands[: len(points)], winners, hands[: len(points)]))


def again(room: StoredRoom, *, without: tuple[int, ...] = ()) -> StoredRoom:
    seats = tuple(
        replace(holder, rematch=not set(holder.people) & set(without)) if holder.people else holder
        for holder in room.seats
    )
    return rematch.rematch_of(replace(room, seats=seats, rematch="next"), "ab" * 32, 9.0)


def score(room: StoredRoom) -> dict[str, tuple[int, int, int, list[int]]]:
    lines = series.shown(room)["lines"]
    assert isinstance(lines, list)
    return {line["name"]: (line["games"], line["wins"], line["points"], line["places"]) for line in lines}


def test_places_are_shared_where_the_tie_break_decides_nothing() -> None:
    result = Result((9, 12, 9, 9), (1, 0, 2, 1), (1,), (1, 0, 0, 1))
    assert result.places("all-cards") == (3, 1, 2, 3)
    assert result.places("goods-only") == (2, 1, 4, 2)


def test_wins_points_and_places_add_up_over_rematches() -> None:
    room = ended(dealt_room(3, 2), (20, 10, 5))
    assert score(room) == {"Person 1": (1, 1, 20, [1, 0, 0, 0, 0, 0]), "Person 2": (1, 0, 10, [0, 1, 0, 0, 0, 0])}
    second = again(room)
    assert score(second) == score(room), "shown before the next game is over"
    over = ended(replace(second, state="playing"), (7, 30, 8))
    assert score(over) == {"Person 1": (2, 1, 27, [1, 0, 1, 0, 0, 0]), "Person 2": (2, 1, 40, [1, 1, 0, 0, 0, 0])}
    assert over.games == 2
    assert decode_room(encode_room(over)) == over, "and the rows keep it"


def test_the_score_follows_people_to_other_seats_names_and_devices() -> None:
    room = again(ended(dealt_room(3, 2), (20, 10, 5)))
    seats = (
        bot_holder("gentle"),
        replace(person_holder(2, "Bea"), people=(2, 7)),
        person_holder(1, "Anna"),
    )
    over = ended(replace(room, state="playing", seats=seats), (1, 2, 3))
    assert score(over) == {"Anna": (2, 2, 23, [2, 0, 0, 0, 0, 0]), "Bea": (2, 0, 12, [0, 2, 0, 0, 0, 0])}


def test_who_leaves_out_a_game_keeps_their_line_and_goes_on_with_it() -> None:
    room = again(ended(dealt_room(3, 2), (20, 10, 5)), without=(2,))
    assert room.seats[1].kind == "bot"
    lines = series.shown(room)["lines"]
    assert [line["seat"] for line in lines] == [0, None]  # type: ignore[attr-defined]
    over = ended(replace(room, state="playing"), (1, 2, 3))
    assert score(over)["Person 2"] == (1, 0, 10, [0, 1, 0, 0, 0, 0])
    back = again(over).with_seat(1, person_holder(2, "Person 2"))
    assert score(ended(replace(back, state="playing"), (1, 9, 3)))["Person 2"][:3] == (2, 1, 19)


def test_several_people_at_one_browser_have_a_line_each() -> None:
    room = dealt_room(3, 1)
    room = room.with_seat(1, person_holder(1, "Zoe"))
    over = ended(replace(again(ended(room, (4, 9, 5))), state="playing"), (8, 3, 5))
    assert score(over)["Zoe"][:3] == (2, 1, 12)
    assert score(over)["Person 1"][:3] == (2, 1, 12)


def test_a_deleted_person_is_in_no_score_any_more() -> None:
    room = again(ended(dealt_room(3, 2), (20, 10, 5)), without=(2,))
    assert 2 in room.mentioned()
    forgotten = leaving.forget_person(room, 2)
    assert 2 not in forgotten.mentioned()
    assert list(score(forgotten)) == ["Person 1"]
