"""Sessions of a person: ended while they are in use, on this process and on another."""

import asyncio
import time
from pathlib import Path

import pytest

from byzanz.server.identity import NOBODY, SIGNED_OUT, Identity
from byzanz.server.store.sessions import hash_token
from byzanz.server.store.storage import Storage
from tests.server.harness import Browser, running, settings_for
from tests.server.postgres import Cluster

TOKEN = "t" * 40
REFUSED_SECONDS = 2
"""By then an ended session is refused on every process."""


def scope(token: str = TOKEN) -> dict[str, object]:
    return {"headers": [(b"cookie", f"byzanz={token}".encode())]}


def session_of(browser: Browser) -> str:
    return hash_token(browser.http.cookies["byzanz"])


async def test_a_session_that_has_ended_is_nobody(tmp_path: Path) -> None:
    storage = Storage(settings_for(tmp_path), "one")
    storage.open()
    try:
        identity = Identity(storage)
        person = await storage.people.make(TOKEN, "Vic")
        assert await identity.person(scope()) == person
        await storage.sessions.end(person + 1, [hash_token(TOKEN)])  # nobody ends somebody else's
        identity.end([])
        assert await Identity(storage).person(scope()) == person
        await storage.sessions.end(person, [hash_token(TOKEN)])
        identity.end([hash_token(TOKEN)])
        assert await identity.person(scope()) == NOBODY
    finally:
        storage.close()


async def test_a_process_that_heard_of_nothing_finds_out_by_looking(tmp_path: Path) -> None:
    class Recorded:
        person = 1
        blocked: frozenset[int] = frozenset()
        code = 0

        def cut(self, code: int) -> None:
            self.code = code

    storage = Storage(settings_for(tmp_path), "one")
    storage.open()
    try:
        identity, ended, other = Identity(storage), Recorded(), Recorded()
        person = await storage.people.make(TOKEN, "Vic")
        await storage.people.make("u" * 40, "Omar")
        identity.enter(hash_token(TOKEN), ended)
        identity.enter(hash_token("u" * 40), other)
        await storage.sessions.end(person, [hash_token(TOKEN)])
        await identity.look_again()
        assert (ended.code, other.code) == (SIGNED_OUT, 0)
    finally:
        storage.close()


async def test_a_deleted_person_is_signed_out_at_their_table(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        lena, omar = server.browser(), server.browser()
        room = lena.new_room(players=3)
        omar.post(f"/rooms/{room}/join", {"name": "Omar"})
        async with omar.sit(room) as player:
            await player.until(lambda me: me.room)
            assert omar.http.delete("/api/me").status_code == 200
            await player.until(lambda me: me.code is not None)
            assert player.code == SIGNED_OUT
        assert lena.get(f"/rooms/{room}")["seats"][1]["kind"] == "open"


@pytest.mark.slow
async def test_a_session_ended_on_one_process_is_refused_on_the_other_within_two_seconds(
    postgres: Cluster, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("ended"), lease_seconds=1.0)
    with running(settings) as one, running(settings) as two:
        lena = one.browser()
        room = lena.new_room(players=3, listed=True)
        there = Browser(two.url)
        there.http.cookies.update(lena.http.cookies)
        assert there.get("/me")["games"]
        async with there.sit(room) as player:
            await player.until(lambda me: me.room)
            began = time.monotonic()
            await asyncio.to_thread(lena.http.delete, "/api/me")
            await player.until(lambda me: me.code is not None, REFUSED_SECONDS)
            assert player.code == SIGNED_OUT
            assert there.get("/me")["name"] is None
            assert time.monotonic() - began < REFUSED_SECONDS
