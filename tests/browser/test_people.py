"""People at one table: they talk in quick phrases, mute each other, play by a clock and come back from a stand-in."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.scenes import lobby, scene, show
from tests.browser.test_access import violations
from tests.browser.test_together import next_of, play_one

PHONE: ViewportSize = {"width": 360, "height": 640}
# One phrase in two seconds is allowed.
PAUSE = 2100


@contextmanager
def another(browser: Browser, language: str = "en") -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def open_table(page: Page, address: str, clock: dict[str, Any] | None = None) -> str:
    """Lena opens a table for three; answers its address."""
    page.goto(address)
    options = {"memory_aid": True, "open_scores": False, "tie_break": "all-cards", "spectators": True, "clock": clock}
    made = page.evaluate(
        """(body) => fetch('/api/rooms', { method: 'POST', body: JSON.stringify(body),
             headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())""",
        {"players": 3, "bots": None, "name": "Lena", "options": options},
    )
    page.goto(f"{address}table/{made['room']}")
    return page.url


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("input.field").fill(name)
    page.locator("[data-join]").click()
    expect(page.locator("li.you")).to_be_visible()


def deal(host: Page, *guests: Page) -> None:
    expect(host.locator("li[data-kind=person]")).to_have_count(1 + len(guests))
    host.locator("[data-start]").click()
    for page in (host, *guests):
        expect(page.locator("[data-version]")).to_be_visible()


def say(page: Page, phrase: str) -> None:
    page.locator("[data-talk]").click()
    page.locator(f"[data-phrase={phrase}]").click()


LISTEN = """() => {
  window.said = []
  const look = () => {
    for (const one of document.querySelectorAll('[data-says]')) {
      const text = one.dataset.says + ' ' + one.textContent.trim()
      if (!window.said.includes(text)) window.said.push(text)
    }
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def heard(page: Page, text: str) -> None:
    """Wait until a bubble was shown: it goes after five seconds, which a busy machine may need for looking elsewhere."""
    for _ in range(200):
        if any(text in one for one in page.evaluate("() => window.said")):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never shown: {text}")


def test_everybody_reads_a_phrase_in_their_own_language(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser, "de") as guest, another(browser, "fr") as spectator:
        sit_down(guest, link, "Theo")
        say(guest, "hello")
        expect(page.locator("li [data-says='1']")).to_have_text("Hello!")
        expect(page.locator("[data-heard]")).to_contain_text("Theo: “Hello!”")
        deal(page, guest)
        spectator.goto(link)
        expect(spectator.locator(".seat")).to_have_count(3)
        expect(spectator.locator("[data-talk]")).to_have_count(0)
        for one in (page, guest, spectator):
            one.evaluate(LISTEN)
        guest.wait_for_timeout(PAUSE)
        guest.keyboard.press("q")
        guest.keyboard.press("3")
        heard(page, "1 Well played!")
        expect(page.locator(".side [data-note=said]").last).to_have_text("Theo: “Well played!”")
        expect(page.locator("[data-heard]")).to_contain_text("Theo: “Well played!”")
        heard(guest, "1 Gut gespielt!")
        expect(guest.locator(".side [data-note=said]").last).to_have_text("Du: „Gut gespielt!“")
        heard(spectator, "1 Bien joué")
        expect(page.locator("[data-says='1']")).to_have_count(0)  # after some seconds
        expect(page.locator(".side [data-note=said]").last).to_have_text("Theo: “Well played!”")


@pytest.mark.extra
def test_who_says_too_much_is_told_so_quietly(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser) as guest:
        sit_down(guest, link, "Theo")
        deal(page, guest)
        say(page, "hello")
        say(page, "good_luck")
        expect(page.get_by_text("One moment, then you can say more.")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(guest.locator("[data-says='0']")).to_have_text("Hello!")
        expect(guest.locator(".side [data-note=said]")).to_have_count(1)


@pytest.mark.extra
def test_a_muted_seat_is_not_heard_and_stays_muted(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser, "de") as guest:
        sit_down(guest, link, "Theo")
        deal(page, guest)
        mute = page.get_by_role("switch", name="Mute Theo")
        page.locator("[data-seat='1'] .cover").click()
        mute.click()
        expect(mute).to_have_attribute("aria-checked", "true")
        page.keyboard.press("Escape")
        expect(page.locator("[data-seat='1'] [data-muted]")).to_be_visible()
        say(guest, "thanks")
        expect(guest.locator(".side [data-note=said]")).to_have_text("Du: „Danke!“")
        page.reload()
        expect(page.locator("[data-seat='1'] [data-muted]")).to_be_visible()
        guest.wait_for_timeout(PAUSE)
        say(guest, "sorry")
        expect(guest.locator(".side [data-note=said]").last).to_have_text("Du: „Entschuldigung!“")
        expect(page.locator("[data-note=said]")).to_have_count(0)
        page.locator("[data-seat='1'] .cover").click()
        mute.click()
        expect(mute).to_have_attribute("aria-checked", "false")
        page.keyboard.press("Escape")
        guest.wait_for_timeout(PAUSE)
        say(guest, "bye")
        expect(page.locator(".side [data-note=said]")).to_have_text("Theo: “Goodbye!”")
        page.locator("[data-seat='2'] .cover").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_role("switch", name="Mute")).to_have_count(0)  # a bot


def test_a_bot_plays_for_a_player_out_of_time_until_they_are_back(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address, {"kind": "live", "move": 5, "reserve": 5})
    with another(browser) as guest:
        sit_down(guest, link, "Theo")
        deal(page, guest)
        slow = next_of(page, guest)
        other, seat = (guest, 0) if slow is page else (page, 1)
        expect(slow.locator(".prompt .clock")).to_be_visible()
        expect(slow.locator(".prompt")).to_contain_text("A bot is playing for you.")
        expect(slow.locator("[data-heard]")).to_contain_text("A bot is playing for you.")
        expect(other.locator(f"[data-seat='{seat}'] [data-stand-in]")).to_be_visible()
        expect(other.locator(f"[data-seat='{seat}']")).to_contain_text("a bot plays for")
        expect(other.locator("[data-heard]")).to_contain_text("A bot now plays for")
        slow.locator("[data-back]").click()
        expect(slow.locator("[data-back]")).to_have_count(0)
        expect(other.locator(f"[data-seat='{seat}'] [data-stand-in]")).to_have_count(0)
        expect(other.locator(".side [data-note=back]")).to_contain_text("is back")
        for _ in range(30):  # and plays by himself again
            mover = next_of(page, guest)
            before = mover.locator("[data-version]").get_attribute("data-version") or ""
            play_one(mover)
            expect(mover.locator("[data-version]")).not_to_have_attribute("data-version", before)
            if mover is slow:
                break
        else:
            raise AssertionError("who came back is never asked again")


def test_the_clock_is_chosen_in_the_lobby_and_seen_by_all(page: Page, browser: Browser, address: str) -> None:
    page.goto(address)
    page.locator("[data-friends]").click()
    page.get_by_role("radio", name="Live").check()
    expect(page.locator("[data-clock=live]")).to_contain_text("3 minutes to begin with; each turn adds 30 seconds.")
    page.get_by_role("radio", name="Relaxed").check()
    expect(page.locator("[data-clock=live]")).to_contain_text("10 minutes to begin with")
    page.get_by_role("switch", name="Listed").click()
    expect(page.get_by_role("switch", name="Listed")).to_have_attribute("aria-checked", "true")
    with another(browser, "de") as guest:
        guest.goto(address)
        listed = guest.locator(f"[data-listed='{page.url.split('/')[-1]}']")
        expect(listed).to_contain_text("10 Min. + 1 Min. pro Zug")
        listed.locator("a").click()
        expect(guest.locator("[data-clock=live]")).to_contain_text("Zu Beginn 10 Minuten")
        expect(guest.locator("[data-clock] input")).to_have_count(0)
        page.get_by_role("radio", name="Days per turn").check()
        page.get_by_role("radio", name="3 days").check()
        expect(guest.locator("[data-clock=turns]")).to_contain_text("Bis zu 3 Tage")
        guest.locator("[data-join]").click()
        deal(page, guest)
        expect(next_of(page, guest).locator(".prompt .clock")).to_have_text(re.compile(r"^[23]\D+\d+"))
    page.goto(address)
    page.locator("[data-friends]").click()
    expect(page.get_by_role("radio", name="3 days")).to_be_checked()  # what was chosen last


def test_the_phrases_fit_a_small_phone_and_everybody_can_use_them(page: Page, address: str) -> None:
    page.set_viewport_size(PHONE)
    heard: list[dict[str, Any]] = []
    for shown in (scene("bid", 6), scene("over", 4), with_people(lobby(4).room)):
        show(page, address, shown, heard)
        page.locator("[data-talk]").click()
        phrases = page.locator("[data-phrase]")
        expect(phrases).to_have_count(12)
        for place in phrases.all():
            box = place.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            assert box["y"] + box["height"] <= PHONE["height"]
            assert box["height"] >= 38
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(phrases.first).to_be_hidden()
    assert [frame["phrase"] for frame in heard if frame["do"] == "say"] == ["well_played"] * 3


def with_people(room: dict[str, Any]) -> Any:
    """A lobby in which a second person has sat down."""
    seats = [dict(seat) for seat in room["seats"]]
    seats[1] |= {"kind": "person", "name": "Theo", "bot": None}
    base = lobby(4)
    return type(base)(base.players, {}, {}, [], room | {"seats": seats})
