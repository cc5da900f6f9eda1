"""Several browsers at one table, and what happens when something breaks in the middle."""

import json

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.playing import asked, by_mouse, play, start
from tests.browser.serving import Server


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def test_two_browsers_at_one_table(page: Page, browser: Browser, address: str) -> None:
    page.goto(address)
    page.locator("[data-setup]").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Your name").fill("Lena")
    page.locator("[data-friends]").click()
    link = page.get_by_label("Link to this table").input_value()

    other = browser.new_context(locale="de-DE", reduced_motion="reduce")
    guest = other.new_page()
    guest.goto(link)
    guest.locator("input.field").fill("Theo")
    guest.locator("[data-join]").click()
    expect(page.locator("li[data-kind=person]")).to_have_count(2)
    expect(page.get_by_text("Theo")).to_be_visible()
    page.locator("[data-start]").click()
    for one in (page, guest):
        expect(one.locator("[data-version]")).to_be_visible(timeout=15000)

    for _ in range(8):
        mover = next_of(page, guest)
        before = version(mover)
        play_one(mover)
        expect(mover.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    next_of(page, guest)
    expect(guest.locator("[data-version]")).to_have_attribute("data-version", str(version(page)))
    assert version(page) > 8
    other.close()


def next_of(*pages: Page) -> Page:
    """The page that is asked something now."""
    for _ in range(300):
        for page in pages:
            if page.locator('[data-asked]:not([data-asked="nothing"])').count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def play_one(page: Page) -> None:
    """One action, in whatever language the page speaks."""
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


def test_an_action_whose_answer_got_lost_is_sent_again_and_done_once(page: Page, address: str) -> None:
    sent: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        is_cut = False

        def from_page(message: str | bytes) -> None:
            nonlocal is_cut
            frame = json.loads(message)
            server.send(message)
            if frame["do"] == "act":
                sent.append(frame["id"])
                if len(sent) == 1:
                    is_cut = True
                    socket.close(code=1012)

        socket.on_message(from_page)
        server.on_message(lambda message: None if is_cut else socket.send(message))

    page.route_web_socket("**/socket", connect)
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("p")
    expect(page.locator(".log p.you", has_text="You pass").first).to_be_visible(timeout=15000)
    page.wait_for_selector('[data-asked]:not([data-asked="nothing"])')
    for _ in range(400):
        if len(sent) > 1:
            break
        page.wait_for_timeout(50)
    assert sent[:2] == [sent[0]] * 2, "the same frame again"
    expect(page.locator(".log p.you", has_text="You pass")).to_have_count(1)
