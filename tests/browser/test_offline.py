"""Playing without a server: fetched once, kept, and played with the network off."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from byzanz import Record
from tests.browser.playing import PASS_BY_HAND, by_mouse, play

pytestmark = pytest.mark.slow

AT_ONCE = "localStorage.setItem('byzanz.bot-delay', '0')"
PATIENCE = 120_000
"""Python takes a second or two to start, on a busy machine much longer."""


@pytest.fixture
def own(page: Page) -> Page:
    """A page whose own bots think without pauses."""
    page.add_init_script(AT_ONCE)
    page.add_init_script(PASS_BY_HAND)
    return page


def keep_game(page: Page, address: str) -> None:
    """Press “Play offline” on the start page and fetch everything."""
    page.goto(address)
    page.locator("a[data-offline]").click()
    page.locator("[data-keep]").click()
    expect(page.locator("[data-state=kept]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.extra
def test_a_game_is_fetched_kept_and_played_with_the_network_off(
    own: Page, context: BrowserContext, address: str, tmp_path: Path
) -> None:
    hosts: set[str] = set()
    context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    keep_game(own, address)
    context.set_offline(True)
    own.goto(address)
    own.locator("[data-play]").click()
    expect(own).to_have_url(re.compile(r"/table/0"), timeout=PATIENCE)
    expect(own.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    play(
        own,
        by_mouse,
        until=lambda page: page.locator("[data-version]").get_attribute("data-version") not in ("0", "1", "2"),
    )
    version = own.locator("[data-version]").get_attribute("data-version")
    own.reload()
    expect(own.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    assert int(own.locator("[data-version]").get_attribute("data-version") or 0) >= int(version or 0)
    play(own, by_mouse)
    with own.expect_download() as saving:
        own.locator("[data-record]").click()
    saved = tmp_path / "game.jsonl"
    saving.value.save_as(saved)
    assert Record.loads(saved.read_text()).replay().phase == "over"
    own.goto(address)
    expect(own.locator(".rows .row")).to_have_count(1)
    own.locator("input[type=file]").set_input_files(saved)
    expect(own.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    own.goto(address + "rules")
    expect(own.locator("h1").first).to_be_visible()
    assert hosts == {address.split("/")[2]}
