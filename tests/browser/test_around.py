"""Hints, the controls of a replay and long names keep out of the table's way."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import scenes
from tests.browser.scenes import show
from tests.browser.test_hints import start_with_hints
from tests.size import extra_unless

PHONES = [(360, 640), (320, 480), (390, 844), (740, 340), (568, 320)]
LONG = ["Anna-Katharina Müllersen", "Irene", "Konstantin der Große", "Zoe", "Leopold-Maximilian", "Anna"]
UNCOVERED = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
  const box = one.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + 8, box.top + 20)
  return hit === null || (hit !== one && !one.contains(hit))
}).length"""
# Which of the replay's parts lie on others, and how much of the lot is seen above its controls.
APART = """() => {
  const boxOf = (part) => document.querySelector(part)?.getBoundingClientRect()
  const faults = []
  const controls = boxOf('.scrubber'), choices = boxOf('.eyes'), lot = boxOf('.lot .cards')
  const isOn = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  if (isOn(controls, choices)) faults.push('the controls lie on the choices')
  if (controls.bottom > innerHeight + 1) faults.push('the controls are off the screen')
  if (isOn(controls, lot) || lot.bottom > innerHeight) faults.push('the lot is not seen')
  for (const one of document.querySelectorAll('.scrubber button, .scrubber select, .scrubber input')) {
    const { left, right, width, height } = one.getBoundingClientRect()
    const frame = one.closest('.scrubber').getBoundingClientRect()
    if (left < frame.left - 1 || right > frame.right + 1) faults.push(one.ariaLabel + ' hangs over')
    if (one.matches('button') && (width < 43.5 || height < 43.5)) faults.push(one.ariaLabel + ' is too small')
  }
  return faults
}"""


@pytest.mark.parametrize("size", extra_unless(lambda case: case[0] == PHONES[0], [(size,) for size in PHONES]))
def test_a_hint_leaves_the_cards_that_are_pressed_uncovered(browser: Browser, address: str, size: Any) -> None:
    width, height = size
    context = browser.new_context(locale="en", viewport={"width": width, "height": height}, has_touch=True)
    page = context.new_page()
    start_with_hints(page, address, "ask")
    page.locator("[data-hint] button").tap()
    expect(page.locator("[data-best]")).to_be_visible()
    assert page.evaluate(UNCOVERED, "[data-arrows=hand]") == 0
    assert page.evaluate(UNCOVERED, "[data-primary], [data-pass]") == 0
    box = page.locator("[data-hint-box]").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    context.close()


# Where the controls stand in a column below the bar, they scroll below it and not under it.
UNDER_BAR = """() => {
  if (!document.documentElement.matches('[data-screen~=side]')) return false
  const [bar, dock] = ['.bar', '.dock'].map((part) => document.querySelector(part).getBoundingClientRect())
  return dock.top < bar.bottom - 1
}"""


@pytest.mark.extra
def test_a_replay_tells_each_step_and_shows_table_and_controls_on_every_phone(
    browser: Browser, address: str, record: Path
) -> None:
    context = browser.new_context(locale="en", has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-told]")).to_contain_text("Lena")
    first = page.locator("[data-told]").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-told]")).not_to_have_text(first)
    faults: dict[str, Any] = {}
    for eyes in ("", "1"):
        page.locator(".eyes select").first.select_option(eyes)
        for width, height in [*PHONES, (820, 1180), (1366, 768)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if found := page.evaluate(APART):
                faults[f"{width}x{height} {eyes or 'all'}"] = found
            if page.evaluate(UNDER_BAR):
                faults[f"{width}x{height} {eyes or 'all'} scrolled"] = "the controls scroll under the bar"
    context.close()
    assert faults == {}


@pytest.mark.parametrize(("players", "size"), [(3, (1180, 820)), (3, (1366, 768)), (6, (3840, 2160))])
def test_long_names_are_whole_on_a_desk(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch, players: int, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    monkeypatch.setattr(scenes, "NAMES", LONG)
    shown = scenes.scene_of(scenes.reach(scenes.MOMENTS["bid"], players))
    assert shown.room["seats"][0]["name"] == LONG[0]
    show(page, address, shown)
    expect(page.locator("[data-version]")).to_be_visible()
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.seat .name b, .self .name b')]
             .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
             .map((one) => one.textContent)"""
    )
    assert cut == []
