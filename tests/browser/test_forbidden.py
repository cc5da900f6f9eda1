"""A browser that forbids a page to keep anything, and one that is too old: the page says so, and plays where it can."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, Route, expect

from byzanz.locales import LANGUAGES, texts
from tests.browser.playing import by_mouse, play
from tests.browser.test_offline import PATIENCE
from tests.browser.test_site import WebHost, begin, host

__all__ = ["host"]
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's own setting "block all cookies": no cookie, no localStorage, no IndexedDB, no cache, no service worker."""


@pytest.fixture
def shut(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path) -> Iterator[Page]:
    """A page of a browser that really forbids all storage."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(BLOCKED), encoding="utf-8")
    with browser_type.launch_persistent_context(
        profile, **browser_type_launch_args, locale="en-GB", reduced_motion="reduce"
    ) as context:
        page = context.pages[0]
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        yield page
        assert faults == []


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


@pytest.mark.extra
def test_where_nothing_may_be_kept_the_site_says_so_and_plays_all_the_same(shut: Page, host: WebHost) -> None:
    shut.goto(host.address)
    why = shut.evaluate(
        "(() => { try { return String(indexedDB.open('any').readyState) } catch (e) { return e.name } })()"
    )
    assert why in ("SecurityError", "pending")
    assert shut.evaluate("caches.open('any').then(() => '', (error) => error.name)") == "SecurityError"
    expect(shut.locator("[data-blocked]")).to_have_text(texts("en")("offline-blocked"))
    begin(shut)
    expect(shut.locator("[data-unsaved]")).to_have_text(re.compile(re.escape(texts("en")("offline-unsaved"))))
    shut.locator("[data-unsaved] button").click()
    now = version(shut)
    play(shut, by_mouse, until=lambda page: version(page) > now + 2)
    shut.goto(host.address + "#/offline")
    shut.locator("[data-keep]").click()
    expect(shut.locator("[data-failed=space]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.extra
def test_a_database_that_can_not_be_opened_alone_is_enough(page: Page, host: WebHost) -> None:
    forbidding = "indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError') };\n"

    def with_forbidding(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=forbidding + answer.text())

    page.context.route(re.compile(r"/assets/worker-[^/]*\.js"), with_forbidding)
    page.add_init_script(forbidding)
    page.goto(host.address)
    begin(page)
    expect(page.locator("[data-unsaved]")).to_contain_text(texts("en")("offline-unsaved"))
    page.goto(host.address)
    expect(page.locator("[data-play]")).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_too_old_for_the_program_says_so(context: BrowserContext, host: WebHost, language: str) -> None:
    """An old browser can't read the program: to it, that is a syntax error."""
    context.route(
        re.compile(r"/assets/index-[^/]*\.js"),
        lambda route: route.fulfill(body="class { static #new() {", content_type="text/javascript"),
    )
    page = context.new_page()  # one that may have faults
    page.add_init_script(f"localStorage.setItem('byzanz.language', '{language}')")
    page.goto(host.address)
    said = page.locator("#broken section:visible")
    expect(said).to_have_count(1)
    expect(said).to_contain_text(texts(language)("page-old"))
    expect(said).to_contain_text(texts(language)("page-old-more"))


def test_the_script_that_speaks_to_old_browsers_is_old_itself() -> None:
    """No browser without modules knows any of this."""
    guard = (Path(__file__).parents[2] / "client" / "public" / "guard.js").read_text(encoding="utf-8")
    code = re.sub(r"//.*", "", guard)
    assert not re.search(r"=>|\blet\b|\bconst\b|\bclass\b|`|catch \{|\?\.|\?\?|\.\.\.|,\s*\)", code)
