"""Records and finished games to step through."""

import httpx
import pytest

from tests.server.harness import RunningServer

RECORDS = ["", "{", "[]", "null", '{"format":"byzanz/2"}', '{"format":"byzanz/1"}', "[" * 10_000, "\x00"]


@pytest.mark.parametrize("text", RECORDS, ids=lambda text: repr(text[:20]))
def test_a_broken_record(server: RunningServer, text: str) -> None:
    answer = httpx.post(server.url + "/api/replay", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "record_broken"


async def test_a_replay_steps_through_the_whole_game(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(players=3, bots="gentle")
    assert lena.http.get(f"/api/rooms/{room}/replay").json()["error"]["code"] == "not_over"
    async with lena.sit(room) as player:
        await player.play()
        events = player.events
    open_hands = lena.get(f"/rooms/{room}/replay")
    assert [len(hand) for hand in open_hands["steps"][0]["view"]["hands"]] == [4, 4, 4]
    own = lena.get(f"/rooms/{room}/replay?seat=0")
    assert [event for step in own["steps"][1:] for event in step["events"]] == events
    assert own["steps"][-1]["view"]["result"] == player.view["result"]
    assert "hands" not in own["steps"][0]["view"]
    text = lena.http.get(f"/api/rooms/{room}/record").text
    dropped = lena.http.post("/api/replay?seat=0", content=text, headers={"Content-Type": "text/plain"})
    assert dropped.json()["steps"] == own["steps"]


async def test_the_log_holds_what_the_seat_witnessed(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.play(until_version=12)
        log = lena.get(f"/rooms/{room}/log")["events"]
        dealt = [event for event in log if event["kind"] == "dealt"]
        assert [("cards" in event) for event in dealt] == [True, False, False, False]
        assert log[-1 - len(player.events) :][-1] is not None
