"""Two phones and a tablet at one table, by touch alone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.playing import CHANGED, PASS_BY_HAND, by_touch, standing
from tests.size import IS_LONG

DEVICES: dict[str, ViewportSize] = {
    "Anna": {"width": 360, "height": 640},
    "Ben": {"width": 390, "height": 844},
    "Carla": {"width": 820, "height": 1180},
}
ROUNDS = 2


@contextmanager
def device(browser: Browser, size: ViewportSize) -> Iterator[Page]:
    context = browser.new_context(
        locale="en", viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce", device_scale_factor=2
    )
    context.add_init_script(PASS_BY_HAND)
    yield context.new_page()
    context.close()


def next_or_none(pages: list[Page]) -> Page | None:
    """The page that is asked something; None when all show the scoreboard."""
    for _ in range(600):
        if all(page.locator("[data-rematch]").count() for page in pages):
            return None
        for page in pages:
            if page.locator('[data-asked]:not([data-asked="nothing"])').count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def sit_down(pages: dict[str, Page], address: str) -> None:
    """Anna opens a table for three, the others follow her link."""
    anna = pages["Anna"]
    anna.goto(address)
    anna.locator("[data-setup]").tap()
    anna.get_by_role("radio", name="3", exact=True).check()
    anna.get_by_label("Your name").fill("Anna")
    anna.locator("[data-friends]").tap()
    anna.wait_for_url("**/table/*")
    for name in ("Ben", "Carla"):
        pages[name].goto(anna.url)
        pages[name].locator("input.field").fill(name)
        pages[name].locator("[data-join]").tap()
    expect(anna.locator("li[data-kind=person]")).to_have_count(3)
    anna.locator("[data-start]").tap()
    for page in pages.values():
        expect(page.locator("[data-version]")).to_be_visible()


@pytest.mark.extra
def test_two_phones_and_a_tablet_play_at_one_table(browser: Browser, address: str) -> None:
    """Two rounds; in a long run to the scoreboard."""
    with ExitStack() as stack:
        pages = {name: stack.enter_context(device(browser, size)) for name, size in DEVICES.items()}
        sit_down(pages, address)
        acted: set[str] = set()
        for _ in range(400):
            mover = next_or_none(list(pages.values()))
            if mover is None or (
                not IS_LONG
                and int(mover.locator(".rounds .brief, .rounds .long").first.inner_text().split()[-1]) > ROUNDS
            ):
                break
            acted.add(next(name for name, page in pages.items() if page is mover))
            what = mover.locator("[data-asked]").get_attribute("data-asked") or ""
            before = standing(mover)
            by_touch(mover, what)
            mover.wait_for_function(CHANGED, arg=before)
        else:
            raise AssertionError("the game has no end")
        assert acted == set(DEVICES)
        for name, page in pages.items():
            if IS_LONG:
                expect(page.get_by_role("table", name="Scoreboard").locator("tbody tr")).to_have_count(3)
            assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES[name]["width"]
        if not IS_LONG:
            assert len({page.locator("[data-version]").get_attribute("data-version") for page in pages.values()}) == 1
