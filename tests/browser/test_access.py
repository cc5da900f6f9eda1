"""Everybody can play: axe finds nothing on any page in both themes, and a screen reader hears what happens."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.playing import start
from tests.browser.scenes import MOMENTS, lobby, scene, show

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(250)
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, address: str, theme: str) -> None:
    context = browser.new_context(locale="en", color_scheme=theme, reduced_motion="reduce", viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    faults: dict[str, list[str]] = {}
    for path in ("", "rules", "replay", "table/nosuchroom1234"):
        page.goto(address + path)
        page.wait_for_selector("h1")
        faults[path] = violations(page)
    show(page, address, lobby(4))
    page.wait_for_selector("h1")
    faults["lobby"] = violations(page)
    for moment in MOMENTS:
        show(page, address, scene(moment, 4))
        page.wait_for_selector(".log h3, .podium")
        faults[moment] = violations(page)
    show(page, address, scene("bid", 6))
    page.set_viewport_size(PHONE)
    page.wait_for_selector(".seat")
    faults["phone"] = violations(page)
    for key, name in {"?": "keys", "l": "log", "/": "typed"}.items():
        page.keyboard.press(key)
        faults[name] = violations(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    faults["settings"] = violations(page)
    context.close()
    assert [(where, fault) for where, found in faults.items() for fault in found] == []


def test_a_screen_reader_hears_events_and_my_turn(page: Page, address: str) -> None:
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("p")
    expect(page.locator("[data-heard]")).to_contain_text("pass")
    expect(page.locator("[data-heard]")).to_contain_text("Your turn.")
    assert page.locator("[aria-live=assertive]").count() == 0, "a second region would cut off what happened"


def test_tab_goes_from_the_actions_to_hand_market_and_seats(page: Page, address: str) -> None:
    show(page, address, scene("take", 4))
    page.wait_for_selector("[data-arrows=market]")
    # The market was scrolled into view, and from there the browser would go on.
    page.locator("#action").focus()
    order: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => ['action', 'hand', 'market', 'seats', 'side'].find((name) => document.activeElement.closest('.' + name))"""
        )
        if where and where not in order:
            order.append(where)
    assert order[-4:] == ["hand", "market", "seats", "side"], order
