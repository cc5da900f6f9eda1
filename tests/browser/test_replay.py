"""Replays of a record file, step by step and from any seat's eyes (test_game has one of a finished game)."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.test_layout import resize


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_record_file_is_watched_step_by_step(page: Page, address: str, record: Path) -> None:
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.locator(".seat")).to_have_count(4)
    assert at(page) == 0
    assert page.locator(".seat .back").count() == page.locator(".seat .profit .back, .seat .stub .back").count(), (
        "all hands lie open"
    )
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert at(page) == 3
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "3")
    page.keyboard.press("End")
    assert at(page) == len(json.loads(record.read_text())["actions"])
    page.keyboard.press("Home")
    page.get_by_label("Seen by").select_option("Basil")
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator("[data-arrows=hand]")).to_have_count(4)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")
    page.get_by_role("button", name="Pause").click()


def test_a_broken_record_is_explained(page: Page, address: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    page.goto(address + "replay")
    for text in ("not a record", '{"format": "byzanz/1", "players": 9}'):
        broken.write_text(text)
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_have_text("This file isn’t a game record that can be replayed.")


def copied_link(page: Page) -> str:
    """Presses “Copy link …” and reads the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-copy-link]").click()
    expect(page.locator("[data-copy-link]")).to_have_text("Copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_game_that_no_server_keeps_goes_into_its_link(
    page: Page, browser: Browser, address: str, record: Path
) -> None:
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_label("Seen by").select_option("Basil")
    expect(page.locator(".seat")).to_have_count(3)
    link = copied_link(page)
    assert len(link) < 4000
    context = browser.new_context(locale="en", reduced_motion="reduce")
    elsewhere = context.new_page()
    elsewhere.goto(link)
    expect(elsewhere.locator("[data-version]")).to_have_attribute("data-version", "3")
    assert elsewhere.get_by_label("Seen by").input_value() == page.get_by_label("Seen by").input_value() != ""
    # A reload stays at the moment that was gone to.
    elsewhere.keyboard.press("ArrowRight")
    expect(elsewhere).to_have_url(re.compile(r"at=4"))
    elsewhere.reload()
    expect(elsewhere.locator("[data-version]")).to_have_attribute("data-version", "4")
    elsewhere.goto(link[:-300])
    expect(elsewhere.get_by_role("alert")).to_contain_text("part of it may be missing")
    context.close()


def test_with_doubled_text_the_controls_leave_the_lot_in_view(page: Page, address: str, record: Path) -> None:
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    for width, height in ((360, 740), (390, 844)):
        resize(page, width, height, 32)
        controls = page.locator(".scrubber").bounding_box()
        lot = page.locator(".lot").bounding_box()
        assert controls
        assert lot
        # Five cards stand in two rows then: the first is whole above the controls, the second is scrolled to.
        assert lot["y"] + lot["height"] / 2 <= controls["y"] + 1, (width, height, lot, controls)
        for button in page.locator(".scrubber button").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44, box
