"""Playing with people: a secret order to bid, another device, listed tables."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import by_mouse, play, start
from tests.browser.scenes import scene, show


def test_the_order_to_bid_is_sent_and_stopped_by_one_press(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []
    shown = scene("bid", 4)
    show(page, address, shown, heard)
    bolt = page.locator("[data-standing-order]")
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
    mine = (
        "[data-standing-order]",
        "[data-pass]",
        "[data-primary]",
    )  # my turn, and I can bid: elsewhere others may outbid the order
    play(page, by_mouse, until=lambda page: all(page.locator(part).count() > 0 for part in mine))
    page.locator("[data-standing-order]").click()
    total = page.locator("[data-up-to]").inner_text()
    page.locator("[data-auto-start]").click()
    expect(page.locator(".side .log .you").filter(has_text="bid").last).to_contain_text(total)


def test_a_seat_is_taken_along_to_another_device(page: Page, browser: Browser, address: str) -> None:
    start(page, address, 3)
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-handover]").click()
    link = page.get_by_label("Personal link to your seat").input_value()
    phone = browser.new_context(locale="en", reduced_motion="reduce")
    there = phone.new_page()
    there.goto(link)
    expect(there.locator(".seat")).to_have_count(2)
    expect(there.locator("[data-arrows=hand]").first).to_be_visible()
    assert "take" not in there.url
    phone.close()


def test_a_listed_table_is_found_on_the_start_page(page: Page, browser: Browser, address: str) -> None:
    page.goto(address)
    page.locator("[data-friends]").click()
    listed = page.get_by_role("switch", name="Listed")
    expect(listed).to_have_attribute("aria-checked", "false")
    page.get_by_text("Anyone can find the table on the start page").click()  # the whole line is the switch
    expect(listed).to_have_attribute("aria-checked", "true")
    stranger = browser.new_context(locale="en", reduced_motion="reduce")
    there = stranger.new_page()
    there.goto(address)
    there.locator(f"[data-listed='{page.url.split('/')[-1]}'] a").click()
    there.locator("[data-join]").click()
    expect(page.locator("li[data-kind=person]")).to_have_count(2)
    stranger.close()
