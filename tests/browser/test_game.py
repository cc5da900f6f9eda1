"""Whole games in a real browser."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from byzanz import Game, Record
from tests.browser.playing import PASS_BY_HAND, asked, by_keys, by_mouse, play, start
from tests.browser.scenes import Scene, acted, scene, show
from tests.browser.serving import Server
from tests.browser.test_layout import resize

pytestmark = pytest.mark.slow

# What the page shows of the others' hands and profit.
OTHERS = """() => [...document.querySelectorAll('.seat')].map((seat) => ({
  faces: [...seat.querySelectorAll('.holds use')].map((use) => use.getAttribute('href')),
  backs: seat.querySelectorAll('.cards .back').length,
  count: Number(seat.querySelector('.count').textContent),
  looks: new Set([...seat.querySelectorAll('.cards .back')].map((back) => back.outerHTML)).size,
}))"""


@dataclass
class Finished:
    """A game that was played by mouse to its end, with all that was seen on the way."""

    page: Page
    legal: int = 0
    hosts: set[str] = field(default_factory=set)
    frames: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> Iterator[Finished]:
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    game = Finished(context.new_page())
    game.page.on("request", lambda request: game.hosts.add(request.url.split("/")[2]))
    game.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: game.frames.append(json.loads(text)))
    )

    def look(page: Page) -> bool:
        game.seats.extend(page.evaluate(OTHERS))
        return False

    start(game.page, address, 6)
    game.legal = play(game.page, by_mouse, until=look)
    yield game
    context.close()


def test_a_whole_game_by_mouse_ends_at_the_scoreboard(finished: Finished, address: str) -> None:
    assert finished.legal > 10
    board = finished.page.get_by_role("table", name="Scoreboard")
    expect(board.locator("tbody tr")).to_have_count(6)
    points = [int(cell) for cell in board.locator("td.points").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert finished.hosts == {address.split("/")[2]}, "requests to another host"
    with finished.page.expect_download() as download:
        finished.page.get_by_role("link", name="Download the record").click()
    assert '"byzanz/1"' in download.value.path().read_text()


def test_hidden_cards_were_nowhere_in_page_and_frames(finished: Finished, address: str) -> None:
    assert len(finished.seats) > 50
    for seat in finished.seats:
        assert seat["faces"] == []
        assert seat["backs"] == seat["count"]
        assert seat["looks"] <= 1, "a back is one and the same for every card"

    room = finished.page.url.rsplit("/", 1)[-1]
    hands = hands_of(finished.page.request.get(f"{address}api/rooms/{room}/record").text())
    for frame in finished.frames:
        view = frame.get("view") or frame.get("changed") or {}
        version = int(frame.get("version", 0))
        assert not view.keys() & {"deck", "seed", "secret", "hands"}
        if view.get("hand") is not None:
            assert sorted(view["hand"]) == sorted(hands[version][0])
        if view.get("result") is None:
            others = [seen for seen in view.get("points", [])[1:] if seen is not None]
            assert others == [], "others' points before the end"
        for event in frame.get("events", []):
            assert event["kind"] != "dealt" or event["seat"] == 0 or "cards" not in event
        for place, cards in enumerate(view.get("known", [])):
            assert not [card for card in set(cards) if cards.count(card) > hands[version][place].count(card)]
    before_the_end = json.dumps([frame for frame in finished.frames if frame.get("version", 0) < len(hands) - 1])
    assert not re.search('"(deck|secret|seed)":', before_the_end)


def hands_of(text: str) -> list[list[list[str]]]:
    """All hands after each action, which only the record of a finished game tells."""
    record = Record.loads(text)
    game = Game(record.players, deck=record.deck, first=record.first, rules=record.rules)
    steps = [[list(game.view(seat).hand or ()) for seat in range(record.players)]]
    for line in record.actions:
        mover, _, action = line.partition(" ")
        game.act(int(mover), action)
        steps.append([list(game.view(seat).hand or ()) for seat in range(record.players)])
    return steps


def test_a_finished_game_is_replayed_by_a_link_to_a_moment(finished: Finished) -> None:
    page = finished.page.context.new_page()
    page.goto(finished.page.url)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".seat")).to_have_count(6)
    page.get_by_role("slider").fill("20")
    page.wait_for_function("() => location.hash.includes('at=20')")
    link = page.url
    page.goto("about:blank")
    page.goto(link.replace("at=20", "at=9") + "&seat=2")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "9")
    expect(page.locator(".seat")).to_have_count(5)
    page.close()


def test_a_rematch_with_bots_begins_at_once(finished: Finished) -> None:
    finished.page.locator("[data-rematch]").click()
    expect(finished.page.locator("[data-version]")).to_be_visible()


@pytest.mark.extra
def test_a_whole_game_by_keys_alone(page: Page, address: str) -> None:
    page.add_init_script(PASS_BY_HAND)
    page.goto(address)
    play_now = page.locator("[data-play]")
    expect(play_now).to_be_enabled()
    for _ in range(20):
        page.keyboard.press("Tab")
        if play_now.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-version]")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-heard]")).to_contain_text("Round 1 of 6.")
    assert play(page, by_keys) > 10
    expect(page.get_by_role("table", name="Scoreboard")).to_be_visible()


def test_a_typed_action_is_done_and_a_wrong_one_explained(page: Page, address: str) -> None:
    start(page, address, 3)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("/")
    line = page.get_by_role("dialog").get_by_role("textbox")
    line.fill("bid X9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(["There is no such card."])
    line.fill("pass")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".log p.you", has_text="You pass").first).to_be_visible()


def test_a_pass_can_be_taken_back_and_a_double_click_passes_once(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []
    show(page, address, scene("bid", 4), heard)
    page.locator("[data-pass]").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(2500)
    assert [frame for frame in heard if frame["do"] == "act"] == []
    expect(page.locator("[data-pass]")).to_contain_text("Pass")
    page.locator("[data-pass]").dblclick()
    page.wait_for_timeout(2500)
    assert [frame["action"] for frame in heard if frame["do"] == "act"] == ["pass"]


@pytest.mark.extra
def test_a_double_click_on_a_sale_sells_nothing(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []
    for shown, target in ((scene("limit", 4), ".sales .sale"), (scene("final", 4), ".cloth .set")):
        heard.clear()
        if shown.view["phase"] == "limit":
            shown = with_sale(shown)
        show(page, address, shown, heard)
        box = page.locator(target).first.bounding_box()
        assert box is not None
        page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=40)
        page.wait_for_timeout(2600)
        assert [frame for frame in heard if frame["do"] == "act"] == [], target
        page.locator(f"{target}.sure").click()
        assert [action[:5] for action in acted(page, heard)] == ["sell "], target


def with_sale(shown: Scene) -> Scene:
    """The same moment with one set that can be sold: the first three cards of the hand, whatever they are."""
    cards = sorted(shown.view["hand"])[:3]
    sales = {" ".join(cards): {"keep": cards[0], "points": 4}}
    return replace(shown, legal=shown.legal | {"sell": [cards], "sales": sales})


@pytest.mark.parametrize("moment", ["limit", "give", "take"])
def test_a_set_of_ones_own_choice_is_sold_by_pointer_in_every_phase(page: Page, address: str, moment: str) -> None:
    heard: list[dict[str, Any]] = []
    shown = with_sale(scene(moment, 4))
    show(page, address, shown, heard)
    for card in next(iter(shown.legal["sales"])).split():
        page.locator(f'[data-arrows=hand][data-face="{card}"][aria-pressed=false]').first.click(
            position={"x": 8, "y": 20}
        )
    page.get_by_role("button", name="Sell, keep 4").click()
    assert [sorted(action.split()[1:]) for action in acted(page, heard)] == [next(iter(shown.legal["sales"])).split()]


def test_a_bid_counts_up_while_cards_are_chosen(page: Page, address: str) -> None:
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    cards = page.locator('[data-arrows=hand]:not([data-face="M"])')
    values = [int(face[1]) for face in cards.evaluate_all("(all) => all.map((one) => one.dataset.face)")]
    for place in range(len(values)):
        cards.nth(place).click(position={"x": 8, "y": 20})
        expect(page.locator(".action .total")).to_have_text(str(sum(values[: place + 1])))
    page.keyboard.press("Escape")
    expect(page.locator(".action .total")).to_have_text("0")


def test_this_auction_can_be_passed_in_advance_and_a_set_sold_out_of_turn(page: Page, address: str) -> None:
    heard: list[dict[str, Any]] = []
    shown = scene("wait", 4)
    legal = {"sell": [["C1", "C4", "M"]], "sales": {"C1 C4 M": {"keep": "C4", "points": 4}}, "orders": {"skip": True}}
    view = shown.view | {"hand": ["C1", "C4", "M"]}
    show(page, address, replace(shown, view=view, legal=legal), heard)
    page.get_by_role("button", name="Pass this auction").click()
    expect(page.get_by_role("button", name="Passing this auction")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Sell cloth 1, cloth 4 and merchant, keep 4").click()
    page.get_by_role("button", name="Sell, keep 4").click()
    acted(page, heard)
    sent = [{key: value for key, value in frame.items() if key not in ("id", "version")} for frame in heard]
    assert {"do": "auto", "skip": True, "bid": None} in sent
    assert {"do": "act", "action": "sell C1 C4 M"} in sent


def test_one_skips_to_ones_own_next_decision_against_bots(page: Page, tmp_path: Path) -> None:
    """Bots that take half a minute each act at once; pressed by mouse, then by key."""
    server = Server(tmp_path, bot_delay=60)
    server.start()
    try:
        start(page, server.address, 4)
        for is_key in (False, True):
            # A lot that nobody wanted may leave too many cards: then passing is not all that is asked.
            while page.locator("[data-hurry]").count() == 0:
                what = page.locator("[data-asked]").get_attribute("data-asked")
                if what == "bid":
                    page.keyboard.press("p")
                elif what != "nothing":
                    by_keys(page, what or "")
                page.wait_for_timeout(100)  # until it is sent; a press too many is refused
            if is_key:
                page.keyboard.press("n")
            else:
                page.locator("[data-hurry]").click()
            expect(page.locator("[data-asked]:not([data-asked=nothing])")).to_be_visible()
    finally:
        server.stop()


def test_hints_and_pace_are_changed_in_a_running_game_against_bots(page: Page, address: str) -> None:
    start(page, address, 3)
    asked(page)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="on request").check()
    dialog.get_by_role("radio", name="slow").first.check()
    page.keyboard.press("Escape")
    expect(page.locator(".action [data-hint] button")).to_have_text("Hint")
    page.reload()
    expect(page.locator(".action [data-hint] button")).to_be_visible()


def test_who_watches_is_seen_by_all_and_so_is_everybodys_time(page: Page, address: str) -> None:
    shown = scene("wait", 4)
    page.set_viewport_size({"width": 360, "height": 640})
    show(page, address, replace(shown, room=shown.room | {"spectators": 2}))
    expect(page.get_by_role("img", name="2 people are watching")).to_be_visible()
    show(page, address, shown)
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.locator("[data-watchers]")).to_have_count(0)


def test_four_sales_leave_the_question_whole(browser: Browser, address: str) -> None:
    """On phones and beside a low table."""
    page = browser.new_context(locale="de", has_touch=True, reduced_motion="reduce").new_page()
    shown = scene("bid", 4)
    hand = [f"{good}{value}" for good in "CGOS" for value in (1, 1, 2)]
    sets = [hand[at : at + 3] for at in range(0, 12, 3)]
    sales = {" ".join(cards): {"keep": cards[2], "points": 2} for cards in sets}
    legal = shown.legal | {"sell": sets, "sales": sales}
    show(page, address, replace(shown, view=shown.view | {"hand": hand}, legal=legal))
    page.wait_for_selector("[data-version]")
    for width, height in ((390, 844), (360, 640), (320, 568), (844, 390), (667, 375)):
        resize(page, width, height, 16)
        assert page.locator(".sales .sale").count() == 4
        assert page.evaluate(CUT, ".prompt") == 0, (width, height)
        assert page.evaluate(CUT, ".prompt .say") == 0, (width, height)
    page.context.close()


CUT = "(part) => Math.max(0, document.querySelector(part).scrollHeight - document.querySelector(part).clientHeight - 2)"
