"""Lessons, hints, analyses and playing on, without a server."""

import asyncio
import json
from typing import Any

import pytest

from byzanz.offline import thinking
from byzanz.server import wire
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


async def test_a_hint_where_the_table_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_WORLDS", 4)
    page = Page()
    room = await page.make(3, options={"hints": "ask"})
    await page.host.connect(1, room)
    table = page.host.tables[room].table
    while table.game is None or 0 not in table.waiting_for():
        await page.frames.get()
    hint = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version, "action": None})
    assert msgspec.convert(hint, wire.Hint).version == table.version
    stale = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version + 1})
    assert stale["error"]["code"] == "stale"
    wrong = await page.call("POST", f"/rooms/{room}/hint", {"version": table.version, "action": 7})
    assert wrong["error"]["code"] == "malformed"
    other = await page.make(3, options={"hints": "off"})
    refused = await page.call("POST", f"/rooms/{other}/hint", {"version": 0})
    assert refused["error"]["code"] == "no_hints"


async def test_an_analysis_of_ones_own_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ANALYSIS_WORLDS", 2)
    monkeypatch.setattr(thinking, "CHART_WORLDS", 1)
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
