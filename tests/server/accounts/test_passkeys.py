"""Accounts by passkeys: from guest to account, in and out, and every bad case with its code."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from byzanz.server.accounts import challenges
from byzanz.server.settings import Settings
from tests.server.accounts.authenticator import Authenticator, prove, sign_in, sign_up
from tests.server.harness import Browser, RunningServer, running, settings_for


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("accounts"))


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[RunningServer]:
    with running(settings) as server:
        yield server


def count(settings: Settings, table: str) -> int:
    connection = sqlite3.connect(settings.database)
    (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(found)


def unprove(settings: Settings) -> None:
    """Let what everybody has shown be long ago."""
    connection = sqlite3.connect(settings.database)
    connection.execute("UPDATE sessions SET proved = proved - 301")
    connection.commit()
    connection.close()


def test_a_guest_becomes_an_account_and_keeps_every_game(server: RunningServer) -> None:
    lena, key = server.browser(), Authenticator()
    room = lena.new_room(players=3, name="Lena the First")
    before = lena.http.cookies["byzanz"]
    made = sign_up(lena, "Lena the First", key)
    assert (made["signed_in"], made["name"], len(made["code"].replace("-", ""))) == (True, "Lena the First", 26)
    assert lena.http.cookies["byzanz"] != before  # signing in makes a new token
    me = lena.get("/me")
    assert ([game["room"] for game in me["games"]], me["account"]) == ([room], True)
    assert lena.get(f"/rooms/{room}")["host"]
    old = Browser(server.url)
    old.http.cookies.set("byzanz", before)
    assert old.get("/me")["name"] is None


def test_a_second_device_signs_in_and_out(server: RunningServer) -> None:
    lena, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(lena, "Mia", key)
    shown = sign_in(phone, key)
    assert [one["label"] for one in shown["sessions"]] == ["A phone", "A laptop"]
    assert phone.get("/me")["name"] == "Mia"
    assert phone.post("/account/sign-out")["signed_in"] is False
    assert "byzanz" not in phone.http.cookies
    assert len(lena.get("/account")["sessions"]) == 1
    assert phone.code("/account/sign-out", None, 401) == "account_needed"


def test_a_challenge_makes_nobody(server: RunningServer, settings: Settings) -> None:
    people, browser = count(settings, "people"), server.browser()
    browser.post("/account/challenge")
    browser.post("/account/begin", {"name": "Nobody yet"})
    assert (count(settings, "people"), "byzanz" in browser.http.cookies) == (people, False)


def test_a_challenge_serves_once(server: RunningServer) -> None:
    lena, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(lena, "Once", key)
    body = {"credential": key.get(phone.post("/account/challenge")["options"])}
    phone.post("/account/sign-in", body)
    assert phone.code("/account/sign-in", body, 409) == "challenge_used"
    assert len(phone.get("/account")["sessions"]) == 2


def test_a_challenge_lapses_and_serves_one_browser_alone(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lena, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(lena, "Late", key)
    body = {"credential": key.get(phone.post("/account/challenge")["options"])}
    assert server.browser().code("/account/sign-in", body, 409) == "challenge_late"
    other = server.browser()
    other.post("/account/challenge")
    assert other.code("/account/sign-in", body, 409) == "challenge_late"
    then = time.time() + challenges.SECONDS + 2
    with monkeypatch.context() as later:
        later.setattr("byzanz.server.accounts.challenges.time.time", lambda: then)
        assert phone.code("/account/sign-in", body, 409) == "challenge_late"
    assert phone.post("/account/sign-in", body)["signed_in"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"origin": "https://evil.example"}, "passkey_origin"),
        ({"origin": "http://127.0.0.1:8000"}, "passkey_origin"),
        ({"party": "evil.example"}, "passkey_party"),
    ],
)
def test_a_foreign_page_or_host_is_refused(server: RunningServer, wrong: Any, code: str) -> None:
    lena, key = server.browser(), Authenticator(**wrong)
    options = lena.post("/account/begin", {"name": f"Foreign {code}"})["options"]
    body = {"name": f"Foreign {code}", "credential": key.create(options)}
    assert lena.code("/account/register", body, 403) == code
    right = Authenticator()
    sign_up(lena, f"F {code[8:]} {len(str(wrong))}", right)
    bad = Authenticator(**wrong, passkeys=right.passkeys)
    phone = server.browser()
    body = {"credential": bad.get(phone.post("/account/challenge")["options"])}
    assert phone.code("/account/sign-in", body, 403) == code


def test_a_wrong_signature_and_nonsense_are_refused(server: RunningServer) -> None:
    lena, phone, key = server.browser(), server.browser(), Authenticator()
    sign_up(lena, "Signed", key)
    good = key.get(phone.post("/account/challenge")["options"])
    signature = good["response"]["signature"]
    bad = {**good, "response": {**good["response"], "signature": signature[:-4] + "AAAA"}}
    assert phone.code("/account/sign-in", {"credential": bad}) == "passkey_wrong"
    for nonsense in ({}, {"id": 7}, {"id": "AAAA", "response": []}, {**good, "response": {"clientDataJSON": "e30"}}):
        assert phone.http.post("/api/account/sign-in", json={"credential": nonsense}).status_code in (400, 404)
    assert phone.post("/account/sign-in", {"credential": good})["signed_in"]


def test_removed_foreign_and_deleted_keys(server: RunningServer, settings: Settings) -> None:
    lena, omar, lenas, omars = server.browser(), server.browser(), Authenticator(), Authenticator()
    sign_up(lena, "Keyed", lenas)
    sign_up(omar, "Other", omars)
    # somebody else's passkey proves nothing
    body = {"credential": omars.get(lena.post("/account/proof")["options"])}
    assert lena.code("/account/prove", body, 403) == "passkey_foreign"
    # a second passkey, and the first one is removed
    first, second = lenas.passkeys[0], Authenticator()
    added = {"credential": second.create(lena.post("/account/passkeys/begin")["options"]), "label": "A key"}
    shown = lena.post("/account/passkeys", added, 201)
    assert [one["label"] for one in shown["passkeys"]] == ["A laptop", "A key"]
    assert lena.code("/account/passkeys", added, 409) == "challenge_used"
    old, new = (one["id"] for one in shown["passkeys"])
    lena.post("/account/passkeys/remove", {"id": old})
    assert lena.code("/account/passkeys/remove", {"id": old}, 404) == "passkey_unknown"
    assert lena.code("/account/passkeys/remove", {"id": new}, 409) == "passkey_last"
    phone = server.browser()
    gone = {"credential": lenas.get(phone.post("/account/challenge")["options"], first)}
    assert phone.code("/account/sign-in", gone, 404) == "passkey_unknown"
    assert sign_in(phone, second)["name"] == "Keyed"
    # a deleted account: its keys are gone, its name is free
    answer = lena.http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    gone = {"credential": second.get(server.browser().post("/account/challenge")["options"])}
    late = server.browser()
    gone = {"credential": second.get(late.post("/account/challenge")["options"])}
    assert late.code("/account/sign-in", gone, 404) == "passkey_unknown"
    assert phone.get("/me") == {"name": None, "face": None, "games": [], "account": False}
    sign_up(server.browser(), "Keyed", Authenticator())


def test_what_needs_a_fresh_key(server: RunningServer, settings: Settings) -> None:
    lena, key = server.browser(), Authenticator()
    code = sign_up(lena, "Fresh", key)["code"]
    unprove(settings)
    (passkey,) = lena.get("/account")["passkeys"]
    for path, body in (
        ("/account/passkeys/begin", None),
        ("/account/passkeys/remove", {"id": passkey["id"]}),
        ("/account/recovery", None),
    ):
        assert lena.code(path, body, 403) == "proof_needed"
    assert lena.http.delete("/api/me").json()["error"]["code"] == "proof_needed"
    assert prove(lena, key)["proved"] > 200
    following = lena.post("/account/recovery")["code"]
    assert following != code
    unprove(settings)
    assert lena.code("/account/prove-by-code", {"code": code}, 403) == "recovery_wrong"
    assert lena.post("/account/prove-by-code", {"code": following.upper()})["proved"] > 200
    assert lena.http.delete("/api/me").status_code == 200


def test_a_recovery_code_signs_in_once_and_is_not_guessed(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        lena, key = server.browser(), Authenticator()
        code = sign_up(lena, "Lost", key)["code"]
        phone = server.browser()
        back = phone.post("/account/recover", {"code": f" {code.upper()} ", "label": "New phone"})
        assert (back["name"], len(back["sessions"]), back["code"] != code) == ("Lost", 2, True)
        stranger = server.browser()
        for _ in range(4):
            assert stranger.code("/account/recover", {"code": code}, 403) == "recovery_wrong"
        assert stranger.code("/account/recover", {"code": back["code"]}, 429) == "too_many_tries"


def test_names_are_one_account_s_alone(server: RunningServer, settings: Settings) -> None:
    lena, omar = server.browser(), server.browser()
    sign_up(lena, "Theodora", Authenticator())
    assert omar.code("/account/begin", {"name": "THE0D0RA"}, 409) == "name_taken"
    omar.post("/me", {"name": "Theodora"})  # a guest may be called as they like
    sign_up(omar, "Omar of Nicaea", Authenticator())
    assert omar.code("/me", {"name": "theodora"}, 409) == "name_taken"
    assert omar.post("/me", {"name": "Omar of Trebizond"})["name"] == "Omar of Trebizond"
    answer = omar.http.post("/api/me", json={"name": "Omar of Nicaea"}).json()["error"]
    assert answer == {"code": "name_early", "facts": {"days": 30}}
    room = omar.new_room(name="O.")  # at a table an account may be called something else
    assert omar.get(f"/rooms/{room}")["seats"][0]["name"] == "O."
    assert omar.get("/me")["name"] == "Omar of Trebizond"
    sign_up(server.browser(), "Omar of Nicaea", Authenticator())  # the former name is free


def test_two_registrations_at_once_make_one_account(server: RunningServer, settings: Settings) -> None:
    lena = server.browser()
    lena.post("/me", {"name": "Twice"})
    tab = Browser(server.url)
    tab.http.cookies.update(lena.http.cookies)
    one, two = Authenticator(), Authenticator()
    first = {"name": "Twice", "credential": one.create(lena.post("/account/begin", {"name": "Twice"})["options"])}
    second = {"name": "Twice", "credential": two.create(tab.post("/account/begin", {"name": "Twice"})["options"])}
    people = count(settings, "people")
    lena.post("/account/register", first, 201)
    # The second tab still has the guest's cookie, which has ended with the first registration.
    assert tab.code("/account/register", second, 409) == "challenge_late"
    assert count(settings, "people") == people
    assert lena.code("/account/begin", {"name": "Again"}, 409) == "account_exists"


def test_without_accounts_nothing_is_offered(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, accounts=False)) as server:
        lena = server.browser()
        assert "account" not in lena.get("/me")
        assert lena.http.get("/api/account").json()["error"]["code"] == "accounts_off"
        for path in ("/account/challenge", "/account/begin", "/account/register", "/account/recover"):
            body = {"name": "L", "credential": {}} if path.endswith("register") else {"name": "L"}
            if path.endswith("recover"):
                body = {"code": "x"}
            assert lena.code(path, None if path.endswith("challenge") else body, 404) == "accounts_off"
