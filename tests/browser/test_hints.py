"""Hints in the browser: by button and by key, only where the table has them; the warning before a mistake."""

import json
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from byzanz import Game
from byzanz.analysis.hints import hint_for
from byzanz.bots import make
from byzanz.locales import LANGUAGES, texts
from tests.browser.playing import PASS_BY_HAND, asked
from tests.browser.scenes import scene, show
from tests.browser.test_access import violations

pytestmark = pytest.mark.slow


def start_with_hints(page: Page, address: str, mode: str) -> None:
    """A game against bots whose maker chose hints on the start page."""
    page.add_init_script(PASS_BY_HAND.replace("takeBack: false", f"takeBack: false, hints: '{mode}'"))
    page.goto(address)
    page.locator("[data-play]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    assert asked(page) == "bid"


def expect_hint(box: Locator, candidates: int, *, has_reason: bool) -> None:
    """Expect the best of the candidates, a chance for each where there is a choice, and a reason if the hint has one."""
    expect(box.locator("[data-best]")).to_be_visible()
    expect(box.locator("[data-reason]")).to_have_count(1 if has_reason else 0)
    if has_reason:
        expect(box.locator("[data-reason]")).not_to_be_empty()
    expect(box.locator("[data-candidate]")).to_have_count(candidates if candidates > 1 else 0)
    expect(box.locator("[data-candidate]", has_text="%")).to_have_count(candidates if candidates > 1 else 0)


def test_the_button_and_h_show_candidates_chances_and_a_reason(page: Page, address: str) -> None:
    start_with_hints(page, address, "ask")
    box = page.locator("[data-hint-box]")
    with page.expect_response("**/hint") as answered:
        page.keyboard.press("h")
    hint = answered.value.json()
    expect_hint(box, len(hint["candidates"]), has_reason=hint["reason"] is not None)
    page.locator("[data-arrows=hand]").first.click(trial=True)  # the box covers neither cards nor buttons
    page.locator("[data-pass]").click(trial=True)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.locator("[data-hint] button").click()
    expect(box.locator("[data-best]")).to_be_visible()
    page.locator("[data-hint] button").click()
    expect(box).to_have_count(0)


def test_what_the_hint_says_can_be_chosen_but_is_not_done(page: Page, address: str) -> None:
    start_with_hints(page, address, "ask")
    room = page.url.rpartition("/")[2]
    log = page.request.get(f"{address}api/rooms/{room}/log").json()["events"]
    dealt = next(event["cards"] for event in log if event["kind"] == "dealt" and "cards" in event)
    card = next(card for card in dealt if card != "M")
    version = page.locator("[data-version]").get_attribute("data-version")

    def answer(route: Route) -> None:
        asked_for = json.loads(route.request.post_data or "{}")["version"]
        best = {"action": f"bid {card}", "win_share": 0.4, "error": 0.01, "points": 9.0, "place": 2.0, "even": True}
        route.fulfill(json={"version": asked_for, "by": "wins", "candidates": [best], "reason": None, "asked": None})

    page.route("**/hint", answer)
    page.keyboard.press("h")
    page.locator("[data-use]").click()
    expect(page.locator("[data-hint-box]")).to_have_count(0)
    expect(page.locator("[data-arrows=hand][aria-pressed=true]")).to_have_count(1)
    assert page.locator("[data-version]").get_attribute("data-version") == version


@pytest.mark.parametrize("language", LANGUAGES)
def test_candidates_that_are_equally_good_are_not_told_apart(browser: Browser, address: str, language: str) -> None:
    """None of them is called the best, both are named, and the reason says which of them it is about."""
    context = browser.new_context(locale=language, viewport={"width": 320, "height": 480})
    page = context.new_page()
    shown = scene("bid", 4)
    card = next(card for card in shown.view["hand"] if card != "M")
    show(page, address, replace(shown, room=shown.room | {"options": shown.room["options"] | {"hints": "ask"}}))
    page.wait_for_selector("[data-version]")
    shares = {"pass": (0.23, True), f"bid {card}": (0.226, True), "bid C4": (0.2, False)}
    found = [
        {"action": what, "win_share": share, "error": 0.01, "points": 9.0, "place": 2.0, "even": even}
        for what, (share, even) in shares.items()
    ]
    why = {"key": "hint-why-pass-dear", "facts": {"need": 3}}
    answer = {"version": shown.view["version"], "by": "wins", "candidates": found, "reason": why, "asked": None}
    page.route("**/hint", lambda route: route.fulfill(json=answer))
    page.keyboard.press("h")
    best = page.locator("[data-best]")
    text = texts(language)
    expect(best).to_contain_text(text("hint-even"))
    assert text("hint-best") not in best.inner_text()
    expect(best).to_contain_text(text("hint-pass"))
    expect(best.locator(".chip, svg")).not_to_have_count(0)
    expect(page.locator("[data-reason]")).to_have_text(
        text("hint-why-first", reason=text("hint-why-pass-dear", need=3))
    )
    expect(page.locator("[data-candidate].even")).to_have_count(2)
    assert page.locator("[data-hint-box]").evaluate("(box) => box.scrollWidth <= box.clientWidth")
    context.close()


def test_a_table_without_hints_has_no_button_and_h_does_nothing(page: Page, address: str) -> None:
    start_with_hints(page, address, "off")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    expect(page.locator("[data-hint-box]")).to_have_count(0)


def test_a_spectator_sees_that_the_table_has_hints(browser: Browser, page: Page, address: str) -> None:
    start_with_hints(page, address, "ask")
    context = browser.new_context(locale="en")
    spectator = context.new_page()
    spectator.goto(page.url)
    expect(spectator.get_by_role("img", name="Hints are allowed at this table")).to_be_visible()
    expect(spectator.locator("[data-hint]")).to_have_count(0)
    context.close()


def verdict(route: Route, *, mistake: bool) -> None:
    """Answer as the server would for an action that loses much, or nothing."""
    body = json.loads(route.request.post_data or "{}")
    best = {"action": "pass", "win_share": 0.31, "error": 0.01, "points": 9.0, "place": 2.0, "even": True}
    given = {"action": body["action"], "win_share": 0.2, "error": 0.01, "points": 7.0, "place": 3.0}
    given |= {"loss": 0.11, "fewer": 2.0, "lost": 0.35, "mistake": mistake}
    reason = {"key": "hint-why-pass-dear", "facts": {"need": 1}}
    route.fulfill(
        json={"version": body["version"], "by": "wins", "candidates": [best], "reason": reason, "asked": given}
    )


def bid_cheapest(page: Page) -> None:
    page.keyboard.press("m")
    page.wait_for_timeout(450)
    page.keyboard.press("Enter")


def test_a_mistake_is_asked_about_once_more(page: Page, address: str) -> None:
    start_with_hints(page, address, "warn")
    page.route("**/hint", lambda route: verdict(route, mistake=True))
    before = page.locator("[data-version]").get_attribute("data-version")
    bid_cheapest(page)
    box = page.locator("[data-hint-box][role=alertdialog]")
    expect(box).to_contain_text("11 wins in a hundred")
    expect(page.locator("[data-rethink]")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")  # think again
    expect(box).to_have_count(0)
    assert page.locator("[data-version]").get_attribute("data-version") == before
    page.locator("[data-primary]").click()
    page.locator("[data-anyway]").click()
    expect(page.locator(f"[data-version]:not([data-version='{before}'])")).to_be_visible()


def test_what_is_no_mistake_is_sent_at_once_and_a_lost_hint_holds_nobody_up(page: Page, address: str) -> None:
    start_with_hints(page, address, "warn")
    before = page.locator("[data-version]").get_attribute("data-version")
    page.route("**/hint", lambda route: None)  # never answered
    bid_cheapest(page)
    expect(page.locator(f"[data-version]:not([data-version='{before}'])")).to_be_visible()
    expect(page.locator("[data-hint-box]")).to_have_count(0)
    said = page.locator("[data-unchecked]")
    expect(said).to_contain_text("could not be checked in time")
    page.locator("[data-arrows=hand]").first.click(trial=True)  # it covers neither cards nor buttons
    assert violations(page) == []
    expect(said).to_have_count(0)


@pytest.mark.extra
def test_a_server_too_busy_to_judge_is_said(page: Page, address: str) -> None:
    start_with_hints(page, address, "warn")
    before = page.locator("[data-version]").get_attribute("data-version")
    busy = {"error": {"code": "too_fast", "facts": {}}}
    page.route("**/hint", lambda route: route.fulfill(status=429, json=busy))
    bid_cheapest(page)
    expect(page.locator("[data-unchecked]")).to_be_visible()
    expect(page.locator(f"[data-version]:not([data-version='{before}'])")).to_be_visible()
    expect(page.locator("[data-unchecked]")).to_have_count(0)


# A verdict that is late is not waited for; here it is, however busy the machine.
PATIENT = """const sooner = setTimeout
window.setTimeout = (act, pause, ...more) => sooner(act, pause === 900 ? 120_000 : pause, ...more)"""
MOMENT, ALL_IN = 26, "C1 O1 O3 O4 V2"
"""All goods of a hand for a lot of four: a win in a hundred where passing keeps forty."""


def blunder_at_hand() -> Game:
    """A fixed deal at the moment where seat 0 could throw its hand away."""
    game = Game(players=3, seed=0)
    bots = [make("greedy", 1) for _ in range(3)]
    for _ in range(MOMENT):
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game


def test_a_real_blunder_in_a_fixed_deal_is_asked_about_and_a_good_action_is_not(page: Page, address: str) -> None:
    game = blunder_at_hand()
    assert hint_for(game.view(0), seed=1, action=f"bid {ALL_IN}").is_mistake, "the fixed deal must hold a blunder"
    record = game.record()
    page.add_init_script(PASS_BY_HAND)
    page.add_init_script(PATIENT)
    begun = {"record": record.dumps(), "version": len(record.actions), "seat": 0, "hints": "warn"}
    made = page.request.post(f"{address}api/replay/play-on", data=begun).json()
    page.goto(f"{address}table/{made['room']}")
    assert asked(page) == "bid"
    before = page.locator("[data-version]").get_attribute("data-version")
    for card in ALL_IN.split():
        page.locator(f'[data-arrows=hand][data-face="{card}"][aria-pressed=false]').first.click(
            position={"x": 8, "y": 20}
        )
    page.locator("[data-primary]:not([aria-disabled])").click()
    box = page.locator("[data-hint-box][role=alertdialog]")
    expect(box).to_contain_text(re.compile(r"\b3\d wins in a hundred"), timeout=120_000)
    assert violations(page) == []
    page.locator("[data-rethink]").click()
    expect(box).to_have_count(0)
    assert page.locator("[data-version]").get_attribute("data-version") == before
    page.keyboard.press("Escape")
    page.locator("[data-pass]").click()
    expect(page.locator(f"[data-version]:not([data-version='{before}'])")).to_be_visible(timeout=120_000)
    expect(box).to_have_count(0)
