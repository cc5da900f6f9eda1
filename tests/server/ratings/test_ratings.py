"""Games that count: known beforehand, rated once, first provisionally, then for good; on both databases."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from byzanz.analysis import JUDGE
from byzanz.cli import main
from byzanz.ratings import constants
from byzanz.server.history import gathering
from byzanz.server.ratings import cache, keeper
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from tests.server.accounts.authenticator import Authenticator, sign_up
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow

CLOCK = {"kind": "live", "move": 60, "reserve": 600}
RATED = {"rated": True, "clock": CLOCK}


@pytest.fixture(autouse=True, scope="module")
def soon() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathering, "WAIT_SECONDS", 0.05)
        patch.setattr(cache, "REST_SECONDS", 0.2)
        patch.setattr(keeper, "REST_SECONDS", 0.2)
        patch.setattr("byzanz.server.ratings.shown.FRESH_SECONDS", 0.0)
        yield


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    more = {}
    if request.param == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        more["database"] = made.new_database("ratings")
    return settings_for(tmp_path_factory.mktemp("ratings"), **more)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[RunningServer]:
    with running(settings) as running_server:
        yield running_server


def account(server: RunningServer, name: str) -> Browser:
    browser = server.browser()
    sign_up(browser, name, Authenticator())
    return browser


def rows(settings: Settings, query: str) -> list[tuple[Any, ...]]:
    connection: Any = psycopg.connect(settings.database) if settings.is_postgres else sqlite3.connect(settings.database)
    try:
        return list(connection.execute(query).fetchall())
    finally:
        connection.close()


async def play(*browsers: Browser, **more: Any) -> str:
    """A game of four at a table that counts; bots take the other seats."""
    room = browsers[0].new_room(name=None, **{"options": RATED} | more)
    for browser in browsers[1:]:
        browser.post(f"/rooms/{room}/join", {})
    browsers[0].post(f"/rooms/{room}/start", {"bots": "shrewd"})
    players = []
    async with asyncio.TaskGroup() as together:
        for browser in browsers:
            players.append(together.create_task(_play(browser, room)))
    return room


async def _play(browser: Browser, room: str) -> None:
    async with browser.sit(room) as player:
        await player.play()
        await player.until(lambda me: me.room["state"] == "over")


async def final(browser: Browser, room: str) -> Any:
    for _ in range(600):
        shown = await asyncio.to_thread(browser.get, f"/rooms/{room}/ratings")
        if shown["final"]:
            return shown
        await asyncio.sleep(0.1)
    raise AssertionError(shown)


def test_the_judge_is_the_one_that_constants_were_fitted_with() -> None:
    assert constants.JUDGE == JUDGE, "the judge has changed: fit the constants and anchors again, in a new epoch"


async def test_two_people_and_two_bots_are_rated_first_provisionally_then_for_good(server: RunningServer) -> None:
    anna, boris = account(server, "Anna"), account(server, "Boris")
    room = await play(anna, boris)
    shown = anna.get(f"/rooms/{room}/ratings")
    assert (shown["counts"], shown["why"]) == (True, [])
    assert [seat is not None for seat in shown["seats"]] == [True] * 4
    shown = await final(anna, room)
    people = [seat for seat in shown["seats"] if not seat["fixed"]]
    bots = [seat for seat in shown["seats"] if seat["fixed"]]
    assert (len(people), len(bots)) == (2, 2)
    assert all((seat["before"], seat["provisional"], seat["left"]) == (1500, True, False) for seat in people)
    assert all(seat["error"] < constants.FIRST_ERROR for seat in people)
    assert all((seat["after"], seat["error"]) == (1500, 0) for seat in bots)
    assert sum(seat["luck"] for seat in shown["seats"]) == pytest.approx(0, abs=1e-3)
    course = anna.get("/me/rating")
    mine = next(seat for number, seat in enumerate(shown["seats"]) if anna.get(f"/rooms/{room}")["you"] == number)
    assert (course["now"]["rating"], course["now"]["games"]) == (mine["after"], 1)
    assert [moment["room"] for moment in course["course"]] == [room]
    board = boris.get("/leaderboard")
    assert {line["name"] for line in board["provisional"]} >= {"Anna", "Boris"}
    assert [line["bot"] for line in board["ranked"]] == ["shrewd"]
    assert board["games"] >= 1
    record = anna.http.get(f"/api/rooms/{room}/record").json()
    assert record["rated"] is True


async def test_emptied_ratings_are_filled_again_with_the_same_numbers(
    server: RunningServer, settings: Settings
) -> None:
    clara = account(server, "Clara")
    for _ in range(2):
        await final(clara, await play(clara))
    tables = ("ratings", "rating_steps", "rating_states")
    before = [sorted(rows(settings, f"SELECT * FROM {table}"), key=str) for table in tables]
    storage = Storage(settings, "another")
    await asyncio.to_thread(storage.open)
    try:
        await storage.write(lambda c: cache.clear(c, cache.EPOCH_HERE))
        assert rows(settings, "SELECT * FROM ratings") == []
        taken = await storage.write(lambda c: cache.advance(c, 1e12, 1))
        assert taken == 1
        while await storage.write(lambda c: cache.advance(c, 1e12, 1)):
            pass
        assert [sorted(rows(settings, f"SELECT * FROM {table}"), key=str) for table in tables] == before
        assert await storage.write(lambda c: cache.advance(c, 1e12)) == 0, "each game is rated once"
        # A result that was stored late: everything after it is computed again.
        late = rows(settings, "SELECT min(result) FROM rating_steps")[0][0]
        await storage.write(lambda c: c.exec_driver_sql(f"DELETE FROM rating_steps WHERE result = {late}").rowcount)
        assert await storage.write(lambda c: cache.advance(c, 1e12)) == before[2][0][2]
        assert [sorted(rows(settings, f"SELECT * FROM {table}"), key=str) for table in tables] == before
    finally:
        await asyncio.to_thread(storage.close)


async def test_the_table_says_beforehand_whether_the_game_counts_and_why_not(server: RunningServer) -> None:
    dora, guest = account(server, "Dora"), server.browser()
    room = dora.new_room(name=None, players=3, options={"rated": True})
    assert dora.get(f"/rooms/{room}")["unrated"] == ["clock"]
    dora.post(f"/rooms/{room}/options", {"options": RATED | {"hints": "ask"}})
    assert dora.get(f"/rooms/{room}")["unrated"] == ["hints"]
    dora.post(f"/rooms/{room}/options", {"options": RATED})
    assert dora.get(f"/rooms/{room}")["unrated"] == []
    guest.post(f"/rooms/{room}/join", {"name": "A guest"})
    async with guest.sit(room) as player:
        await player.until(lambda me: me.room.get("unrated") == ["guests"])
    guest.post(f"/rooms/{room}/leave", {})
    dora.post(f"/rooms/{room}/join", {"name": "My sister", "local": True})
    assert "shared" in dora.get(f"/rooms/{room}")["unrated"]
    dora.post(f"/rooms/{room}/options", {"options": {"rated": False}})
    assert dora.get(f"/rooms/{room}")["unrated"] == []


async def test_a_game_with_a_guest_does_not_count(server: RunningServer, settings: Settings) -> None:
    emil, guest = account(server, "Emil"), server.browser()
    guest.post("/me", {"name": "Somebody"})
    room = await play(emil, guest)
    assert emil.get(f"/rooms/{room}/ratings") == {"counts": False, "final": False, "why": ["guests"], "seats": []}
    assert emil.get("/me/rating") == {"now": None, "place": None, "course": []}
    assert "rated" not in emil.http.get(f"/api/rooms/{room}/record").json()
    assert rows(settings, f"SELECT rated, unrated FROM results WHERE room = '{room}'") == [(False, "guests")]


async def test_who_leaves_is_rated_as_last_and_cannot_throw_the_game_away(server: RunningServer) -> None:
    frida = account(server, "Frida")
    room = frida.new_room(name=None, players=3, options=RATED, bots="gentle")
    async with frida.sit(room) as player:
        await player.play(until_version=3)
        answer = frida.http.delete(f"/api/me/games/{room}")
        assert answer.json()["error"]["code"] == "rated_running"
        assert (await player.ask("hints", hints="ask"))["error"]["code"] == "rated_running"
        frida.post(f"/rooms/{room}/leave", {})
    shown = await final(frida, room)
    seat = frida.get(f"/rooms/{room}")["you"]
    assert shown["seats"][seat]["left"]
    assert shown["seats"][seat]["after"] < 1500


async def test_anybody_with_the_database_gets_the_same_leaderboard(
    server: RunningServer, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    greta = account(server, "Greta")
    await final(greta, await play(greta))
    kept = {player: (strength, games) for _, player, strength, _, games, _ in rows(settings, "SELECT * FROM ratings")}
    assert await asyncio.to_thread(main, ["rate", "--database", settings.database, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    lines = {line["name"]: line for line in told["players"]}
    assert sorted(line["games"] for line in lines.values()) == sorted(games for _, games in kept.values())
    assert lines["Greta"]["rating"] == pytest.approx(greta.get("/me/rating")["now"]["rating"], abs=0.05)
    assert (told["judge"], lines["Greta"]["provisional"]) == (JUDGE, True)
