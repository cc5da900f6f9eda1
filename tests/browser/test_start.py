"""The start page: what it offers at first and afterwards; the table comes when there is time."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from byzanz.locales import texts
from tests.browser.test_layout import resize

OVER = {
    "room": "a2345678912345",
    "state": "over",
    "players": 4,
    "names": ["Lena", None, None, None],
    "faces": [7, None, None, None],
    "kinds": ["person", "bot", "bot", "bot"],
    "bots": [None, "gentle", "gentle", "gentle"],
    "open": 0,
    "you": 0,
    "alone": True,
    "your_turn": False,
    "spectators": True,
    "clock": None,
    "updated": 0,
    "points": [24, 18, 12, 6],
    "winners": [0],
}
WAITING = OVER | {
    "room": "b2345678912345",
    "state": "lobby",
    "kinds": ["person", "bot", "open", "open"],
    "open": 2,
    "you": None,
    "points": None,
    "winners": None,
}


def answer(page: Page, games: list[dict[str, Any]], tables: list[dict[str, Any]]) -> None:
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Lena", "games": games}))
    page.route("**/api/rooms", lambda route: route.fulfill(json={"rooms": tables}))


def keep(page: Page, **settings: object) -> None:
    page.add_init_script(f"localStorage.setItem('byzanz.settings', JSON.stringify({json.dumps(settings)}))")


def test_a_newcomer_is_offered_the_first_lesson_and_a_gentle_game_with_hints(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-setup]")).to_contain_text("4 players · Bots: Gentle · with hints")
    expect(page.locator("[data-last-result]")).to_have_count(0)
    with page.expect_request(lambda request: request.url.endswith("/api/rooms") and request.method == "POST") as asked:
        page.locator("[data-play]").click()
    made = asked.value.post_data_json
    assert made is not None
    assert (made["bots"], made["options"]["hints"]) == ("gentle", "ask")
    expect(page.locator("[data-version]")).to_be_visible()
    page.go_back()
    page.locator("[data-lesson-next]").click()
    expect(page).to_have_url(address + "learn/next")
    expect(page.locator("[data-lesson-text]")).to_contain_text(texts("en")("lesson-cards-goods"))


def test_what_was_chosen_counts_for_the_first_game_too(page: Page, address: str) -> None:
    keep(page, bots="ruthless", hints="off")
    page.goto(address)
    expect(page.locator("[data-setup]")).to_contain_text("4 players · Bots: Ruthless")
    expect(page.locator("[data-setup]")).not_to_contain_text("hints")


def test_after_the_first_game_bots_are_shrewd_unless_chosen_otherwise(page: Page, address: str) -> None:
    keep(page, isNew=False)
    page.goto(address)
    expect(page.locator("[data-setup]")).to_contain_text("4 players · Bots: Shrewd")
    expect(page.locator("[data-setup]")).not_to_contain_text("hints")


def test_the_setup_stands_behind_its_button_and_says_what_it_is_set_to(page: Page, address: str) -> None:
    page.goto(address)
    setup = page.locator("[data-setup]")
    expect(setup).to_have_attribute("aria-expanded", "false")
    setup.press("Enter")
    expect(setup).to_have_attribute("aria-expanded", "true")
    page.get_by_role("radio", name="6", exact=True).check()
    expect(setup).to_contain_text("6 players")
    page.reload()
    expect(setup).to_contain_text("6 players")


def test_the_last_game_can_be_analysed_watched_and_played_again(page: Page, address: str) -> None:
    answer(page, [OVER], [])
    page.goto(address)
    expect(page.locator("[data-last-result]")).to_have_text("Won with 24")
    expect(page.locator("[data-last-analyse]")).to_have_attribute("href", "/replay/a2345678912345#analysis=1&seat=0")
    expect(page.locator("[data-last-replay]")).to_have_attribute("href", "/replay/a2345678912345")
    rematch = {"room": "a2345678912345", "rematch": "c2345678912345"}
    page.route("**/api/rooms/*/rematch", lambda route: route.fulfill(json=rematch))
    page.locator("[data-last-rematch]").click()
    expect(page).to_have_url(address + "table/c2345678912345")


def test_lessons_go_on_where_they_were_left_and_end(page: Page, address: str) -> None:
    page.add_init_script("localStorage.setItem('byzanz.lessons', JSON.stringify(['cards', 'win']))")
    page.goto(address)
    expect(page.locator("[data-lesson-next]")).to_have_text("Start lesson 3")
    page.goto(address + "learn/next")
    expect(page.locator("[data-lesson-text]")).to_contain_text(texts("en")("lesson-bid-lot"))
    keys = page.request.get(address + "api/lessons").json()["lessons"]
    page.add_init_script(f"localStorage.setItem('byzanz.lessons', JSON.stringify({json.dumps(keys)}))")
    page.goto(address)
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-lesson-next]")).to_have_count(0)


def test_open_tables_stand_above_the_arches(page: Page, address: str) -> None:
    answer(page, [], [WAITING])
    page.goto(address)
    listed = page.locator("[data-listed]").bounding_box()
    friends = page.locator("[data-friends]").bounding_box()
    assert listed
    assert friends
    assert listed["y"] < friends["y"]


@pytest.mark.parametrize("yes", [True, False])
def test_sound_is_offered_once(page: Page, address: str, yes: bool) -> None:
    page.goto(address)
    page.locator("[data-sound-yes]" if yes else "[data-sound-no]").click()
    expect(page.locator("[data-sound-offer]")).to_have_count(0)
    expect(page.locator("[data-sound-line]")).to_have_count(int(yes))
    kept = page.evaluate("JSON.parse(localStorage.getItem('byzanz.settings'))")
    assert kept == {"sound": yes, "soundAsked": True}, "nothing is kept that nobody has chosen"
    page.reload()
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-sound-offer]")).to_have_count(0)


def test_the_table_is_fetched_without_being_asked_for(page: Page, address: str) -> None:
    with page.expect_response(lambda response: "/assets/TableScreen-" in response.url):
        page.goto(address)


def test_who_saves_data_fetches_the_table_with_a_press(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(address)
    page.wait_for_selector("main.ready")
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done, 300)))")
    assert not [url for url in fetched if "TableScreen" in url]
    page.locator("[data-play]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_start_page_is_never_wider_than_the_screen(browser: Browser, address: str, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    answer(page, [OVER], [WAITING])
    page.goto(address)
    page.wait_for_selector("main.ready")
    page.locator("[data-setup]").click()
    wide = {}
    for width, text in ((320, 16), (375, 24), (360, 24), (280, 16), (900, 32), (1024, 16)):
        resize(page, width, 667, text)
        wide[width, text] = page.evaluate("document.documentElement.scrollWidth") - width
    context.close()
    assert {where: over for where, over in wide.items() if over > 0} == {}


def test_the_footer_has_what_the_operator_says_and_the_licenses(page: Page) -> None:
    said = {
        "name": "Club Byzanz",
        "welcome": "Every Friday at eight.\nBe kind.",
        "imprint": "/imprint",
        "privacy": "https://club.example/privacy",
    }
    page.route("**/api/site", lambda route: route.fulfill(body=json.dumps(said), content_type="application/json"))
    page.goto("/")
    footer = page.locator("footer")
    expect(footer).to_contain_text("Club Byzanz")
    expect(footer).to_contain_text("Every Friday at eight.")
    expect(footer.get_by_role("link", name=texts("en")("site-imprint"))).to_have_attribute("href", "/imprint")
    expect(footer.get_by_role("link", name=texts("en")("site-privacy"))).to_have_attribute("href", said["privacy"])
    footer.get_by_role("link", name=texts("en")("site-licenses")).click()
    expect(page.locator("body")).to_contain_text("Mozilla Public License")


def test_the_footer_of_a_server_without_such_words_is_short(page: Page) -> None:
    page.goto("/")
    expect(page.locator("footer")).to_contain_text(texts("en")("made-by"))
    expect(page.locator("footer").get_by_role("link")).to_have_count(1)
