"""The page of my results, and the one that others see if I want it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.results import person_called, store_games
from tests.browser.serving import Server
from tests.browser.test_access_everywhere import violations
from tests.browser.test_accounts import authenticator
from tests.browser.test_pages_fit import faults_of


def named(page: Page, address: str, name: str) -> str:
    """Give a browser a name and a game; return the room."""
    page.goto(address)
    made = page.request.post(f"{address}api/rooms", data={"players": 3, "bots": "gentle", "name": name})
    return str(made.json()["room"])


def test_a_guest_sees_their_results(page: Page, server: Server, browser: Browser, address: str) -> None:
    page.goto(f"{address}history")
    expect(page.locator("[data-history='0']")).to_be_visible()
    friend = browser.new_context(locale="en")
    named(friend.new_page(), address, "Irene of Athens")
    room = named(page, address, "Leo the Guest")
    people = [person_called(server.database, name) for name in ("Leo the Guest", "Irene of Athens")]
    store_games(server.database, people, 23, room=room)
    page.goto(address)
    page.locator("[data-history-open]").click()
    expect(page.locator("[data-total='23']")).to_be_visible()
    expect(page.locator("[data-parts='23']")).to_contain_text("Luck")
    expect(page.locator("[data-versus='1']")).to_contain_text("Irene of Athens")
    expect(page.locator("[data-mistakes]")).to_contain_text("in 100 decisions")
    expect(page.locator("[data-played='20']")).to_be_visible()
    page.locator("[data-earlier]").click()
    expect(page.locator("[data-played='23']")).to_be_visible()
    expect(page.locator("[data-earlier]")).to_have_count(0)
    replay = page.locator(f"a[href='/replay/{room}']")
    expect(replay).to_have_count(1)
    expect(page.locator("[data-showing]")).to_have_count(0)
    assert faults_of(page, "history") == {}
    assert violations(page) == []
    friend.close()


def test_results_are_shown_to_everybody_only_if_wanted(page: Page, server: Server, browser: Browser) -> None:
    home = server.address.replace("127.0.0.1", "localhost")
    authenticator(page)
    page.goto(f"{home}account")
    page.locator("[data-make] input").fill("Helena the Shown")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("[data-account=owner]")).to_be_visible()
    me = person_called(server.database, "Helena the Shown")
    store_games(server.database, [me], 3, seed=2)
    page.goto(f"{home}history")
    switch = page.get_by_role("switch", name="Show my results")
    switch.click()
    expect(page.locator("[data-showing=true]")).to_be_visible()
    shown = f"{home}{(page.locator('[data-see]').get_attribute('href') or '')[1:]}"
    stranger = browser.new_context(locale="de")
    other = stranger.new_page()
    other.goto(shown)
    expect(other.locator("h1")).to_have_text("Helena the Shown")
    expect(other.locator("[data-total='3']")).to_contain_text("Partien")
    expect(other.locator("[data-played='3'] a")).to_have_count(0)
    switch.click()
    expect(page.locator("[data-showing=false]")).to_be_visible()
    other.reload()
    expect(other.locator("h1")).to_have_text("Unter dieser Adresse zeigt niemand Ergebnisse.")
    stranger.close()


@pytest.mark.parametrize("path", ["people/short", "people/0123456789abcdef/more", "history/3"])
def test_no_other_address_is_a_page(page: Page, address: str, path: str) -> None:
    answer = page.goto(address + path)
    assert answer is not None
    assert answer.status == 404
