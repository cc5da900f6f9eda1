"""Sessions of an account: listed, named, ended in use; a further device by a link; a guest merged.

On both databases.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from byzanz.server.identity import SIGNED_OUT
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow
REFUSED_SECONDS = 2


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL, two processes"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two processes on one database; SQLite has one, which is both."""
    folder: Path = tmp_path_factory.mktemp("sessions")
    if request.param == "SQLite":
        with running(settings_for(folder)) as server:
            yield server, server
        return
    postgres: Cluster = request.getfixturevalue("postgres")
    settings = settings_for(folder, database=postgres.new_database("account_sessions"), lease_seconds=1.0)
    with running(settings) as one, running(settings) as two:
        yield one, two


Pair = tuple[RunningServer, RunningServer]


async def test_a_session_ended_in_use_is_refused_everywhere(pair: Pair) -> None:
    here, there = pair
    lena, phone, key = here.browser(), there.browser(), Authenticator()
    sign_up(lena, "Ended", key)
    sign_in(phone, key)
    room = lena.new_room(players=3, name="Ended")
    async with phone.sit(room) as player, lena.sit(room) as mine:
        await player.until(lambda me: me.room)
        (other,) = [one for one in lena.get("/account")["sessions"] if not one["you"]]
        shown = lena.post("/account/sessions/name", {"id": other["id"], "label": "The lost phone"})
        assert "The lost phone" in [one["label"] for one in shown["sessions"]]
        began = time.monotonic()
        await asyncio.to_thread(lena.post, "/account/sessions/end", {"id": other["id"]})
        await player.until(lambda me: me.code is not None, REFUSED_SECONDS)
        assert player.code == SIGNED_OUT
        assert (await asyncio.to_thread(phone.get, "/account"))["signed_in"] is False
        assert time.monotonic() - began < REFUSED_SECONDS
        assert mine.code is None
    assert lena.code("/account/sessions/end", {"id": other["id"]}, 404) == "session_unknown"
    assert lena.code("/account/sessions/end", {"id": "x"}, 404) == "session_unknown"


def test_all_other_sessions_end_together(pair: Pair) -> None:
    here, there = pair
    lena, key = here.browser(), Authenticator()
    sign_up(lena, "Alone again", key)
    others = [there.browser(), there.browser()]
    for one in others:
        sign_in(one, key)
    assert len(lena.post("/account/sessions/end", {"id": None})["sessions"]) == 1
    assert [one.get("/account")["signed_in"] for one in others] == [False, False]


def test_a_device_without_passkeys_is_let_in_by_a_link_once(pair: Pair) -> None:
    here, there = pair
    lena, lan, thief = here.browser(), there.browser(), there.browser()
    sign_up(lena, "Linked", Authenticator())
    code = lena.post("/account/link")["code"]
    assert lena.post("/account/link/state", {"code": code}) == {"asked": None, "over": False}
    too_early = {"code": code, "yes": True}  # nobody asks yet
    assert lena.code("/account/link/answer", too_early, 404) == "link_unknown"
    assert lan.post("/account/link/ask", {"code": code, "label": "The tablet"})["name"] == "Linked"
    assert thief.code("/account/link/ask", {"code": code, "label": "Mine"}, 404) == "link_unknown"
    assert lan.post("/account/link/take") == {"done": False}
    assert thief.code("/account/link/take", None, 404) == "link_unknown"
    assert lena.post("/account/link/state", {"code": code})["asked"] == "The tablet"
    lena.post("/account/link/answer", {"code": code, "yes": True})
    assert lan.post("/account/link/take") == {"done": True}
    shown = lan.get("/account")
    assert (shown["name"], shown["proved"]) == ("Linked", 0)
    assert lan.code("/account/recovery", None, 403) == "proof_needed"
    again = Browser(there.url)
    again.http.cookies.update(lan.http.cookies)
    assert again.code("/account/link/take", None, 404) == "link_unknown"
    refused = lena.post("/account/link")["code"]
    lan2 = there.browser()
    lan2.post("/account/link/ask", {"code": refused, "label": "Whose?"})
    assert lena.post("/account/link/answer", {"code": refused, "yes": False})["over"]
    assert lan2.code("/account/link/take", None, 404) == "link_unknown"


async def test_a_guest_is_merged_with_all_games_but_those_where_both_sit(pair: Pair) -> None:
    here, there = pair
    lena, guest, omar, key = here.browser(), there.browser(), there.browser(), Authenticator()
    sign_up(lena, "Merged", key)
    assert lena.code("/account/merge", None, 409) == "merge_none"
    played = guest.new_room(players=3, bots="gentle", name="Lena here")
    lobby = guest.new_room(players=3, name="Lena here")
    both = omar.new_room(players=3, name="Omar")
    for one in (lena, guest):
        one.post(f"/rooms/{both}/join", {"name": "Me"})
    shown = sign_in(guest, key)
    assert shown["merge"] == {"games": 3, "kept": 1}
    assert guest.get("/me")["games"][0]["room"] == both
    merged = guest.post("/account/merge")
    assert merged["merge"] == {"games": 1, "kept": 1}
    assert {game["room"] for game in guest.get("/me")["games"]} == {played, lobby, both}
    assert guest.get(f"/rooms/{lobby}")["host"]
    # The other device of the account plays on, at the other process.
    async with lena.sit(played) as player:
        await player.until(lambda me: me.version >= 0)
        assert player.view["seat"] == 0
    # The host opens the guest's seat; then nothing is in the way any more.
    seat = next(one["seat"] for one in omar.get(f"/rooms/{both}")["seats"] if one["name"] == "Me 2")
    omar.post(f"/rooms/{both}/seats/{seat}", {"open": True})
    await asyncio.to_thread(guest.post, "/account/merge")
    assert guest.get("/account")["merge"] is None
    assert lena.code("/account/merge", None, 409) == "merge_none"


def test_an_account_that_signs_in_as_another_leaves_the_first(pair: Pair) -> None:
    here, _there = pair
    one, two, browser = Authenticator(), Authenticator(), here.browser()
    sign_up(here.browser(), "First of two", one)
    sign_up(here.browser(), "Second of two", two)
    sign_in(browser, one)
    shown: Any = sign_in(browser, two)
    assert (shown["name"], shown["merge"]) == ("Second of two", None)
    other = here.browser()
    assert len(sign_in(other, one)["sessions"]) == 2  # where it was made, and here
