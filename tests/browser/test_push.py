"""Messages for closed pages in a real browser: one without a push service refuses, and the page says so."""

from playwright.sync_api import Page, expect

from tests.browser.test_alerts import open_settings

DAYS = {"kind": "turns", "move": 86400, "reserve": 86400}


def test_a_browser_that_refuses_is_said_in_words_and_can_be_asked_again(page: Page, address: str) -> None:
    """Headless Chromium has no push service: `subscribe` is refused for real. Where one has, the switch goes on."""
    page.context.grant_permissions(["notifications"])
    page.goto(address)
    made = page.request.post(f"{address}api/rooms", data={"players": 3, "bots": "gentle", "options": {"clock": DAYS}})
    room = made.json()["room"]
    page.goto(f"{address}table/{room}")
    expect(page.locator("[data-version]")).to_be_visible()
    open_settings(page)
    line = page.locator("[data-push]")
    expect(line).to_have_attribute("data-push", "off")
    switch = page.get_by_role("switch", name="Tell me even when this page is closed")
    switch.click()
    expect(page.locator("[data-push=failed], [data-push=on]")).to_be_visible(timeout=60_000)
    if line.get_attribute("data-push") == "failed":
        expect(line).to_contain_text("That didn’t work. Please try again later.")
        expect(switch).to_have_attribute("aria-checked", "false")
        expect(switch).to_be_enabled()
    else:
        expect(switch).to_have_attribute("aria-checked", "true")
