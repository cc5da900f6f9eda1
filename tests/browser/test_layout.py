"""No page of the table scrolls or spills on any screen, for any number of players, in any state and language."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.scenes import MOMENTS, scene, show

SCREENS = [(1440, 900), (1280, 720), (1100, 800), (820, 1180), (390, 844), (360, 640), (844, 390)]
# Every language where room is least, among six; among fewer one of those with long words.
SPOKEN = {3: ["nl"], 4: ["de"], 5: ["fr"], 6: ["en", "de", "nl", "it", "fr"]}
STATES = [moment for moment in MOMENTS if moment != "over"]
# What may be cut or scrolled by design: the log, the row of sales, names that end in dots.
SPILLS = """() => {
  const faults = []
  const all = (parts) => [...document.querySelectorAll(parts)].filter((one) => one.getBoundingClientRect().width > 0)
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    faults.push(`page ${root.scrollWidth}x${root.scrollHeight}`)
  const whole = '.seat, .cloth, .market, .prompt, .action, .hand, .self, .bar, .column, .slot, .lot .cards > *, .buttons > *'
  for (const part of all(whole)) {
    const box = part.getBoundingClientRect()
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      faults.push(`${part.className} leaves the screen: ${JSON.stringify(box)}`)
  }
  for (const part of all('.seat .in, .cloth, .track ol, .standing, .action, .extra button, .market, .prompt, .button')) {
    const high = part.scrollHeight - part.clientHeight
    const wide = part.scrollWidth - part.clientWidth
    if (high > 2 || wide > 2) faults.push(`${part.className} is ${wide} too wide and ${high} too high`)
  }
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const parts = all('.seats, .cloth, .market, .prompt, .action, .self')
  for (const one of parts)
    for (const other of parts.slice(parts.indexOf(one) + 1))
      if (shared(one.getBoundingClientRect(), other.getBoundingClientRect()) > 4)
        faults.push(`${one.className} lies on ${other.className}`)
  for (const card of all('.lot .cards > *'))
    if (card.getBoundingClientRect().width < 24) faults.push('a card of the lot is too small to be read')
  return faults
}"""


# Switches through languages in the open settings, below which the table lies as ever.
IN_EACH_LANGUAGE = f"""async (languages) => {{
  const spills = {SPILLS}
  const faults = {{}}
  const chooser = document.querySelector('dialog select')
  for (const language of languages) {{
    chooser.value = language
    chooser.dispatchEvent(new Event('change', {{ bubbles: true }}))
    do await new Promise((switched) => setTimeout(switched))
    while (document.documentElement.lang !== language)
    const found = spills()
    if (found.length) faults[language] = found
  }}
  return faults
}}"""
# The log scrolls, and takes the browser as long to lay out as all the rest.
WITHOUT_LOG = "() => { document.querySelector('.side .log').style.contentVisibility = 'hidden' }"


@pytest.mark.parametrize("players", SPOKEN)
def test_nothing_spills(page: Page, address: str, players: int) -> None:
    faults: dict[str, Any] = {}
    for moment in STATES:
        page.set_viewport_size({"width": 1440, "height": 900})
        show(page, address, scene(moment, players))
        page.wait_for_selector("[data-version]")
        page.wait_for_function("() => document.querySelectorAll('.log h3').length > 0")
        page.evaluate(WITHOUT_LOG)
        choose(page, moment)
        page.locator(".bar nav button").last.click()
        page.wait_for_selector("dialog select")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            for language, found in page.evaluate(IN_EACH_LANGUAGE, SPOKEN[players]).items():
                faults[f"{moment} {width}x{height} {language}"] = found
    assert faults == {}


def test_a_spill_would_be_noticed(page: Page, address: str) -> None:
    show(page, address, scene("bid", 4))
    page.wait_for_selector("[data-version]")
    assert page.evaluate(SPILLS) == []
    page.locator(".action .buttons").evaluate("(buttons) => { buttons.style.minHeight = '400px' }")
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
