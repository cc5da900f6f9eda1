"""The scoreboard checks the deal in the player's own browser, and says loudly what does not fit."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.playing import start, watch_to_the_end
from tests.browser.scenes import scene, show
from tests.browser.test_access import violations_in_both_themes

pytestmark = pytest.mark.slow

RIGHT = dict.fromkeys(("promise", "secret", "seed", "everyone", "deck", "first", "cards"), "right")
Lie = Callable[[dict[str, Any]], None]


class Finished:
    """A game that went to its end: this browser left early, and bots played on."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.frames: list[dict[str, Any]] = []
        page = context.new_page()
        page.on("websocket", lambda socket: socket.on("framesent", lambda text: self.frames.append(json.loads(text))))
        page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        )
        start(page, address, 3)
        self.url = page.url
        self.room = page.url.rsplit("/", 1)[-1]
        api = f"{address}api/rooms/{self.room}"
        assert page.request.post(f"{api}/leave").ok
        watch_to_the_end(page)
        self.record: dict[str, Any] = page.request.get(f"{api}/record").json()
        self.page = page


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> Iterator[Finished]:
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    yield Finished(context, address)
    context.close()


def compared(page: Page) -> dict[str, str]:
    """What the details say of each comparison."""
    page.locator("[data-deal-details]").click()
    expect(page.get_by_role("dialog", name="How the deal was checked")).to_be_visible()
    lines = page.locator("[data-compared]").all()
    outcomes = {str(line.get_attribute("data-compared")): str(line.get_attribute("data-outcome")) for line in lines}
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return outcomes


def test_the_seed_is_sent_after_the_commitment_was_shown(finished: Finished) -> None:
    shown = next(place for place, frame in enumerate(finished.frames) if frame.get("type") == "room")
    sent = [place for place, frame in enumerate(finished.frames) if frame.get("do") == "seed"]
    assert len(sent) == 1
    assert shown < sent[0]
    assert finished.frames[shown]["room"]["commitment"] == finished.record["deal"]["commitment"]
    assert finished.frames[sent[0]]["seed"] == finished.record["deal"]["seeds"][0]


def test_a_fair_deal_is_found_right_and_explained(finished: Finished) -> None:
    page = finished.page
    expect(page.locator("[data-deal=right]")).to_contain_text("The deal was checked")
    expect(page.locator("[data-deal=right]")).to_contain_text("Nobody chose these cards")
    assert compared(page) == RIGHT
    page.locator("[data-deal-details]").click()
    dialog = page.get_by_role("dialog")
    deal = finished.record["deal"]
    for value in (deal["commitment"], deal["secret"], deal["seeds"][0]):
        expect(dialog).to_contain_text(value)
    expect(dialog.locator(".mine")).to_contain_text(deal["seeds"][0])
    expect(dialog.get_by_text("none: a bot")).to_have_count(2)
    page.keyboard.press("Escape")


def test_the_seed_is_still_known_after_a_reload_and_a_restart_of_the_browser(
    finished: Finished, browser: Browser
) -> None:
    finished.page.reload()
    assert compared(finished.page) == RIGHT
    restarted = browser.new_context(locale="en", storage_state=finished.context.storage_state())
    page = restarted.new_page()
    page.goto(finished.url)
    assert compared(page) == RIGHT
    restarted.close()


def exchange_last_cards(record: dict[str, Any]) -> None:
    record["deck"] = [*record["deck"][:50], *sorted(record["deck"][50:])]


LIES: dict[str, tuple[Lie, str]] = {
    "deal_commitment_wrong": (
        lambda record: record["deal"].update(secret="5e" * 32),
        "The secret is not the one that was promised before the deal.",
    ),
    "deal_promise_wrong": (
        lambda record: record["deal"].update(commitment="5e" * 32),
        "The promise is not the one you were shown before the deal.",
    ),
    "deal_seed_wrong": (
        lambda record: record["deal"].update(seeds=["5e" * 32, None, None]),
        "The number at your seat is not the one your browser sent.",
    ),
    "deal_deck_wrong": (
        exchange_last_cards,
        "The deck is not the one that follows from the secret and the players’ numbers.",
    ),
    "deal_first_wrong": (
        lambda record: record.update(first=(record["first"] + 1) % 3),
        "The starting player is not the one that follows from the secret and the players’ numbers.",
    ),
    "deal_missing": (lambda record: record.pop("deal"), "This record doesn’t say how its deck was dealt."),
}


@pytest.mark.parametrize("code", LIES)
def test_a_tampered_record_raises_the_alarm(finished: Finished, code: str) -> None:
    lie, sentence = LIES[code]
    record = json.loads(json.dumps(finished.record))
    lie(record)
    page = finished.context.new_page()
    page.route("**/record", lambda route: route.fulfill(content_type="application/json", body=json.dumps(record)))
    page.goto(finished.url)
    alarm = page.get_by_role("alert").filter(has_text="This deal doesn’t add up")
    expect(alarm.locator(f"[data-fault={code}]")).to_have_text(sentence)
    expect(page.locator("[data-deal=right]")).to_have_count(0)
    page.close()


KEEP = """([room, commitment]) => {
  const key = `byzanz.deal.${room}`
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), commitment }))
}"""


def test_a_server_that_showed_another_promise_is_caught(finished: Finished, browser: Browser) -> None:
    """The record fits in itself; only this browser knows better."""
    shown = "ab" * 32
    context = browser.new_context(locale="en", storage_state=finished.context.storage_state())
    page = context.new_page()
    page.goto(finished.url)
    page.evaluate(KEEP, [finished.room, shown])
    page.reload()
    expect(page.locator("[data-fault]")).to_have_text(["The promise is not the one you were shown before the deal."])
    page.locator("[data-deal-details]").click()
    expect(page.get_by_role("dialog").locator(".odd")).to_contain_text(shown)
    context.close()


def test_another_device_says_what_it_can_not_compare(finished: Finished, browser: Browser) -> None:
    cookies = finished.context.cookies()
    device = browser.new_context(locale="en")
    device.add_cookies(cookies)  # type: ignore[arg-type]
    page = device.new_page()
    page.goto(finished.url)
    expect(page.locator("[data-deal=right]")).to_contain_text("Not everything could be compared.")
    assert compared(page) == RIGHT | {"promise": "unknown", "seed": "unknown"}
    device.close()


def test_a_spectator_checks_too(finished: Finished, browser: Browser) -> None:
    stranger = browser.new_context(locale="en")
    page = stranger.new_page()
    page.goto(finished.url)
    expect(page.locator("[data-deal=right]")).to_be_visible()
    outcomes = compared(page)
    assert "seed" not in outcomes
    assert outcomes == {what: outcome for what, outcome in RIGHT.items() if what != "seed"} | {"promise": "unknown"}
    stranger.close()


def test_it_works_over_plain_http_in_the_local_network(finished: Finished) -> None:
    """There a page has no crypto.subtle."""
    page = finished.context.new_page()
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    page.goto(finished.url)
    expect(page.locator("[data-deal=right]")).to_be_visible()
    assert page.evaluate("crypto.subtle === undefined")
    page.close()


def test_a_record_that_can_not_be_had_is_asked_for_again(finished: Finished) -> None:
    page = finished.context.new_page()
    page.route("**/record", lambda route: route.abort())
    page.goto(finished.url)
    expect(page.locator("[data-deal=unread]")).to_contain_text("The deal could not be checked.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-deal=right]")).to_be_visible()
    page.close()


def test_a_replay_checks_what_the_record_alone_can_tell(finished: Finished, tmp_path: Path) -> None:
    page = finished.context.new_page()
    page.goto(finished.url.replace("/table/", "/replay/"))
    page.locator("button[data-deal=right]").click()
    outcomes = page.locator("[data-compared]")
    assert [line.get_attribute("data-outcome") for line in outcomes.all()] == ["right"] * 5
    page.goto(finished.url.replace(f"/table/{finished.room}", "/replay"))
    file = tmp_path / "game.jsonl"
    other = finished.record | {"deal": finished.record["deal"] | {"secret": "5e" * 32}}
    file.write_text(json.dumps(other) + "\n" + json.dumps(finished.record) + "\n")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("button[data-deal=wrong]").click()
    expect(page.locator("[data-compared=secret]")).to_have_attribute("data-outcome", "wrong")
    expect(page.get_by_role("dialog")).to_contain_text("byzanz verify --deal game.jsonl")
    page.keyboard.press("Escape")
    page.get_by_label("Which one?").select_option("Game 2")
    expect(page.locator("button[data-deal=right]")).to_be_visible()
    page.close()


@pytest.mark.extra
def test_axe_finds_nothing_in_seal_details_and_alarm(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", color_scheme="light", reduced_motion="reduce")
    page = context.new_page()
    fair = scene("over", 4)
    assert fair.record is not None
    unfair = replace(fair, record=fair.record | {"first": (fair.record["first"] + 1) % 4})
    for shown, stage in ((fair, "right"), (unfair, "wrong")):
        show(page, address, shown)
        expect(page.locator(f"[data-deal={stage}]")).to_be_visible()
        assert violations_in_both_themes(page) == []
        page.locator("[data-deal-details]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations_in_both_themes(page) == []
    context.close()
