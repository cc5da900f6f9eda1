"""Somebody spoils the game: told to the operator, blocked, and later heard again."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.serving import Server
from tests.browser.test_access import violations
from tests.browser.test_people import another, deal, open_table, sit_down
from tests.browser.test_site_notice import order
from tests.waiting import wait_until

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_player_is_reported_and_blocked_from_their_seat(
    page: Page, browser: Browser, server: Server, size: ViewportSize | None
) -> None:
    if size is not None:
        page.set_viewport_size(size)
    with another(browser) as omar:
        link = open_table(page, server.address)
        room = link.rpartition("/")[2]
        sit_down(omar, link, "Omar")
        deal(page, omar)
        page.locator("[data-seat='1'] button").first.click()
        page.locator("[data-complain]").click()
        dialog = page.get_by_role("dialog", name="About Omar")
        expect(dialog.locator("[data-report]")).to_be_disabled()
        assert violations(page) == []
        dialog.get_by_label("An offensive name").check()
        dialog.locator("[data-report]").click()
        expect(dialog.locator("[data-reported]")).to_be_visible()
        dialog.locator("[data-block]").click()
        expect(dialog.locator("[data-blocked]")).to_contain_text("You block Omar")
        assert "An offensive name" in order(server, "reports", room)
        # it is found again with my data
        page.goto(server.address)
        page.locator("details summary", has_text="My data").click()
        page.locator("[data-blocked-people]").click()
        blocked = page.get_by_role("dialog", name="People you block")
        expect(blocked).to_contain_text("Omar")
        blocked.locator("[data-unblock]").click()
        expect(blocked.locator("[data-none]")).to_be_visible()


def test_bots_can_t_be_reported(page: Page, server: Server) -> None:
    page.goto(server.address)
    made = page.request.post(f"{server.address}api/rooms", data={"players": 3, "bots": "gentle", "name": "Irene"})
    page.goto(f"{server.address}table/{made.json()['room']}")
    page.locator("[data-seat='1'] button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[data-complain]")).to_have_count(0)


def test_two_players_can_be_reported_after_the_game(page: Page, browser: Browser, server: Server) -> None:
    page.goto(server.address)
    make = page.request.post
    room = make(f"{server.address}api/rooms", data={"players": 3, "name": "Irene"}).json()["room"]
    others = [browser.new_context() for _ in range(2)]
    for one, name in zip(others, ("Omar", "Zoe"), strict=True):
        one.request.post(f"{server.address}api/rooms/{room}/join", data={"name": name})
    make(f"{server.address}api/rooms/{room}/start", data={})
    for request in (page.request, *(one.request for one in others)):
        request.post(f"{server.address}api/rooms/{room}/leave")  # bots play to the end
    wait_until(lambda: page.request.get(f"{server.address}api/rooms/{room}").json()["state"] == "over")
    page.goto(f"{server.address}table/{room}")
    page.locator("[data-complain]").click()
    dialog = page.get_by_role("dialog", name="Report or block")
    dialog.get_by_label("Zoe").check()
    dialog.get_by_label("Plays for somebody else").check()
    dialog.locator("[data-report]").click()
    expect(dialog.locator("[data-reported]")).to_be_visible()
    dialog.get_by_label("Omar").check()
    expect(dialog.locator("[data-report]")).to_be_disabled()
    assert "Zoe" in order(server, "reports", room)
    for one in others:
        one.close()
