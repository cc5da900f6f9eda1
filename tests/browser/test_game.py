"""Whole games in a real browser."""

from playwright.sync_api import Page, expect

from tests.browser.playing import by_keys, by_mouse, play, start


def test_a_whole_game_by_mouse_ends_at_the_scoreboard(page: Page, address: str) -> None:
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    start(page, address, 6)
    assert play(page, by_mouse) > 10
    board = page.get_by_role("table", name="Scoreboard")
    expect(board.locator("tbody tr")).to_have_count(6)
    points = [int(cell) for cell in board.locator("td.points").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert hosts == {address.split("/")[2]}, "requests to another host"

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"byzanz/1"' in download.value.path().read_text()

    page.locator("[data-rematch]").click()
    expect(page.locator("[data-version]")).to_be_visible()


def test_a_whole_game_by_keys_alone(page: Page, address: str) -> None:
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


def test_a_typed_deed_is_done_and_a_wrong_one_explained(page: Page, address: str) -> None:
    start(page, address, 3)
    page.wait_for_selector('[data-asked="bid"]')
    page.keyboard.press("/")
    line = page.get_by_role("textbox", name="Type a deed")
    line.fill("bid X9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_have_text("There is no such card.")
    line.fill("pass")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".log p.you").last).to_contain_text("You pass")


def test_pass_can_be_taken_back_for_a_moment(page: Page, address: str) -> None:
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    version = page.locator("[data-version]").get_attribute("data-version")
    page.locator("[data-pass]").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(800)
    assert page.locator("[data-version]").get_attribute("data-version") == version
    expect(page.locator("[data-pass]")).to_contain_text("Pass")


def test_a_bid_counts_up_while_cards_are_chosen(page: Page, address: str) -> None:
    start(page, address, 4)
    page.wait_for_selector('[data-asked="bid"]')
    cards = page.locator('[data-arrows=hand]:not([data-face="M"])')
    values = [int(face[1]) for face in cards.evaluate_all("(all) => all.map((one) => one.dataset.face)")]
    for place in range(len(values)):
        cards.nth(place).click(position={"x": 8, "y": 20})
        expect(page.locator(".deed .total")).to_have_text(str(sum(values[: place + 1])))
    page.keyboard.press("Escape")
    expect(page.locator(".deed .total")).to_have_text("0")
