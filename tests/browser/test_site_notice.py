"""What an operator says to everybody, on every page; and that nothing can be changed for now."""

import contextlib
import io
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from byzanz.cli import main
from tests.browser.serving import Server

NOTICE = "Maintenance tonight at 22:00, back a quarter of an hour later"
PAGES = ("", "rules", "learn", "replay", "account", "offline")


def order(server: Server, *command: str) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(["admin", *command, "--database", str(server.database)]) == 0
    return said.getvalue()


@pytest.fixture
def noticed(server: Server) -> Iterator[Server]:
    order(server, "notice", NOTICE)
    yield server
    order(server, "notice", "--clear")
    order(server, "read-only", "off")


def test_a_notice_is_on_every_page_until_it_is_closed(page: Page, noticed: Server) -> None:
    notice = page.locator("[data-site-notice]")
    for path in PAGES:
        page.goto(noticed.address + path)
        expect(notice).to_contain_text(NOTICE)
    page.goto(noticed.address)
    made = page.request.post(f"{noticed.address}api/rooms", data={"players": 3, "bots": "gentle", "name": "Irene"})
    page.goto(f"{noticed.address}table/{made.json()['room']}")
    expect(notice).to_contain_text(NOTICE)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    # another page is no other notice, but what the operator says now is asked for
    order(noticed, "notice", "Back again")
    with page.expect_response("**/api/site"):
        page.locator("header a, [data-home]").first.click()
    expect(notice).to_contain_text("Back again")
    order(noticed, "notice", "--clear")
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_server_that_may_only_be_read_says_so(page: Page, noticed: Server) -> None:
    order(noticed, "read-only", "on")
    page.goto(noticed.address)
    expect(page.locator("[data-site-notice]")).to_contain_text("nothing can be changed")
    page.locator("[data-play]").first.click()
    expect(page.get_by_text("For now nothing can be changed").nth(1)).to_be_visible()
