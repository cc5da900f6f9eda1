"""Everybody can play: axe finds nothing on any page in both themes, and a screen reader hears what happens."""

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.playing import start
from tests.browser.scenes import MOMENTS, lobby, scene, show

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


# Entries of a log are all alike: the newest two dozen stand for hundreds, which would take axe most of its time.
OLD_ENTRIES = ".group:nth-last-child(n + 3)"
AXE = """async ([old, options]) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const aside = [...document.querySelectorAll(old)].map((one) => [one, one.parentElement])
  for (const [one] of aside) one.remove()
  const { violations } = await axe.run(document, options)
  for (const [one, parent] of aside.reverse()) parent.prepend(one)
  return violations
}"""


# The veins of the marble are a pseudo-element over the whole page: axe would not judge a colour on it. They are so faint
# that the ground below them is what counts.
SEE_THROUGH = """() => axe.configure({ checks: [{ id: 'color-contrast', options: {
  ignoreUnicode: true, ignoreLength: false, ignorePseudo: true, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } }, shadowOutlineEmMax: 0.1, pseudoSizeThreshold: 0.25,
} }] })"""


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds on the page as it is, by all rules or some."""
    options: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(SEE_THROUGH)
    found = page.evaluate(AXE, [OLD_ENTRIES, options])
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]
    ]


def violations_in_both_themes(page: Page) -> list[str]:
    """Return what axe finds in the light and, of the colours, in the dark: themes differ in nothing else."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"dark: {one}" for one in violations(page, "color-contrast")]
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.extra
def test_axe_finds_nothing(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", color_scheme="light", reduced_motion="reduce", viewport=DESKTOP)
    page = context.new_page()
    faults: dict[str, list[str]] = {}
    for path in ("", "rules", "replay", "table/nosuchroom1234"):
        page.goto(address + path)
        page.wait_for_selector("h1")
        faults[path] = violations_in_both_themes(page)
    show(page, address, lobby(4))
    page.wait_for_selector("h1")
    faults["lobby"] = violations_in_both_themes(page)
    for moment in MOMENTS:
        show(page, address, scene(moment, 4))
        page.wait_for_selector(".log h3, .podium")
        faults[moment] = violations_in_both_themes(page)
    show(page, address, scene("bid", 6))
    page.set_viewport_size(PHONE)
    page.wait_for_selector(".seat")
    faults["phone"] = violations_in_both_themes(page)
    for key, name in {"?": "keys", "l": "log", "/": "typed"}.items():
        page.keyboard.press(key)
        faults[name] = violations_in_both_themes(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    faults["settings"] = violations_in_both_themes(page)
    context.close()
    assert [(where, fault) for where, found in faults.items() for fault in found] == []


def test_axe_would_notice_a_fault(page: Page, address: str) -> None:
    """A pale word and a picture without a name, the one in the dark alone."""
    page.goto(address + "rules")
    page.wait_for_selector("h1")
    page.evaluate("""() => {
      const pale = new CSSStyleSheet()
      pale.replaceSync('[data-theme=dark] p { color: #333 !important }')
      document.adoptedStyleSheets = [pale]
      document.querySelector('h1').append(document.createElement('img'))
    }""")
    found = violations_in_both_themes(page)
    assert sorted({one.partition(":")[0] for one in found}) == ["dark", "image-alt"], found


def test_a_screen_reader_hears_events_and_my_turn(page: Page, address: str) -> None:
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("p")
    expect(page.locator("[data-heard]")).to_contain_text("pass")
    expect(page.locator("[data-heard]")).to_contain_text("Your turn")
    assert page.locator("[aria-live=assertive]").count() == 0, "a second region would cut off what happened"


def test_tab_goes_from_the_actions_to_hand_market_and_seats(page: Page, address: str) -> None:
    show(page, address, scene("take", 4))
    page.wait_for_selector("[data-arrows=market]")
    # The market was scrolled into view, and from there the browser would go on.
    page.locator("#action").focus()
    order: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => ['action', 'hand', 'market', 'seats', 'side'].find((name) => document.activeElement.closest('.' + name))"""
        )
        if where and where not in order:
            order.append(where)
    assert order[-4:] == ["hand", "market", "seats", "side"], order
