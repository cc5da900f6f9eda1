"""The table can be used on every screen: a grid of sizes, in all phases, for few and many players, in all languages."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from byzanz.locales import texts
from tests.browser.scenes import MOMENTS, scene, show

pytestmark = pytest.mark.slow

LANGUAGES = ["en", "de", "nl", "it", "fr"]
# From the smallest phone over laptops at 200 % and 400 % zoom to walls: (width, height, text size in px).
TIGHTEST = [(320, 480, 16), (480, 320, 16), (320, 256, 16)]
SCREENS = [
    *TIGHTEST,
    (320, 568, 16), (360, 560, 16), (375, 548, 16), (360, 640, 16), (390, 664, 16), (390, 844, 16), (430, 932, 16), (540, 720, 16),
    (344, 882, 16),
    (568, 320, 16), (640, 360, 16), (640, 400, 16), (667, 331, 16), (720, 450, 16), (740, 330, 16), (844, 390, 16), (640, 512, 16),
    (600, 600, 16), (700, 700, 16), (800, 600, 16), (768, 1024, 16), (820, 900, 16), (820, 1180, 16), (1024, 768, 16),
    (1100, 700, 16), (1117, 987, 16), (1180, 820, 16), (1280, 720, 16), (1440, 900, 16),
    (1920, 1080, 16), (2560, 1440, 16), (3840, 2160, 16),
    (390, 844, 32), (844, 390, 32), (1280, 800, 32), (320, 480, 32),
]  # fmt: skip
Screen = tuple[int, int, int]
STATES = [moment for moment in MOMENTS if moment != "over"]
FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
# Switches the language in the open settings, below which the table lies as ever, then closes them.
SPEAK = """async (language) => {
  const chooser = document.querySelector('dialog select') ?? document.querySelector('select:has([value=nl])')
  chooser.value = language
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
  do await new Promise((switched) => setTimeout(switched))
  while (document.documentElement.lang !== language)
}"""
# The log scrolls, and takes the browser as long to lay out as all the rest.
WITHOUT_LOG = "() => { document.querySelector('.side .log').style.contentVisibility = 'hidden' }"
# One call for all that a new size needs: a letter's size, and two frames.
SETTLED = """(text) => {
  document.documentElement.style.fontSize = text === 16 ? '' : text + 'px'
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


@pytest.fixture
def touched(browser: Browser) -> Iterator[Page]:
    """A page that is touched, not pointed at."""
    context = browser.new_context(locale="en", has_touch=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def resize(page: Page, width: int, height: int, text: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, text)


def choose(page: Page, moment: str) -> None:
    """Choose something, so that the panel is full."""
    if moment in ("bid", "wait", "limit"):
        for key in "12":
            page.keyboard.press(key)
    elif moment in ("give", "take"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")


def spoken(page: Page, language: str) -> None:
    page.evaluate("() => [...document.querySelectorAll('.bar nav button')].at(-1).click()")
    page.wait_for_selector("dialog select")
    page.evaluate(SPEAK, language)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def screens_for(moment: str, language: str, players: int) -> list[Screen]:
    """The sizes to be measured in a phase and a language."""
    turn = LANGUAGES.index(language) + players
    in_all_phases = {
        screen
        for spoken, many, screen in zip(cycle(LANGUAGES), cycle([3, 6]), SCREENS, strict=False)
        if (spoken, many) == (language, players)
    }
    here = STATES.index(moment)
    return [
        screen
        for at, screen in enumerate(SCREENS)
        if (at + turn) % len(STATES) == here or screen in in_all_phases or (players == 6 and screen in TIGHTEST)
    ]


def test_the_grid_has_every_size_for_few_and_many_in_every_language() -> None:
    for players in (3, 6):
        for language in LANGUAGES:
            measured = {screen for moment in STATES for screen in screens_for(moment, language, players)}
            assert measured == set(SCREENS)


@pytest.mark.extra
@pytest.mark.parametrize("players", [3, 6])
def test_every_control_can_be_used_on_every_screen(touched: Page, address: str, players: int) -> None:
    """Each size for few and many players in every language in one phase, and in all phases in one language, in turn."""
    page = touched
    faults: dict[str, Any] = {}
    for moment in STATES:
        page.set_viewport_size({"width": 1440, "height": 900})
        show(page, address, scene(moment, players))
        page.wait_for_selector("[data-version]")
        page.evaluate(WITHOUT_LOG)
        choose(page, moment)
        for language in LANGUAGES:
            spoken(page, language)
            for screen in screens_for(moment, language, players):
                resize(page, *screen)
                if found := page.evaluate(FAULTS):
                    faults[f"{moment} {screen} {language}"] = found
    assert faults == {}


def test_a_fault_would_be_noticed(touched: Page, address: str) -> None:
    page = touched
    show(page, address, scene("bid", 4))
    page.wait_for_selector("[data-version]")
    resize(page, 390, 844, 16)
    assert page.evaluate(FAULTS) == []
    for part, style in {
        ".action .buttons": "transform: translateY(400px)",
        ".lot .cards > *": "width: 20px",
        ".bar nav button": "width: 20px; min-width: 0",
        ".seats": "position: relative; top: 60px",
    }.items():
        spoilt = page.locator(part).first
        spoilt.evaluate("(part, style) => part.setAttribute('style', style)", style)
        assert page.evaluate(FAULTS) != [], part
        spoilt.evaluate("(part) => part.removeAttribute('style')")


PLACES = """() => ['.prompt', '[data-primary], .buttons.one > *'].map((part) => {
  const box = document.querySelector(part).getBoundingClientRect()
  return [Math.round(part === '.prompt' ? box.top : box.bottom), Math.round(part === '.prompt' ? box.left : box.right)]
})"""
# Where the stage begins; only the market phase has smaller seats.
STAGE = """() => document.querySelector('.screen.take') ? null
  : Math.round(document.querySelector('.stage').getBoundingClientRect().top)"""


@pytest.mark.extra
@pytest.mark.parametrize(("language", "players"), [("en", 4), ("de", 6)])
def test_prompt_main_button_and_stage_stay_in_their_places(
    browser: Browser, address: str, language: str, players: int
) -> None:
    """The lower right corner of the main button is the same in every phase, and the question begins near one height.

    It is never cut, so where there is little room a longer one, or more sales, take a line or two from the stage.
    And the stage begins at the same height, whether bids lie at the seats or not.
    """
    sizes = [
        (1440, 900),
        (1280, 720),
        (1920, 1080),
        (820, 1180),
        (390, 844),
        (360, 640),
        (320, 480),
        (844, 390),
        (667, 375),
    ]
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    places: dict[str, dict[str, Any]] = {}
    stages: dict[str, set[int | None]] = {}
    for moment in STATES:
        show(page, address, scene(moment, players))
        page.wait_for_selector("[data-version]")
        choose(page, moment)
        for width, height in sizes:
            resize(page, width, height, 16)
            places.setdefault(f"{width}x{height}", {})[moment] = page.evaluate(PLACES)
            stages.setdefault(f"{width}x{height}", set()).add(page.evaluate(STAGE))
    context.close()
    assert {size: tops for size, tops in stages.items() if len(tops - {None}) != 1} == {}
    for size, by_phase in places.items():
        questions, buttons = zip(*by_phase.values(), strict=True)
        width = int(size.partition("x")[0])
        most = 6 if width >= 1000 else 48 if width >= 700 else 36
        assert len({left for _top, left in questions}) == 1, (size, by_phase)
        tops = [top for top, _left in questions]
        assert max(tops) - min(tops) <= most, (size, by_phase)
        assert max(abs(one[at] - buttons[0][at]) for one in buttons for at in (0, 1)) <= 6, (size, by_phase)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_lists_of_the_start_page_fit_a_phone(browser: Browser, address: str, language: str) -> None:
    """Names, state and button of a game stand on two lines where one is too narrow."""
    one = {
        "room": "a2345678912345", "state": "lobby", "players": 6, "names": ["Konstantin", "Irene", "Theodora", None, None, None],
        "faces": [None] * 6,
        "kinds": ["person", "bot", "person", "open", "open", "open"], "open": 3, "you": 0, "alone": False,
        "your_turn": False, "spectators": False, "updated": 0, "points": None, "winners": None,
        "bots": [None, "ruthless", None, None, None, None], "clock": {"kind": "live", "move": 30, "reserve": 120},
    }  # fmt: skip
    context = browser.new_context(
        locale=language, viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Konstantin", "games": [one]}))
    page.route("**/api/rooms", lambda route: route.fulfill(json={"rooms": [one | {"you": None}]}))
    page.goto(address)
    page.wait_for_selector(".rows [data-listed]")
    assert texts(language)("level", level="ruthless") in page.locator("[data-level]").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()
