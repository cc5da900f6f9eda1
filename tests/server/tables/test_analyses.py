"""Analyses on the server: of finished games alone, made once, shared, limited."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import byzanz
from byzanz.bots import make
from byzanz.server import wire
from byzanz.server.tables import analyses
from byzanz.server.tables.analyses import record_key
from tests.server.harness import Browser, RunningServer, running, settings_for

pytestmark = pytest.mark.slow

TEXT = {"Content-Type": "text/plain"}


def finished_record(seed: int) -> str:
    """Return the record of a short finished game."""
    game = byzanz.Game(3, seed=seed)
    bots = [make("random", seat) for seat in range(3)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game.record().dumps()


def wait_for(ask: Any) -> dict[str, Any]:
    """Ask until an analysis is done."""
    for _ in range(600):
        answer: httpx.Response = ask()
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        msgspec.convert(state, wire.AnalysisState)  # what is sent while it runs is of the documented form, too
        if state["state"] == "done":
            return state
        assert state["state"] in ("waiting", "running")
        time.sleep(0.2)
    raise AssertionError("never done")


async def played(browser: Browser, **more: Any) -> str:
    """Return a room whose game is over."""
    room = browser.new_room(players=3, bots="gentle", **more)
    async with browser.sit(room) as player:
        await player.play()
    return room


async def test_a_finished_game_is_analysed_once_for_all(server: RunningServer) -> None:
    lena, zoe = server.browser(), server.browser()
    room = lena.new_room(players=3, bots="gentle")
    for call in (lena.http.get, lena.http.post):
        refused = call(f"/api/rooms/{room}/analysis")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_over")
    async with lena.sit(room) as player:
        await player.play()
    assert lena.http.get(f"/api/rooms/{room}/analysis").json() == {"state": "none", "place": 0, "analysis": None}
    lena.http.post(f"/api/rooms/{room}/analysis")
    done = wait_for(lambda: zoe.http.get(f"/api/rooms/{room}/analysis"))
    analysis = done["analysis"]
    record = lena.http.get(f"/api/rooms/{room}/record").json()
    assert [f"{one['seat']} {one['action']}" for one in analysis["decisions"]] == record["actions"]
    assert analysis["is_done"]
    assert "names" not in analysis
    assert zoe.http.post(f"/api/rooms/{room}/analysis").json() == done


async def test_a_table_can_forbid_it(server: RunningServer) -> None:
    lena = server.browser()
    room = await played(lena, options={"analysis": False})
    for call in (lena.http.get, lena.http.post):
        refused = call(f"/api/rooms/{room}/analysis")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "analysis_forbidden")


@pytest.mark.extra
def test_a_record_that_is_brought_along(server: RunningServer) -> None:
    text = finished_record(1)
    lena = server.browser()
    done = wait_for(lambda: lena.http.post("/api/analysis", content=text, headers=TEXT))
    assert len(done["analysis"]["win_shares"]) == len(byzanz.Record.loads(text).actions) + 1
    assert record_key(text) == record_key(text + "\n") != record_key(finished_record(2))


@pytest.mark.parametrize("text", ["", "{", '{"format":"byzanz/1"}', "[" * 10_000])
def test_a_broken_record_is_refused_with_its_reason(server: RunningServer, text: str) -> None:
    answer = httpx.post(server.url + "/api/analysis", content=text, headers=TEXT)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "record_broken")


def test_an_unfinished_and_a_too_long_record_are_refused(server: RunningServer) -> None:
    text = byzanz.Game(3, seed=1).record().dumps()
    answer = httpx.post(server.url + "/api/analysis", content=text, headers=TEXT)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")
    answer = httpx.post(server.url + "/api/analysis", content=text + " " * 70_000, headers=TEXT)
    assert answer.status_code == 413


def test_an_address_has_so_many_per_hour_and_asking_again_costs_nothing(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_analyses=1)) as server:
        lena = server.browser()
        first = finished_record(1)
        for _ in range(3):
            assert lena.http.post("/api/analysis", content=first, headers=TEXT).status_code == 200
        refused = lena.http.post("/api/analysis", content=finished_record(2), headers=TEXT)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many_analyses")
        assert refused.json()["error"]["facts"] == {"most": 1}


def test_d7_one_address_leaves_places_for_the_analyses_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never_done(_job: analyses.Job) -> bytes:
        await asyncio.sleep(3600)
        return b""

    monkeypatch.setattr(analyses, "_analyse", never_done)
    with running(settings_for(tmp_path)) as server:
        texts = [finished_record(seed) for seed in range(analyses.PER_ADDRESS + 2)]
        lena = server.browser()
        asked = [lena.http.post("/api/analysis", content=text, headers=TEXT) for text in texts]
        assert [answer.status_code for answer in asked] == [200] * analyses.PER_ADDRESS + [429] * 2
        assert asked[-1].json()["error"]["code"] == "too_fast"
        again = lena.http.post("/api/analysis", content=texts[0], headers=TEXT)
        assert again.json()["state"] == "running", "asking how far it is takes no place"
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            answer = other.post(server.url + "/api/analysis", content=texts[-1], headers=TEXT)
        assert (answer.status_code, answer.json()["state"]) == (200, "waiting")


def test_l11_a_broken_record_counts_as_an_analysis(tmp_path: Path) -> None:
    """Reading it takes as long as reading a sound one."""
    with running(settings_for(tmp_path, limit_analyses=2)) as server:
        lena = server.browser()
        codes = [
            lena.http.post("/api/analysis", content="{" + "x" * number, headers=TEXT).json()["error"]["code"]
            for number in range(4)
        ]
    assert codes == ["record_broken", "record_broken", "too_many_analyses", "too_many_analyses"]


@pytest.mark.extra
async def test_a_restarted_server_knows_what_was_made(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        lena = server.browser()
        room = await played(lena)
        lena.http.post(f"/api/rooms/{room}/analysis")
        done = wait_for(lambda: lena.http.get(f"/api/rooms/{room}/analysis"))
    with running(settings_for(tmp_path)) as server:
        lena.move_to(server.url)
        assert lena.http.get(f"/api/rooms/{room}/analysis").json() == done
