"""Lessons in the browser: every one in every language, by mouse and by keys; wrong answers, ways back, what is remembered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from byzanz.lessons import KEYS, NEXT, play
from byzanz.lessons.player import named
from byzanz.locales import LANGUAGES, texts
from byzanz.table.play.legal import legal_summary
from tests.browser.test_access import violations
from tests.lessons.test_lessons import RIGHT
from tests.size import IS_LONG, extra_unless

pytestmark = pytest.mark.slow

AT_ONCE = "localStorage.setItem('byzanz.settings', JSON.stringify({ takeBack: false }))"
KINDS = "CGOSVWM"
CALLED = ("", "Irene", "Basil", "Zoe")
"""Who sits around the learner."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}
Answer = Callable[[Page, str, list[str], str], None]


def in_hand(key: str, before: list[str], cards: list[str]) -> list[int]:
    """Where cards are in the hand as it is shown."""
    hand = sorted(play(key, before).view.hand or (), key=lambda card: (KINDS.index(card[0]), card))
    places: list[int] = []
    for card in cards:
        places.append(next(at for at, one in enumerate(hand) if one == card and at not in places))
    return places


def by_mouse(page: Page, key: str, before: list[str], answer: str) -> None:
    """Give one answer with the mouse."""
    view, (verb, *cards) = play(key, before).view, answer.split()
    match verb:
        case "next":
            page.locator("[data-next]").click()
            return
        case "pass":
            button = page.locator("[data-pass]")
            (button if button.count() else page.locator("[data-primary]")).click()
            return
        case "sell":
            chips = page.locator(".cloth .set" if view.phase == "final" else ".sales .sale")
            number = legal_summary(view)["sell"].index(sorted(cards))
            chips.nth(number).click()
            page.wait_for_timeout(500)  # the second half of a double click would not sell
            (chips.nth(number) if view.phase == "final" else page.locator(".sales .sure")).click()
            return
        case "give":
            page.locator("[data-arrows=lot]").nth(view.lot.index(cards[0])).click()
        case "take":
            kinds = sorted({card[0] for card in view.market}, key=KINDS.index)
            page.locator("[data-arrows=market]:enabled").nth(kinds.index(cards[0])).click()
        case _:
            for place in in_hand(key, before, cards):
                page.locator("[data-arrows=hand]").nth(place).click(position={"x": 8, "y": 20})
    page.locator("[data-primary]").click()


def by_keys(page: Page, key: str, before: list[str], answer: str) -> None:
    """Give one answer with keys alone."""
    view, (verb, *cards) = play(key, before).view, answer.split()
    page.wait_for_timeout(450)  # a button that has just changed its meaning rests
    match verb:
        case "pass":
            page.keyboard.press("Enter" if view.phase == "final" else "p")
            return
        case "give":
            for _ in range(view.lot.index(cards[0]) + 1):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        case "take":
            page.keyboard.press(cards[0].lower())
        case "bid" | "discard" | "sell":
            for place in in_hand(key, before, cards):
                page.keyboard.press(str(place + 1))
        case _:
            assert verb == NEXT
    page.keyboard.press("s" if verb == "sell" else "Enter")


def open_lesson(page: Page, address: str, key: str) -> None:
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}learn/{key}")
    expect(page.locator("[data-step='0']")).to_be_visible()


WAYS = [
    (language, way)
    for number, language in enumerate(LANGUAGES)
    for turn, way in enumerate((by_mouse, by_keys))
    if language == "en" or turn == number % 2 or IS_LONG
]
"""Every language, English in both ways; in a long run each language in both."""


@pytest.mark.parametrize(("language", "way"), extra_unless(lambda case: case == ("en", by_mouse), WAYS))
def test_every_lesson_is_played(browser: Browser, address: str, language: str, way: Answer) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport=DESKTOP)
    page = context.new_page()
    open_lesson(page, address, KEYS[0])
    for key in KEYS:
        for number, answer in enumerate(RIGHT[key]):
            before = RIGHT[key][:number]
            progress = play(key, before)
            expect(
                page.locator(f".lesson[data-step='{progress.at}'] [data-version='{progress.view.version}']")
            ).to_be_visible()
            expect(page.locator("[data-lesson-text]")).to_contain_text(
                texts(language)(progress.step.text, **named(progress.facts, CALLED))
            )
            expect(page.locator("[data-why]")).to_be_empty()
            way(page, key, before, answer)
    expect(page.locator("[data-lesson][data-done]")).to_have_count(len(KEYS))
    expect(page.locator(".sub")).to_have_text(texts(language)("learn-know"))
    context.close()


def test_a_wrong_answer_is_told_why_and_can_be_tried_again(page: Page, address: str) -> None:
    open_lesson(page, address, "bid")
    page.locator("[data-next]").click()
    page.locator("[data-pass]").click()
    expect(page.locator("[data-why]")).to_contain_text(texts("en")("lesson-bid-not-pass"))
    expect(page.locator("[data-step='1'] [data-version='0']")).to_be_visible()
    page.keyboard.press("/")
    page.locator("dialog input").fill("bid M")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-why]")).to_contain_text("erchant")
    by_mouse(page, "bid", [NEXT], "bid G2")
    expect(page.locator("[data-why]")).to_be_empty()
    expect(page.locator("[data-lesson-text]")).to_contain_text("Irene bids 3")
    expect(page.locator("[data-lesson-text]")).to_contain_text("add more")


TOPS = """() => [...document.querySelectorAll('.lesson .me .hand')].map((one) => one.getBoundingClientRect().top)[0]"""


@pytest.mark.parametrize("key", ["bid", "final"])
def test_the_hand_stays_where_it_is_from_step_to_step(page: Page, address: str, key: str) -> None:
    page.set_viewport_size(DESKTOP)
    open_lesson(page, address, key)
    tops = []
    for number, answer in enumerate(RIGHT[key]):
        progress = play(key, RIGHT[key][:number])
        page.wait_for_selector(f"[data-step='{progress.at}'] [data-version='{progress.view.version}']")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        tops.append(page.evaluate(TOPS))
        by_keys(page, key, RIGHT[key][:number], answer)
    assert max(tops) - min(tops) <= 2, tops


def test_a_lesson_ends_with_a_mosaic_and_a_way_on(page: Page, address: str) -> None:
    open_lesson(page, address, "limit")
    for number, answer in enumerate(RIGHT["limit"][:-1]):
        by_keys(page, "limit", RIGHT["limit"][:number], answer)
        expect(page.locator(f"[data-step='{play('limit', RIGHT['limit'][: number + 1]).at}']")).to_be_visible()
    done = page.locator("[data-lesson-done]")
    expect(done.locator("[data-mosaic=limit]")).to_be_visible()
    expect(done.get_by_role("status")).to_have_text("Lesson 7 is done")
    expect(done.get_by_role("button")).to_contain_text("The last sale")
    assert page.evaluate("JSON.parse(localStorage.getItem('byzanz.lessons'))") == ["limit"]


def test_the_last_sale_says_that_it_wants_a_second_press(page: Page, address: str) -> None:
    open_lesson(page, address, "final")
    by_mouse(page, "final", [], NEXT)
    sale = page.locator(".cloth .set")
    expect(sale).to_have_accessible_name("Sell spices 1, spices 2 and spices 4, keep 4")
    sale.click()
    expect(sale).to_have_accessible_name("Press again to sell spices 1, spices 2 and spices 4, keep 4")
    expect(sale).to_contain_text("Press again: sell, keep 4")
    expect(page.locator("[data-heard]")).to_contain_text("keep 4. Once more to sell.")


def test_the_ring_is_never_around_what_takes_a_sale_back(page: Page, address: str) -> None:
    page.goto(f"{address}learn/sell")
    ring = "(selector) => getComputedStyle(document.querySelector(selector)).outlineStyle"
    page.wait_for_selector("[data-step='0'] .sales .sale")
    assert page.evaluate(ring, ".sales") == "solid"
    page.keyboard.press("s")
    page.keyboard.press("s")
    page.wait_for_selector("[data-keep-sale]")
    assert page.evaluate(ring, ".sales") == "none"


def test_back_again_and_skip(page: Page, address: str) -> None:
    open_lesson(page, address, "pass")
    expect(page.locator("[data-back]")).to_be_disabled()
    by_mouse(page, "pass", [], "pass")
    expect(page.locator("[data-step='1']")).to_be_visible()
    by_mouse(page, "pass", ["pass"], "pass")
    expect(page.locator("[data-step='2']")).to_be_visible()
    page.locator("[data-back]").click()
    expect(page.locator("[data-step='1'] [data-version='11']")).to_be_visible()
    page.locator("[data-again]").click()
    expect(page.locator("[data-step='0'] [data-version='9']")).to_be_visible()
    page.locator("[data-skip]").click()
    expect(page.locator("[data-lesson-text]")).to_contain_text("last lot")
    assert page.url.endswith("/learn/market")


def test_highlights_point_at_what_the_text_speaks_of(page: Page, address: str) -> None:
    outline = "(selector) => getComputedStyle(document.querySelector(selector)).outlineStyle"
    open_lesson(page, address, "bid")
    assert [page.evaluate(outline, one) for one in (".cloth .lot", ".me .hand")] == ["solid", "none"]
    page.locator("[data-next]").click()
    expect(page.locator("[data-step='1']")).to_be_visible()
    assert [page.evaluate(outline, one) for one in (".cloth .lot", ".me .hand")] == ["none", "solid"]


UNCOVERED = """(selector) => {
  const place = document.querySelector(selector), box = place.getBoundingClientRect(), x = (box.left + box.right) / 2
  return [box.top + 6, (box.top + box.bottom) / 2, box.bottom - 6].every((y) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (place.contains(found) || found.contains(place))
  })
}"""
SPOKEN_OF = {"hand": ".me .hand", "lot": ".cloth :is(.lot, .finale)"}


@pytest.mark.extra
@pytest.mark.parametrize(("width", "height"), [(360, 560), (320, 480)])
def test_what_a_lesson_speaks_of_lies_under_nothing_on_a_small_phone(
    browser: Browser, address: str, width: int, height: int
) -> None:
    context = browser.new_context(
        locale="fr",
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    covered: list[str] = []
    for key in KEYS:
        page.goto(f"{address}learn/{key}")
        for number, answer in enumerate(RIGHT[key]):
            progress = play(key, RIGHT[key][:number])
            expect(
                page.locator(f".lesson[data-step='{progress.at}'] [data-version='{progress.view.version}']")
            ).to_be_visible()
            if progress.step.show[0] in SPOKEN_OF:
                try:  # the page scrolls there a moment later
                    page.wait_for_function(UNCOVERED, arg=SPOKEN_OF[progress.step.show[0]], timeout=5000)
                except TooLate:
                    covered.append(f"{key} {number}")
            by_keys(page, key, RIGHT[key][:number], answer)
    assert covered == []
    context.close()


def test_before_the_final_sale_nobody_is_said_to_be_done(page: Page, address: str) -> None:
    """While the first text is read nothing can be done, but the learner has not finished selling."""
    open_lesson(page, address, "final")
    expect(page.locator(".finale")).to_contain_text(texts("en")("final-note"))
    expect(page.locator(".finale")).not_to_contain_text(texts("en")("final-you-done"))


def test_lessons_are_found_on_the_start_page_and_remembered(page: Page, address: str) -> None:
    page.add_init_script(AT_ONCE)
    page.goto(address)
    page.locator("[data-learn]").click()
    page.locator("[data-lesson=limit]").click()
    for number, answer in enumerate(RIGHT["limit"]):
        expect(page.locator(f"[data-step='{play('limit', RIGHT['limit'][:number]).at}']")).to_be_visible()
        by_mouse(page, "limit", RIGHT["limit"][:number], answer)
    page.goto(address + "learn")
    expect(page.locator("[data-lesson=limit][data-done]")).to_be_visible()
    expect(page.locator("[data-lesson][data-done]")).to_have_count(1)


def test_a_browser_that_keeps_nothing_can_still_learn(page: Page, address: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })")
    page.goto(address + "learn/cards")
    page.locator("[data-next]").click()
    page.locator(".sales .sale").click()
    page.wait_for_timeout(500)
    page.locator(".sales .sale").first.click()
    page.locator("[data-step='2'] [data-next]").click()
    expect(page.locator("[data-step='0'] [data-lesson-text]")).to_contain_text("auctions")
    page.go_back()
    page.go_back()
    page.goto(address + "learn")
    expect(page.locator("[data-lesson][data-done]")).to_have_count(0)


def test_after_the_lessons_comes_a_game_with_hints(page: Page, address: str) -> None:
    page.goto(address + "learn")
    page.locator("[data-first-game]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.locator("[data-hint]")).to_be_visible()


def test_a_lesson_that_does_not_exist_says_so(page: Page, address: str) -> None:
    page.goto(address + "learn/nothing")
    expect(page.locator("body")).to_contain_text(texts("en")("refused-lesson_unknown"))


@pytest.mark.extra
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_lessons(page: Page, address: str, size: ViewportSize) -> None:
    """Every other lesson on each screen; in a long run every lesson on both."""
    page.set_viewport_size(size)
    page.add_init_script(AT_ONCE)
    page.goto(address + "learn")
    page.wait_for_selector("[data-lesson]")
    faults = {"list": violations(page)}
    for key in KEYS if IS_LONG else KEYS[size == PHONE :: 2]:
        page.goto(f"{address}learn/{key}")
        for number, answer in enumerate(RIGHT[key]):
            expect(page.locator(f"[data-step='{play(key, RIGHT[key][:number]).at}']")).to_be_visible()
            faults[f"{key} {number}"] = violations(page)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{key} {number} is too wide"
            by_keys(page, key, RIGHT[key][:number], answer)
    assert [(where, fault) for where, found in faults.items() for fault in found] == []
