"""An account in a real browser, with Chromium's own virtual authenticator.

Two taps, a second device, recovery, a link.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.browser.serving import Server

VIRTUAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def home(server: Server) -> str:
    """The server under the name that its passkeys are bound to."""
    return server.address.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": VIRTUAL})
    return session, made["authenticatorId"]


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    yield context
    context.close()


def test_from_guest_to_account_and_back_in_on_a_second_device(page: Page, home: str, phone: BrowserContext) -> None:
    session, key = authenticator(page)
    page.goto(home)
    made = page.request.post(f"{home}api/rooms", data={"players": 3, "bots": "gentle", "name": "Theodora"})
    room = made.json()["room"]
    page.goto(home)
    page.locator("[data-account-open]").click()
    expect(page.locator("[data-make] input")).to_have_value("Theodora")
    # The second tap; the authenticator needs none.
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("[data-account=owner]")).to_be_visible()
    code = page.locator("[data-recovery] code").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator("[data-recovery]")).to_have_count(0)
    assert page.request.get(f"{home}api/me").json()["games"][0]["room"] == room

    # A device that shares the passkey, as a phone would by its keychain.
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    other = phone.new_page()
    theirs, their_key = authenticator(other)
    theirs.send("WebAuthn.addCredential", {"authenticatorId": their_key, "credential": credential})
    other.goto(f"{home}account")
    other.locator("[data-sign-in]").click()
    expect(other.locator("[data-account=owner]")).to_be_visible()
    expect(other.locator("[data-sessions='2']")).to_be_visible()

    # Ended from here, the other one is a guest again; the recovery code lets it back in.
    page.reload()
    page.locator("[data-end]").click()
    expect(page.locator("[data-sessions='1']")).to_be_visible()
    other.goto(f"{home}account")
    other.locator("summary").click()
    other.locator("[data-code] input").fill(code.upper())
    other.locator("[data-code] button").click()
    expect(other.locator("[data-account=owner]")).to_be_visible()
    assert other.locator("[data-recovery] code").inner_text() != code


def test_the_name_field_offers_the_passkey(page: Page, home: str) -> None:
    authenticator(page)
    page.goto(f"{home}account")
    page.locator("[data-make] input").fill("Anna Comnena")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("[data-account=owner]")).to_be_visible()
    page.get_by_role("button", name="I have written it down").click()
    page.locator("[data-sign-out]").click()
    expect(page.locator("[data-setup]")).to_be_visible()
    page.locator("[data-setup]").click()
    page.locator("label.name input").focus()
    # The virtual authenticator takes what is offered.
    expect(page.locator("[data-account=owner]")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Anna Comnena")


def test_a_device_without_passkeys_comes_in_by_a_link(page: Page, home: str, address: str, browser: Browser) -> None:
    authenticator(page)
    page.goto(f"{home}account")
    page.locator("[data-make] input").fill("Link Maker")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="I have written it down").click()
    page.locator("[data-make-link]").click()
    link = page.locator("[data-link] input").input_value().replace("localhost", "127.0.0.1")
    lan = browser.new_context(locale="en-GB")
    other = lan.new_page()
    other.goto(f"{address}account")
    # An IP address has no passkeys.
    expect(other.locator("[data-impossible]")).to_contain_text("localhost")
    expect(other.locator("[data-make]")).to_have_count(0)
    other.goto("about:blank")
    other.goto(link)
    other.locator("[data-take] input").fill("The tablet")
    other.locator("[data-take] button").click()
    expect(page.locator("[data-link]")).to_contain_text("The tablet")
    page.locator("[data-yes]").click()
    expect(other.locator("[data-account=owner]")).to_be_visible()
    expect(other.locator("h1")).to_have_text("Link Maker")
    lan.close()
