"""Several browsers at one table, and what happens when something breaks in the middle."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import asked, by_mouse, play, start
from tests.browser.serving import Server


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def test_two_browsers_at_one_table(page: Page, browser: Browser, address: str) -> None:
    page.goto(address)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("Your name").fill("Lena")
    page.locator("[data-friends]").click()
    link = page.get_by_label("Link to this table").input_value()

    other = browser.new_context(locale="de-DE", reduced_motion="reduce")
    guest = other.new_page()
    guest.goto(link)
    guest.locator("input").first.fill("Theo")
    guest.locator("[data-join]").click()
    expect(page.locator("li[data-kind=person]")).to_have_count(2)
    expect(page.get_by_text("Theo")).to_be_visible()
    page.locator("[data-start]").click()
    for one in (page, guest):
        expect(one.locator("[data-version]")).to_be_visible(timeout=15000)

    for _ in range(12):
        mover = page if page.locator('[data-asked]:not([data-asked="nothing"])').count() else guest
        asked(mover)
        before = version(mover)
        play_one(mover)
        expect(mover.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    page.wait_for_timeout(500)
    assert version(page) == version(guest) > 12
    expect(guest.locator(".seat").first).to_be_visible()
    other.close()


def play_one(page: Page) -> None:
    """One deed, in whatever language the page speaks."""
    what = page.locator("[data-asked]").get_attribute("data-asked") or ""
    if what == "bid":
        page.keyboard.press("p")
    elif what in ("give", "take"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
    elif what == "discard":
        page.keyboard.press("1")
        page.keyboard.press("Enter")


def test_reload_second_tab_and_server_restart_in_mid_game(page: Page, server: Server) -> None:
    start(page, server.address, 4)
    play(page, by_mouse, until=lambda page: version(page) > 15)
    before = version(page)
    hand = page.locator("[data-arrows=hand]").evaluate_all("(all) => all.map((one) => one.dataset.face)")

    page.reload()
    asked(page)
    assert version(page) == before
    assert page.locator("[data-arrows=hand]").evaluate_all("(all) => all.map((one) => one.dataset.face)") == hand

    tab = page.context.new_page()
    tab.goto(page.url)
    asked(tab)
    by_mouse(tab, asked(tab))
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    tab.close()

    asked(page)
    before = version(page)
    server.stop()
    expect(page.get_by_role("img", name="Not connected")).to_be_visible()
    expect(page.get_by_text("Reconnecting…")).to_be_visible(timeout=10000)
    page.evaluate("window.sameDocument = true")
    server.start()
    expect(page.get_by_role("img", name="Connected", exact=True)).to_be_visible(timeout=20000)
    assert version(page) == before
    play(page, by_mouse, until=lambda page: version(page) > before + 5)
    assert page.evaluate("window.sameDocument === true"), "the page came back without a reload"


def test_a_deed_done_while_offline_is_sent_once_when_back(page: Page, address: str) -> None:
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: frames.append(str(text))))
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("p")
    page.wait_for_function("document.querySelector('[data-heard]').textContent !== ''")
    sent = [frame for frame in frames if '"act"' in frame]
    assert len(sent) == 1
    expect(page.locator(".log")).to_contain_text("You pass")
