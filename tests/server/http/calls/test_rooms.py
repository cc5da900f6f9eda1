"""Rooms before and after their game: names, seats, hosts, options, lists, rematches."""

import asyncio

import pytest

from tests.server.harness import RunningServer, two_people

NAMES = [("", "name_empty"), ("   \t\n", "name_empty"), ("\x00\u200b\u202e", "name_empty"), ("x" * 25, "name_too_long")]


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_has_1_to_24_letters(server: RunningServer, name: str, code: str) -> None:
    browser = server.browser()
    assert browser.code("/me", {"name": name}) == code
    assert browser.code("/rooms", {"players": 4, "name": name}) == code
    room = server.browser().new_room()
    assert browser.code(f"/rooms/{room}/join", {"name": name}) == code


def test_a_name_is_trimmed_and_kept(server: RunningServer) -> None:
    browser = server.browser()
    assert browser.post("/me", {"name": "  Zoë   B. \n"})["name"] == "Zoë B."
    assert browser.get("/me")["name"] == "Zoë B."


def test_an_unknown_room(server: RunningServer) -> None:
    browser = server.browser()
    for path in ("/rooms/nosuchroom", "/rooms/nosuchroom/log", "/rooms/nosuchroom/record", "/rooms/nosuchroom/replay"):
        assert browser.get(path, 404)["error"]["code"] == "room_unknown"
    assert browser.code("/rooms/nosuchroom/join", {"name": "Lena"}, 404) == "room_unknown"


def test_a_full_room(server: RunningServer) -> None:
    room = server.browser().new_room(players=3)
    for name in ("Omar", "Zoe"):
        server.browser().post(f"/rooms/{room}/join", {"name": name})
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Late"}, 409) == "room_full"


def test_a_seat_that_is_taken_or_not_there(server: RunningServer) -> None:
    room = server.browser().new_room(players=3)
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Omar", "seat": 0}, 409) == "seat_taken"
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Omar", "seat": 4}, 404) == "seat_unknown"


def test_only_the_host_rules_the_lobby(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    assert guest.code(f"/rooms/{room}/start", {}, 403) == "not_host"
    assert guest.code(f"/rooms/{room}/seats/2", {"bot": "gentle"}, 403) == "not_host"
    assert guest.code(f"/rooms/{room}/options", {"options": {}}, 403) == "not_host"
    assert host.code(f"/rooms/{room}/seats/0", {"open": True}, 409) == "seat_taken"
    assert host.code(f"/rooms/{room}/seats/2", {"open": True, "bot": "gentle"}) == "malformed"
    assert server.browser().code(f"/rooms/{room}/leave", status=403) == "not_seated"
    host.post(f"/rooms/{room}/start", {})
    assert host.code(f"/rooms/{room}/start", {}, 409) == "not_lobby"
    assert server.browser().code(f"/rooms/{room}/join", {"name": "Late"}, 409) == "not_lobby"


def test_the_host_kicks_and_a_leaving_host_hands_on(server: RunningServer) -> None:
    host, guest, third = server.browser(), server.browser(), server.browser()
    room = host.new_room(players=4)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    third.post(f"/rooms/{room}/join", {"name": "Zoe"})
    kicked = host.post(f"/rooms/{room}/seats/1", {"open": True})
    assert kicked["seats"][1]["kind"] == "open"
    assert guest.get(f"/rooms/{room}")["you"] is None
    host.post(f"/rooms/{room}/leave")
    assert third.get(f"/rooms/{room}")["host"] is True
    third.post(f"/rooms/{room}/leave")
    assert third.get(f"/rooms/{room}", 404)["error"]["code"] == "room_unknown"


def test_a_clock_that_nobody_could_play_with(server: RunningServer) -> None:
    clocks = [
        {"kind": "live", "move": 1, "reserve": 10},
        {"kind": "live", "move": 60, "reserve": 30},
        {"kind": "turns", "move": 60, "reserve": 600},
    ]
    for clock in clocks:
        assert (
            server.browser().code("/rooms", {"players": 3, "name": "A", "options": {"clock": clock}}) == "clock_wrong"
        )


async def test_listed_rooms_wait_for_players_and_private_ones_do_not_show(server: RunningServer) -> None:
    listed = server.browser().new_room(listed=True)
    private = server.browser().new_room()
    shown = {room["room"]: room for room in server.browser().get("/rooms")["rooms"]}
    assert shown[listed]["open"] == 3
    assert private not in shown


async def test_the_host_fills_open_seats_with_bots(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=5)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    started = host.post(f"/rooms/{room}/start", {"bots": "ruthless"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot", "bot"]
    assert started["seats"][4]["bot"] == "ruthless"
    async with host.sit(room) as one, guest.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        assert one.view["result"] == two.view["result"]


async def test_rematch_needs_all_people(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    async with host.sit(room) as one, guest.sit(room) as two:
        assert host.code(f"/rooms/{room}/rematch", status=409) == "not_over"
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
        assert host.post(f"/rooms/{room}/rematch")["rematch"] is None
        again = guest.post(f"/rooms/{room}/rematch")["rematch"]
        assert again not in (None, room)
        await one.until(lambda me: me.room["rematch"] == again)
    assert host.get(f"/rooms/{again}")["you"] == 0
    assert guest.get(f"/rooms/{again}")["you"] == 1
    assert host.get(f"/rooms/{again}")["state"] in ("dealing", "playing")


async def test_my_games_are_listed_newest_first(server: RunningServer) -> None:
    lena = server.browser()
    first, second = lena.new_room(), lena.new_room(bots="shrewd")
    games = lena.get("/me")["games"]
    assert [game["room"] for game in games] == [second, first]
    assert server.browser().get("/me") == {"name": None, "face": None, "games": []}


async def test_a_rematch_is_one_room_however_often_and_wherever_yes_is_pressed(server: RunningServer) -> None:
    """M10: a double press, a retry, a second device."""
    host, guest, room = two_people(server)
    async with host.sit(room) as one, guest.sit(room) as two:
        await asyncio.gather(one.play(), two.play())
        await one.until(lambda me: me.room["state"] == "over")
        presses = [(host if number % 2 else guest) for number in range(8)]
        calls = (asyncio.to_thread(browser.post, f"/rooms/{room}/rematch") for browser in presses)
        named = {answer["rematch"] for answer in await asyncio.gather(*calls)} - {None}
    assert len(named) == 1
    assert {game["room"] for game in guest.get("/me")["games"]} == {*named, room}
