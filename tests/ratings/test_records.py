"""Results read off records: who played, who left, and whose luck is believed."""

from dataclasses import replace

import pytest

from byzanz import Game, Record, Refused
from byzanz.analysis import JUDGE, luck_of
from byzanz.arena import play_match
from byzanz.bots import make
from byzanz.ratings import Named, result_of_record


@pytest.fixture(scope="module")
def record() -> Record:
    """Return a game of three bots, as the arena writes it."""
    game = play_match([make("greedy", seat) for seat in range(3)], Game(3, seed=5)).game
    return game.record(["a", "b", "c"], bots=["gentle", "mine.py:Bot", "shrewd"])


def test_bots_are_anchors_or_what_they_are_and_people_what_they_are_called(record: Record) -> None:
    result = result_of_record(record, with_luck=False)
    assert result.players == ("gentle-1", Named("mine.py:Bot", is_bot=True), "shrewd-1")
    people = replace(record, extra={"bots": [None, "ruthless", "ruthless:64"]})
    assert result_of_record(people, with_luck=False).players == (
        Named("a", is_bot=False),
        Named("ruthless", is_bot=True),
        "ruthless-1",
    )
    called = replace(record, names=("shrewd-1", "b", "c"), extra={})
    assert result_of_record(called, with_luck=False).players[0] == Named("shrewd-1", is_bot=False)


def test_luck_is_believed_by_today_s_judge_alone(record: Record) -> None:
    measured = tuple(round(1e6 * one) for one in luck_of(record.replay()))
    assert result_of_record(record).luck == measured
    told = {"luck": [0.25, -0.125, -0.125]}
    assert result_of_record(replace(record, extra=told | {"judge": JUDGE})).luck == (250000, -125000, -125000)
    assert result_of_record(replace(record, extra=told | {"judge": "old"})).luck == measured
    assert result_of_record(replace(record, extra={"luck": ["x"], "judge": JUDGE})).luck == measured
    assert result_of_record(record, with_luck=False).luck is None


def test_whoever_somebody_else_played_for_has_left(record: Record) -> None:
    by = ["person"] * len(record.actions)
    by[-1] = "stand-in"
    seat = int(record.actions[-1].split()[0])
    assert result_of_record(replace(record, extra={"by": by}), with_luck=False).left == {seat}


@pytest.mark.parametrize(("extra", "why"), [({"played_on": 7}, "played_on"), ({"fault": {}}, "fault")])
def test_what_doesn_t_count_says_why(record: Record, extra: dict[str, object], why: str) -> None:
    with pytest.raises(Refused) as refused:
        result_of_record(replace(record, extra=extra))
    assert (refused.value.code, refused.value.facts["why"]) == ("not_rated", why)


def test_an_unfinished_game_doesn_t_count() -> None:
    with pytest.raises(Refused) as refused:
        result_of_record(Game(3, seed=1).record())
    assert refused.value.facts["why"] == "not_over"


def test_a_result_that_wasn_t_played_is_refused(record: Record) -> None:
    assert record.points is not None
    with pytest.raises(Refused) as refused:
        result_of_record(replace(record, points=tuple(one + 1 for one in record.points)))
    assert refused.value.code == "record"
