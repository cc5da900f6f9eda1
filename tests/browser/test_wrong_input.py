"""Wrong input is refused in the player's language, and nothing happens."""

from playwright.sync_api import Browser, Page, expect


def test_an_unknown_room(page: Page, address: str) -> None:
    page.goto(address + "table/nosuchroom1234")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "There is no such table. The link may be old or mistyped."
    )
    page.goto(address + "replay/nosuchroom1234")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "There is no such table. The link may be old or mistyped."
    )


def test_a_name_that_is_empty_is_a_guest_and_a_long_one_is_cut(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-setup]").click()
    name = page.get_by_label("Your name")
    name.fill("x" * 25)
    expect(name).to_have_value("x" * 24)
    name.fill("   ")
    page.locator("[data-play]").click()
    expect(page.locator(".self .name b")).to_have_text("Guest 1")


def test_a_full_room(page: Page, browser: Browser, address: str) -> None:
    page.goto(address)
    page.locator("[data-setup]").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.locator("[data-friends]").click()
    link = page.get_by_label("Link to this table").input_value()
    for bots in (1, 2):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.locator("li[data-kind=bot]")).to_have_count(bots)
    other = browser.new_context(locale="fr")
    guest = other.new_page()
    guest.goto(link)
    guest.locator("[data-join]").click()
    expect(guest.get_by_role("alert")).not_to_be_empty()
    assert "room_full" not in guest.get_by_role("alert").inner_text()
    other.close()


def test_a_code_for_a_seat_that_does_not_exist(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-friends]").click()
    link = page.get_by_label("Link to this table").input_value()
    page.goto("about:blank")
    page.goto(link + "#take=0123456789")
    expect(page.locator("h1")).to_have_text("This code is wrong, expired or already used.")
    assert "take" not in page.url
