"""A group in real browsers: founded, joined by its link, played in, and left."""

import sqlite3

from playwright.sync_api import Browser, Page, expect

from tests.browser.results import person_called, store_games
from tests.browser.serving import Server
from tests.browser.test_access_everywhere import violations
from tests.browser.test_history import named
from tests.browser.test_pages_fit import faults_of


def of_group(server: Server, key: str, rooms: list[str]) -> None:
    """Make games those of a group's tables."""
    connection = sqlite3.connect(server.database, timeout=30)
    with connection:
        (group,) = connection.execute("SELECT id FROM player_groups WHERE key = ?", (key,)).fetchone()
        connection.executemany("INSERT INTO group_rooms VALUES (?, ?)", [(room, group) for room in rooms])
    connection.close()


def test_a_round_from_its_founding_to_its_end(page: Page, server: Server, browser: Browser, address: str) -> None:
    named(page, address, "Founder of the Round")
    page.goto(address)
    page.locator("[data-groups-open]").click()
    expect(page.locator("[data-groups='0']")).to_be_visible()
    page.get_by_label("Name of the group").fill("Our Thursday round")
    page.get_by_role("button", name="Make the group").click()
    expect(page.locator("[data-group='1']")).to_be_visible()
    key = page.url.rpartition("/")[2]
    page.locator("[data-make-link]").click()
    link = page.locator("[data-group-link] input").input_value()
    expect(page.get_by_role("img", name="QR code of the link to join")).to_be_visible()

    # Somebody without a name comes by the link.
    guest = browser.new_context(locale="en")
    other = guest.new_page()
    other.goto(link)
    expect(other.locator("[data-joining]")).to_contain_text("Our Thursday round")
    other.get_by_label("Your name").fill("Irene by Link")
    other.get_by_role("button", name="Join").click()
    expect(other.locator("[data-group='2']")).to_be_visible()
    expect(other.locator("[data-group-link]")).to_have_count(0)

    # A table of the group is found by its members: on the group's page and on the start page.
    page.locator("[data-group-table]").click()
    page.wait_for_url("**/table/*")
    other.goto(address)
    expect(other.locator("[data-of-group]")).to_have_text("Our Thursday round")
    other.goto(f"{address}groups/{key}")
    other.locator("[data-group-tables] a").click()
    other.wait_for_url("**/table/*")

    people = [person_called(server.database, name) for name in ("Founder of the Round", "Irene by Link")]
    of_group(server, key, store_games(server.database, people, 15, seed=9))
    other.goto(f"{address}groups/{key}")
    expect(other.locator("[data-score='2']")).to_contain_text("Founder of the Round")
    expect(other.locator("[data-evenings='1']")).to_contain_text("15 games")
    other.locator("[data-duels] summary").click()
    expect(other.locator("[data-duels='1'] li")).to_contain_text("15 games")
    other.get_by_role("radio", name="All my results").check()
    expect(other.locator("[data-shows=all]")).to_be_visible()
    page.goto(f"{address}groups/{key}")
    page.locator("[data-member-results]").click()
    expect(page.locator("[data-profile] [data-parts='15']")).to_be_visible()
    page.keyboard.press("Escape")
    assert faults_of(page, "group") == {}
    assert violations(page) == []

    other.get_by_role("radio", name="Nothing").check()
    expect(other.locator("[data-shows=nothing]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-score='1']")).not_to_contain_text("Irene by Link")
    page.locator("[data-send-away]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-members='1']")).to_be_visible()
    other.reload()
    expect(other.locator("h1")).to_have_text("There is no such group, or you aren’t in it.")
    other.goto("about:blank")
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("expired")
    page.locator("[data-delete-group]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-groups='0']")).to_be_visible()
    assert faults_of(page, "groups") == {}
    assert violations(page) == []
    guest.close()
