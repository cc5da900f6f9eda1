"""Hints and analyses without a server: thought out by Python in the worker, with the network off."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import PASS_BY_HAND, asked, by_mouse, play
from tests.browser.test_offline import AT_ONCE, PATIENCE, keep_game
from tests.size import IS_LONG

THINKING = 5 * PATIENCE
"""An interpreted judge on a busy machine."""
"""Analyse the game once more, as a dropped record: a minute of interpreted Python."""


def start_cut_off(page: Page, context: BrowserContext, address: str, mode: str) -> None:
    """Fetch the game, lose the network, and begin a game whose table has hints as said."""
    page.add_init_script(AT_ONCE)
    page.add_init_script(PASS_BY_HAND.replace("takeBack: false", f"takeBack: false, hints: '{mode}', players: 3"))
    keep_game(page, address)
    page.locator("details summary").click()
    expect(page.locator("[data-hints-less-far]")).to_be_visible()
    context.set_offline(True)
    page.locator("[data-play-here]").click()
    expect(page).to_have_url(re.compile(r"/table/0"), timeout=PATIENCE)
    expect(page.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    assert asked(page) == "bid"


@pytest.mark.extra
def test_h_shows_candidates_and_a_reason_and_the_game_is_analysed(
    page: Page, context: BrowserContext, address: str, tmp_path: Path
) -> None:
    start_cut_off(page, context, address, "ask")
    box = page.locator("[data-hint-box]")
    page.keyboard.press("h")
    expect(box.locator("[data-best]")).to_be_visible(timeout=THINKING)
    # Whoever can only pass has no candidates to compare; several that are equally good may have no reason.
    rows = box.locator("[data-candidate]").count()
    assert rows in {0, 2, 3}
    assert box.locator("[data-candidate]", has_text="%").count() == rows
    assert box.locator("[data-reason]").count() == 1 or box.locator("[data-candidate].even").count() > 1
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.locator("[data-hint] button").click()
    expect(box.locator("[data-best]")).to_be_visible(timeout=THINKING)
    play(page, by_mouse)
    with page.expect_download() as saving:
        page.locator("[data-record]").click()
    saved = tmp_path / "game.jsonl"
    saving.value.save_as(saved)
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-chart]")).to_be_visible(timeout=THINKING)
    expect(page.locator("[data-turning], [data-analysis=done]").first).to_be_visible(timeout=PATIENCE)
    if not IS_LONG:
        return
    page.goto(address)
    page.locator("input[type=file]").set_input_files(saved)
    page.locator("[data-analyse]").first.click(timeout=PATIENCE)
    page.locator("[data-show]").click(timeout=THINKING)
    expect(page.locator("[data-decision]").first).to_be_visible(timeout=THINKING)
    expect(page.locator("[data-analysis-less-far]")).to_be_visible()


def bid_everything(page: Page) -> None:
    """Lay out the whole hand for a lot: that is hardly ever wise."""
    for card in page.locator("[data-arrows=hand]:not([data-face=M])").all():
        card.click(position={"x": 8, "y": 20})
    page.locator("[data-primary]").click()


@pytest.mark.extra
def test_a_mistake_is_warned_of_without_a_server(page: Page, context: BrowserContext, address: str) -> None:
    start_cut_off(page, context, address, "warn")
    warned = page.locator("[data-hint-box][role=alertdialog]")
    warnings: list[str] = []

    def overbid(page: Page, what: str) -> None:
        before = page.locator("[data-version]").get_attribute("data-version")
        if what != "bid" or page.locator("[data-pass]").count() == 0:
            by_mouse(page, what)
        else:
            bid_everything(page)
        moved = page.locator(f"[data-version]:not([data-version='{before}'])")
        expect(moved.or_(warned)).to_be_visible(timeout=THINKING)
        if warned.count():
            warnings.append(warned.inner_text())
            page.locator("[data-anyway]").click()

    play(page, overbid, until=lambda page: bool(warnings))
    assert "%" in warnings[0]
