"""Games on the smallest screens: by touch, on its side, by keys at 400 % zoom, with doubled text."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import ActionPanel, by_keys, by_mouse, by_touch, play, start
from tests.browser.test_layout import FAULTS
from tests.size import IS_LONG

pytestmark = pytest.mark.slow

ACTIONS = 14
# Text size as the reader's browser would have it: what the page asks for is then counted in it.
DOUBLED = """new MutationObserver((_, watcher) => {
  if (document.documentElement) { document.documentElement.style.fontSize = '32px'; watcher.disconnect() }
}).observe(document, { childList: true })"""


@pytest.mark.parametrize(
    ("width", "height", "text", "action"),
    [
        pytest.param(320, 480, 16, by_touch, id="the smallest phone, by touch"),
        pytest.param(480, 320, 16, by_touch, id="on its side, by touch", marks=pytest.mark.extra),
        pytest.param(320, 256, 16, by_keys, id="1280x1024 at 400 %, by keys", marks=pytest.mark.extra),
        pytest.param(390, 844, 32, by_touch, id="a phone with doubled text, by touch", marks=pytest.mark.extra),
        pytest.param(1280, 800, 32, by_mouse, id="a laptop with doubled text, by mouse", marks=pytest.mark.extra),
    ],
)
def test_a_game_is_played(
    browser: Browser, address: str, width: int, height: int, text: int, action: ActionPanel
) -> None:
    """Some actions; in a long run to the scoreboard.

    Before each action the whole layout is measured: what is asked is visible, and every control can be reached.
    """
    is_touched = action is by_touch
    context = browser.new_context(
        locale="en", viewport={"width": width, "height": height}, has_touch=is_touched, is_mobile=is_touched,
        reduced_motion="reduce",
    )  # fmt: skip
    if text != 16:
        context.add_init_script(DOUBLED)
    page = context.new_page()
    faults: dict[str, Any] = {}
    seen: list[str] = []

    def look(page: Page) -> bool:
        seen.append(page.locator("[data-asked]").get_attribute("data-asked") or "")
        # The last action's answer may be on its way into the page.
        if found := page.evaluate(FAULTS) and page.evaluate(FAULTS):
            faults[seen[-1]] = found
        return not IS_LONG and len(seen) > ACTIONS

    start(page, address, 4)
    assert play(page, action, until=look) >= ACTIONS
    if IS_LONG:
        assert {"bid", "take", "final"} <= set(seen)
        expect(page.get_by_role("table", name="Scoreboard").locator("tbody tr")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults == {}
    context.close()
