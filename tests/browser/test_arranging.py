"""People arrange themselves: names, places, a rematch without those who are gone, the bots' pace, games thrown away."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import PASS_BY_HAND
from tests.browser.test_access import violations
from tests.browser.test_people import another, deal, open_table, sit_down

CALL = """([path, method, body]) => fetch('/api' + path, { method, ...(body === null ? {} : {
    body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) }).then((answer) => answer.json())"""


def call(page: Page, path: str, body: Any = None, method: str = "POST") -> Any:
    """A call of the page's own browser."""
    return page.evaluate(CALL, [path, method, body])


def play_out(link: str, *pages: Page) -> None:
    """Everybody leaves: stand-ins play the game to its end, and everybody comes to the scoreboard."""
    room = link.split("/")[-1]
    for page in pages:
        call(page, f"/rooms/{room}/leave")
    for page in pages:
        page.goto(link)
        expect(page.locator("[data-rematch]")).to_be_visible(timeout=60_000)


@pytest.mark.extra
def test_a_rematch_starts_without_whoever_has_closed_the_page(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser) as guest, another(browser) as third:
        sit_down(guest, link, "Theo")
        sit_down(third, link, "Mia")
        deal(page, guest, third)
        play_out(link, page, guest, third)
        page.locator("[data-rematch]").click()
        expect(page.locator("[data-agreed='1']")).to_have_text("Waiting for Theo and Mia")
        expect(page.locator("[data-rematch-bots]")).to_have_count(0)
        page.locator("[data-rematch-cancel]").click()
        expect(guest.locator("[data-agreed='0']")).to_be_visible()
        for one in (page, guest):
            one.locator("[data-rematch]").click()
        third.close()
        expect(page.locator("[data-agreed='2']")).to_have_text("Mia is gone.")
        expect(page.locator("[data-rematch-fewer]")).to_have_count(0)  # two are too few
        assert violations(page) == []
        for one in (guest, page):
            one.evaluate("document.querySelector('[data-rematch-bots]')?.click()")  # both at the same moment
        for one in (page, guest):
            expect(one.locator("[data-version]")).to_be_visible()
        assert page.url == guest.url != link
        expect(page.locator(".seat .bot, .seat [data-bot]").or_(page.get_by_text("Mia"))).not_to_have_text(["Mia"])
        seats = call(page, f"/rooms/{page.url.split('/')[-1]}", method="GET")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]


def test_the_seats_of_a_lobby_their_order_and_names(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser, "de") as guest, another(browser, "fr") as other:
        guest.goto(link)
        guest.get_by_role("button", name="Hier hinsetzen").or_(guest.locator("li .button")).first.click()
        ask = guest.locator("[data-name-ask]")
        expect(ask.locator("input")).to_be_focused()
        guest.keyboard.press("Enter")  # no name: a guest
        expect(guest.locator("li.you")).to_contain_text("Gast 2")
        expect(page.locator("li[data-kind=person]").nth(1)).to_contain_text("Guest 2")
        other.goto(link)
        expect(other.locator("li[data-kind=person]").nth(1)).to_contain_text("Invité 2")
        sit_down(other, link, "lena")
        expect(page.locator("li[data-kind=person]").nth(2)).to_contain_text("lena 2")

        page.locator("[data-players]").get_by_role("radio", name="5").check()
        expect(guest.locator("ol.niches li")).to_have_count(5)
        page.locator("[data-place-on='0']").click()
        expect(page.locator("ol.niches li.you")).to_have_count(1)
        expect(page.locator("ol.niches li").nth(1)).to_have_class(re.compile("you"))
        expect(guest.locator("ol.niches li").nth(0)).to_have_class(re.compile("you"))
        guest.locator("[data-move-here]").last.click()
        expect(page.locator("ol.niches li").nth(4)).to_contain_text("Guest 5")
        field = guest.locator("[data-name-change] input")
        field.fill("LENA 2")
        field.press("Enter")
        expect(page.locator("ol.niches li").nth(4)).to_contain_text("LENA 2 2")
        expect(field).to_have_value("LENA 2 2")
        page.locator("[data-players]").get_by_role("radio", name="3").check()
        expect(page.locator("ol.niches li")).to_have_count(3)
        assert violations(page) == []
        deal(page, guest, other)
        guest.get_by_role("button", name="Einstellungen").click()
        field = guest.locator("dialog [data-name-change] input")
        field.fill("Greta")
        field.press("Enter")
        expect(page.locator(".seats")).to_contain_text("Greta")


def test_bots_wait_for_a_press(page: Page, address: str) -> None:
    page.add_init_script(PASS_BY_HAND.replace("autoPass", "pace: 'wait', autoPass"))
    page.goto(address)
    page.locator("[data-play]").click()
    screen = page.locator("[data-version]")
    expect(screen).to_be_visible()
    pressed = 0
    while pressed < 6:
        if page.locator('[data-asked="bid"]').count():
            version = screen.get_attribute("data-version") or ""
            page.keyboard.press("p")
            expect(screen).not_to_have_attribute("data-version", version)
        elif page.locator('[data-asked]:not([data-asked="nothing"])').count():
            break
        else:
            primary = page.locator("[data-primary]")
            expect(primary).to_have_text(re.compile("^Next: "))
            version = screen.get_attribute("data-version") or ""
            page.wait_for_timeout(150)
            assert screen.get_attribute("data-version") == version, "a bot has not waited"
            primary.dblclick()  # the second press is for what has happened already
            expect(screen).to_have_attribute("data-version", str(int(version) + 1))
            pressed += 1
    assert pressed > 1
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-pace]").get_by_role("radio", name="fast").check()
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-asked]:not([data-asked="nothing"])')  # they go on by themselves


def test_games_are_thrown_away_after_a_question(page: Page, address: str) -> None:
    page.add_init_script(PASS_BY_HAND)
    page.goto(address)
    page.locator("[data-play]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    room = page.url.split("/")[-1]
    page.goto(address)
    drop = page.locator(f"[data-drop='{room}']")
    drop.click()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends here")
    page.get_by_role("button", name="Cancel").click()
    expect(drop).to_be_visible()
    drop.click()
    page.locator("[data-confirm]").click()
    expect(drop).to_have_count(0)
    page.goto(f"{address}table/{room}")
    expect(page.get_by_text("There is no such table")).to_be_visible()


def test_what_is_stored_about_me_can_be_had_and_deleted(page: Page, address: str) -> None:
    open_table(page, address)
    page.goto(address)
    page.get_by_text("My data", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "byzanz-me.json"
    assert '"Lena"' in download.value.path().read_text(encoding="utf-8")
    page.locator("[data-forget]").click()
    assert violations(page) == []
    expect(page.get_by_role("dialog")).to_contain_text("can’t be undone")
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-deleted]")).to_be_visible()
    assert call(page, "/me", method="GET") == {"name": None, "face": None, "games": []}


def test_another_device_with_my_seat_can_be_removed(page: Page, browser: Browser, address: str) -> None:
    link = open_table(page, address)
    with another(browser) as phone:
        page.locator("[data-start]").click()
        expect(page.locator("[data-version]")).to_be_visible()
        code = call(page, f"/rooms/{link.split('/')[-1]}/handover")["code"]
        phone.goto(f"{link}#take={code}")
        expect(phone.locator("[data-arrows=hand]").first).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        expect(page.locator("[data-devices='2']")).to_contain_text("device 2")
        page.locator("[data-revoke='1']").click()
        expect(page.locator("[data-devices]")).to_have_count(0)
        expect(phone.locator("[data-watching]")).to_be_visible()
        expect(phone.locator("[data-arrows=hand]")).to_have_count(0)


@pytest.mark.extra
def test_playing_on_from_a_moment_of_a_replay_and_eyes_for_spectators(
    page: Page, browser: Browser, address: str
) -> None:
    page.add_init_script(PASS_BY_HAND)
    link = open_table(page, address)
    page.locator("[data-start]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    play_out(link, page)
    with another(browser) as spectator:
        spectator.goto(link)
        spectator.locator("[data-eyes]").select_option("0")
        expect(spectator.locator(".eyes select").first).to_have_value("0")
        expect(spectator.locator(".hand [data-face]").first).to_be_visible()
    for at in (1, 2, 3):  # whoever is to move there
        page.goto(address)
        page.goto(f"{address}replay/{link.split('/')[-1]}#at={at}")
        page.locator("[data-play-on]").click()
        expect(page.locator("dialog select").first).to_have_value("0")
    page.goto(address)
    page.goto(f"{address}replay/{link.split('/')[-1]}#at=7&seat=0")
    page.locator("[data-play-on]").click()
    assert violations(page) == []
    page.locator("[data-play-on-start]").click()
    page.wait_for_url(re.compile("/table/"))
    assert page.url != link
    page.wait_for_selector('[data-asked]:not([data-asked="nothing"])')
    version = int(page.locator("[data-version]").get_attribute("data-version") or 0)
    assert version >= 7
    play_out(page.url, page)
    expect(page.locator("[data-played-on='7']")).to_be_visible()
    expect(page.locator("[data-deal]")).to_have_count(0)
