"""A server for invited people: strangers get a welcome alone; an invitation lets them in."""

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from byzanz import Refused
from byzanz.server.run import run
from byzanz.server.settings import Settings
from byzanz.table.play.audience import NO_SUCH_ROOM
from tests.server.accounts.authenticator import Authenticator, sign_in, sign_up
from tests.server.harness import Browser, running, settings_for
from tests.server.moderation.conftest import KINDS
from tests.server.moderation.operating import Site, site

pytestmark = pytest.mark.slow
OPEN_TO_STRANGERS = {
    "/api/site",
    "/api/account",
    "/api/account/begin",
    "/api/account/register",
    "/api/account/challenge",
    "/api/account/sign-in",
    "/api/account/recover",
    "/api/account/link/ask",
    "/api/account/link/take",
}


@pytest.fixture(scope="module", params=KINDS)
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("club")
    postgres = None if request.param == KINDS[0] else request.getfixturevalue("postgres")
    with site(folder, postgres, invite_only=True) as made:
        yield made


def invited(club: Site, **more: Any) -> str:
    options = [part for name, value in more.items() for part in (f"--{name}", value)]
    code: str = club.operator.ask("invite", *options)["code"]
    return code


def join(browser: Browser, name: str, code: str | None) -> Authenticator:
    """Make an account by an invitation."""
    key = Authenticator()
    options = browser.post("/account/begin", {"name": name, "invitation": code})["options"]
    body = {"name": name, "credential": key.create(options), "invitation": code}
    browser.post("/account/register", body, 201)
    return key


def test_an_invitation_lets_one_stranger_in(club: Site) -> None:
    lena = club.here.browser()
    assert lena.get("/site")["stranger"] is True
    assert lena.code("/account/begin", {"name": "Lena"}, 403) == "invitation_unknown"
    assert lena.code("/account/begin", {"name": "Lena", "invitation": "x" * 24}, 403) == "invitation_unknown"
    code = invited(club)
    key = join(lena, "Lena of the club", code)
    assert lena.get("/site")["stranger"] is False
    room = lena.new_room(players=3)
    assert lena.get(f"/rooms/{room}")["host"]
    late = club.there.browser()
    assert late.code("/account/begin", {"name": "Late", "invitation": code}, 403) == "invitation_unknown"
    assert club.operator.ask("invitations")[0]["used"] == 1
    phone = club.there.browser()
    assert sign_in(phone, key)["name"] == "Lena of the club"
    assert phone.get("/me")["games"][0]["room"] == room


def test_an_invitation_serves_as_often_as_it_says_and_ends(club: Site) -> None:
    code = invited(club, uses=2, days=3)
    for name in ("First of two here", "Second of two here"):
        join(club.there.browser(), name, code)
    third = club.here.browser()
    assert third.code("/account/begin", {"name": "Third", "invitation": code}, 403) == "invitation_unknown"
    revoked = invited(club)
    begun = club.here.browser()
    options = begun.post("/account/begin", {"name": "Too late", "invitation": revoked})["options"]
    number = club.operator.ask("invitations")[0]["invitation"]
    club.operator.do("revoke", number)
    body = {"name": "Too late", "credential": Authenticator().create(options), "invitation": revoked}
    assert begun.code("/account/register", body, 403) == "invitation_unknown"
    assert club.operator.ask("invitations")[0]["works"] is False
    assert "invitation" in club.operator.refused("revoke", number)
    assert "1 to 1,000" in club.operator.refused("invite", "--uses", 0)
    assert "1 to 3,650" in club.operator.refused("invite", "--days", 0)


def test_a_late_invitation_lets_nobody_in(club: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    code, lena = invited(club, days=1), club.here.browser()
    then = time.time() + 86_401
    with monkeypatch.context() as later:
        later.setattr("byzanz.server.accounts.accounts.time.time", lambda: then)
        assert lena.code("/account/begin", {"name": "Lena", "invitation": code}, 403) == "invitation_unknown"


async def test_strangers_get_nothing_from_any_call_or_socket(club: Site) -> None:
    lena = club.here.browser()
    join(lena, f"Member {club.settings.is_postgres}", invited(club))
    room = lena.new_room(players=3, bots="gentle", listed=True)
    paths: dict[str, dict[str, Any]] = lena.http.get("/schema/openapi.json").json()["paths"]
    assert len(paths) > 60
    opened = set()
    for server in (club.here, club.there):
        for path, methods in paths.items():
            if not path.startswith("/api/"):
                continue
            address = path.replace("{room}", room).replace("{seat}", "0")
            address = re.sub(r"\{[^}]*\}", "x", address)
            for method in methods:
                answer = server.browser().http.request(method.upper(), address, json={} if method == "post" else None)
                if answer.status_code == 403 and answer.json()["error"]["code"] == "invitation_needed":
                    continue
                opened.add(path)
                assert room not in answer.text, path
        stranger = server.browser()
        async with stranger.sit(room) as player:
            await player.until(lambda me: me.code is not None)
            assert (player.code, player.raw) == (NO_SUCH_ROOM, [])
        async with stranger.sit("2" * 14) as player:  # as a room that isn't there
            await player.until(lambda me: me.code is not None)
            assert player.code == NO_SUCH_ROOM
        assert "byzanz" not in stranger.http.cookies
    assert opened == OPEN_TO_STRANGERS


def test_whoever_has_been_here_stays_in(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        guest, room = server.browser(), ""
        room = guest.new_room(players=3, name="Here before")
    with running(settings_for(tmp_path, invite_only=True)) as server:
        guest.move_to(server.url)
        assert guest.get("/site")["stranger"] is False
        assert guest.get(f"/rooms/{room}")["host"]
        sign_up(guest, "Here before", Authenticator())
        assert guest.get("/me")["account"] is True
        stranger = server.browser()
        assert stranger.code(f"/rooms/{room}/join", {"name": "Eve"}, 403) == "invitation_needed"
        page = stranger.http.get("/").text
        assert "data-invite-only" in page


def test_two_strangers_with_one_invitation_at_once(club: Site) -> None:
    code, keys = invited(club), [Authenticator(), Authenticator()]
    browsers = [club.here.browser(), club.there.browser()]
    bodies = []
    for at, (browser, key) in enumerate(zip(browsers, keys, strict=True)):
        name = f"Racer {at}"
        options = browser.post("/account/begin", {"name": name, "invitation": code})["options"]
        bodies.append({"name": name, "credential": key.create(options), "invitation": code})
    statuses: list[int] = []

    def register(browser: Browser, body: Any) -> None:
        statuses.append(browser.http.post("/api/account/register", json=body).status_code)

    both = [threading.Thread(target=register, args=pair) for pair in zip(browsers, bodies, strict=True)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert sorted(statuses) == [201, 403]


def test_it_needs_accounts(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "b.sqlite"), invite_only=True, accounts=False, port=0)
    with pytest.raises(Refused) as refused:
        run(settings)
    assert refused.value.code == "invite_needs_accounts"
    assert not (tmp_path / "b.sqlite").exists()
