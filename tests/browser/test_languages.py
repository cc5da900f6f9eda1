"""Five languages, switched at once."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scenes import scene, show

PLAY = {
    "en": "Play now",
    "de": "Jetzt spielen",
    "nl": "Nu spelen",
    "it": "Gioca subito",
    "fr": "Jouer",
}


@pytest.mark.parametrize("language", PLAY)
def test_the_browser_chooses_the_language_at_first(browser: Browser, address: str, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("[data-play]")).to_have_text(PLAY[language])
    show(page, address, scene("bid", 4))
    page.wait_for_selector("[data-version]")
    text = page.locator("body").inner_text()
    assert not [word for word in text.split() if word.startswith(("prompt-", "action-", "seat-", "event-", "refused-"))]
    context.close()


def test_the_language_is_switched_without_a_reload_and_kept(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate("window.sameDocument = true")
    english = page.locator("h1").inner_text()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("h1")).not_to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("window.sameDocument === true")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_unknown_language_gets_english(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="fi")
    page = context.new_page()
    page.goto(address)
    expect(page.locator("[data-play]")).to_have_text(PLAY["en"])
    context.close()
