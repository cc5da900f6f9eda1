"""A game that ends leaves a result behind that outlives the room and its people; on both databases."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

import byzanz
from byzanz.server.history import gathering
from byzanz.server.store.results import pseudonym_of
from byzanz.server.store.retention import Retention, delete_room
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import decode_room
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, RunningServer, dealt_room, running, settings_for, store_room
from tests.server.postgres import Cluster
from tests.waiting import until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True, scope="module")
def soon() -> Iterator[None]:
    before, gathering.WAIT_SECONDS = gathering.WAIT_SECONDS, 0.05
    yield
    gathering.WAIT_SECONDS = before


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def stored(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, Any]]:
    """A server, and a way to ask its database."""
    folder: Path = tmp_path_factory.mktemp("results")
    more = {}
    if request.param == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        more["database"] = made.new_database("results")
    settings = settings_for(folder, **more)

    def rows(query: str) -> list[Any]:
        connection: Any = (
            psycopg.connect(settings.database) if settings.is_postgres else sqlite3.connect(settings.database)
        )
        try:
            found: list[Any] = connection.execute(query).fetchall()
            connection.commit()
        except psycopg.ProgrammingError:  # nothing to fetch
            connection.commit()
            found = []
        finally:
            connection.close()
        return found

    with running(settings) as server:
        yield server, rows


async def finished(browser: Browser, **more: Any) -> str:
    room = browser.new_room(**{"players": 3, "bots": "gentle"} | more)
    async with browser.sit(room) as player:
        await player.play()
        await player.until(lambda me: me.room["state"] == "over")
    return room


async def history_of(browser: Browser, games: int) -> Any:
    """The history of a browser when the luck of so many games is known."""
    shown: Any = None

    async def is_measured() -> bool:
        nonlocal shown
        shown = await asyncio.to_thread(browser.get, "/me/history")
        return bool(shown["profile"]["parts"]["games"] == games and shown["measuring"] == 0)

    for _ in range(1200):
        if await is_measured():
            return shown
        await asyncio.sleep(0.1)
    raise AssertionError(shown)


async def test_a_game_leaves_a_result_with_its_luck(stored: tuple[RunningServer, Any]) -> None:
    server, rows = stored
    lena = server.browser()
    empty = lena.get("/me/history")
    assert (empty["profile"]["total"]["games"], empty["account"], empty["address"]) == (0, False, None)
    assert rows("SELECT * FROM people") == [], "nothing is stored for a browser that only looks"
    room = await finished(lena)
    shown = await history_of(lena, 1)
    (game,) = shown["profile"]["games"]
    record = byzanz.Record.loads(lena.http.get(f"/api/rooms/{room}/record").text)
    assert (game["room"], game["players"], game["apart"]) == (room, 3, None)
    assert [seat["points"] for seat in game["seats"]] == list(record.points or ())
    assert [seat["you"] for seat in game["seats"]] == [True, False, False]
    assert [seat["bot"] for seat in game["seats"]] == [None, "gentle", "gentle"]
    assert [seat["place"] == 1 for seat in game["seats"]] == [seat in (record.winners or ()) for seat in range(3)]
    from byzanz.analysis import luck_of

    assert game["luck"] == pytest.approx(luck_of(record.replay())[0], abs=1e-4)
    parts = shown["profile"]["parts"]
    assert parts["wins"] == pytest.approx(parts["fair"] + parts["luck"] + parts["skill"], abs=1e-9)
    (company,) = shown["profile"]["companies"]
    assert (company["players"], company["people"], company["tally"]["games"]) == (3, False, 1)
    (bot,) = shown["profile"]["bots"]
    assert (bot["bot"], bot["versus"]["games"]) == ("gentle", 2)


async def test_two_people_see_each_other_and_one_is_forgotten(stored: tuple[RunningServer, Any]) -> None:
    server, rows = stored
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room) as one, omar.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    shown = await history_of(lena, 1)
    (other,) = shown["profile"]["people"]
    assert other["name"] == "Omar"
    (mine,) = (await history_of(omar, 1))["profile"]["people"]
    assert mine["name"] == "Lena"
    assert mine["id"] != other["id"]
    assert mine["versus"]["ahead"] == other["versus"]["behind"]
    data = omar.get("/me/data")
    assert [one["room"] for one in data["results"]] == [room]
    assert data["results"][0]["luck"] is not None
    before = rows("SELECT * FROM result_seats ORDER BY result, seat")
    assert omar.http.delete("/api/me").status_code == 200
    assert rows("SELECT * FROM result_seats ORDER BY result, seat") == before, "results are never changed"
    shown = lena.get("/me/history")["profile"]
    assert shown["people"] == []
    assert [seat["name"] for seat in shown["games"][0]["seats"]] == ["Lena", None, None]
    gone = "SELECT count(*) FROM result_seats JOIN pseudonyms ON pseudonyms.id = player WHERE result = {}"
    assert rows(gone.format(before[-1][0])) == [(1,)]


async def test_who_throws_a_running_game_away_has_its_result_all_the_same(stored: tuple[RunningServer, Any]) -> None:
    server, rows = stored
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3, name="Stays")
    omar.post(f"/rooms/{room}/join", {"name": "Goes"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    assert omar.http.delete(f"/api/me/games/{room}").status_code == 200
    assert room not in [game["room"] for game in omar.get("/me")["games"]]
    async with lena.sit(room) as one:
        await one.play()
        await one.until(lambda me: me.room["state"] == "over")
    (seat,) = rows(f"SELECT stand_in FROM result_seats JOIN results ON id = result WHERE room = '{room}' AND seat = 1")
    assert seat == ("left",)
    assert [game["room"] for game in omar.get("/me/history")["profile"]["games"]] == [room]


async def test_an_account_takes_the_results_of_its_guest_along(stored: tuple[RunningServer, Any]) -> None:
    server, _rows = stored
    laptop, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(laptop, "Historian", key)
    mine = await finished(laptop, name="Historian")
    theirs = await finished(phone, name="On the phone")
    sign_in(phone, key)
    await asyncio.to_thread(phone.post, "/account/merge")
    for browser in (laptop, phone):
        assert [game["room"] for game in browser.get("/me/history")["profile"]["games"]] == [theirs, mine]
    assert laptop.get("/me/history")["profile"]["total"]["games"] == 2


async def test_figures_are_shown_to_everybody_only_if_wanted(stored: tuple[RunningServer, Any]) -> None:
    server, _rows = stored
    lena, omar = server.browser(), server.browser()
    lena.new_room(name="A guest")
    assert lena.code("/me/profile", {"public": True}, 401) == "account_needed"
    sign_up(lena, "Theodora", Authenticator())
    await finished(lena, name="Theodora")
    address = lena.post("/me/profile", {"public": True})["address"]
    assert lena.post("/me/profile", {"public": True})["address"] == address
    shown = omar.get(f"/people/{address}")
    assert (shown["name"], shown["total"]["games"], shown["people"]) == ("Theodora", 1, [])
    assert shown["games"][0]["room"] is None
    assert lena.get("/me/data")["profile"] == address
    assert lena.post("/me/profile", {"public": False})["address"] is None
    assert omar.get(f"/people/{address}", 404)["error"]["code"] == "person_unknown"
    assert lena.post("/me/profile", {"public": True})["address"] != address, "the former one leads nowhere"


async def test_results_and_what_was_analysed_outlive_the_room(stored: tuple[RunningServer, Any]) -> None:
    server, rows = stored
    lena = server.browser()
    room = await finished(lena, name="Analyst")
    await history_of(lena, 1)
    lena.http.post(f"/api/rooms/{room}/analysis")
    await until(lambda: lena.http.get(f"/api/rooms/{room}/analysis").json()["state"] == "done")
    body = lena.http.get(f"/api/rooms/{room}/analysis").json()["analysis"]
    before = lena.get("/me/history")["profile"]
    counts = body["counts"][0]
    assert {name: before["mistakes"][name] for name in counts} == counts
    assert before["mistakes"]["games"] == 1
    for table in ("actions", "holders", "analyses"):
        rows(f"DELETE FROM {table} WHERE room = '{room}'")
    rows(f"DELETE FROM rooms WHERE id = '{room}'")
    after = lena.get("/me/history")["profile"]
    assert after["games"][0]["room"] is None
    assert {**after, "games": []} == {**before, "games": []}


async def test_games_that_do_not_count_say_why(stored: tuple[RunningServer, Any]) -> None:
    server, _rows = stored
    lena = server.browser()
    room = lena.new_room(players=3, name="Shared", local=["My sister"])
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room, 0) as one, lena.sit(room, 1) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    shown = lena.get("/me/history")["profile"]
    assert (shown["games"][0]["apart"], shown["total"]["games"]) == ("shared", 0)
    assert (shown["games"][0]["luck"], shown["games"][0]["mistakes"]) == (None, None)


async def test_earlier_games_are_asked_for_page_by_page(
    stored: tuple[RunningServer, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _rows = stored
    monkeypatch.setattr("byzanz.server.history.history.LAST", 2)
    lena = server.browser()
    rooms = [await finished(lena) for _ in range(3)]
    first = lena.get("/me/history")
    assert [game["room"] for game in first["profile"]["games"]] == [rooms[2], rooms[1]]
    assert first["more"]
    page = lena.get(f"/me/history/earlier?before={first['profile']['games'][-1]['id']}")
    assert [game["room"] for game in page["games"]] == [rooms[0]]
    assert not page["more"]
    assert lena.get("/me/history/earlier?before=-1", 400)["error"]["code"] == "malformed"


async def test_games_from_before_results_were_kept_are_added_once(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = await finished(lena)
        await history_of(lena, 1)
    connection = sqlite3.connect(settings.database)
    (header,) = connection.execute("SELECT header FROM rooms").fetchone()
    assert '"ranking":[' in header
    old = header.replace('"ranking":', '"then":')
    before = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("results", "result_seats")]
    for table in ("results", "result_seats", "result_lucks", "pseudonyms"):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE rooms SET header = ?", (old,))
    connection.commit()
    with running(settings) as server:
        lena.move_to(server.url)
        await history_of(lena, 1)
        assert lena.get("/me/history")["profile"]["games"][0]["room"] == room
    after = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("results", "result_seats")]
    connection.close()
    assert [row[1:] for row in after[0]] == [row[1:] for row in before[0]]
    assert [(*row[1:3], *row[4:]) for row in after[1]] == [(*row[1:3], *row[4:]) for row in before[1]]


async def test_the_end_of_a_game_and_its_result_are_one_transaction(tmp_path: Path) -> None:
    storage = Storage(settings_for(tmp_path), "one")
    storage.open()
    try:
        room = dealt_room()
        await store_room(storage, room)
        over = replace(room, state="over", points=(9, 3, 5), winners=(0,), ranking=(1, 3, 2))
        from byzanz.table.room.stored import RoomRow

        assert not await storage.save_room(RoomRow(over, 7)), "another revision: nothing is stored"
        assert await storage.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM results").scalar()) == 0
        assert await storage.save_room(RoomRow(over, 1))
        assert await storage.save_room(RoomRow(over, 2))
        assert await storage.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM results").scalar()) == 1
        stored = await storage.room(room.room)
        assert stored is not None
        assert decode_room_again(stored[0]) == over
        later = over.updated + 90 * 86_400
        assert await storage.write(lambda c: delete_room(c, room.room, Retention(1, 1, 30), later))
        assert await storage.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM result_seats").scalar()) == 3
        assert await storage.write(lambda c: pseudonym_of(c, 4711)) is None, "nobody is stored by that number"
    finally:
        storage.close()


def decode_room_again(room: Any) -> Any:
    from byzanz.table.room.stored import encode_room

    return decode_room(encode_room(room))


async def test_blocked_people_stand_in_no_list_of_either(stored: tuple[RunningServer, Any]) -> None:
    server, rows = stored
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3, name="Blocker")
    omar.post(f"/rooms/{room}/join", {"name": "Blocked"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room) as one, omar.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    (blocker,), (blocked,) = (rows(f"SELECT id FROM people WHERE name = '{name}'") for name in ("Blocker", "Blocked"))
    assert len(lena.get("/me/history")["profile"]["people"]) == 1
    values = f"{blocker[0]}, {blocked[0]}, 'x', 'Blocked', 0"
    rows(f"INSERT INTO blocks (person, blocked, id, name, since) VALUES ({values})")
    for browser in (lena, omar):
        assert browser.get("/me/history")["profile"]["people"] == []
