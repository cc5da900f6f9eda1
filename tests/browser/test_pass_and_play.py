"""Several people share one device: nobody's cards are in the page while it changes hands, and a game comes to its end."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.playing import CHANGED, PASS_BY_HAND, by_mouse, standing
from tests.browser.test_access import violations
from tests.browser.test_together import next_of
from tests.size import IS_LONG

pytestmark = pytest.mark.slow

HANDED_ON = 12
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 640}


def begin(page: Page, address: str, *names: str) -> None:
    page.add_init_script(PASS_BY_HAND)
    page.goto(address)
    page.locator("[data-share]").click()
    page.locator("[data-pass-people]").get_by_role("radio", name=str(len(names))).check()
    page.locator("[data-pass-seats]").get_by_role("radio", name="3").check()
    for place, name in enumerate(names):
        page.locator("[data-pass-setup] input.field").nth(place).fill(name)
    page.locator("[data-pass-start]").click()
    expect(page.locator("[data-hand-to]")).to_be_visible()


def state(page: Page) -> str:
    """Waits until the device changes hands, somebody is asked, or the game is over."""
    found = page.wait_for_function(
        """() => document.querySelector('[data-rematch]') ? 'over' : document.querySelector('[data-hand-to]') ? 'pass'
             : document.querySelector('[data-asked]:not([data-asked="nothing"])')?.dataset.asked"""
    )
    return str(found.json_value())


def hold(page: Page) -> str:
    """Whoever is next takes the device; answers who it was."""
    seat = page.locator("[data-hand-to]").get_attribute("data-hand-to") or ""
    assert page.locator("[data-face], [data-arrows], .hand").count() == 0, "a card is in the page"
    page.locator("[data-hold]:not([aria-disabled])").click()
    expect(page.locator("[data-arrows=hand], [data-asked]").first).to_be_visible()
    return seat


def act(page: Page) -> None:
    """Does what is asked of whoever holds the device, and waits until that has changed the table."""
    before = page.evaluate("[document.querySelector('[data-version]')?.dataset.version]")
    by_mouse(page, state(page))
    page.wait_for_function(
        """([before]) => document.querySelector('[data-rematch], [data-hand-to]')
             || document.querySelector('[data-version]')?.dataset.version !== before""",
        arg=before,
    )


@pytest.mark.extra
def test_two_people_and_a_bot_play_on_a_tablet(page: Page, address: str) -> None:
    """A dozen times from hand to hand; in a long run to the end and into the next game (three minutes)."""
    page.set_viewport_size(TABLET)
    begin(page, address, "Anna", "Ben")
    assert violations(page) == []
    holders: list[str] = []
    for _ in range(600):
        if len(holders) > HANDED_ON and not IS_LONG:
            assert set(holders) == {"0", "1"}
            return
        match state(page):
            case "over":
                break
            case "pass":
                holders.append(hold(page))
            case _:
                own = page.locator(".self").inner_text()
                assert ("Anna" if holders[-1] == "0" else "Ben") in own
                if page.locator("[data-hand-to], [data-rematch]").count():
                    continue
                act(page)
    else:
        raise AssertionError("the game has no end")
    assert set(holders) == {"0", "1"}
    assert len(holders) > 10
    rows = page.get_by_role("table", name="Scoreboard").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Anna")).to_have_count(1)
    expect(rows.filter(has_text="You")).to_have_count(0)
    page.locator("[data-rematch]").click()
    expect(page.locator("[data-hand-to]")).to_be_visible()


def test_a_reload_asks_who_holds_the_device(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    begin(page, address, "Anna", "Ben")
    hold(page)
    page.reload()
    expect(page.locator("[data-hand-to]")).to_be_visible()
    expect(page.get_by_role("heading")).to_be_focused()
    assert page.locator("[data-face]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = page.locator("[data-hold]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]


def test_a_sale_out_of_turn_belongs_to_whoever_holds_the_device(page: Page, address: str) -> None:
    """The holder's connection is for the holder's seat: what it sends is done there, also while others act."""
    begin(page, address, "Anna", "Ben")
    seats: list[str] = []
    page.on("websocket", lambda socket: seats.append(socket.url.partition("?")[2]))
    first = hold(page)
    while state(page) != "pass":
        by_mouse(page, state(page))
        page.wait_for_timeout(100)
    second = hold(page)
    assert {first, second} == {"0", "1"}
    assert f"seat={second}" in seats


WATCH_FOR_CARDS = """
    window.seen = []
    const look = () => {
      const asked = document.querySelector('[data-asked]')?.dataset.asked
      if (asked === 'nothing') window.seen.push(document.querySelectorAll('[data-arrows=hand], .self .mini').length)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
"""
"""Counts the cards of a hand that are in the page whenever nobody who holds the device is asked for anything."""


def test_a_hand_is_gone_as_soon_as_its_holder_has_acted(page: Page, address: str) -> None:
    begin(page, address, "Anna", "Ben")
    hold(page)
    page.evaluate(WATCH_FOR_CARDS)
    while state(page) != "pass":
        act(page)
    seen = page.evaluate("window.seen")
    assert seen
    assert set(seen) == {0}
    expect(page.locator("[data-hand-to]")).to_be_visible()


@pytest.mark.extra
def test_somebody_goes_on_with_a_phone_of_their_own(page: Page, browser: Browser, address: str) -> None:
    begin(page, address, "Anna", "Ben")
    hold(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-handover='1']").click()
    link = page.get_by_label("Personal link to your seat").input_value()
    context = browser.new_context(locale="en", viewport=PHONE, has_touch=True, reduced_motion="reduce")
    context.add_init_script(PASS_BY_HAND)
    phone = context.new_page()
    phone.goto(link)
    expect(phone.locator("[data-version]")).to_be_visible()
    # Whoever held the device: it is Anna's alone now, and never asks for Ben again.
    expect(page.locator("[data-handover='1']")).to_have_count(0)
    page.keyboard.press("Escape")
    acted: set[Page] = set()
    for _ in range(40):
        if len(acted) == 2:
            break
        assert page.locator("[data-hand-to]").count() == 0
        mover = next_of(page, phone)
        acted.add(mover)
        before = standing(mover)
        by_mouse(mover, mover.locator("[data-asked]").get_attribute("data-asked") or "")
        mover.wait_for_function(CHANGED, arg=before)
    assert acted == {page, phone}
    # And back again: the phone gives the seat to the device that it came from, which is passed around as before.
    phone.get_by_role("button", name="Settings").click()
    phone.locator("[data-handover]").first.click()
    page.goto(address + "rules")  # a link to another moment of the same page would not load it again
    page.goto(phone.get_by_label("Personal link to your seat").input_value())
    expect(page.locator("[data-hand-to]")).to_be_visible()
    expect(phone.locator("[data-watching]")).to_be_visible()
    expect(phone.locator("[data-arrows=hand]")).to_have_count(0)
    context.close()


def test_the_start_is_in_sight_however_many_names_there_are(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 480})
    page.goto(address)
    page.locator("[data-share]").click()
    page.locator("[data-pass-people]").get_by_role("radio", name="6").check()
    expect(page.locator("[data-pass-start]")).to_be_in_viewport(ratio=1)
    on_top = page.locator("[data-pass-start]").evaluate("""start => {
        const box = start.getBoundingClientRect()
        return start.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4))
    }""")
    assert on_top, "nothing lies over the button"
