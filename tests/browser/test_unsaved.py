"""A browser that can't keep anything more: the page says so, and the game goes on in memory."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import PASS_BY_HAND, by_mouse, play
from tests.browser.test_offline import AT_ONCE, PATIENCE, keep_game


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


@pytest.mark.extra
def test_a_full_device_is_said_in_words_and_the_game_goes_on(page: Page, context: BrowserContext, address: str) -> None:
    page.add_init_script(AT_ONCE)
    page.add_init_script(PASS_BY_HAND)
    keep_game(page, address)
    full = {"origin": address.rstrip("/"), "quotaSize": 1}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", full)
    page.locator("[data-play-here]").click()
    expect(page).to_have_url(re.compile(r"/table/0"), timeout=PATIENCE)
    expect(page.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-unsaved]")).to_contain_text("can’t save this game", timeout=PATIENCE)
    page.locator("[data-unsaved] button").click()
    expect(page.locator("[data-unsaved]")).to_have_count(0)
    now = version(page)
    play(page, by_mouse, until=lambda page: version(page) > now + 2)
