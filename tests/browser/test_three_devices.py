"""Two phones and a tablet at one table, by touch alone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.playing import PASS_BY_HAND, total
from tests.browser.test_together import next_of

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


def by_touch(page: Page, what: str) -> None:
    """One action with a finger."""
    primary = page.locator("[data-primary]")
    match what:
        case "bid":
            if page.locator("[data-pass]").count() and total(page) <= 4:
                primary.tap()
                expect(primary).to_contain_text("Bid")
            elif page.locator("[data-pass]").count():
                page.locator("[data-pass]").tap()
                return
        case "give" | "take":
            page.locator(f"[data-arrows={'lot' if what == 'give' else 'market'}]").last.tap()
        case "discard":
            page.locator("[data-arrows=hand]").first.tap(position={"x": 8, "y": 20})
        case _:
            raise AssertionError(what)
    page.locator("[data-primary]:not([aria-disabled])").tap()


def test_two_phones_and_a_tablet_play_two_rounds(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        pages = {name: stack.enter_context(device(browser, size)) for name, size in DEVICES.items()}
        anna = pages["Anna"]
        anna.goto(address)
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
        acted: set[str] = set()
        for _ in range(150):
            mover = next_of(*pages.values())
            if int(mover.locator(".rounds .brief, .rounds .long").first.inner_text().split()[-1]) > ROUNDS:
                break
            acted.add(next(name for name, page in pages.items() if page is mover))
            what = mover.locator("[data-asked]").get_attribute("data-asked") or ""
            before = mover.locator("[data-version]").get_attribute("data-version") or ""
            by_touch(mover, what)
            expect(mover.locator("[data-version]")).not_to_have_attribute("data-version", before)
        else:
            raise AssertionError("the rounds have no end")
        assert acted == set(DEVICES)
        version = next_of(*pages.values()).locator("[data-version]").get_attribute("data-version") or ""
        for name, page in pages.items():
            expect(page.locator("[data-version]")).to_have_attribute("data-version", version)
            assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES[name]["width"]
