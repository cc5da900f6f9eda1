"""Lessons, hints, analyses and playing on, without a server."""

import asyncio
import json
from typing import Any

import pytest

from byzanz.analysis.hints import quick_hint
from byzanz.offline import thinking
from byzanz.server import wire
from byzanz.table.play.schedule import hint_seed, tasks_of
from byzanz.table.play.table import Table
from tests.offline.pages import Page

msgspec = pytest.importorskip("msgspec", reason="NOT TESTED: the extra server is not installed")


async def finished(page: Page) -> str:
    room = await page.make(3, "gentle")
    await page.host.connect(1, room)
    await page.play()
    return room


async def test_lessons_are_the_servers() -> None:
    page = Page()
    keys = (await page.call("GET", "/lessons"))["lessons"]
    assert len(keys) > 3
    progress = await page.call("POST", f"/lessons/{keys[0]}", {"answers": []})
    assert msgspec.convert(progress, wire.LessonProgress).lesson == keys[0]
    assert (await page.call("POST", "/lessons/nosuch", {"answers": []}))["error"]["code"] == "lesson_unknown"


async def my_turn(page: Page, hints: str) -> Table:
    """A table that waits for me to choose (who can't outbid passes by itself), with hints as said."""
    room = await page.make(3, options={"hints": hints})
    await page.host.connect(1, room)
    table = page.host.tables[room].table
    while table.game is None or 0 not in table.waiting_for() or 0 in tasks_of(table):
        await page.frames.get()
    return table


async def test_a_hint_where_the_table_allows_it() -> None:
    page = Page()
    table = await my_turn(page, "ask")
    room = table.room.room
    hint = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version, "action": None})
    assert msgspec.convert(hint, wire.Hint).version == table.version
    assert table.game is not None
    assert hint["candidates"] == quick_hint(table.game.view(0), hint_seed(table, 0)).to_dict()["candidates"]
    stale = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version + 1})
    assert stale["error"]["code"] == "stale"
    wrong = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version, "action": 7})
    assert wrong["error"]["code"] == "malformed"
    other = await page.make(3, options={"hints": "off"})
    refused = await page.call("POST", f"/rooms/{other}/hint", {"version": 0})
    assert refused["error"]["code"] == "no_hints"


async def test_an_action_is_compared_with_the_best_of_the_others() -> None:
    page = Page()
    table = await my_turn(page, "warn")
    ask = f"/rooms/{table.room.room}/hint"
    assert table.game is not None
    legal = [str(action) for action in table.game.view(0).legal_actions()]
    best = (await page.call("POST", ask, {"version": table.version, "action": None}))["candidates"][0]["action"]
    for action in (legal[0], best):
        answer = await page.call("POST", ask, {"version": table.version, "action": action})
        hint = msgspec.convert(answer, wire.Hint)
        assert hint.asked is not None
        assert hint.asked.action == action
        assert best in {one.action for one in hint.candidates}
    assert not hint.asked.mistake
    refused = await page.call("POST", ask, {"version": table.version, "action": "take M"})
    assert "asked" not in refused


async def test_a_question_about_an_action_ends_what_is_thought_about_meanwhile() -> None:
    page = Page()
    table = await my_turn(page, "warn")
    ask, body = f"/rooms/{table.room.room}/hint", {"version": table.version}
    thinking_along = asyncio.create_task(page.call("POST", ask, body | {"action": None}))
    twice = asyncio.create_task(page.call("POST", ask, body | {"action": None}))
    await asyncio.sleep(0)
    asked = await page.call("POST", ask, body | {"action": "pass"})
    assert asked["asked"]["action"] == "pass"
    assert (await thinking_along)["error"]["code"] == (await twice)["error"]["code"] == "stale"


async def test_a_hint_ends_when_the_table_moves_on() -> None:
    page = Page()
    table = await my_turn(page, "ask")
    body = {"version": table.version, "action": None}
    asking = asyncio.create_task(page.call("POST", f"/rooms/{table.room.room}/hint", body))
    await asyncio.sleep(0)
    await page.host.answer(1, {"id": "p", "do": "act", "version": table.version, "action": "pass"})
    assert (await asking)["error"]["code"] == "stale"


async def test_an_analysis_of_ones_own_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ROLLOUTS", 8)
    monkeypatch.setattr(thinking, "VALUE_WORLDS", 1)
    page = Page()
    room = await finished(page)
    assert (await page.call("GET", f"/rooms/{room}/analysis"))["state"] == "none"
    state: dict[str, Any] = await page.call("POST", f"/rooms/{room}/analysis")
    assert state["state"] == "running"
    while state["state"] != "done":
        await asyncio.sleep(0.05)
        state = await page.call("GET", f"/rooms/{room}/analysis")
    analysis = msgspec.convert(state, wire.AnalysisState).analysis
    assert analysis is not None
    assert analysis.is_done
    assert {decision.seat for decision in analysis.decisions} == {0}
    assert all(decision.hindsight is None for decision in analysis.decisions)
    assert len(analysis.win_shares) > len(analysis.decisions)


async def test_a_dropped_record_is_analysed_for_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "OTHERS_ROLLOUTS", 3)
    monkeypatch.setattr(thinking, "VALUE_WORLDS", 1)
    page = Page()
    record = json.dumps(await page.call("GET", f"/rooms/{await finished(page)}/record"))
    state: dict[str, Any] = await page.call("POST", "/analysis", record)
    while state["state"] != "done":
        await asyncio.sleep(0.05)
        state = await page.call("POST", "/analysis", record)
    analysis = msgspec.convert(state, wire.AnalysisState).analysis
    assert analysis is not None
    assert len(analysis.decisions) == len(json.loads(record)["actions"])


async def test_playing_on_from_a_moment_of_a_record() -> None:
    page = Page()
    room = await finished(page)
    record = await page.call("GET", f"/rooms/{room}/record")
    body = {"record": json.dumps(record), "version": 12, "seat": 1, "bots": "gentle", "name": "Lena"}
    made = (await page.call("POST", "/replay/play-on", body))["room"]
    assert made.startswith("0")
    again = Page(page.storage)
    await again.host.connect(1, made)
    table = await again.next("table")
    assert table["version"] >= 12
    assert table["view"]["seat"] == 1
    again.frames.put_nowait(table)
    assert (await again.play())[-1]["changed"]["phase"] == "over"
    end = {"version": len(record["actions"])}
    assert (await page.call("POST", "/replay/play-on", body | end))["error"]["code"] == "nothing_to_play"
    assert (await page.call("POST", "/replay/play-on", body | {"seat": 5}))["error"]["code"] == "seat_unknown"
    assert (await page.call("POST", "/replay/play-on", body | {"bots": "x.py:Bot"}))["error"]["code"] == "malformed"


async def test_a_face_is_drawn_once_kept_and_drawn_anew() -> None:
    page = Page()
    rooms = [await page.make(3, "gentle") for _ in range(2)]
    first, second = [(await page.call("GET", f"/rooms/{room}"))["seats"][0]["face"] for room in rooms]
    assert first == second
    assert first is not None
    drawn = (await page.call("POST", f"/rooms/{rooms[0]}/face", {}))["seats"][0]["face"]
    assert drawn != first
    assert (await page.call("GET", f"/rooms/{await page.make(3, 'gentle')}"))["seats"][0]["face"] == drawn
