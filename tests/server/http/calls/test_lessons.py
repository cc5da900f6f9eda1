"""Lessons over HTTP: everybody may play them, nothing is stored, and bad input is answered with its code."""

from typing import Any

import httpx
import msgspec
import pytest

from byzanz.lessons import KEYS
from byzanz.server import wire
from byzanz.server.limits.budget import (
    CALL_COST,
    DATA_COST,
    HINT_COST,
    LESSON_COST,
    RECORD_COST,
    REPLAY_COST,
    cost_of_call,
)
from tests.lessons.test_lessons import RIGHT
from tests.server.harness import RunningServer


def answered(server: RunningServer, key: str, answers: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{key}", json={"answers": answers})


def test_the_list_is_in_the_order_of_learning(server: RunningServer) -> None:
    assert httpx.get(server.url + "/api/lessons").json() == {"lessons": list(KEYS)}


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_to_its_end_without_leaving_a_trace(server: RunningServer, key: str) -> None:
    for count in range(len(RIGHT[key]) + 1):
        answer = answered(server, key, RIGHT[key][:count])
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        progress = msgspec.json.decode(answer.content, type=wire.LessonProgress)
        assert (progress.taken, progress.wrong) == (count, None)
    assert progress.done


def test_a_wrong_answer_says_why_and_leaves_the_table_as_it_is(server: RunningServer) -> None:
    before = answered(server, "bid", ["next"]).json()
    after = answered(server, "bid", ["next", "pass"]).json()
    assert after.pop("wrong") == {"text": "lesson-bid-not-pass", "code": None, "facts": {}}
    assert before | {"wrong": None} == after | {"wrong": None}
    refused = answered(server, "bid", ["next", "bid M"]).json()["wrong"]
    assert refused["code"] == "merchant_in_bid"
    assert refused["text"] is None


@pytest.mark.parametrize(
    ("key", "answers", "status", "code"),
    [
        ("nothing", [], 404, "lesson_unknown"),
        ("bid", "next", 400, "malformed"),
        ("bid", [1], 400, "malformed"),
        ("bid", ["x" * 201], 400, "malformed"),
        ("bid", ["next"] * 41, 400, "malformed"),
        ("bid", None, 400, "malformed"),
    ],
)
def test_bad_input_gets_a_code(server: RunningServer, key: str, answers: Any, status: int, code: str) -> None:
    answer = answered(server, key, answers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/api/me", CALL_COST), ("/api/push", CALL_COST), ("/api/rooms/x/rematch", CALL_COST), ("/api/lessons", CALL_COST),
        ("/api/lessons/bid", LESSON_COST), ("/api/lessons/bid/", LESSON_COST), ("/api/rooms/x/hint", HINT_COST),
        ("/api/rooms/x/hint/", HINT_COST), ("/api/replay", REPLAY_COST), ("/api/replay/play-on", REPLAY_COST),
        ("/api/rooms/x/replay/", REPLAY_COST), ("/api/me/data", DATA_COST), ("/api/me/data/", DATA_COST),
        ("/api/analysis", RECORD_COST), ("/api/rooms/x/analysis", RECORD_COST), ("/api/rooms/x/record", RECORD_COST),
    ],
)  # fmt: skip
def test_l11_what_a_call_costs_its_address(path: str, cost: int) -> None:
    assert cost_of_call(path) == cost


def test_a_lesson_costs_its_address_more_than_a_plain_call() -> None:
    assert cost_of_call("/api/lessons/final") == LESSON_COST > cost_of_call("/api/lessons") == CALL_COST
    assert cost_of_call("/api/rooms/x/replay") == cost_of_call("/api/replay/") == REPLAY_COST
