"""Ways to a seat, a hand or a closed table that a stranger might try, with everything that people can do by now."""

import asyncio

import pytest

from tests.server.harness import Browser, RunningServer

pytestmark = pytest.mark.slow


async def test_h1_a_number_of_somebody_who_is_gone_is_never_given_again(either: RunningServer) -> None:
    """A socket knows its person by a number: whoever got it next would show it their hand."""
    host, attacker = either.browser(), either.browser()
    room = host.new_room(players=3)
    attacker.post("/me", {"name": "Mallory"})
    async with attacker.sit(room) as spy:
        await spy.until(lambda me: me.room)
        assert attacker.http.delete("/api/me").status_code == 200
        victim = either.browser()
        assert victim.post(f"/rooms/{room}/join", {"name": "Victim"})["you"] == 1
        host.post(f"/rooms/{room}/start", {})
        async with victim.sit(room) as player, host.sit(room) as first:
            for one in (player, first):
                await one.until(lambda me: me.version >= 0)
            assert player.view["hand"]
        assert not any(frame for frame in spy.raw if '"you":1' in frame)
        assert spy.view.get("hand") is None


def share(giver: Browser, room: str, taker: Browser) -> None:
    """Bring a seat to another browser."""
    code = giver.post(f"/rooms/{room}/handover")["code"]
    taker.post(f"/rooms/{room}/take", {"code": code})


async def seen_by(browser: Browser, room: str, seat: int | None) -> tuple[object, object]:
    """Return the seat and the hand that a socket is shown which asks for a seat."""
    async with browser.sit(room, seat=seat) as player:
        await player.until(lambda me: me.version >= 0 or me.code is not None)
        return (player.view or {}).get("seat"), (player.view or {}).get("hand")


@pytest.mark.parametrize("spectators", [True, False])
async def test_h1_a_code_of_a_browser_with_several_seats_brings_one_of_them(
    either: RunningServer, spectators: bool
) -> None:
    family, phone, stranger = either.browser(), either.browser(), either.browser()
    room = family.new_room(players=4, local=["Anna", "Bert"], options={"spectators": spectators})
    share(family, room, phone)
    late = family.post(f"/rooms/{room}/handover")["code"]
    family.post(f"/rooms/{room}/start", {})
    assert (await seen_by(family, room, 2))[0] == 2
    for seat in range(4):
        own, hand = await seen_by(phone, room, seat)
        assert (own, hand is not None) == ((0, True) if seat == 0 else (None, False)), seat
        log = phone.http.get(f"/api/rooms/{room}/log?seat={seat}")
        if seat and not spectators:
            assert (log.status_code, log.json()["error"]["code"]) == (403, "no_spectators")
        else:
            own_cards = [event for event in log.json()["events"] if event["kind"] == "dealt" and event.get("cards")]
            assert bool(own_cards) == (seat == 0)
        assert phone.code(f"/rooms/{room}/hint", {"version": 0, "seat": 5}, 403) == "not_seated"
    assert len(phone.get(f"/rooms/{room}/devices")["devices"]) == 1
    family.post(f"/rooms/{room}/devices/revoke", {})
    assert (await seen_by(phone, room, 0))[0] == 0  # it has moved there, and is its giver's no more
    stranger.post(f"/rooms/{room}/take", {"code": late})
    assert stranger.get(f"/rooms/{room}")["you"] == 1  # the next of those that the family still held
    assert (await seen_by(stranger, room, 0))[1] is None
    assert either.browser().code(f"/rooms/{room}/take", {"code": late}, 404) == "code_unknown"


@pytest.mark.parametrize("change", ["moved", "swapped", "kicked", "closed", "fewer", "deleted"])
def test_h1_a_code_follows_nobody_when_seats_change(either: RunningServer, change: str) -> None:
    """Codes belong to a giver on a seat: whatever is done to the seats, they open nobody else's."""
    host, attacker, victim, phone = (either.browser() for _ in range(4))
    room = host.new_room(players=4)
    attacker.post(f"/rooms/{room}/join", {"name": "Mallory", "seat": 1})
    code = attacker.post(f"/rooms/{room}/handover")["code"]
    if change == "moved":
        attacker.post(f"/rooms/{room}/seats/1/move", {"to": 3})
    elif change == "swapped":
        host.post(f"/rooms/{room}/seats/0/move", {"to": 1})
        host.post(f"/rooms/{room}/seats/0/move", {"to": 2})
    elif change == "kicked":
        host.post(f"/rooms/{room}/seats/1", {"bot": "gentle"})
        host.post(f"/rooms/{room}/seats/1", {"open": True})
    elif change == "closed":
        attacker.post(f"/rooms/{room}/leave")
    elif change == "fewer":
        attacker.post(f"/rooms/{room}/leave")
        host.post(f"/rooms/{room}/players", {"players": 3})
    else:
        attacker.http.delete("/api/me")
    shown = host.get(f"/rooms/{room}")["seats"]
    if shown[1]["kind"] == "open":
        victim.post(f"/rooms/{room}/join", {"name": "Victim", "seat": 1})
    for browser in (phone, attacker):
        assert browser.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"
    host.post(f"/rooms/{room}/start", {})
    assert phone.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"


async def played_out(browser: Browser, room: str) -> None:
    async with browser.sit(room) as player:
        await player.play()
        await player.until(lambda me: me.room["state"] == "over")


async def test_h1_codes_and_devices_after_a_rematch_and_after_playing_on(either: RunningServer) -> None:
    lena, phone, stranger = either.browser(), either.browser(), either.browser()
    room = lena.new_room(players=3, bots="gentle", options={"spectators": False})
    share(lena, room, phone)
    code = lena.post(f"/rooms/{room}/handover")["code"]
    lena.post(f"/rooms/{room}/devices/revoke", {})
    await played_out(lena, room)
    again = lena.post(f"/rooms/{room}/rematch")["rematch"]
    assert phone.get(f"/rooms/{again}")["you"] is None, "a browser that was sent away stays away from the next game"
    assert phone.get(f"/rooms/{room}")["rematch"] is None, "nor is it told where that is"
    assert stranger.code(f"/rooms/{again}/take", {"code": code}, 404) == "code_unknown"
    record = lena.http.get(f"/api/rooms/{room}/record").text
    wish = {"record": record, "version": 4, "seat": 1, "bots": "gentle"}
    on = lena.post("/replay/play-on", wish, 201)["room"]
    assert stranger.code(f"/rooms/{on}/take", {"code": code}, 404) == "code_unknown"
    assert phone.get(f"/rooms/{on}")["you"] is None
    share(lena, on, phone)
    assert phone.get(f"/rooms/{on}")["you"] == 1
    for path in ("handover", "leave", "devices/revoke"):
        assert stranger.code(f"/rooms/{on}/{path}", {}, 403) == "not_seated"
    for path in ("rematch", "rematch/cancel", "rematch/start"):
        assert stranger.code(f"/rooms/{on}/{path}", {"bots": "gentle"}, 409) == "not_over"


async def test_m5_no_way_into_a_table_without_spectators(either: RunningServer) -> None:
    """Whatever a stranger asks about a running game that nobody may watch, nothing of the game is in the answer."""
    host, guest, stranger = either.browser(), either.browser(), either.browser()
    room = host.new_room(players=3, listed=True, options={"spectators": False, "hints": "ask"})
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    async with host.sit(room) as one, guest.sit(room) as two:
        await asyncio.gather(one.play(until_version=6), two.play(until_version=6))
        version = one.version
        for path in ("log", "log?seat=0", "log?seat=1", "record", "replay", "replay?seat=0", "analysis", "devices"):
            answer = stranger.http.get(f"/api/rooms/{room}/{path}")
            assert answer.status_code in (403, 409), (path, answer.text)
            assert set(answer.json()["error"]["facts"]) <= {"state"}, path
        for path, body in (("hint", {"version": version}), ("analysis", None), ("rematch", None), ("handover", None)):
            answer = stranger.http.post(f"/api/rooms/{room}/{path}", json=body)
            assert answer.status_code in (403, 409), (path, answer.text)
            assert set(answer.json()["error"]["facts"]) <= {"state"}, path
        for seat in (None, 0, 1, 2):
            async with stranger.sit(room, seat=seat) as spy:
                await spy.until(lambda me: me.code is not None)
                assert (spy.code, spy.raw) == (4403, [])
        assert room not in {one["room"] for one in stranger.get("/rooms")["rooms"]}
        shown = stranger.http.get(f"/api/rooms/{room}").text
        assert not any(
            f'"{word}"' in shown for word in ("hand", "view", "version", "market", "secret", "people", "seed")
        )


async def test_m11_what_is_stored_about_a_browser_with_several_seats(either: RunningServer) -> None:
    family = either.browser()
    room = family.new_room(players=3, local=["Anna", "Bert"], bots="gentle")
    async with family.sit(room, seat=1) as player:
        await player.until(lambda me: me.version >= 0)
    (game,) = family.get("/me/data")["games"]
    assert (game["seat"], game["name"]) == (0, "Lena")
    assert [(other["seat"], other["name"]) for other in game["others"]] == [(1, "Anna"), (2, "Bert")]
    family.http.delete("/api/me")
    assert [seat["name"] for seat in either.browser().get(f"/rooms/{room}")["seats"]] == [None] * 3
