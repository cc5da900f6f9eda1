"""What people are told: once, only what they want, not in quiet hours; invitations of people they have played with."""

import asyncio
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from byzanz.server.push import outbox
from byzanz.server.push.outbox import Wishes, after_quiet
from byzanz.server.store.storage import Storage
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.postgres import Cluster
from tests.server.push.push_service import PushService, Subscription, service
from tests.waiting import until

__all__ = ["service"]
NIGHT = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Berlin")


def moment(text: str, zone: str = "Europe/Berlin") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "due"),
    [
        ("2026-11-19 21:59", "2026-11-19 21:59"),
        ("2026-11-19 22:00", "2026-11-20 07:00"),
        ("2026-11-20 00:30", "2026-11-20 07:00"),
        ("2026-11-20 06:59", "2026-11-20 07:00"),
        ("2026-11-20 07:00", "2026-11-20 07:00"),
        # The night in which the clocks go forward.
        ("2026-03-28 23:00", "2026-03-29 07:00"),
    ],
)
def test_quiet_hours_are_those_where_somebody_lives(now: str, due: str) -> None:
    assert after_quiet(NIGHT, moment(now)) == moment(due)


def test_quiet_hours_in_the_middle_of_the_day_and_none() -> None:
    work = NIGHT._replace(quiet_from=9 * 60, quiet_to=17 * 60)
    assert after_quiet(work, moment("2026-11-19 12:00")) == moment("2026-11-19 17:00")
    assert after_quiet(work, moment("2026-11-19 18:00")) == moment("2026-11-19 18:00")
    assert after_quiet(Wishes(), 5.0) == 5.0
    assert after_quiet(Wishes(quiet_from=60, quiet_to=60), 5.0) == 5.0


def test_where_the_zone_is_unknown_the_clock_of_the_browser_counts() -> None:
    somewhere = NIGHT._replace(zone="Byzantium/Constantinople", utc_offset=60)
    assert after_quiet(somewhere, moment("2026-11-19 23:00")) == moment("2026-11-20 07:00")


@pytest.mark.parametrize("database", ["SQLite", "PostgreSQL"])
async def test_a_kind_and_key_is_told_once_over_restarts_and_processes(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    more = {}
    if database == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        more["database"] = made.new_database("outbox")
    settings = settings_for(tmp_path, **more)
    storage = Storage(settings, "before")
    storage.open()
    try:
        lena = await storage.people.make("l" * 32, "Lena")
        omar = await storage.people.make("o" * 32, "Omar")
        await storage.write(lambda c: outbox.set_wishes(c, omar, Wishes(on_turn=False)))
        people = (lena, omar, 4711)
        new = [await storage.write(lambda c: outbox.put(c, "turn", people, "a", "room", 5.0)) for _ in range(2)]
        assert new == [1, 0], "nobody who is stored no more, or doesn't want it"
        (due,) = await storage.read(lambda c: outbox.due_at(c, 6.0))
        assert (due.person, due.key) == (lena, "a")
        assert await storage.read(lambda c: outbox.due_at(c, 5.0 + outbox.LATE_SECONDS)) == []
        claims = [storage.write(lambda c: outbox.claim(c, due.id)) for _ in range(4)]
        assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
    finally:
        storage.close()
    storage = Storage(settings, "after")
    storage.open()
    try:
        assert await storage.write(lambda c: outbox.put(c, "turn", people, "a", "room", 5.0)) == 0
        assert await storage.read(lambda c: outbox.due_at(c, 6.0)) == []
    finally:
        storage.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(settings_for(tmp_path, push_private=True)) as server:
        yield server


async def played(server: RunningServer) -> tuple[Browser, Browser]:
    """Two people who have finished a game together."""
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with lena.sit(room) as one, omar.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    return lena, omar


def friend(browser: Browser) -> Any:
    (one,) = browser.get("/me/history")["profile"]["people"]
    return one


async def test_people_who_have_played_together_invite_each_other(server: RunningServer, service: PushService) -> None:
    lena, omar = await played(server)
    browser = Subscription(service, "omar")
    omar.post("/push", browser.body(language="en"))
    room = lena.new_room(players=3, name="Lena")
    assert lena.post(f"/rooms/{room}/invite", {"ids": [friend(lena)["id"]]}) == {"told": 1}
    assert lena.post(f"/rooms/{room}/invite", {"ids": [friend(lena)["id"]]}) == {"told": 0}
    (message,) = service.wait_for(1)
    assert browser.read(message) == {
        "title": "Lena invites you to a table",
        "body": "At the table with Lena.",
        "room": room,
    }
    (notice,) = omar.get("/rooms")["notices"]
    assert (notice["kind"], notice["room"], notice["name"]) == ("invite", room, "Lena")
    assert omar.get("/me/notices")["notices"] == [notice]
    assert lena.get("/me/notices")["notices"] == []
    lena.post("/me/notices/close", {"id": notice["id"]})
    assert omar.get("/me/notices")["notices"] == [notice], "nobody closes another's"
    assert omar.get("/me/data")["notices"][0]["room"] == room
    assert omar.post("/me/notices/close", {"id": notice["id"]})["notices"] == []
    assert lena.post(f"/rooms/{room}/invite", {"ids": [friend(lena)["id"]]}) == {"told": 0}, "also once it is closed"


async def test_strangers_cannot_be_invited_and_only_to_a_table_that_waits(server: RunningServer) -> None:
    lena, omar = await played(server)
    stranger = server.browser()
    mine = stranger.new_room(players=3, name="Stranger")
    theirs = friend(lena)["id"]
    assert stranger.code(f"/rooms/{mine}/invite", {"ids": [theirs]}, 404) == "player_unknown", "an id is good for one"
    assert lena.code(f"/rooms/{mine}/invite", {"ids": [theirs]}, 403) == "not_seated"
    game = lena.new_room(players=3, name="Lena", bots="gentle")
    assert lena.code(f"/rooms/{game}/invite", {"ids": [theirs]}, 409) == "not_lobby"
    assert lena.code(f"/rooms/{game}/invite", {"ids": []}) == "malformed"
    assert omar.http.delete("/api/me").status_code == 200
    room = lena.new_room(players=3, name="Lena")
    assert lena.code(f"/rooms/{room}/invite", {"ids": [theirs]}, 404) == "player_unknown"


async def test_wishes_and_quiet_hours_hold(server: RunningServer, service: PushService, tmp_path: Path) -> None:
    lena, omar = await played(server)
    omar.post("/push", Subscription(service, "omar").body())
    wishes = omar.get("/me/notices")["wishes"]
    assert (wishes["turn"], wishes["full"], wishes["invite"], wishes["quiet_from"]) == (True, True, True, None)
    assert omar.code("/me/notices", {"quiet_from": 1440}) == "malformed"
    assert omar.code("/me/notices", {"zone": "../../etc/passwd\n"}) == "malformed"
    # All day but a minute that is far away, whatever the time is.
    now = datetime.now(ZoneInfo("UTC"))
    minute = 60 * now.hour + now.minute
    quiet = {"quiet_from": (minute - 30) % 1440, "quiet_to": (minute + 700) % 1440, "zone": "UTC"}
    assert omar.post("/me/notices", {**wishes, **quiet})["wishes"]["zone"] == "UTC"
    room = lena.new_room(players=3, name="Lena")
    assert lena.post(f"/rooms/{room}/invite", {"ids": [friend(lena)["id"]]}) == {"told": 1}
    assert len(omar.get("/rooms")["notices"]) == 1, "the page says it at once"
    connection = sqlite3.connect(tmp_path / "byzanz.sqlite")
    ((sent, later),) = connection.execute("SELECT sent, due - created > 3600 FROM outbox").fetchall()
    connection.close()
    assert (sent, later) == (None, 1)
    omar.post("/me/notices", {**wishes, "invite": False})
    other = lena.new_room(players=3, name="Lena")
    assert lena.post(f"/rooms/{other}/invite", {"ids": [friend(lena)["id"]]}) == {"told": 0}
    assert service.messages == []
    assert omar.get("/me/data")["wishes"]["on_invite"] is False


async def test_a_host_who_is_away_hears_that_the_table_is_full(server: RunningServer, service: PushService) -> None:
    lena, omar, zoe = server.browser(), server.browser(), server.browser()
    room = lena.new_room(players=3, name="Lena")
    browser = Subscription(service, "lena")
    lena.post("/push", browser.body(language="en"))
    for guest, name in ((omar, "Omar"), (zoe, "Zoe")):
        guest.post(f"/rooms/{room}/join", {"name": name})
    (message,) = service.wait_for(1)
    assert browser.read(message)["title"] == "Your table is full"
    assert [one["kind"] for one in lena.get("/me/notices")["notices"]] == ["full"]
    zoe.post(f"/rooms/{room}/leave")
    zoe.post(f"/rooms/{room}/join", {"name": "Zoe"})
    await asyncio.sleep(0.2)
    assert len(service.messages) == 1, "once for each table"
    lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
    await until(lambda: lena.get("/me/notices")["notices"] == [])


async def test_members_of_a_group_are_invited_to_its_tables(server: RunningServer) -> None:
    lena, omar = server.browser(), server.browser()
    key = lena.post("/groups", {"group": "Our round", "name": "Lena"}, 201)["key"]
    code = lena.post(f"/groups/{key}/link")["code"]
    omar.post("/groups/join", {"code": code, "name": "Omar"})
    room = lena.new_room(players=3, name="Lena", group=key)
    assert [(one["room"], one["name"]) for one in omar.get("/rooms")["notices"]] == [(room, "Lena")]
    lena.new_room(players=3, name="Lena", group=key, bots="gentle")
    assert len(omar.get("/rooms")["notices"]) == 1, "a game against bots invites nobody"
