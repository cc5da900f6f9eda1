"""A player who looks elsewhere is notified when it is their turn, if they want that and their browser allows it."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import asked, start
from tests.browser.scenes import scene, show
from tests.browser.test_access import violations

# Notifications and the first tone of "my turn" are written down; the page is hidden when the test says so.
WATCHED = """
  window.shown = []
  window.rung = 0
  window.isAway = false
  const Real = window.Notification
  window.Notification = class {
    static get permission() { return Real.permission }
    static requestPermission() { return Real.requestPermission() }
    constructor(title, options = {}) {
      this.note = { title, ...options, open: true }
      if (Real.permission === 'granted') shown.push(this.note)
    }
    close() { this.note.open = false }
  }
  Object.defineProperty(document, 'hidden', { get: () => window.isAway })
  const set = AudioParam.prototype.setValueAtTime
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value === 262) window.rung += 1
    return set.call(this, value, at)
  }
"""
SWITCH = "Tell me when it’s my turn"


def look(page: Page, *, away: bool) -> None:
    page.evaluate("(away) => { isAway = away; document.dispatchEvent(new Event('visibilitychange')) }", away)


def shown(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("shown"))


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def test_my_turn_is_told_while_i_look_elsewhere(page: Page, address: str) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(WATCHED)
    start(page, address, 4)
    open_settings(page)
    for name in ("Sound", SWITCH):
        switch = page.get_by_role("switch", name=name)
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    asked(page)
    assert shown(page) == []
    rung = page.evaluate("rung")
    page.keyboard.press("p")
    look(page, away=True)
    page.wait_for_function("() => shown.length > 0 && shown[0].open")
    expect(page).to_have_title("Your turn – Byzanz")
    (note,) = shown(page)
    assert note["title"] == "Your turn – Byzanz"
    assert note["body"] in texts_of_the_rules(page)
    page.wait_for_function("(before) => rung > before", arg=rung)  # heard as well
    look(page, away=False)
    assert [note["open"] for note in shown(page)] == [False]
    assert page.evaluate("JSON.parse(localStorage.getItem('byzanz.settings')).alerts") is True


def texts_of_the_rules(page: Page) -> list[str]:
    """What may be asked after a pass, in the words that everybody at the table may read."""
    need = [
        f"{word} or more, or pass." for total in range(1, 40) for word in (f"Raise to {total}", f"Open with {total}")
    ]
    too_many = [f"Discard {count} cards or sell a set." for count in range(2, 8)]
    return [
        *need,
        *too_many,
        "Discard one card or sell a set.",
        "Take every card of one kind.",
        "Choose the card that goes to the market.",
    ]


def test_a_browser_that_forbids_it_is_named_and_the_switch_stays_off(page: Page, address: str) -> None:
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    show(page, address, scene("bid", 4))
    open_settings(page)
    line = page.locator("[data-alerts=denied]")
    switch = line.get_by_role("switch")
    expect(line).to_contain_text("Notifications are blocked for this page.")
    expect(switch).to_be_disabled()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_have_accessible_description(line.locator("small").inner_text())
    assert violations(page) == []
    page.get_by_label("Language").select_option("de")
    expect(line).to_contain_text("Benachrichtigungen sind für diese Seite gesperrt.")


def test_who_says_no_when_asked_is_told_how_to_change_that(page: Page, address: str) -> None:
    answer = "Notification.requestPermission = () => { answer = 'denied'; return Promise.resolve(answer) }"
    page.add_init_script(
        f"let answer = 'default'; Object.defineProperty(Notification, 'permission', {{ get: () => answer }}); {answer}"
    )
    show(page, address, scene("bid", 4))
    open_settings(page)
    line = page.locator("[data-alerts]")
    expect(line).to_contain_text("Keep this tab open.")
    line.get_by_role("switch").click()
    expect(line).to_contain_text("You can allow them in your browser’s settings.")
    expect(line.get_by_role("switch")).to_be_disabled()
    assert page.evaluate("JSON.parse(localStorage.getItem('byzanz.settings')).alerts") is False
