"""People at the table: one who uses the mouse, one who touches, and one who only has keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

MOST_ACTIONS = 400
DEAREST = 6
PASS_BY_HAND = (
    "localStorage.setItem('byzanz.settings', "
    "JSON.stringify({ bots: 'shrewd', hints: 'off', autoPass: false, takeBack: false }))"
)

"""Long games are played to their end on request only."""

CHANGED = """(before) => document.querySelector('[data-rematch]')
   || [...document.querySelectorAll('[data-version], [data-asked]')]
        .map((one) => one.dataset.version ?? one.dataset.asked).join() !== before"""

ActionPanel = Callable[[Page, str], None]


def start(page: Page, address: str, players: int) -> None:
    """A game against bots in one press; what is passed here is passed by hand, and sent at once."""
    page.add_init_script(PASS_BY_HAND)
    page.goto(address)
    page.locator("[data-setup]").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.locator("[data-play]").click()
    expect(page.locator("[data-version]")).to_be_visible()


def asked(page: Page) -> str:
    """Waits until something is asked of this seat or the game is over."""
    what = page.wait_for_function(
        """() => {
          if (document.querySelector('[data-rematch]')) return 'over'
          const asked = document.querySelector('[data-asked]')?.dataset.asked
          return asked === 'nothing' ? null : asked
        }"""
    )
    return str(what.json_value())


def watch_to_the_end(page: Page) -> None:
    """Waits for the scoreboard as long as the game goes on: bots may be slow, but must not stop."""
    version: str | None = ""
    while version is not None:
        version = page.wait_for_function(
            """(before) => {
              const screen = document.querySelector('[data-version]')
              if (document.querySelector('[data-rematch]')) return { version: null }
              return screen && screen.dataset.version !== before && { version: screen.dataset.version }
            }""",
            arg=version,
        ).json_value()["version"]


def play(page: Page, action: ActionPanel, until: Callable[[Page], bool] = lambda page: False) -> int:
    """Plays to the scoreboard, or until something holds; answers how many actions that took."""
    for done in range(MOST_ACTIONS):
        what = asked(page)
        if what == "over" or until(page):
            return done
        before = standing(page)
        action(page, what)
        page.wait_for_function(CHANGED, arg=before)
    raise AssertionError("the game has no end")


def standing(page: Page) -> str:
    """Version and question, to see whether something has changed."""
    return str(
        page.evaluate(
            """[...document.querySelectorAll('[data-version], [data-asked]')]
               .map((one) => one.dataset.version ?? one.dataset.asked).join()"""
        )
    )


def total(page: Page) -> int:
    """The first figure on the main button: what the bid comes to."""
    found = re.search(r"\d+", page.locator("[data-primary]").inner_text())
    return int(found[0]) if found else 99


def by_mouse(page: Page, what: str) -> None:
    """One action with the mouse."""
    primary = page.locator("[data-primary]")
    match what:
        case "bid":
            if page.locator("[data-pass]").count() == 0:
                primary.click()  # nothing but Pass is left
            elif total(page) <= DEAREST:
                primary.click()
            else:
                page.locator("[data-pass]").click()
        case "give":
            page.locator("[data-arrows=lot]").last.click()
            primary.click()
        case "take":
            page.locator("[data-arrows=market]").last.click()
            primary.click()
        case "discard":
            page.locator("[data-arrows=hand]").first.click(position={"x": 8, "y": 20})
            primary.click()
        case "final":
            sets = page.locator(".cloth .set")
            if sets.count():
                sets.first.click()
                sets.first.click()
            else:
                primary.click()
        case _:
            raise AssertionError(what)


def by_touch(page: Page, what: str) -> None:
    """One action with a finger."""
    match what:
        case "bid":
            if page.locator("[data-pass]").count() and total(page) > DEAREST:
                page.locator("[data-pass]").tap()
                return
        case "give" | "take":
            page.locator(f"[data-arrows={'lot' if what == 'give' else 'market'}]").last.tap()
        case "discard":
            page.locator("[data-arrows=hand]").first.tap(position={"x": 8, "y": 20})
        case "final":
            sets = page.locator(".cloth .set")
            if sets.count():
                sets.first.tap()
                page.locator(".cloth .set.sure:not([aria-disabled])").tap()
                return
        case _:
            raise AssertionError(what)
    page.locator("[data-primary]:not([aria-disabled])").tap()


def by_keys(page: Page, what: str) -> None:
    """One action with keys alone."""
    match what:
        case "bid":
            if page.locator("[data-pass]").count() and total(page) <= DEAREST:
                page.keyboard.press("m")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("p")
        case "give" | "take":
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
        case "discard":
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        case "final":
            if page.locator(".cloth .set").count():
                page.keyboard.press("s")
                page.keyboard.press("s")
            else:
                page.keyboard.press("Enter")
        case _:
            raise AssertionError(what)
