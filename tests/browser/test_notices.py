"""Inviting people I have played with, and what they are told."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.results import person_called, store_games
from tests.browser.serving import Server
from tests.browser.test_access_everywhere import violations
from tests.browser.test_history import named
from tests.browser.test_pages_fit import faults_of


def test_one_press_invites_a_friend_who_is_told(page: Page, server: Server, browser: Browser, address: str) -> None:
    guest = browser.new_context(locale="en", reduced_motion="reduce")
    friend = guest.new_page()
    named(friend, address, "Basil the Friend")
    named(page, address, "Anna the Host")
    people = [person_called(server.database, name) for name in ("Anna the Host", "Basil the Friend")]
    store_games(server.database, people, 2, seed=21)
    page.goto(f"{address}history")
    page.locator("[data-invite]").click()
    page.wait_for_url("**/table/*")
    friend.goto(address)
    told = friend.locator("[data-told='1']")
    expect(told).to_contain_text("Anna the Host invites you to a table")
    assert violations(friend) == []
    assert faults_of(friend, "start with a notice") == {}
    told.get_by_role("link").click()
    friend.wait_for_url(page.url)

    # At a table that waits already: from the list of those I have played with.
    page.locator("[data-invite-friends]").click()
    page.locator("[data-friends='1'] button").click()
    expect(page.locator("[data-friends] [role=status]")).to_contain_text("already")
    friend.goto(address)
    friend.locator("[data-told] button").click()
    expect(friend.locator("[data-told]")).to_have_count(0)
    guest.close()


def test_each_kind_has_a_switch_and_nights_are_quiet(page: Page, address: str) -> None:
    named(page, address, "Leo who Sleeps")
    page.goto(address)
    page.locator("summary", has_text="My data").click()
    page.locator("[data-notices-open]").click()
    page.get_by_role("switch", name="I am invited").click()
    expect(page.get_by_role("switch", name="I am invited")).to_have_attribute("aria-checked", "false")
    page.get_by_role("switch", name="Quiet hours").click()
    expect(page.locator("[data-quiet='1320 480']")).to_be_visible()
    page.get_by_label("To", exact=True).fill("07:30")
    page.get_by_label("To", exact=True).blur()
    expect(page.locator("[data-quiet='1320 450']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-quiet='1320 450']")).to_be_visible()
    expect(page.get_by_role("switch", name="I am invited")).to_have_attribute("aria-checked", "false")
    assert page.request.get(f"{address}api/me/notices").json()["wishes"]["zone"]
    assert faults_of(page, "notices") == {}
    assert violations(page) == []
