"""Nothing grows for ever, and people can see and delete what is stored about them."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import byzanz
from byzanz.cli import main
from byzanz.server.cluster import leases
from byzanz.server.cluster.cleanup import Cleanup
from byzanz.server.limits import quotas
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from tests.server.harness import quiet, running, settings_for
from tests.waiting import wait_until

DAY = 86_400


def rows(settings: Settings, query: str) -> list[Any]:
    connection = sqlite3.connect(settings.database)
    found = connection.execute(query).fetchall()
    connection.commit()
    connection.close()
    return found


class Nobody:
    """Hears of tables and does nothing."""

    def table_changed(self, hosted: HostedTable) -> None: ...

    async def state_changed(self, hosted: HostedTable) -> None: ...

    def presence_changed(self, hosted: HostedTable) -> None: ...


async def clean(settings: Settings) -> tuple[int, int]:
    storage = Storage(settings, "cleaner")
    storage.open()
    try:
        return await Cleanup(Rooms(settings, storage, Metrics(), Nobody())).clean()
    finally:
        storage.close()


def test_m11_who_only_looks_is_not_stored(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        for _ in range(5):
            browser = server.browser()
            assert browser.get("/me") == {"name": None, "face": None, "games": []}
            assert "set-cookie" not in browser.http.get("/api/me").headers
            browser.get("/rooms")
        assert browser.code("/rooms/nosuchroom/join", {"name": "Lena"}, 404) == "room_unknown"
        assert rows(settings, "SELECT * FROM people") == []
        browser.post("/me", {"name": "Lena"})
        assert len(rows(settings, "SELECT * FROM people")) == 1
        assert browser.get("/me")["name"] == "Lena"


async def test_m11_old_lobbies_and_people_without_games_leave(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena, omar, zoe = server.browser(), server.browser(), server.browser()
        old, new, game = lena.new_room(), lena.new_room(), omar.new_room(bots="gentle")
        lena.post(f"/rooms/{old}/handover")
        zoe.post("/me", {"name": "Zoe"})
    rows(settings, f"UPDATE rooms SET updated = {time.time() - 2 * DAY} WHERE id IN ('{old}', '{game}')")
    rows(settings, f"UPDATE people SET seen = {time.time() - 31 * DAY}")
    assert await clean(settings) == (1, 1)
    assert {room for (room,) in rows(settings, "SELECT id FROM rooms")} == {new, game}
    assert {room for (room,) in rows(settings, "SELECT room FROM holders")} == {new, game}
    assert rows(settings, "SELECT * FROM handovers") == []
    assert {name for (name,) in rows(settings, "SELECT name FROM people")} == {"Lena"}
    assert await clean(settings) == (0, 0)


async def finished(settings: Settings) -> str:
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(players=3, bots="gentle")
        async with lena.sit(room) as player:
            await player.play()
        assert lena.get(f"/rooms/{room}")["state"] == "over"
    return room


async def test_m11_finished_games_leave_if_the_operator_wants_it_and_can_be_exported_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path, keep_games=7)
    room = await finished(settings)
    rows(settings, f"UPDATE rooms SET updated = {time.time() - 8 * DAY}")
    assert await clean(settings) == (0, 0)  # its actions are of today
    file = tmp_path / "games.jsonl"
    assert main(["export-games", str(file), "--database", settings.database]) == 0
    assert "1" in capsys.readouterr().out or file.exists()
    (line,) = file.read_text().splitlines()
    record = json.loads(line)
    assert byzanz.Record.loads(line).replay().result is not None
    assert record["names"][0] == "Lena"
    rows(settings, f"UPDATE actions SET at = {time.time() - 8 * DAY}")
    assert await clean(settings_for(tmp_path)) == (0, 0)  # by default games are kept
    assert await clean(settings) == (1, 0)
    for table in ("rooms", "actions", "holders"):
        assert rows(settings, f"SELECT * FROM {table}") == [], (table, room)


def test_export_of_no_database_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["export-games", str(file), "--database", str(tmp_path / "none.sqlite")]) == 2
    assert list(tmp_path.iterdir()) == []


async def test_m11_a_person_downloads_and_deletes_what_is_stored(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena, omar = server.browser(), server.browser()
        over = lena.new_room(players=3, bots="gentle")
        async with lena.sit(over) as player:
            await player.play()
        running_game = omar.new_room(players=3, name="Omar")
        lena.post(f"/rooms/{running_game}/join", {"name": "Lena"})
        omar.post(f"/rooms/{running_game}/start", {})
        waiting = lena.new_room()
        face = lena.get("/me")["face"]
        assert omar.get(f"/rooms/{running_game}")["seats"][1]["face"] == face
        stored = lena.get("/me/data")
        assert stored["name"] == "Lena"
        games = {game["room"]: game for game in stored["games"]}
        assert set(games) == {over, running_game, waiting}
        assert len(games[over]["actions"]) > 5
        token = lena.http.cookies["byzanz"]
        answer = lena.http.request("DELETE", "/api/me")
        assert (answer.status_code, answer.json()) == (200, {"name": None, "face": None, "games": []})
        lena.http.cookies.set("byzanz", token)
        assert lena.get("/me") == {"name": None, "face": None, "games": []}
        assert lena.get(f"/rooms/{running_game}")["you"] is None
        assert server.browser().code(f"/rooms/{waiting}/join", {}, 404) == "room_unknown"
        seat = omar.get(f"/rooms/{running_game}")["seats"][1]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", None, True)
        assert seat["face"] is None
        record = json.loads(lena.http.get(f"/api/rooms/{over}/record").text)
        assert record["names"][0] == ""
        assert lena.get(f"/rooms/{over}")["host"] is False
        lena.http.cookies.clear()
        assert lena.http.request("DELETE", "/api/me").status_code == 200
    stored_bytes = b"".join(str(rows(settings, f"SELECT * FROM {t}")).encode() for t in ("people", "holders", "rooms"))
    assert b"Lena" not in stored_bytes
    assert str(face).encode() not in stored_bytes
    assert len(rows(settings, "SELECT * FROM people")) == 1


def test_m11_all_that_is_stored_is_read_now_and_then_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with many rooms has a second of work done for each download: an address has so many rooms read."""
    monkeypatch.setattr(quotas, "DATA_ROOMS_AT_ONCE", 5)
    monkeypatch.setattr(quotas, "DATA_ROOMS_PER_SECOND", 0.01)
    with running(settings_for(tmp_path)) as server:
        few, many = server.browser(), server.browser()
        few.new_room()
        for _ in range(9):
            many.new_room()
        assert len(many.get("/me/data")["games"]) == 9  # more than it may have at once: once is possible
        assert many.http.get("/api/me/data").status_code == 429
        assert few.http.get("/api/me/data").status_code == 429  # of the same address


async def test_m11_a_list_loads_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that sleep are loaded to see whose turn it is; one address has so many of them loaded."""
    monkeypatch.setattr(quotas, "LOADS_AT_ONCE", 3)
    monkeypatch.setattr(quotas, "LOADS_PER_SECOND", 0.001)
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        for _ in range(6):
            room = lena.new_room(players=3, bots="gentle")
            async with lena.sit(room) as player:
                await quiet(player)
                await player.until(lambda me: 0 in me.view["waiting_for"])
    loaded: list[str] = []
    monkeypatch.setattr(Rooms, "_load", noted(Rooms._load, loaded))
    rows(settings, "DELETE FROM leases")
    with running(settings) as server:
        lena.move_to(server.url)
        games = lena.get("/me")["games"]
        assert len(games) == 6
        assert len(loaded) == 3
        assert sum(game["your_turn"] for game in games) == 3


def noted(load: Any, into: list[str]) -> Any:
    async def wrapped(rooms: Rooms, room: str) -> HostedTable:
        into.append(room)
        found: HostedTable = await load(rooms, room)
        return found

    return wrapped


def test_m11_of_many_tables_that_nobody_looks_at_the_oldest_sleep_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "UNWATCHED_AT_MOST", 3)
    monkeypatch.setattr(leases, "TOO_MANY_SECONDS", 0.1)
    with running(settings_for(tmp_path, idle_seconds=600.0)) as server:
        lena = server.browser()
        for _ in range(10):
            lena.new_room()
        wait_until(lambda: b"byzanz_rooms 3.0" in lena.http.get("/metrics").content)
