"""A seat on several devices: codes belong to their giver, and devices can be listed and sent away."""

from pathlib import Path
from typing import Any

from byzanz.table.room import devices, leaving
from byzanz.table.room.holders import SeatHolder
from tests.server.harness import Browser, RunningServer, dealt_room, running, settings_for
from tests.server.postgres import Cluster


def lobby_of(server: RunningServer, guests: int = 1, **body: Any) -> tuple[Browser, list[Browser], str]:
    host = server.browser()
    room = host.new_room(players=4, **body)
    others = [server.browser() for _ in range(guests)]
    for number, guest in enumerate(others):
        guest.post(f"/rooms/{room}/join", {"name": f"Guest {number}"})
    return host, others, room


def share(giver: Browser, room: str, taker: Browser, status: int = 200) -> Any:
    code = giver.post(f"/rooms/{room}/handover")["code"]
    return taker.post(f"/rooms/{room}/take", {"code": code}, status)


def test_h1_the_code_of_a_kicked_guest_is_worth_nothing(server: RunningServer) -> None:
    host, (attacker,), room = lobby_of(server)
    code = attacker.post(f"/rooms/{room}/handover")["code"]
    host.post(f"/rooms/{room}/seats/1", {"open": True})
    second = server.browser()
    assert second.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"
    victim = server.browser()
    victim.post(f"/rooms/{room}/join", {"name": "Victim", "seat": 1})
    for browser in (attacker, second):
        assert browser.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"
    assert attacker.get(f"/rooms/{room}")["you"] is None


def test_h1_the_code_of_a_guest_who_left_is_worth_nothing_in_the_game_either(server: RunningServer) -> None:
    host, (attacker,), room = lobby_of(server)
    code = attacker.post(f"/rooms/{room}/handover")["code"]
    attacker.post(f"/rooms/{room}/leave")
    server.browser().post(f"/rooms/{room}/join", {"name": "Victim", "seat": 1})
    host.post(f"/rooms/{room}/start", {})
    assert attacker.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"
    assert attacker.code(f"/rooms/{room}/devices/revoke", {}, 403) == "not_seated"


def test_h1_a_code_of_a_revoked_device_ends_with_it(server: RunningServer) -> None:
    host, _guests, room = lobby_of(server)
    phone = server.browser()
    share(host, room, phone)
    code = phone.post(f"/rooms/{room}/handover")["code"]
    host.post(f"/rooms/{room}/devices/revoke", {})
    assert server.browser().code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"


async def test_h1_on_two_processes(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("h1"), lease_seconds=1.0)
    with running(settings) as one, running(settings) as two:
        host, (attacker,), room = lobby_of(one)
        attacker.move_to(two.url)
        code = attacker.post(f"/rooms/{room}/handover")["code"]
        host.post(f"/rooms/{room}/seats/1", {"open": True})
        one.browser().post(f"/rooms/{room}/join", {"name": "Victim", "seat": 1})
        assert attacker.code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"


def test_l10_a_refused_use_leaves_the_code_alone(server: RunningServer) -> None:
    host, (guest,), room = lobby_of(server)
    code = host.post(f"/rooms/{room}/handover")["code"]
    assert guest.code(f"/rooms/{room}/take", {"code": code}, 409) == "seat_taken"
    phone = server.browser()
    assert phone.post(f"/rooms/{room}/take", {"code": code})["you"] == 0
    assert server.browser().code(f"/rooms/{room}/take", {"code": code}, 404) == "code_unknown"


def test_l10_a_seat_has_eight_devices_at_most(server: RunningServer) -> None:
    host, _guests, room = lobby_of(server)
    for _ in range(7):
        share(host, room, server.browser())
    refused = share(host, room, server.browser(), 409)["error"]
    assert (refused["code"], refused["facts"]) == ("too_many_devices", {"most": 8})
    listed = host.get(f"/rooms/{room}/devices")
    assert (len(listed["devices"]), listed["most"]) == (8, 8)
    assert [device["revocable"] for device in listed["devices"]] == [False] + [True] * 7
    host.post(f"/rooms/{room}/devices/revoke", {"device": listed["devices"][3]["device"]})
    share(host, room, server.browser())


async def test_l10_a_revoked_device_loses_the_seat_at_once(server: RunningServer) -> None:
    host, _guests, room = lobby_of(server, options={"spectators": False})
    phone, tablet = server.browser(), server.browser()
    share(host, room, phone)
    share(phone, room, tablet)
    host.post(f"/rooms/{room}/start", {})
    async with host.sit(room) as own, phone.sit(room) as lost, tablet.sit(room) as kept:
        for player in (own, lost, kept):
            await player.seed() if player is own else None
            await player.until(lambda me: me.version >= 0)
        assert phone.code(f"/rooms/{room}/devices/revoke", {"device": "nosuchdevice"}, 404) == "device_unknown"
        devices = phone.get(f"/rooms/{room}/devices")["devices"]
        assert [device["you"] for device in devices] == [False, True, False]
        first = devices[0]["device"]
        assert phone.code(f"/rooms/{room}/devices/revoke", {"device": first}, 404) == "device_unknown"
        host.post(f"/rooms/{room}/devices/revoke", {"device": devices[1]["device"]})
        await lost.until(lambda me: me.code == 4403)
        assert kept.code is None
    assert phone.get(f"/rooms/{room}")["you"] is None
    assert tablet.get(f"/rooms/{room}")["you"] == 0


def test_a_browser_that_is_passed_around_gives_a_seat_away(server: RunningServer) -> None:
    tablet, phone = server.browser(), server.browser()
    room = tablet.new_room(players=3, local=["Ben"])
    assert [seat["local"] for seat in tablet.get(f"/rooms/{room}")["seats"]] == [True, True, False]
    code = tablet.post(f"/rooms/{room}/handover?seat=1")["code"]
    assert phone.post(f"/rooms/{room}/take", {"code": code})["you"] == 1
    assert [seat["local"] for seat in tablet.get(f"/rooms/{room}")["seats"]] == [True, False, False]
    assert tablet.code(f"/rooms/{room}/handover?seat=1", None, 403) == "not_seated"
    # The last seat of a browser is shared, as ever.
    second = server.browser()
    share(tablet, room, second)
    assert [browser.get(f"/rooms/{room}")["you"] for browser in (tablet, second, phone)] == [0, 0, 1]


def test_a_seat_goes_back_to_the_browser_that_is_passed_around(server: RunningServer) -> None:
    tablet, phone, stranger = server.browser(), server.browser(), server.browser()
    room = tablet.new_room(players=4, local=["Ben"])
    stranger.post(f"/rooms/{room}/join", {"name": "Zoe"})
    code = tablet.post(f"/rooms/{room}/handover?seat=1")["code"]
    phone.post(f"/rooms/{room}/take", {"code": code})
    # Nobody else who has a seat can take another one along.
    assert share(phone, room, stranger, 409)["error"]["code"] == "seat_taken"
    old = phone.post(f"/rooms/{room}/handover")["code"]
    share(phone, room, tablet)
    assert [seat["local"] for seat in tablet.get(f"/rooms/{room}")["seats"]] == [True, True, False, False]
    assert phone.get(f"/rooms/{room}")["you"] is None
    # What the phone could give away went with its seat.
    assert server.browser().code(f"/rooms/{room}/take", {"code": old}, 404) == "code_unknown"
    code = tablet.post(f"/rooms/{room}/handover?seat=1")["code"]
    assert phone.post(f"/rooms/{room}/take", {"code": code})["you"] == 1


def test_where_a_seat_came_from_is_stored_and_forgotten_with_its_person() -> None:
    tablet, phone = 7, 8
    room = dealt_room().change_seat(0, kind="person", people=(tablet,)).change_seat(1, kind="person", people=(tablet,))
    given = devices.share_seat(room, phone, 1, tablet)
    assert SeatHolder.from_dict(given.seats[1].to_dict()) == given.seats[1]
    assert (given.seats[1].people, given.seats[1].home) == ((phone,), tablet)
    assert devices.share_seat(given, tablet, 1, phone) == room
    assert leaving.forget_person(given, tablet).seats[1].home is None
