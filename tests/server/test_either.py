"""Calls of every kind on each of the two databases, on PostgreSQL at two processes at once."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from byzanz.analysis import JUDGE
from byzanz.server import Settings
from byzanz.server.push.addresses import Address, Addresses
from byzanz.server.store import schema
from byzanz.server.store.storage import Storage
from byzanz.server.tables import analyses
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.http.calls.test_hints import at_my_turn, patient_hint
from tests.server.postgres import Cluster
from tests.server.tables.test_analyses import TEXT, finished_record
from tests.waiting import wait_until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL, two processes"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """Two addresses of the same server: with SQLite of one process, with PostgreSQL of two."""
    folder, count = tmp_path_factory.mktemp("pair"), 1
    more: dict[str, Any] = {}
    if request.param != "SQLite":
        count = 2
        made: Cluster = request.getfixturevalue("postgres")
        more = {"database": made.new_database("pair"), "lease_seconds": 1.0}
    with ExitStack() as stack:
        servers = [stack.enter_context(running(settings_for(folder, push_private=True, **more))) for _ in range(count)]
        yield servers if count == 2 else servers * 2


def at(browser: Browser, server: RunningServer) -> Browser:
    """Let a browser speak to one of the two from now on."""
    browser.move_to(server.url)
    return browser


async def played(pair: list[RunningServer], **more: Any) -> tuple[Browser, str]:
    """A browser and its room, whose game was played to its end at one process while the other looked on."""
    lena = pair[0].browser()
    room = lena.new_room(players=3, bots="gentle", **more)
    async with lena.sit(room) as player, pair[1].browser().sit(room) as spectator:
        await player.play()
        await spectator.until(lambda me: me.room.get("state") == "over")
    return lena, room


async def test_a_family_passes_its_browser_around(pair: list[RunningServer]) -> None:
    family = pair[0].browser()
    room = family.new_room(players=3, local=["Anna", "Bert"], bots="gentle")
    other = at(pair[0].browser(), pair[1])
    other.http.cookies.update(family.http.cookies)
    async with family.sit(room, seat=0) as one, other.sit(room, seat=1) as two, other.sit(room, seat=2) as three:
        await one.seed()
        await asyncio.gather(one.play(), two.play(), three.play())
        await one.until(lambda me: me.room["state"] == "over")
    again = at(other, pair[1]).post(f"/rooms/{room}/rematch")["rematch"]
    assert [seat["local"] for seat in family.get(f"/rooms/{again}")["seats"]] == [True] * 3
    (game,) = [one for one in family.get("/me/data")["games"] if one["room"] == room]
    assert [len(one["actions"]) > 3 for one in (game, *game["others"])] == [True] * 3


async def test_a_rematch_and_playing_on_begin_at_the_other_process(pair: list[RunningServer]) -> None:
    lena, room = await played(pair)
    record = lena.http.get(f"/api/rooms/{room}/record").text
    again = at(lena, pair[1]).post(f"/rooms/{room}/rematch/start", {"bots": "gentle"})["rematch"]
    wish = {"record": record, "version": 8, "seat": 0, "bots": "gentle"}
    on = lena.post("/replay/play-on", wish, 201)["room"]
    for place in (again, on):
        async with at(lena, pair[0]).sit(place) as player:
            await player.until(lambda me: me.version >= 0)
            await player.play(until_version=14)
            assert player.view["seat"] == 0


async def test_hints_are_the_same_at_both_processes(pair: list[RunningServer]) -> None:
    lena = pair[0].browser()
    room = lena.new_room(bots="gentle", options={"hints": "ask"})
    view = await at_my_turn(lena, room)
    answers = [patient_hint(at(lena, server), room, version=view["version"]) for server in pair]
    assert answers[0].status_code == 200, answers[0].text
    assert answers[0].content == answers[1].content


async def test_an_analysis_is_made_once_for_both_processes(
    pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    # A real one takes long; tests/server/tables/test_analyses.py has it.
    async def analyse(job: analyses.Job) -> bytes:
        made.append(job.key)
        await asyncio.sleep(0.2)
        return b'{"judge":"%s","counts":[],"made":%d}' % (JUDGE.encode(), len(made))

    monkeypatch.setattr(analyses, "_analyse", analyse)
    lena, room = await played(pair)
    answers = await asyncio.gather(
        *(asyncio.to_thread(server.browser().http.post, f"/api/rooms/{room}/analysis") for server in pair * 2)
    )
    assert {answer.status_code for answer in answers} == {200}
    for server in pair:
        browser = server.browser()
        while (found := browser.get(f"/rooms/{room}/analysis"))["state"] != "done":
            assert found["state"] in ("waiting", "running")
            await asyncio.sleep(0.02)
        assert found["analysis"]["made"] == 1
    assert made == [room]
    text = finished_record(1)
    for server in pair * 2:
        answer = at(lena, server).http.post("/api/analysis", content=text, headers=TEXT)
        assert answer.json()["state"] in ("waiting", "running", "done")


def test_games_are_thrown_away_and_people_forgotten(pair: list[RunningServer]) -> None:
    lena, omar = pair[0].browser(), at(pair[0].browser(), pair[1])
    room = lena.new_room(players=3, local=["Anna"])
    alone = lena.new_room(players=3, bots="gentle")
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    at(lena, pair[1]).post(f"/rooms/{room}/start", {})
    assert lena.http.delete(f"/api/me/games/{alone}").status_code == 200
    assert at(lena, pair[0]).http.delete("/api/me").status_code == 200
    left = [(None, True), (None, True), ("Omar", False)]
    wait_until(lambda: [(seat["name"], seat["stand_in"]) for seat in omar.get(f"/rooms/{room}")["seats"]] == left)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
async def addresses(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """The addresses for messages as two processes have them; on SQLite one process has them twice."""
    settings: Settings = settings_for(tmp_path)
    if request.param == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        settings = settings_for(tmp_path, database=made.new_database(tmp_path.name))
    count = 1 if request.param == "SQLite" else 2
    storages = [Storage(settings, f"p{number}") for number in range(count)]
    for storage in storages:
        storage.open()
    yield [(storage, Addresses(storage)) for storage in (storages * 2)[:2]]
    for storage in storages:
        storage.close()


async def test_two_processes_that_start_together_have_one_key(addresses: list[tuple[Storage, Addresses]]) -> None:
    for number in range(10):
        await addresses[0][0].write(lambda c: c.execute(delete(schema.server_keys)).rowcount)
        found = await asyncio.gather(*(one.key(f"{number}-{i}") for i, (_storage, one) in enumerate(addresses)))
        assert len(set(found)) == 1


async def test_an_address_that_arrives_twice_is_stored_once(addresses: list[tuple[Storage, Addresses]]) -> None:
    for _ in range(2):
        await addresses[0][0].people.make(os.urandom(20).hex(), "Lena")
    for number in range(10):
        made = Address(f"https://push.example/{number}", "p" * 87, "a" * 22, "de")
        await asyncio.gather(*(one.add(person, made) for person, (_storage, one) in enumerate(addresses, 1)))
        assert len(await addresses[0][1].of((1, 2))) == 1
        await addresses[0][1].remove(made.endpoint)
