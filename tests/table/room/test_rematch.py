"""Another game after the end: who is waited for, who is left out, and what becomes of their seats."""

import pytest

from byzanz import Refused, Result
from byzanz.table.room import lobby, rematch
from byzanz.table.room.stored import StoredRoom
from tests.table.tables import dealt_room, lobby_room


def over(players: int = 4, persons: int = 3) -> StoredRoom:
    room = dealt_room(players, persons)
    return lobby.finish(room, Result((0,) * players, (0,) * players, (0,)))


def next_of(room: StoredRoom, bot: str | None) -> StoredRoom:
    return rematch.rematch_of(room, "ab" * 32, 9.0, bot, keeps_seats=bot is not None)


def test_a_yes_can_be_taken_back_until_the_next_game_begins() -> None:
    room = rematch.agree_to_rematch(over(), 1, "next")
    assert room.seats[0].rematch
    room = rematch.cancel_rematch(room, 1)
    assert not room.seats[0].rematch
    for person in (2, 3, 1):
        room = rematch.agree_to_rematch(room, person, "next")
    assert room.rematch == "next"
    with pytest.raises(Refused, match="rematch_begun"):
        rematch.cancel_rematch(room, 1)


def test_it_starts_without_whoever_is_gone_and_not_without_whoever_is_there() -> None:
    room = rematch.agree_to_rematch(over(), 2, "next")
    with pytest.raises(Refused, match="rematch_waits") as refused:
        rematch.start_rematch(room, 1, "next", {0, 1, 2}, "gentle")
    assert refused.value.facts == {"seats": [2]}
    room = rematch.start_rematch(room, 1, "next", {0, 1}, "ruthless")
    again = next_of(room, "ruthless")
    assert [holder.people for holder in again.seats] == [(1,), (2,), (), ()]
    assert [holder.bot for holder in again.seats] == [None, None, "ruthless", "gentle"]
    assert again.state == "dealing"


def test_the_seats_of_those_who_are_gone_may_go_with_them() -> None:
    room = rematch.start_rematch(rematch.agree_to_rematch(over(), 2, "next"), 1, "next", {0, 1}, None)
    again = next_of(room, None)
    assert again.players == len(again.seats) == 3
    assert [holder.kind for holder in again.seats] == ["person", "person", "bot"]


def test_a_table_needs_three() -> None:
    room = over(players=3, persons=3)
    with pytest.raises(Refused, match="too_few_players"):
        rematch.start_rematch(rematch.agree_to_rematch(room, 2, "next"), 1, "next", {0, 1}, None)


def test_the_host_is_somebody_who_plays() -> None:
    room = rematch.start_rematch(rematch.agree_to_rematch(over(), 3, "next"), 2, "next", {1, 2}, "gentle")
    assert next_of(room, "gentle").host == 2


def test_of_two_who_start_at_once_the_first_names_the_room() -> None:
    room = rematch.agree_to_rematch(over(), 2, "no")
    room = rematch.start_rematch(room, 1, "first", {0, 1}, "gentle")
    assert rematch.start_rematch(room, 2, "second", {0, 1}, "gentle").rematch == "first"


def test_a_browser_that_is_passed_around_says_yes_for_all_its_seats() -> None:
    room = lobby.finish(shared(), Result((0,) * 4, (0,) * 4, (0,)))
    room = rematch.agree_to_rematch(room, 1, "next")
    assert room.rematch == "next"
    again = next_of(room, "gentle")
    assert again.seats_of(1) == (0, 1)
    assert not again.seats[1].orders.pass_


def shared() -> StoredRoom:
    """A table of four at which two share a browser."""
    room = lobby.join_here(lobby_room(players=4, persons=1), 1, "Anna", None)
    return lobby.start_with_bots(room, "gentle").dealt()
