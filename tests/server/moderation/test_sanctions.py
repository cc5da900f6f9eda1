"""Renamed, muted, suspended, deleted by the operator: on both databases, at two processes within two seconds."""

import asyncio
import time
from functools import partial

import pytest

from byzanz.server.identity import SIGNED_OUT, SUSPENDED
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, two_people
from tests.server.moderation.operating import HOLDS_SECONDS, Site, within

pytestmark = pytest.mark.slow


async def test_a_suspended_account_is_out_everywhere_and_comes_back(both: Site) -> None:
    lena, phone, key = both.here.browser(), both.there.browser(), Authenticator()
    sign_up(lena, "Rude account", key)
    sign_in(phone, key)
    room = lena.new_room(players=3, name="Rude account")
    number = both.operator.number("Rude account")
    async with phone.sit(room) as player, lena.sit(room) as mine:
        await player.until(lambda me: me.room)
        await mine.until(lambda me: me.room)
        await asyncio.to_thread(both.operator.do, "suspend", number, "--days", 2)
        await player.until(lambda me: me.code is not None, HOLDS_SECONDS)
        await mine.until(lambda me: me.code is not None, HOLDS_SECONDS)
        assert (player.code, mine.code) == (SIGNED_OUT, SIGNED_OUT)
    assert [one.get("/account")["signed_in"] for one in (lena, phone)] == [False, False]
    for browser in (both.here.browser(), both.there.browser()):
        body = {"credential": key.get(browser.post("/account/challenge")["options"])}
        answer = browser.post("/account/sign-in", body, 403)["error"]
        assert answer == {"code": "suspended", "facts": {"days": 2}}
    both.operator.do("unsuspend", number)
    assert sign_in(phone, key)["name"] == "Rude account"
    assert phone.get(f"/rooms/{room}")["host"]


async def test_a_suspended_guest_is_refused_and_not_forgotten(both: Site) -> None:
    guest = both.here.browser()
    room = guest.new_room(players=3, name="Rude guest")
    number = both.operator.number("Rude guest")
    other = both.there.browser()
    other.http.cookies.update(guest.http.cookies)
    async with other.sit(room) as player:
        await player.until(lambda me: me.room)
        await asyncio.to_thread(both.operator.do, "suspend", number)
        await player.until(lambda me: me.code is not None, HOLDS_SECONDS)
    within(lambda: guest.http.get("/api/me").status_code == 403)
    for browser in (guest, other):
        for path in ("/me", f"/rooms/{room}", "/me/data"):
            assert browser.get(path, 403)["error"] == {"code": "suspended", "facts": {"days": 0}}
    async with other.sit(room) as player:
        await player.until(lambda me: me.code is not None)
        assert (player.code, player.raw) == (SUSPENDED, [])
    both.operator.do("unsuspend", number)
    within(lambda: other.http.get("/api/me").status_code == 200)
    assert guest.get("/me")["name"] == "Rude guest"


async def test_a_muted_player_is_told_so_at_every_process(both: Site) -> None:
    lena, omar, room = two_people(both.there)
    loud = both.operator.ask("rooms", room)[0]["seats"][0]["people"][0]
    async with lena.sit(room) as noisy, omar.sit(room) as quiet:
        await quiet.until(lambda me: me.room)
        await noisy.until(lambda me: me.room)
        assert "version" in await noisy.ask("say", phrase="hello")
        await quiet.until(lambda me: me.said == [(0, "hello")])
        await asyncio.to_thread(both.operator.do, "mute", loud)
        began = time.monotonic()
        while "version" in (answer := await noisy.ask("say", phrase="thanks")) or (
            answer["error"]["code"] == "too_fast"
        ):
            assert time.monotonic() - began < HOLDS_SECONDS
            await asyncio.sleep(0.05)
        assert answer["error"] == {"code": "muted", "facts": {"days": 0}}
        heard = list(quiet.said)
        assert (await noisy.ask("nudge", seat=1))["error"]["code"] == "muted"
        assert quiet.said == heard
        await asyncio.to_thread(both.operator.do, "unmute", loud)
        await asyncio.to_thread(within, lambda: not both.operator.person(loud)["sanctions"])


def test_a_new_name_stands_at_every_table(both: Site) -> None:
    lena = both.here.browser()
    sign_up(lena, "Bad word", Authenticator())
    room = lena.new_room(players=3, name="Bad word")
    number = both.operator.number("Bad word")
    assert both.there.browser().get(f"/rooms/{room}")["seats"][0]["name"] == "Bad word"
    both.operator.do("rename", number, "A calm name")
    assert lena.get("/me")["name"] == "A calm name"
    for server in (both.here, both.there):
        within(partial(_is_called, server.browser(), room, "A calm name"))
    sign_up(both.here.browser(), "Bad word", Authenticator())  # it is free again
    assert "same" in both.operator.refused("rename", number, "Bad word")
    assert "24" in both.operator.refused("rename", number, "x" * 25)
    assert lena.get("/me")["name"] == "A calm name"


def _is_called(browser: Browser, room: str, name: str) -> bool:
    return bool(browser.get(f"/rooms/{room}")["seats"][0]["name"] == name)


async def test_deleting_somebody_is_their_own_deletion(both: Site) -> None:
    lena, omar, room = two_people(both.there)
    number = both.operator.ask("rooms", room)[0]["seats"][0]["people"][0]
    async with lena.sit(room) as player, omar.sit(room) as other:
        await asyncio.gather(player.seed(), other.seed())
        await other.until(lambda me: me.version >= 0)
        await asyncio.to_thread(both.operator.do, "delete", number)
        await player.until(lambda me: me.code is not None, HOLDS_SECONDS)
        await other.until(lambda me: me.room["seats"][0]["stand_in"], 20)
        assert other.room["seats"][0]["name"] is None
    assert lena.get("/me")["name"] is None
    assert both.operator.person(number) is None


def test_what_is_wrong_is_said_and_changes_nothing(both: Site) -> None:
    lena = both.here.browser()
    lena.post("/me", {"name": "Untouched"})
    number, operator = both.operator.number("Untouched"), both.operator
    log = operator.ask("log")
    assert operator.refused("mute", 999_999) == "Nobody is stored with that number or address."
    assert operator.refused("delete", 999_999) == "Nobody is stored with that number or address."
    assert operator.refused("mute", number, "--days", 0) == "Days are a whole number from 1 to 3,650."
    assert operator.refused("suspend", number, "--days", 4000) == "Days are a whole number from 1 to 3,650."
    assert operator.refused("unmute", number) == "That person isn’t muted."
    assert operator.refused("unsuspend", number) == "That person isn’t suspended."
    assert operator.refused("rename", number, "  ") == "A name needs at least one character."
    assert operator.refused("close", 12) == "There is no open report of that number."
    assert operator.refused("notice", " ") == "A notice has 1 to 500 characters that can be printed."
    assert operator.refused("notice", "x" * 501) == "A notice has 1 to 500 characters that can be printed."
    assert operator.run("mute", "Lena").code == 2
    assert operator.ask("log") == log
    assert operator.person(number)["sanctions"] == []


def test_every_act_is_in_the_log_in_its_order(both: Site) -> None:
    lena, operator = both.here.browser(), both.operator
    lena.post("/me", {"name": "Logged"})
    number = operator.number("Logged")
    before = operator.ask("log")
    operator.do("mute", number, "--days", 3)
    operator.do("unmute", number)
    operator.do("rename", number, "Logged again")
    operator.do("delete", number)
    entries = operator.ask("log")
    assert entries[4:] == before[: len(entries) - 4]
    assert [one["act"] for one in entries[:4]] == ["delete", "rename", "unmute", "mute"]
    assert {one["about"] for one in entries[:4]} == {f"person {number}"}
    assert (entries[3]["days"], bool(entries[3]["by"])) == (3, True)
    assert "Logged" not in str(entries[:4])  # a name would stay when the person has gone
    assert len(operator.ask("log", "--most", 2)) == 2
