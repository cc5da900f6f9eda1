"""Looks tell chosen from unchosen and done from to come, in every theme and in forced colours."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scenes import lobby, scene, show
from tests.browser.test_game import with_sale
from tests.browser.test_layout import STATES, choose, resize

# Relative luminance as WCAG has it, of the colour that is painted below an element.
CONTRAST = """() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const painted = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor
      const [, , , alpha = 1] = parts(colour)
      if (alpha === 1) return parts(colour)
    }
    return [255, 255, 255]
  }
  const bright = ([red, green, blue]) => {
    const line = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * line(red) + 0.7152 * line(green) + 0.0722 * line(blue)
  }
  const ratio = (one, other) => {
    const [dark, light] = [bright(painted(one)), bright(painted(other))].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  return [...document.querySelectorAll('.choice')].map((choice) =>
    ratio(choice.querySelector('input:checked + span'), choice.querySelector('input:not(:checked) + span')))
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_segment_differs_from_the_others(page: Page, address: str, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(address)
    page.wait_for_selector("main.ready")
    page.locator("[data-setup]").click()
    ratios = page.evaluate(CONTRAST)
    show(page, address, lobby(4))
    page.wait_for_selector(".choice")
    ratios += page.evaluate(CONTRAST)
    show(page, address, scene("bid", 4))
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog .choice")
    ratios += page.evaluate(CONTRAST)
    assert len(ratios) > 5
    assert min(ratios) >= 3, ratios


# What marks each of these against its neighbour where the system's colours replace ours.
MARKS = """(pairs) => pairs.filter(([one, other]) => {
  const mark = (part) => {
    const style = getComputedStyle(document.querySelector(part))
    return [style.backgroundColor, style.borderTopColor, style.borderTopWidth, style.outlineStyle, style.outlineColor].join()
  }
  return mark(one) === mark(other)
})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_forced_colours_keep_turn_rounds_hand_and_choice(browser: Browser, address: str, theme: Any) -> None:
    context = browser.new_context(locale="en", forced_colors="active", color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    show(page, address, scene("wait", 4))
    page.wait_for_selector("[data-version]")
    pairs = [
        [".seat.turn", ".seat:not(.turn)"],
        [".bar .pips i.done", ".bar .pips i:not(.done, .now)"],
        [".bar .pips i.now", ".bar .pips i.done"],
    ]
    assert page.evaluate(MARKS, pairs) == []
    show(page, address, scene("take", 4))
    page.locator("[data-arrows=market]").first.click()
    assert page.evaluate(MARKS, [[".column.chosen", ".column:not(.chosen)"]]) == []
    show(page, address, lobby(4))
    page.wait_for_selector(".choice")
    assert page.evaluate(MARKS, [[".choice input:checked + span", ".choice input:not(:checked) + span"]]) == []
    context.close()


UNMARKED = (Path(__file__).parent / "marks.js").read_text(encoding="utf-8")
FOCUSED = """() => {
  const style = getComputedStyle(document.activeElement)
  // After the last control the browser's own come.
  return document.activeElement === document.body || (style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2)
}"""
FORCED_SIZES = [(1440, 900), (1180, 820), (768, 1024), (390, 844), (344, 882), (844, 390), (480, 320), (320, 480)]


@pytest.mark.extra
@pytest.mark.parametrize("players", [3, 6])
def test_forced_colours_mark_everything_in_all_phases_on_every_screen(
    browser: Browser, address: str, players: int
) -> None:
    context = browser.new_context(locale="en", forced_colors="active", reduced_motion="reduce")
    page = context.new_page()
    faults: dict[str, Any] = {}
    for moment in STATES:
        show(page, address, scene(moment, players))
        page.wait_for_selector("[data-version]")
        choose(page, moment)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", forced_colors="active")
            for width, height in FORCED_SIZES:
                resize(page, width, height, 16)
                if found := page.evaluate(UNMARKED):
                    faults[f"{moment} {width}x{height} {theme}"] = found
        for _ in range(4):
            page.keyboard.press("Tab")
            if not page.evaluate(FOCUSED):
                faults[f"{moment} focus"] = page.evaluate("document.activeElement.outerHTML.slice(0, 120)")
    context.close()
    assert faults == {}


# Whether something else is painted in the middle of a part.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  one.scrollIntoView({ block: 'center' })
  const box = one.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !(hit && (one.contains(hit) || hit.contains(one)))
}).length"""


def test_pictures_of_the_rules_are_whole(page: Page, address: str) -> None:
    """No number of the market's order lies behind a card."""
    for width in (360, 820, 1280):
        page.set_viewport_size({"width": width, "height": 1180})
        page.goto(address + "rules")
        page.wait_for_selector(".picker .arch")
        assert page.locator(".picker .arch").count() == 4
        assert page.evaluate(COVERED, ".picker .arch") == 0, width
        page.goto(address)
        page.wait_for_selector("main.ready")
        page.locator("[data-setup]").click()
        lefts = [round(left) for left in page.evaluate(FIELDS)]
        # A choice of long words has its name above it where there is little room.
        assert len(set(lefts)) <= (2 if width == 360 else 1), (width, lefts)


FIELDS = """() => [...document.querySelectorAll('.quick .choice > div, .quick input.field')]
  .map((one) => one.getBoundingClientRect().left)"""


def test_the_prompt_says_only_what_can_be_done(page: Page, address: str) -> None:
    """Above the hand limit a sale is spoken of where one can be made; nobody is said to start who has passed."""
    shown = scene("limit", 4)
    without = {key: value for key, value in shown.legal.items() if key not in ("sell", "sales")}
    for offered, words in ((with_sale(shown), True), (replace(shown, legal=without), False)):
        show(page, address, offered)
        page.wait_for_selector('[data-asked="discard"]')
        assert ("sell" in page.locator(".prompt .say").inner_text().lower()) is words
    shown = scene("open", 4)
    passed = [seat == shown.view["starter"] for seat in range(4)]
    for view, words in ((shown.view, True), (shown.view | {"passed": passed}, False)):
        show(page, address, replace(shown, view=view))
        page.wait_for_selector("[data-version]")
        assert ("start" in page.locator(".cloth").inner_text()) is words
    show(page, address, scene("final", 4))
    page.wait_for_selector("[data-version]")
    for seat in page.locator(".seat").all():
        assert seat.inner_text().count("selling") <= 1


@pytest.mark.extra
def test_a_rematch_that_is_asked_for_moves_nothing(page: Page, address: str) -> None:
    """The row of buttons keeps its height and its place when it says that the others are waited for."""
    shown = scene("over", 4)
    seats = [
        seat | {"kind": "person", "name": name}
        for seat, name in zip(shown.room["seats"], ("Lena", "Theodora", "Basil", "Konstantin"), strict=True)
    ]
    asked = [seat | {"rematch": seat["you"]} for seat in seats]
    for size in ((1440, 900), (1100, 700), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tops = []
        for people in (seats, asked):
            show(page, address, replace(shown, room=shown.room | {"seats": people}))
            expect(page.locator("[data-rematch]")).to_be_visible()
            tops.append(page.locator(".next").evaluate("(one) => Math.round(one.getBoundingClientRect().top)"))
        assert tops[0] == tops[1], size


def test_a_long_log_is_whole_and_shows_its_end(page: Page, address: str) -> None:
    """The newest entry is in view without a scroll; the older ones, which come later, are above it; and it can be read back."""
    show(page, address, scene("final", 4))
    log = page.locator(".side .log")
    expect(log.locator("h3").first).to_contain_text("Round 1")
    expect(log.locator(".recap")).to_have_count(6)
    expect(log.locator(".group > *").last).to_be_in_viewport()
    log.hover()
    page.mouse.wheel(0, -20_000)
    expect(log.locator("h3").first).to_be_in_viewport()
    expect(log.locator(".group > *").last).not_to_be_in_viewport()


def test_two_sets_of_the_last_sale_lie_beside_each_other(page: Page, address: str) -> None:
    """On a desk nothing of them is below the fold."""
    page.set_viewport_size({"width": 1440, "height": 900})
    show(page, address, scene("final", 3))
    sets = page.locator(".cloth .set")
    expect(sets).to_have_count(2)
    dock = page.locator(".prompt").bounding_box()
    boxes = [one.bounding_box() for one in sets.all()]
    assert dock is not None
    assert all(box is not None and box["y"] + box["height"] < dock["y"] for box in boxes), (boxes, dock)
