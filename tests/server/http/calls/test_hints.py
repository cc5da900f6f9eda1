"""Hints over HTTP: for seats of tables that allow them, beside the table, and never about a table that has moved on."""

import asyncio
import os
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest

from byzanz import Refused, View
from byzanz.server import wire
from byzanz.server.limits.budget import HINT_COST, cost_of_call
from byzanz.server.tables.hint_pool import PER_ADDRESS, HintPool
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.table.play.table import Act
from byzanz.table.room.options import Options
from tests.server.harness import Browser, RunningServer
from tests.table.tables import Desk, dealt_room

ASK = {"hints": "ask"}
NOW = wire.HintAsked(0)


def hint(browser: Browser, room: str, **body: Any) -> httpx.Response:
    return browser.http.post(f"/api/rooms/{room}/hint", json=body)


def patient_hint(browser: Browser, room: str, **body: Any) -> httpx.Response:
    """A hint, asked for again where a busy machine took too long for it."""
    for _ in range(20):
        answer = hint(browser, room, **body)
        if answer.status_code != 429:
            break
    return answer


async def at_my_turn(browser: Browser, room: str) -> dict[str, Any]:
    """The view when something is asked of seat 0."""
    async with browser.sit(room) as player:
        await player.until(lambda me: me.view)  # before the deal there is nobody to give orders for
        assert "error" not in await player.ask("auto", **{"pass": False})
        await player.until(lambda me: me.view and 0 in me.view["waiting_for"])
        return player.view


async def test_a_seat_is_told_what_to_do_and_what_would_be_a_mistake(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle", options=ASK)
    view = await at_my_turn(lena, room)
    best = hint(lena, room, version=view["version"]).json()["candidates"][0]["action"]
    answer = hint(lena, room, version=view["version"], action=best)
    assert answer.status_code == 200, answer.text
    found = msgspec.json.decode(answer.content, type=wire.Hint)
    assert found.version == view["version"]
    assert found.reason is not None
    assert 1 <= len(found.candidates) <= 3
    shares = [one.win_share for one in found.candidates]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert found.asked is not None
    assert found.asked.action == best
    assert not found.asked.mistake
    assert hint(lena, room, version=view["version"], action=best).content == answer.content, (
        "the same table, the same hint"
    )


async def test_everybody_sees_that_hints_are_on_and_they_may_be_chosen_in_the_lobby(server: RunningServer) -> None:
    lena, irene = server.browser(), server.browser()
    room = lena.new_room(options=ASK)
    assert irene.get(f"/rooms/{room}")["options"]["hints"] == "ask"
    changed = lena.post(f"/rooms/{room}/options", {"options": {"hints": "warn"}})
    assert changed["options"]["hints"] == "warn"
    assert lena.code(f"/rooms/{room}/options", {"options": {"hints": "always"}}) == "malformed"
    assert server.browser().get(f"/rooms/{lena.new_room()}")["options"]["hints"] == "off"


async def test_who_gets_no_hint_is_told_why(server: RunningServer) -> None:
    lena, stranger = server.browser(), server.browser()
    plain, lobby = lena.new_room(bots="gentle"), lena.new_room(options=ASK)
    room = lena.new_room(bots="gentle", options=ASK)
    view = await at_my_turn(lena, room)
    version = view["version"]
    cases: list[tuple[Browser, str, dict[str, Any], int, str]] = [
        (lena, plain, {"version": 0}, 403, "no_hints"),
        (lena, lobby, {"version": 0}, 409, "not_dealt"),
        (stranger, room, {"version": version}, 403, "not_seated"),
        (lena, "nowhere", {"version": 0}, 404, "room_unknown"),
        (lena, room, {"version": version + 1}, 409, "stale"),
        (lena, room, {"version": version, "action": "bid M"}, 409, "merchant_in_bid"),
        (lena, room, {"version": version, "action": "sing"}, 409, "malformed_action"),
        (lena, room, {"version": -1}, 400, "malformed"),
        (lena, room, {}, 400, "malformed"),
        (lena, room, {"version": version, "seat": 1}, 403, "not_seated"),
        (lena, room, {"version": version, "hand": []}, 400, "malformed"),
    ]
    for browser, where, body, status, code in cases:
        answer = hint(browser, where, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), body


class SlowPool(HintPool):
    """A pool whose hint comes when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.asked: list[View] = []

    async def _compute(self, view: View, seed: int, action: str | None) -> dict[str, Any]:
        self.asked.append(view)
        await self.may_answer.wait()
        return {"by": "wins", "candidates": [], "reason": None, "asked": None}


def desk_of(hints: str) -> tuple[Desk, HostedTable]:
    desk = Desk(dealt_room(3, 2, Options(hints=hints)))  # type: ignore[arg-type]
    return desk, HostedTable(desk.table)


async def test_a_table_goes_on_while_a_hint_is_computed_and_the_late_hint_is_dropped() -> None:
    desk, hosted = desk_of("ask")
    table, pool = desk.table, SlowPool()
    assert table.game is not None
    assert table.game.turn is not None
    asking = asyncio.create_task(pool.hint(hosted, 1, NOW))
    await asyncio.sleep(0)
    desk.submit(Act(table.game.turn, "pass", 0, "person"))
    assert table.version == 1, "nobody waits for the hint"
    pool.may_answer.set()
    with pytest.raises(Refused) as refused:
        await asking
    assert (refused.value.code, refused.value.facts) == ("stale", {"version": 1})


async def test_a_seat_asks_one_question_at_a_time_and_another_seat_may_ask_too() -> None:
    _desk, hosted = desk_of("warn")
    pool = SlowPool()
    first = asyncio.create_task(pool.hint(hosted, 1, NOW))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await pool.hint(hosted, 1, NOW)
    assert refused.value.code == "too_fast"
    second = asyncio.create_task(pool.hint(hosted, 2, NOW))
    await asyncio.sleep(0)
    pool.may_answer.set()
    assert (await first)["version"] == (await second)["version"] == 0
    assert [view.seat for view in pool.asked] == [0, 1], "each from its own seat's view"
    assert (await pool.hint(hosted, 1, NOW))["version"] == 0, "and then the next"


async def test_l11_one_address_leaves_room_for_the_hints_of_others() -> None:
    pool, tables = SlowPool(), [desk_of("ask")[1] for _ in range(PER_ADDRESS + 1)]
    for number, hosted in enumerate(tables):  # each a room of its own
        hosted.table.room = replace(hosted.table.room, room=f"room{number}")
    waiting = [asyncio.create_task(pool.hint(hosted, 1, NOW, "192.0.2.1")) for hosted in tables[:-1]]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await pool.hint(tables[-1], 1, NOW, "192.0.2.1")
    assert refused.value.code == "too_fast"
    other = asyncio.create_task(pool.hint(tables[-1], 1, NOW, "192.0.2.2"))
    await asyncio.sleep(0)
    pool.may_answer.set()
    assert [answer["version"] for answer in await asyncio.gather(*waiting, other)] == [0] * len(tables)
    assert (await pool.hint(tables[-1], 1, NOW, "192.0.2.1"))["version"] == 0, "and then the next"


async def test_a_hint_is_computed_in_a_process_of_its_own_which_is_replaced_when_it_dies() -> None:
    _desk, hosted = desk_of("ask")
    pool = HintPool()
    try:
        found = await pool.hint(hosted, 1, NOW)
        assert found["candidates"]
        assert pool.side.process is not None
        (process,) = pool.side.process._processes.values()
        assert process.pid != os.getpid()
        process.kill()
        process.join()
        assert await pool.hint(hosted, 1, NOW) == found, "nobody is told of a process that died before"
    finally:
        pool.close()


def test_a_hint_costs_its_address_more_than_a_plain_call() -> None:
    assert cost_of_call("/api/rooms/abc/hint") == HINT_COST > cost_of_call("/api/rooms/abc")
