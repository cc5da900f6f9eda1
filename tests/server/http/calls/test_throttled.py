"""What reaches others can't be done again and again: names, options, seats, coming and going, the list of all rooms."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from byzanz.server.tables.hosted_table import COMINGS_AT_ONCE
from byzanz.server.tables.rooms import COUNT_SECONDS
from tests.server.harness import Browser, RunningServer, running, settings_for

CHANGES = 12


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(settings_for(tmp_path, limit_changes=CHANGES)) as server:
        yield server


def taken(browser: Browser, path: str, bodies: list[Any]) -> int:
    """How many of these calls in a row are taken; the rest must be told that they are too fast."""
    answers = [browser.http.post("/api" + path, json=body) for body in bodies]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert all((one.status_code, one.json()["error"]["code"]) == (429, "too_fast") for one in refused)
    return len(answers) - len(refused)


def test_d11_names_reach_the_others_a_few_times_only(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room()
    names = [{"name": f"Lena {number}"} for number in range(3 * CHANGES)]
    assert CHANGES // 3 <= taken(lena, f"/rooms/{room}/name", names) < CHANGES
    assert taken(lena, "/me", names) <= 1, "and by no other way"
    assert taken(server.browser(), "/me", names[:1]) == 1, "somebody else may still have a name"


@pytest.mark.parametrize("change", ["options", "players", "seats/1", "seats/1/move", "start"])
def test_d11_a_host_changes_the_table_so_often(server: RunningServer, change: str) -> None:
    lena = server.browser()
    room = lena.new_room()
    some: dict[str, list[dict[str, Any]]] = {
        "options": [{"options": {"spectators": False}}, {"options": {}}],
        "players": [{"players": 3}, {"players": 6}],
        "seats/1": [{"bot": "gentle"}, {"open": True}],
        "seats/1/move": [{"to": 2}, {"to": 3}],
        "start": [{}],
    }
    if change == "start":
        taken(lena, f"/rooms/{room}/players", some["players"] * CHANGES)
        assert lena.code(f"/rooms/{room}/start", {}, 429) == "too_fast", "one budget for all of them"
    else:
        assert CHANGES <= taken(lena, f"/rooms/{room}/{change}", some[change] * CHANGES) < 2 * CHANGES


def test_d11_coming_and_going_is_counted_too(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room()
    count = 0
    for _ in range(CHANGES):
        count += taken(guest, f"/rooms/{room}/join", [{"name": "Omar"}]) + taken(guest, f"/rooms/{room}/leave", [{}])
    assert count < 2 * CHANGES


async def test_d11_frames_that_others_see_are_counted(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        paces = ["slow", "fast"] * CHANGES
        answers = [await player.ask("pace", pace=pace) for pace in paces]
        assert [answer for answer in answers if answer.get("error", {}).get("code") == "too_fast"]
        assert "version" in await player.ask("ping"), "what nobody else sees goes on"


async def test_d11_a_player_who_comes_and_goes_is_shown_now_and_then(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room()
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    async with host.sit(room) as watching:
        await watching.until(lambda me: me.room)
        for _ in range(2 * COMINGS_AT_ONCE):
            async with guest.sit(room):
                pass
        async with guest.sit(room) as back:
            await back.until(lambda me: me.room)
            await watching.until(lambda me: me.room["seats"][1]["here"])  # the last of it is always shown
            await asyncio.sleep(COUNT_SECONDS)
        frames = sum('"type":"room"' in raw for raw in watching.raw)
        assert frames < 3 * COMINGS_AT_ONCE


def test_d11_one_address_can_not_fill_the_list_of_rooms(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_rooms=18)) as server:
        lena = server.browser()
        bodies: list[dict[str, Any]] = [{"players": 4, "name": "Lena", "listed": True}] * 5
        answers = [lena.http.post("/api/rooms", json=body) for body in bodies]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        hidden = lena.new_room()
        options = {"options": {}, "listed": True}
        assert lena.code(f"/rooms/{hidden}/options", options, 429) == "too_many_rooms"
        assert len(lena.get("/rooms")["rooms"]) == 3
