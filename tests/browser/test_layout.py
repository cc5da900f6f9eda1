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
  const all = (parts) => [...document.querySelectorAll(parts)].filter((one) => one.getBoundingClientRect().width > 0)
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    faults.push(`page ${root.scrollWidth}x${root.scrollHeight}`)
  const whole = '.seat, .cloth, .market, .prompt, .deed, .hand, .self, .bar, .column, .slot, .lot .cards > *, .buttons > *'
  for (const part of all(whole)) {
    const box = part.getBoundingClientRect()
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      faults.push(`${part.className} leaves the screen: ${JSON.stringify(box)}`)
  }
  for (const part of all('.seat .in, .cloth, .deed, .market, .prompt, .button')) {
    const high = part.scrollHeight - part.clientHeight
    const wide = part.scrollWidth - part.clientWidth
    if (high > 2 || wide > 2) faults.push(`${part.className} is ${wide} too wide and ${high} too high`)
  }
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const parts = all('.seats, .cloth, .market, .prompt, .deed, .self')
  for (const one of parts)
    for (const other of parts.slice(parts.indexOf(one) + 1))
      if (shared(one.getBoundingClientRect(), other.getBoundingClientRect()) > 4)
        faults.push(`${one.className} lies on ${other.className}`)
  for (const card of all('.lot .cards > *'))
    if (card.getBoundingClientRect().width < 24) faults.push('a card of the lot is too small to be read')
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


def test_a_spill_would_be_noticed(page: Page, address: str) -> None:
    show(page, address, scene("bid", 4))
    page.wait_for_selector("[data-version]")
    assert page.evaluate(SPILLS) == []
    page.locator(".deed .buttons").evaluate("(buttons) => { buttons.style.minHeight = '400px' }")
    assert page.evaluate(SPILLS) != []


def choose(page: Page, moment: str) -> None:
    """Something is chosen, so that the panel is full."""
    if moment in ("bid", "wait", "limit"):
        for key in "12":
            page.keyboard.press(key)
    elif moment in ("give", "take"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_lists_of_the_start_page_fit_a_phone(browser: Browser, address: str, language: str) -> None:
    """Names, state and button of a game stand on two lines where one is too narrow."""
    one = {
        "room": "a2345678912345", "state": "lobby", "players": 6, "names": ["Konstantin", "Irene", "Theodora", None, None, None],
        "open": 3, "you": 0, "your_turn": False, "spectators": False, "updated": 0, "points": None, "winners": None,
        "clock": {"kind": "live", "move": 30, "reserve": 120},
    }  # fmt: skip
    context = browser.new_context(
        locale=language, viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Konstantin", "games": [one]}))
    page.route("**/api/rooms", lambda route: route.fulfill(json={"rooms": [one | {"you": None}]}))
    page.goto(address)
    page.wait_for_selector(".rows [data-listed]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()
