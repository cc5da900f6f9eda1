"""What is there for playing with people: secret orders, phrases, the checked deal, clocks, listed tables, another device."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import by_mouse, play, start
from tests.browser.scenes import scene, show


def test_the_order_to_bid_is_sent_and_stopped_by_one_press(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []
    shown = scene("bid", 4)
    show(page, address, shown, heard)
    bolt = page.locator("[data-bolt]")
    expect(bolt).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("a")
    expect(page.locator("[data-up-to]")).to_have_text(str(shown.view["need"]))
    expect(page.get_by_role("button", name="One less")).to_be_disabled()
    page.get_by_role("radio", name="pass").check()
    page.locator("[data-auto-start]").click()
    expect(bolt).to_have_attribute("aria-pressed", "true")
    bolt.click()
    expect(bolt).to_have_attribute("aria-pressed", "false")
    orders = [frame["bid"] for frame in heard if frame["do"] == "auto" and "bid" in frame]
    assert orders == [{"up_to": shown.view["need"], "then": "pass"}, None]


def test_the_server_bids_for_me(page: Page, address: str) -> None:
    start(page, address, 4)
    play(page, by_mouse, until=lambda page: page.locator("[data-bolt]").count() > 0)
    page.locator("[data-bolt]").click()
    total = page.locator("[data-up-to]").inner_text()
    page.locator("[data-auto-start]").click()
    expect(page.locator(".side .log .you").filter(has_text="bid").last).to_contain_text(total)
