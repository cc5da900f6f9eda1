"""A server for invited people, in a real browser: a welcome alone, until a link is opened."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server
from tests.browser.test_access import violations
from tests.browser.test_accounts import authenticator
from tests.browser.test_site_notice import order


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("club"), invite_only="yes", site_name="The Thursday club")
    server.start()
    yield server
    server.stop()


def test_strangers_see_a_welcome_alone_and_come_in_by_a_link(page: Page, browser: Browser, club: Server) -> None:
    home = club.address.replace("127.0.0.1", "localhost")
    authenticator(page)
    for path in ("", "rules", "learn", "offline", "replay", "table/22222222222222"):
        page.goto(home + path)
        expect(page.locator("[data-welcome]")).to_contain_text("The Thursday club")
        expect(page.get_by_text("This server is for invited people.")).to_be_visible()
        expect(page.locator("[data-play], [data-lesson]")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("link", name="Sign in").click()
    expect(page.locator("[data-not-invited]")).to_be_visible()
    expect(page.locator("[data-make]")).to_have_count(0)
    code = json.loads(order(club, "invite", "--json"))["code"]
    page.goto(f"{home}account#invitation={code}")
    page.reload()
    page.locator("[data-make] input").fill("Irene of Thursday")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("[data-account=owner]")).to_be_visible()
    page.get_by_role("button", name="I have written it down").click()
    page.goto(home)
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("[data-welcome]")).to_have_count(0)
    # the link is used up
    other = browser.new_context(locale="en-GB")
    late = other.new_page()
    authenticator(late)
    late.goto(f"{home}account#invitation={code}")
    late.locator("[data-make] input").fill("Late")
    late.get_by_role("button", name="Make an account").click()
    expect(late.get_by_role("alert")).to_contain_text("That invitation doesn’t exist")
    other.close()
