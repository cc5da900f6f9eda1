"""No page of the table scrolls or spills on any screen, for any number of players, in any state."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.scenes import MOMENTS, scene, show

SCREENS = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (390, 664), (844, 390)]
STATES = [moment for moment in MOMENTS if moment not in ("over", "open")]
# What may be cut or scrolled by design: the log, the row of sales, names that end in dots.
SPILLS = """() => {
  const faults = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push(`page ${root.scrollWidth}x${root.scrollHeight}`)
  const frame = { right: innerWidth + 1, bottom: innerHeight + 1 }
  for (const part of document.querySelectorAll('.seat, .cloth, .market, .prompt, .deed, .hand, .self, .bar, .column, .slot, .lot > *, .buttons > *')) {
    const box = part.getBoundingClientRect()
    if (box.width === 0) continue
    if (box.right > frame.right || box.bottom > frame.bottom || box.left < -1 || box.top < -1)
      faults.push(`${part.className} leaves the screen: ${Math.round(box.left)},${Math.round(box.top)} – ${Math.round(box.right)},${Math.round(box.bottom)}`)
  }
  for (const part of document.querySelectorAll('.seat .in, .cloth, .deed, .market, .prompt, .button')) {
    if (part.clientWidth === 0) continue
    if (part.scrollHeight > part.clientHeight + 2) faults.push(`${part.className} is ${part.scrollHeight - part.clientHeight} too high`)
    if (part.scrollWidth > part.clientWidth + 2) faults.push(`${part.className} is ${part.scrollWidth - part.clientWidth} too wide`)
  }
  const area = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const parts = [...document.querySelectorAll('.seats, .cloth, .market, .prompt, .deed, .self')].filter((one) => one.getBoundingClientRect().width > 0)
  for (let a = 0; a < parts.length; a++) for (let b = a + 1; b < parts.length; b++)
    if (area(parts[a].getBoundingClientRect(), parts[b].getBoundingClientRect()) > 4) faults.push(`${parts[a].className} lies on ${parts[b].className}`)
  return faults
}"""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_spills(browser: Browser, address: str, players: int, language: str) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    faults: dict[str, Any] = {}
    for moment in STATES:
        show(page, address, scene(moment, players))
        page.wait_for_selector("[data-version]")
        page.wait_for_function("() => document.querySelectorAll('.log h3').length > 0")
        choose(page, moment)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            if found := page.evaluate(SPILLS):
                faults[f"{moment} {width}x{height}"] = found
        page.set_viewport_size({"width": 1440, "height": 900})
    context.close()
    assert faults == {}


def choose(page: Page, moment: str) -> None:
    """Something is chosen, so that the panel is full."""
    if moment in ("bid", "wait", "limit"):
        for key in "12":
            page.keyboard.press(key)
    elif moment in ("give", "take"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
