"""People who have themselves deleted while they sit down, make rooms or are asked about: nothing of them stays behind."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from byzanz.server.identity import NOBODY, Identity
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import decode_room
from tests.server.harness import Browser, running, settings_for
from tests.server.postgres import Cluster
from tests.size import extra_unless

pytestmark = pytest.mark.slow

TIMES = 12


@pytest.fixture(params=extra_unless(lambda name: name != "SQLite", ["SQLite", "PostgreSQL, two processes"]))
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Settings, list[str]]]:
    """The addresses of a server: with PostgreSQL of two processes."""
    if request.param == "SQLite":
        settings = settings_for(tmp_path)
        with running(settings) as server:
            yield settings, [server.url, server.url]
        return
    postgres: Cluster = request.getfixturevalue("postgres")
    settings = settings_for(tmp_path, database=postgres.new_database(tmp_path.name), lease_seconds=1.0)
    with running(settings) as one, running(settings) as two:
        yield settings, [one.url, two.url]


def rows(settings: Settings, query: str) -> list[Any]:
    connection: Any
    connection = psycopg.connect(settings.database) if settings.is_postgres else sqlite3.connect(settings.database)
    try:
        found: list[Any] = connection.execute(query).fetchall()
    finally:
        connection.close()
    return found


async def call(browser: Browser, url: str, method: str, path: str, body: Any = None) -> int:
    async with httpx.AsyncClient(base_url=url, cookies=browser.http.cookies, timeout=30) as http:
        return (await http.request(method, "/api" + path, json=body)).status_code


async def test_m11_nobody_stays_behind_who_is_deleted_while_they_sit_down(places: tuple[Settings, list[str]]) -> None:
    settings, (here, there) = places
    host = Browser(here)
    for _ in range(TIMES):
        room = host.new_room(players=6)
        guest = Browser(here)
        guest.post("/me", {"name": "Vic"})
        statuses = await asyncio.gather(
            call(guest, here, "POST", f"/rooms/{room}/join", {}),
            call(guest, there, "DELETE", "/me"),
            call(guest, there, "POST", f"/rooms/{room}/join", {"seat": 3}),
            call(guest, here, "POST", "/rooms", {"players": 3, "bots": "gentle"}),
            call(guest, there, "POST", "/rooms", {"players": 3, "listed": True}),
        )
        assert max(statuses) < 500, statuses
        assert statuses[1] == 200
    people = {person for (person,) in rows(settings, "SELECT id FROM people")}
    assert rows(settings, "SELECT * FROM holders WHERE person NOT IN (SELECT id FROM people)") == []
    for (header,) in rows(settings, "SELECT header FROM rooms WHERE state != 'closed'"):
        stored = decode_room(header)
        assert {person for holder in stored.seats for person in holder.people} <= people, stored.room


async def test_m11_an_answer_on_its_way_brings_nobody_back(tmp_path: Path) -> None:
    """A question for a person that began before they were deleted ends behind it, and must not be remembered."""
    storage = Storage(settings_for(tmp_path), "one")
    storage.open()
    try:
        identity = Identity(storage)
        person = await storage.people.make("t" * 40, "Vic")
        scope = {"headers": [(b"cookie", b"byzanz=" + b"t" * 40)]}
        find = storage.sessions.find

        async def slow(session: str) -> int | None:
            found = await find(session)
            await storage.people.delete(person)
            identity.forget(person)
            return found

        storage.sessions.find = slow  # type: ignore[method-assign]
        assert await identity.person(scope) == NOBODY
        storage.sessions.find = find  # type: ignore[method-assign]
        assert await identity.person(scope) == NOBODY
    finally:
        storage.close()
