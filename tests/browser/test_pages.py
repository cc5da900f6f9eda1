"""The pages around the table: what they say when something is missing or breaks, and after a game."""

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from byzanz import Game, Record, Rules
from tests.browser.playing import start
from tests.browser.scenes import NAMES, acted, finished, lobby, play_on, scene, show

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 664}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
BLOCK_STORAGE = """Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })
Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })"""


def test_without_javascript_the_page_says_so_in_every_language(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    lines = page.locator("noscript p")
    assert lines.count() == 5
    assert "needs JavaScript" in lines.nth(0).inner_text()
    box = lines.nth(0).bounding_box()
    assert box is not None
    assert box["y"] < 720, "on the first screen"
    context.close()


def test_where_storage_is_blocked_the_page_comes_and_says_so(page: Page, address: str) -> None:
    page.add_init_script(BLOCK_STORAGE)
    page.goto(address)
    expect(page.locator("[data-blocked]")).to_contain_text("blocks cookies")
    page.get_by_role("combobox").first.select_option("de")
    expect(page.locator("[data-blocked]")).to_contain_text("blockiert Cookies")
    page.goto(address + "rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("missing", ["**/assets/index-*.js", "**/assets/de-*.js"])
def test_a_program_that_cannot_be_loaded_is_said_in_the_users_language(
    browser: Browser, address: str, missing: str
) -> None:
    context = browser.new_context(locale="de-AT")
    page = context.new_page()
    page.route(missing, lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("heading", name="Auf dieser Seite ist etwas schiefgegangen")).to_be_visible()
    expect(page.get_by_role("link", name="Neu laden")).to_be_visible()
    context.close()


def test_before_the_program_is_there_the_name_is_on_the_screen(page: Page, address: str) -> None:
    page.route("**/assets/index-*.js", lambda route: None)
    page.goto(address, wait_until="commit")
    expect(page.get_by_role("img", name="Byzanz")).to_be_visible()


def test_an_error_while_running_shows_a_page_to_load_again(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="en").new_page()
    shown = scene("bid", 4)
    # Something that no server sends: the table can't be drawn from it.
    show(page, address, replace(shown, view=shown.view | {"bids": None}))
    expect(page.locator("[data-broken]")).to_contain_text("Something went wrong on this page")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
    page.context.close()


def test_an_error_in_a_press_offers_to_load_again(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="en").new_page()
    page.goto(address)
    expect(page.locator("[data-play]")).to_be_visible()
    page.evaluate("setTimeout(() => { throw new Error('slip') })")
    expect(page.locator("[data-stumble]")).to_be_visible()
    page.locator("[data-stumble]").get_by_role("button", name="Close").click()
    expect(page.locator("[data-stumble]")).to_have_count(0)
    page.context.close()


def test_the_name_is_limited_at_its_field_and_may_be_left_out(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-setup]").click()
    field = page.get_by_label("Your name")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("placeholder", "Guest")
    field.fill("x" * 60)
    expect(field).to_have_value("x" * 24)
    page.route(
        "**/api/rooms", lambda route: route.fulfill(status=400, json={"error": {"code": "name_empty", "facts": {}}})
    )
    page.locator("[data-play]").click()
    expect(page.locator("label.name").get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(1)
    page.unroute_all()
    field.fill("   ")
    page.locator("[data-play]").click()
    expect(page.locator(".self .name b")).to_have_text("Guest 1")


def test_files_of_a_shared_link_and_of_the_home_screen_are_there(page: Page, address: str) -> None:
    page.goto(address)
    assert page.locator('meta[property="og:title"]').get_attribute("content") == "Byzanz"
    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    manifest = page.request.get(address + "manifest.webmanifest").json()
    icon = page.locator('link[rel="apple-touch-icon"]').get_attribute("href") or ""
    assert picture.startswith(address), "messengers want the whole address"
    for path in (picture.removeprefix(address), icon, *(one["src"] for one in manifest["icons"])):
        answer = page.request.get(address + path.lstrip("/"))
        assert answer.ok, path
        assert 0 < len(answer.body()) < 120_000, path


def test_the_qr_code_of_the_lobby_opens_above_the_page(page: Page, address: str) -> None:
    show(page, address, lobby(4))
    cloth = page.locator("section.cloth")
    before = cloth.bounding_box()
    page.locator("[data-qr]").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    assert cloth.bounding_box() == before


def test_a_seat_is_handed_over_by_a_qr_code(page: Page, address: str) -> None:
    start(page, address, 3)
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-handover]").click()
    # All of it is seen without scrolling the settings.
    expect(page.get_by_role("img", name="QR code that brings your seat to a phone")).to_be_in_viewport(ratio=0.95)


def test_a_spectator_has_a_panel_and_is_told_once(page: Page, address: str) -> None:
    shown = scene("wait", 4)
    room = shown.room | {"you": None, "host": False, "spectators": 3}
    view = shown.view | {"seat": None, "hand": None, "profit": None}
    show(page, address, replace(shown, view=view, legal={}, room=room))
    expect(page.locator("[data-watching]")).to_contain_text("2 others are watching")
    assert page.locator("body").inner_text().count("You are watching") == 1
    expect(page.get_by_role("link", name="Play a game yourself")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_after_the_game_the_table_leads_back_and_shows_all_hands(page: Page, address: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    shown = finished(4)
    show(page, address, shown)
    hands = [["C1", "G2"], ["O1"], [], ["M", "W4"]]
    steps: list[dict[str, Any]] = [{"action": None, "by": None, "events": [], "view": shown.view | {"hands": hands}}]
    shown_replay = {"names": NAMES[:4], "faces": [None] * 4, "players": 4, "steps": steps}
    page.route("**/replay", lambda route: route.fulfill(json=shown_replay))
    page.locator("[data-look]").click()
    if size == PHONE:
        expect(page.locator("[data-hands] .chip")).to_have_count(5)
    else:
        known = re.compile("wood 4 and merchant")
        expect(page.locator(".seat").last.get_by_role("button")).to_have_attribute("aria-label", known)
    # The line that leads back is as wide as the board, whatever lies below it.
    wide = page.evaluate(
        "['.after', '.stage'].map((part) => document.querySelector(part).getBoundingClientRect().width)"
    )
    assert abs(wide[0] - wide[1]) < 3  # my slab has a thin edge
    page.locator("[data-scoreboard]").click()
    expect(page.get_by_role("table", name="Scoreboard")).to_be_visible()


def test_the_scoreboard_names_the_goods_that_broke_a_tie(page: Page, address: str) -> None:
    shown = finished(4)
    result = {"points": [14, 9, 14, 3], "hands": [6, 2, 6, 1], "goods": [4, 2, 5, 1], "winners": [2]}
    view = shown.view | {"rules": {"tie_break": "goods-only", "open_scores": False}, "result": result}
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        show(page, address, replace(shown, view=view))
        board = page.get_by_role("table", name="Scoreboard")
        expect(board.get_by_role("columnheader", name="Goods in hand")).to_be_visible()
        expect(board.locator("td.hand")).to_have_text(["5", "4", "2", "1"])
        expect(board.locator("tbody tr").first).to_contain_text("more goods cards in hand")
        expect(page.locator(".podium")).to_contain_text("You have as many, but fewer goods cards in hand.")
        rematch = page.locator("[data-rematch]").bounding_box()
        assert rematch is not None
        assert rematch["y"] + rematch["height"] <= size["height"], "always within reach"


def test_the_winner_is_announced(page: Page, address: str) -> None:
    show(page, address, finished(4))
    title = page.locator(".podium h1").inner_text()
    expect(page.locator("[data-spoken]")).to_contain_text(f"{title}. ")


def test_focus_goes_to_the_table_and_never_to_nowhere(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-play]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-version]")).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")
    expect(page.locator("[data-heard]")).to_contain_text("Your hand:")
    expect(page.locator("[data-heard]")).to_contain_text("Lot of 5:")


def test_a_replay_ends_on_the_scoreboard_and_has_speeds(page: Page, address: str, record: Path) -> None:
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    page.locator("[data-speed]").select_option("8")
    page.keyboard.press("End")
    expect(page.locator("[data-end]").get_by_role("table", name="Scoreboard")).to_be_visible()
    result = Record.loads(record.read_text()).replay().result
    assert result is not None
    assert sorted(int(cell) for cell in page.locator("td.points").all_inner_texts()) == sorted(result.points)
    page.locator("[data-look]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    page.locator("[data-scoreboard]").click()
    expect(page.locator("[data-end]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-end]")).to_have_count(0)


def test_a_replay_shows_all_hands_on_a_phone(page: Page, address: str, record: Path) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-hands] .chip")).to_have_count(16)


def test_a_replay_link_with_a_wrong_seat_or_step_falls_back(page: Page, address: str) -> None:
    game = Game(players=3, seed=5, rules=Rules())
    rng = random.Random(1)
    while game.result is None:
        play_on(game, rng)
    text = game.record(NAMES[:3]).dumps()
    replay = page.request.post(address + "api/replay", data=text, headers={"Content-Type": "text/plain"}).json()
    wrong = {"error": {"code": "malformed", "facts": {"where": "seat"}}}

    def answer(route: Any) -> None:
        seat = route.request.url.partition("seat=")[2]
        route.fulfill(status=400 if seat else 200, json=wrong if seat else replay)

    page.route("**/replay?**", answer)
    page.route("**/api/rooms/*/replay", answer)
    for link in ("#at=3&seat=9", "#at=3&seat=-1", "#at=3&seat=x"):
        page.goto("about:blank")
        page.goto(f"{address}replay/a2345678912345{link}")
        expect(page.locator("[data-version]")).to_have_attribute("data-version", "3")
    page.goto("about:blank")
    page.goto(f"{address}replay/a2345678912345#at=99999")
    expect(page.locator("[data-end]")).to_be_visible()


def test_letters_on_the_cards_are_those_of_the_language(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="de").new_page()
    show(page, address, scene("bid", 4))
    page.wait_for_selector(".hand img.card")
    drawn = page.evaluate("[...document.images].map((one) => decodeURIComponent(one.src)).join()")
    assert [f">{letters}<" in drawn for letters in ("Ho", "We", "Wo")] == [True, True, False]
    heard: list[dict[str, Any]] = []
    show(page, address, scene("bid", 4), heard)
    expect(page.locator(".seat").first).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("dialog").get_by_role("textbox").fill("bid gw2 ho1")
    page.keyboard.press("Enter")
    assert acted(page, heard) == ["bid S2 W1"]
    page.context.close()
