"""What players do about each other: reports to the operator, and blocks at every table."""

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import select

from byzanz.server.limits.quotas import REPORTERS_PER_ADDRESS, REPORTS_PER_HOUR
from byzanz.server.store import schema
from byzanz.server.store.blocks import blocked_pairs
from byzanz.server.store.storage import Storage
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, Player, RunningServer, running, settings_for, two_people
from tests.server.moderation.operating import Site

pytestmark = pytest.mark.slow


def people_of(both: Site, room: str) -> list[int]:
    (shown,) = both.operator.ask("rooms", room)
    return [seat["people"][0] for seat in shown["seats"] if seat["kind"] == "person"]


def test_a_report_reaches_the_operator_once(both: Site) -> None:
    lena, omar, room = two_people(both.here)
    mine, theirs = people_of(both, room)
    assert lena.get(f"/rooms/{room}/dealings") == {"blocked": [], "reported": []}
    body = {"seat": 1, "reason": "stalling"}
    assert lena.post(f"/rooms/{room}/report", body) == {"blocked": [], "reported": [1]}
    assert lena.code(f"/rooms/{room}/report", body, 409) == "reported_already"
    assert lena.code(f"/rooms/{room}/report", {"seat": 1, "reason": "name"}, 409) == "reported_already"
    assert omar.get(f"/rooms/{room}/dealings") == {"blocked": [], "reported": []}
    (found,) = both.operator.ask("reports", room)
    assert (found["by"], found["about"], found["name"], found["reason"]) == (mine, theirs, "Omar", "stalling")
    assert both.operator.person(theirs)["reports"] == 1
    shown = both.operator.do("reports", "Omar")
    assert "Makes everybody wait on purpose" in shown
    both.operator.do("close", found["report"])
    assert both.operator.ask("reports", room) == []
    assert both.operator.ask("reports", room, "--all")[0]["closed"]
    assert both.operator.refused("close", found["report"]) == "There is no open report of that number."
    assert lena.get("/me/data")["reports"][0]["reason"] == "stalling"


def test_what_can_t_be_reported_or_blocked(both: Site) -> None:
    lena, _omar, room = two_people(both.here)
    for call, more in (("report", {"reason": "talk"}), ("block", {})):
        path = f"/rooms/{room}/{call}"
        assert lena.code(path, {"seat": 0, **more}, 409) == "person_needed"
        assert lena.code(path, {"seat": 2, **more}, 409) == "person_needed"
        assert lena.code(path, {"seat": 5, **more}, 404) == "seat_unknown"
        assert lena.code(path, {"seat": 9, **more}) == "malformed"
        assert both.there.browser().code(path, {"seat": 1, **more}, 403) == "not_seated"
        assert lena.code(f"/rooms/22222222222222/{call}", {"seat": 1, **more}, 404) == "room_unknown"
    assert lena.code(f"/rooms/{room}/report", {"seat": 1, "reason": "I hate them"}) == "malformed"
    assert lena.get(f"/rooms/{room}/dealings") == {"blocked": [], "reported": []}
    answer = lena.http.delete("/api/me/blocks/0123456789abcdef")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "block_unknown")
    assert both.here.browser().get("/me/blocks") == {"blocks": []}


async def _hears(speaker: Player, listener: Player, host: Browser, room: str) -> bool:
    """Return whether a phrase arrives; what comes after it certainly does."""
    before, after = len(listener.said), f"Lena {os.urandom(3).hex()}"
    for _attempt in range(100):
        if "version" in await speaker.ask("say", phrase="hello"):
            break
        await asyncio.sleep(0.1)  # a phrase in two seconds
    await asyncio.to_thread(host.post, f"/rooms/{room}/name", {"name": after})
    await listener.until(lambda me: me.room["seats"][0]["name"] == after)
    return len(listener.said) > before


def in_a_lobby(here: RunningServer) -> tuple[Browser, Browser, str]:
    lena, omar = here.browser(), here.browser()
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    return lena, omar, room


async def test_who_is_blocked_is_muted_for_me_at_every_table_and_process(both: Site) -> None:
    lena, omar, room = in_a_lobby(both.here)
    here, there = people_of(both, room)
    elsewhere = both.there.browser()
    elsewhere.http.cookies.update(lena.http.cookies)
    async with lena.sit(room) as mine, elsewhere.sit(room) as also_mine, omar.sit(room) as theirs:
        for player in (mine, also_mine, theirs):
            await player.until(lambda me: me.room)
        assert await _hears(theirs, mine, lena, room)
        assert await asyncio.to_thread(lena.post, f"/rooms/{room}/block", {"seat": 1}) == {
            "blocked": [1],
            "reported": [],
        }
        assert not await _hears(theirs, mine, lena, room)
        assert not await _hears(theirs, also_mine, lena, room)
        assert await _hears(mine, theirs, lena, room)  # they don't learn of it
    assert lena.get("/me/data")["blocks"][0]["name"] == "Omar"
    # at the next table, too, under another name
    again = lena.new_room(players=3)
    omar.post(f"/rooms/{again}/join", {"name": "Nobody you know"})
    assert lena.get(f"/rooms/{again}/dealings")["blocked"] == [1]
    async with elsewhere.sit(again) as mine, omar.sit(again) as theirs:
        for player in (mine, theirs):
            await player.until(lambda me: me.room)
        assert not await _hears(theirs, mine, lena, again)
        (block,) = lena.get("/me/blocks")["blocks"]
        assert lena.http.delete(f"/api/me/blocks/{block['id']}").json() == {"blocks": []}
        assert await _hears(theirs, mine, lena, again)
    answer = omar.http.delete(f"/api/me/blocks/{block['id']}")
    assert answer.json()["error"]["code"] == "block_unknown"
    assert here != there


async def test_pairing_can_ask_who_must_not_meet(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena, _omar, room = two_people(server)
        lena.post(f"/rooms/{room}/block", {"seat": 1})
    storage = Storage(settings, "pairs")
    storage.open()
    try:
        people = await storage.read(lambda c: list(c.execute(select(schema.people.c.id)).scalars()))
        assert await storage.read(lambda c: blocked_pairs(c, people)) == {(1, 2)}
        assert await storage.read(lambda c: blocked_pairs(c, [1])) == set()
    finally:
        storage.close()


def test_reports_are_few_and_say_when_the_next_one_is_heard(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        lena, omar, room = two_people(server)
        for _ in range(REPORTS_PER_HOUR):
            server_answer = lena.http.post(f"/api/rooms/{room}/report", json={"seat": 1, "reason": "other"})
            assert server_answer.status_code in (200, 409)
        answer = lena.http.post(f"/api/rooms/{room}/report", json={"seat": 1, "reason": "other"})
        facts = answer.json()["error"]["facts"]
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_reports")
        assert (facts["key"], facts["most"]) == ("reports", REPORTS_PER_HOUR)
        assert 0 < facts["seconds"] <= 3600 / REPORTS_PER_HOUR
        assert answer.headers["Retry-After"] == str(facts["seconds"])
        # others of the same address go on until the address has used up its own
        heard = 0
        while omar.http.post(f"/api/rooms/{room}/report", json={"seat": 0, "reason": "talk"}).status_code != 429:
            heard += 1
        assert heard == REPORTS_PER_HOUR
        assert REPORTERS_PER_ADDRESS > 1


def test_what_was_said_of_somebody_goes_with_them(both: Site) -> None:
    lena, omar, room = two_people(both.here)
    mine, theirs = people_of(both, room)
    lena.post(f"/rooms/{room}/report", {"seat": 1, "reason": "talk"})
    lena.post(f"/rooms/{room}/block", {"seat": 1})
    omar.post(f"/rooms/{room}/report", {"seat": 0, "reason": "other"})
    assert omar.http.delete("/api/me").status_code == 200
    assert lena.get("/me/blocks") == {"blocks": []}
    (left,) = both.operator.ask("reports", room)
    assert (left["by"], left["about"]) == (None, mine)
    assert both.operator.person(theirs) is None


def test_a_guest_who_becomes_an_account_keeps_blocks_reports_and_mutes(both: Site) -> None:
    lena, _omar, room = two_people(both.here)
    key, signed = Authenticator(), both.there.browser()
    sign_up(signed, "Blocks and all", key)
    account = both.operator.number("Blocks and all")
    mine, theirs = people_of(both, room)
    lena.post(f"/rooms/{room}/block", {"seat": 1})
    lena.post(f"/rooms/{room}/report", {"seat": 1, "reason": "talk"})
    both.operator.do("mute", mine)
    sign_in(lena, key)
    lena.post("/account/merge")
    assert len(lena.get("/me/blocks")["blocks"]) == 1
    assert both.operator.ask("reports", room)[0]["by"] == account
    assert [one["kind"] for one in both.operator.person(account)["sanctions"]] == ["muted"]
    assert both.operator.person(mine) is None
    assert theirs
