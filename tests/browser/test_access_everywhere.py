"""Axe finds nothing on the pages that came after the table, in both themes, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import PASS_BY_HAND
from tests.browser.test_access import DESKTOP, PHONE, violations_in_both_themes
from tests.browser.test_hints import start_with_hints
from tests.browser.test_pass_and_play import begin, hold


def violations(page: Page) -> list[str]:
    """Return what axe finds on a desktop and on a phone."""
    found: list[str] = []
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        found += violations_in_both_themes(page)
    return found


@pytest.mark.extra
def test_axe_finds_nothing(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", color_scheme="light", reduced_motion="reduce", viewport=DESKTOP)
    page = context.new_page()
    faults: dict[str, list[str]] = {}
    for path, ready in {"learn": "h1", "learn/bid": "[data-step]", "offline": "h1"}.items():
        page.goto(address + path)
        page.wait_for_selector(ready)
        faults[path] = violations(page)
    page.add_init_script(PASS_BY_HAND)
    page.goto(address)
    page.locator("[data-share]").click()
    page.wait_for_selector("[data-pass-setup]")
    faults["pass and play: who"] = violations(page)
    begin(page, address, "Anna", "Ben")
    faults["pass and play: hand it on"] = violations(page)
    hold(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-handover='1']").click()
    expect(page.get_by_role("img", name="QR code that brings your seat to a phone")).to_be_visible()
    faults["pass and play: hand over"] = violations(page)
    start_with_hints(page, address, "ask")
    page.locator("[data-hint] button").click()
    page.wait_for_selector("[data-best]")
    faults["hint"] = violations(page)
    context.close()
    assert {where: found for where, found in faults.items() if found} == {}
