"""The pages around the table fit every screen: nothing hangs over the edge, and what is pressed is large enough for a finger."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.scenes import lobby, scene, show
from tests.browser.test_analysis import record as record
from tests.browser.test_layout import LANGUAGES, SPEAK, resize

SCREENS = [
    (320, 480, 16), (480, 320, 16), (390, 844, 32), (360, 640, 16), (640, 400, 16), (820, 1180, 16), (1024, 768, 16),
    (1440, 900, 16), (2560, 1440, 16), (1280, 800, 32),
]  # fmt: skip
FAULTS = (Path(__file__).parent / "pages.js").read_text(encoding="utf-8")


TIGHTEST = SCREENS[:3]


def faults_of(page: Page, where: str) -> dict[str, list[str]]:
    """Measure the open page in every language on the tightest screens and on the language's share of the others."""
    found: dict[str, list[str]] = {}
    page.wait_for_selector("select:has([value=nl])", state="attached")  # large pages are built in several tasks
    for language in LANGUAGES:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.evaluate(SPEAK, language)
        for screen in (*TIGHTEST, *SCREENS[3:][LANGUAGES.index(language) % 3 :: 3]):
            resize(page, *screen)
            if faults := page.evaluate(FAULTS):
                found[f"{where} {language} {screen}"] = faults
    page.evaluate(SPEAK, "en")
    return found


@pytest.mark.extra
def test_pages_fit_every_screen(browser: Browser, address: str, record: Path) -> None:
    context = browser.new_context(locale="en", has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    faults: dict[str, list[str]] = {}
    for path in ("", "rules", "learn", "offline", "replay", "table/nosuchroom1234"):
        page.goto(address + path)
        page.wait_for_selector("h1, h2")
        page.wait_for_timeout(150)
        faults |= faults_of(page, path or "start")
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-version]")
    page.keyboard.press("End")
    page.wait_for_selector("[data-end]")
    faults |= faults_of(page, "end of a replay")
    for where, shown in {"lobby": lobby(4), "lobby of six": lobby(6), "scoreboard": scene("over", 4)}.items():
        show(page, address, shown)
        page.wait_for_selector("h1")
        faults |= faults_of(page, where)
    context.close()
    assert faults == {}


def test_the_table_of_the_rules_fits_a_phone(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address + "rules")
    page.wait_for_selector("select:has([value=nl])", state="attached")
    page.wait_for_selector("table")
    hidden = {}
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        for width in (320, 360, 390):
            resize(page, width, 640, 16)
            hidden[language, width] = page.locator("article table, section table").first.evaluate(
                "(table) => table.parentElement.scrollWidth - table.parentElement.clientWidth"
            )
    context.close()
    assert {case: pixels for case, pixels in hidden.items() if pixels > 0} == {}
