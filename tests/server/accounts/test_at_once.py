"""The same thing twice at the same moment, at two processes: one of them holds, the other is refused with its code."""

import threading
from collections import Counter
from typing import Any

import pytest

from tests.server.accounts.authenticator import Authenticator, sign_up
from tests.server.accounts.test_sessions import Pair
from tests.server.accounts.test_sessions import pair as pair
from tests.server.harness import Browser

pytestmark = pytest.mark.slow
ROUNDS = 5


def at_once(*asked: tuple[Browser, str, Any]) -> Counter[str]:
    """Make calls at the same moment; return how often each answer came: a code, or `done`."""
    found: list[str] = []
    together = threading.Barrier(len(asked))

    def ask(browser: Browser, path: str, body: Any) -> None:
        together.wait(20)
        answer = browser.http.post("/api" + path, json=body)
        found.append("done" if answer.status_code < 300 else answer.json()["error"]["code"])

    threads = [threading.Thread(target=ask, args=one) for one in asked]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return Counter(found)


def registration(browser: Browser, name: str) -> tuple[Browser, str, Any]:
    options = browser.post("/account/begin", {"name": name})["options"]
    return browser, "/account/register", {"name": name, "credential": Authenticator().create(options)}


def same_browser(browser: Browser, url: str) -> Browser:
    """Return another tab of a browser, which may meet another process."""
    tab = Browser(url)
    tab.http.cookies.update(browser.http.cookies)
    return tab


def test_two_accounts_of_one_name(pair: Pair) -> None:
    for number in range(ROUNDS):
        asked = [registration(server.browser(), f"Namesake {number}") for server in pair]
        assert at_once(*asked) == {"done": 1, "name_taken": 1}


def test_two_accounts_of_one_guest(pair: Pair) -> None:
    here, there = pair
    for number in range(ROUNDS):
        lena = here.browser()
        lena.post("/me", {"name": f"Twin {number}"})
        tabs = [lena, same_browser(lena, there.url)]
        found = at_once(*(registration(tab, f"Twin {number}") for tab in tabs))
        assert found["done"] == 1
        # Whoever comes later finds the account, or a guest's session that has ended.
        assert found["account_exists"] + found["challenge_late"] == 1


def test_a_challenge_shown_twice(pair: Pair) -> None:
    here, there = pair
    key = Authenticator()
    sign_up(here.browser(), "Shown twice", key)
    for _ in range(ROUNDS):
        phone = here.browser()
        body = {"credential": key.get(phone.post("/account/challenge")["options"])}
        asked = [(tab, "/account/sign-in", body) for tab in (phone, same_browser(phone, there.url))]
        assert at_once(*asked) == {"done": 1, "challenge_used": 1}


def test_a_recovery_code_used_twice(pair: Pair) -> None:
    here, there = pair
    code = sign_up(here.browser(), "Code twice", Authenticator())["code"]
    asked = [(server.browser(), "/account/recover", {"code": code}) for server in (here, there)]
    assert at_once(*asked) == {"done": 1, "recovery_wrong": 1}


def test_the_last_two_passkeys_removed(pair: Pair) -> None:
    here, there = pair
    lena, second = here.browser(), Authenticator()
    sign_up(lena, "Two keys", Authenticator())
    added = {"credential": second.create(lena.post("/account/passkeys/begin")["options"])}
    keys = [one["id"] for one in lena.post("/account/passkeys", added, 201)["passkeys"]]
    tabs = (lena, same_browser(lena, there.url))
    asked = [(tab, "/account/passkeys/remove", {"id": key}) for tab, key in zip(tabs, keys, strict=True)]
    assert at_once(*asked) == {"done": 1, "passkey_last": 1}
