"""Groups: joined by a link, with a host, tables, and the score of their evenings; on both databases."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from byzanz.server.groups import rows as groups
from byzanz.server.store.retention import Retention, delete_people
from byzanz.server.store.storage import Storage
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, RunningServer, running, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def stored(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, Any]]:
    """A server, and a way to change its database behind its back."""
    folder: Path = tmp_path_factory.mktemp("groups")
    more = {}
    if request.param == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        more["database"] = made.new_database("groups")
    settings = settings_for(folder, **more)

    def execute(query: str) -> None:
        connection: Any = (
            psycopg.connect(settings.database) if settings.is_postgres else sqlite3.connect(settings.database)
        )
        connection.execute(query)
        connection.commit()
        connection.close()

    with running(settings) as server:
        yield server, execute


@pytest.fixture
def server(stored: tuple[RunningServer, Any]) -> RunningServer:
    return stored[0]


def founded(server: RunningServer, name: str = "Founder") -> tuple[Browser, str]:
    founder = server.browser()
    return founder, founder.post("/groups", {"group": "Our Thursday round", "name": name}, 201)["key"]


def joined(server: RunningServer, founder: Browser, key: str, *names: str) -> list[Browser]:
    code = founder.post(f"/groups/{key}/link")["code"]
    browsers = [server.browser() for _ in names]
    for browser, name in zip(browsers, names, strict=True):
        browser.post("/groups/join", {"code": code, "name": name})
    return browsers


def names_of(group: Any) -> list[str]:
    return [one["name"] for one in group["members"]]


def id_of(browser: Browser, key: str, name: str) -> str:
    return next(str(one["id"]) for one in browser.get(f"/groups/{key}")["members"] if one["name"] == name)


def test_people_join_by_a_link_that_can_be_revoked_and_expires(stored: tuple[RunningServer, Any]) -> None:
    server, execute = stored
    founder, key = founded(server)
    assert founder.get(f"/groups/{key}")["link"] is None
    code = founder.post(f"/groups/{key}/link")["code"]
    assert founder.get(f"/groups/{key}")["link"] is not None
    irene, stranger = server.browser(), server.browser()
    assert irene.post("/groups/link", {"code": code}) == {"name": "Our Thursday round", "members": 1, "key": None}
    group = irene.post("/groups/join", {"code": code, "name": "Irene"})
    assert names_of(group) == ["Founder", "Irene"]
    assert [(one["host"], one["you"]) for one in group["members"]] == [(True, False), (False, True)]
    assert (group["host"], group["link"]) == (False, None), "a member isn't told of the link"
    assert irene.post("/groups/join", {"code": code})["members"] == group["members"], "once is enough"
    assert stranger.get(f"/groups/{key}", 404)["error"]["code"] == "group_unknown"
    assert stranger.get("/groups")["groups"] == []
    newer = founder.post(f"/groups/{key}/link")["code"]
    assert stranger.code("/groups/join", {"code": code, "name": "Late"}, 404) == "group_link_unknown"
    founder.post(f"/groups/{key}/link/end")
    assert stranger.code("/groups/join", {"code": newer, "name": "Late"}, 404) == "group_link_unknown"
    last = founder.post(f"/groups/{key}/link")["code"]
    execute("UPDATE group_links SET expires = 1")
    assert stranger.code("/groups/link", {"code": last}, 404) == "group_link_unknown"
    assert stranger.get("/me")["name"] is None, "nothing is stored about somebody who was refused"


def test_only_the_host_decides(server: RunningServer) -> None:
    founder, key = founded(server)
    (irene, zoe) = joined(server, founder, key, "Irene", "Zoe")
    zoes = id_of(founder, key, "Zoe")
    for path, body in (
        ("name", {"name": "Mine"}),
        ("link", None),
        ("link/end", None),
        ("remove", {"id": zoes}),
        ("host", {"id": zoes}),
    ):
        assert irene.code(f"/groups/{key}/{path}", body, 403) == "not_group_host"
    assert irene.http.delete(f"/api/groups/{key}").status_code == 403
    assert founder.post(f"/groups/{key}/name", {"name": "Fridays"})["name"] == "Fridays"
    code = founder.post(f"/groups/{key}/link")["code"]
    assert names_of(founder.post(f"/groups/{key}/remove", {"id": zoes})) == ["Founder", "Irene"]
    assert zoe.get(f"/groups/{key}", 404)["error"]["code"] == "group_unknown"
    assert zoe.code("/groups/join", {"code": code}, 404) == "group_link_unknown", "the link went with them"
    assert founder.code(f"/groups/{key}/remove", {"id": zoes}, 404) == "member_unknown"
    assert founder.code(f"/groups/{key}/remove", {"id": id_of(founder, key, "Founder")}, 404) == "member_unknown"
    group = founder.post(f"/groups/{key}/host", {"id": id_of(founder, key, "Irene")})
    assert [one["host"] for one in group["members"]] == [False, True]
    assert founder.http.delete(f"/api/groups/{key}").status_code == 403
    assert irene.http.delete(f"/api/groups/{key}").json() == {"groups": [], "most": groups.GROUPS_AT_MOST}
    assert founder.get(f"/groups/{key}", 404)["error"]["code"] == "group_unknown"


def test_a_host_who_goes_is_followed(server: RunningServer) -> None:
    founder, key = founded(server)
    (irene, zoe) = joined(server, founder, key, "Irene", "Zoe")
    founder.post(f"/groups/{key}/leave")
    assert irene.get(f"/groups/{key}")["host"]
    code = irene.post(f"/groups/{key}/link")["code"]
    assert not founder.post("/groups/join", {"code": code})["host"], "whoever comes back decides no more"
    assert irene.http.delete("/api/me").status_code == 200
    assert zoe.get(f"/groups/{key}")["host"], "the next is who has been in it longest"
    for browser in (zoe, founder):
        browser.post(f"/groups/{key}/leave")
    assert zoe.code("/groups/join", {"code": code}, 404) == "group_link_unknown", "the last one takes it along"


def test_limits_have_codes(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "GROUPS_AT_MOST", 2)
    monkeypatch.setattr(groups, "MEMBERS_AT_MOST", 2)
    founder, key = founded(server)
    founder.post("/groups", {"group": "Another"}, 201)
    assert founder.code("/groups", {"group": "A third"}, 409) == "too_many_groups"
    assert founder.code("/groups", {"group": " "}) == "name_empty"
    joined(server, founder, key, "Irene")
    code = founder.post(f"/groups/{key}/link")["code"]
    assert server.browser().code("/groups/join", {"code": code, "name": "Zoe"}, 409) == "group_full"


def test_two_who_take_the_last_place_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "MEMBERS_AT_MOST", 3)
    founder, key = founded(server)
    code = founder.post(f"/groups/{key}/link")["code"]
    browsers = [server.browser() for _ in range(6)]
    with ThreadPoolExecutor(6) as at_once:
        body = {"code": code, "name": "Somebody"}
        answers = list(at_once.map(lambda one: one.http.post("/api/groups/join", json=body).status_code, browsers))
    assert sorted(answers) == [200, 200, 409, 409, 409, 409]
    assert len(founder.get(f"/groups/{key}")["members"]) == 3


async def test_a_groups_table_is_found_by_members_and_counts_in_its_score(server: RunningServer) -> None:
    founder, key = founded(server)
    (irene, watcher) = joined(server, founder, key, "Irene", "Watcher")
    stranger = server.browser()
    assert stranger.code("/rooms", {"players": 3, "group": key}, 404) == "group_unknown"
    room = founder.new_room(players=3, group=key, name="Founder")
    (listed,) = [one for one in irene.get("/rooms")["rooms"] if one["room"] == room]
    assert listed["group"] == "Our Thursday round"
    assert room not in [one["room"] for one in stranger.get("/rooms")["rooms"]]
    assert irene.get("/groups")["groups"][0]["tables"] == 1
    assert [one["room"] for one in irene.get(f"/groups/{key}")["tables"]] == [room]
    irene.post(f"/rooms/{room}/join", {"name": "Irene"})
    founder.post(f"/rooms/{room}/start", {"bots": "gentle"})
    async with founder.sit(room) as one, irene.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
    again = founder.post(f"/rooms/{room}/rematch")["rematch"]
    assert again is None or again != room
    group = watcher.get(f"/groups/{key}")
    assert group["played"] == 1
    lines = {line["id"]: line["tally"] for line in group["score"]}
    members = {one["name"]: one["id"] for one in group["members"]}
    assert {id_of(founder, key, "Founder"), members["Irene"]} == set(lines)
    (evening,) = group["evenings"]
    assert (evening["games"], len(evening["lines"])) == (1, 2)
    assert evening["won"] == [evening["lines"][0]["id"]]
    (duel,) = group["duels"]
    assert duel["versus"]["games"] == 1
    assert duel["versus"]["ahead"] + duel["versus"]["behind"] == 1
    (game,) = group["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Founder", "Irene", None]
    assert game["room"] is None, "whoever wasn't there gets no replay from the list"
    assert founder.get(f"/groups/{key}")["games"][0]["room"] == room

    # What members choose to show.
    assert watcher.get(f"/groups/{key}/members/{members['Irene']}", 403)["error"]["code"] == "not_shown"
    irene.post(f"/groups/{key}/shows", {"shows": "all"})
    profile = watcher.get(f"/groups/{key}/members/{members['Irene']}")
    assert (profile["name"], profile["total"]["games"], profile["people"]) == ("Irene", 1, [])
    irene.post(f"/groups/{key}/shows", {"shows": "nothing"})
    group = watcher.get(f"/groups/{key}")
    assert [line["id"] for line in group["score"]] == [members["Founder"]]
    assert (group["duels"], len(group["evenings"][0]["lines"])) == ([], 1)
    assert [seat["name"] for seat in group["games"][0]["seats"]] == ["Founder", None, None]
    assert irene.get(f"/groups/{key}")["games"][0]["seats"][1]["name"] == "Irene", "but oneself"
    (mine,) = irene.get("/me/data")["groups"]
    assert (mine["name"], mine["shows"], mine["host"]) == ("Our Thursday round", "nothing", False)
    assert irene.code(f"/groups/{key}/shows", {"shows": "hands"}) == "malformed"


def test_an_account_takes_the_groups_of_its_guest_along(server: RunningServer) -> None:
    laptop, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(laptop, "Group Owner", key)
    group = phone.post("/groups", {"group": "Made by a guest", "name": "On the phone"}, 201)["key"]
    both = laptop.post("/groups", {"group": "In both"}, 201)["key"]
    phone.post("/groups/join", {"code": laptop.post(f"/groups/{both}/link")["code"]})
    sign_in(phone, key)
    phone.post("/account/merge")
    found = laptop.get("/groups")["groups"]
    assert [(one["name"], one["members"], one["host"]) for one in found] == [
        ("In both", 1, True),
        ("Made by a guest", 1, True),
    ]
    assert names_of(laptop.get(f"/groups/{group}")) == ["Group Owner"]


async def test_groups_without_members_are_removed(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        founder, key = founded(server)
        room = founder.new_room(players=3, group=key, name="Founder")
        founder.post(f"/groups/{key}/link")
        assert founder.http.delete("/api/me").status_code == 200
    storage = Storage(settings_for(tmp_path), "one")
    storage.open()
    try:
        await storage.write(lambda c: delete_people(c, Retention(1, 1, 30), 0.0))
        for table in ("player_groups", "group_links", "group_rooms", "group_members"):
            count = await storage.read(
                lambda c, table=table: c.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar()  # type: ignore[misc]
            )
            assert count == 0, f"{table} of {room}"
    finally:
        storage.close()
