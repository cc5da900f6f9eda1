"""Every key of every body and of every frame with every odd value, alone and twice: a code, no fault, a control table unharmed."""

import asyncio
import json
import logging
import os
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from msgspec.structs import fields

from byzanz.server import wire
from tests.server.harness import Browser, RunningServer
from tests.server.tables.test_analyses import finished_record

pytestmark = pytest.mark.slow

ODD = [
    "null", "true", "false", "0", "-0", "-1", "0.5", "1e0", "1e30", "1e999", "-1e999", "NaN", "Infinity", "2147483648",
    "9223372036854775808", "18446744073709551616", "-9223372036854775809", "9" * 5000, "9" * 60_000, '""', '" "', '"1"',
    '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud83d"', '"\\u202e\\u2066"', '"\\u1160"', '"\ufdfa\ufdfa"',
    '"' + "x" * 60_000 + '"', '"%00"', '"../../etc/passwd"', '"\\r\\nSet-Cookie: a=b"', "{}", "[]", "[null]", "[[]]",
    "[" * 25_000 + "]" * 25_000, '{"a":' * 9000 + "1" + "}" * 9000, '{"__proto__":{"a":1}}', "[" + "0," * 20_000 + "0]", "",
]  # fmt: skip
JSON = {"Content-Type": "application/json"}
FRAME_AT_MOST = 4000
"""Larger ones are refused before they are parsed; that is tested elsewhere."""
PUSH = {"endpoint": "https://push.example.org/to/me", "p256dh": "BAAA", "auth": "AAAA"}
BODIES: dict[str, dict[str, Any]] = {
    "Rename": {"name": "Lena"},
    "NewRoom": {"players": 3, "bots": "gentle", "name": "Lena", "options": {}, "listed": True, "local": ["Anna"]},
    "Join": {"name": "Lena", "seat": 1, "local": False},
    "SeatChange": {"bot": "gentle", "open": False},
    "OptionsChange": {"options": {}, "listed": True},
    "Options": {},
    "Clock": {"kind": "live", "move": 30, "reserve": 60},
    "Start": {"bots": "gentle"},
    "SeatCount": {"players": 4},
    "SeatMove": {"to": 2},
    "SeatFace": {"seat": 0},
    "SeatName": {"name": "Lena", "seat": 0},
    "RematchStart": {"bots": "gentle"},
    "TakeSeat": {"code": "x"},
    "TakeOverSeat": {"seat": 1, "name": "Zoe"},
    "AskAnswer": {"id": "x", "yes": True},
    "LetIn": {"id": "x"},
    "LanSwitch": {"on": False},
    "RevokeDevices": {"device": "x"},
    "PlayOn": {"record": finished_record(1), "version": 3, "seat": 0, "bots": "gentle", "name": "Lena", "hints": "off"},
    "HintAsked": {"version": 0, "action": "pass", "seat": 0},
    "LessonAnswers": {"answers": ["next"]},
    "AccountBegin": {"name": "Lena", "invitation": "x"},
    "AccountMake": {"name": "Lena", "credential": {}, "label": "x", "invitation": "x"},
    "PasskeyShown": {"credential": {}, "label": "x"},
    "RecoveryShown": {"code": "x", "label": "x"},
    "PasskeyChosen": {"id": "x"},
    "SessionName": {"id": "x", "label": "x"},
    "SessionEnd": {"id": "x"},
    "LinkCode": {"code": "x"},
    "LinkAsk": {"code": "x", "label": "x"},
    "LinkAnswer": {"code": "x", "yes": True},
    "ProfileShown": {"public": True},
    "ReportMade": {"seat": 1, "reason": "talk"},
    "SeatChosen": {"seat": 1},
    "NewGroup": {"group": "Our Thursday", "name": "Lena"},
    "GroupCode": {"code": "x"},
    "GroupJoin": {"code": "x", "name": "Lena"},
    "GroupShows": {"shows": "all"},
    "MemberId": {"id": "x"},
    "NoticeWishes": {"turn": True, "quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Berlin"},
    "NoticeId": {"id": 1},
    "Invite": {"ids": ["x"]},
    "PushAddress": PUSH | {"language": "en"},
    "PushForget": {"endpoint": PUSH["endpoint"]},
}
"""A sound body of each kind; a call that takes another kind has to be added, or the test below fails."""
FRAMES: dict[str, dict[str, Any]] = {
    "act": {"version": 0, "action": "pass"},
    "auto": {"pass": False, "skip": False, "bid": {"up_to": 3, "then": "ask"}},
    "sync": {"version": 0},
    "seed": {"seed": "0" * 64},
    "back": {},
    "say": {"phrase": "hello"},
    "nudge": {"seat": 1},
    "stand_in": {"seat": 1, "version": 0},
    "mute": {"seat": 1, "on": True},
    "ping": {},
    "brief": {},
    "pace": {"pace": "slow"},
    "hints": {"hints": "ask"},
    "hurry": {"version": 0},
    "go_on": {"version": 0},
}


def texts_of(body: dict[str, Any], names: list[str]) -> Iterator[str]:
    """A body with an odd value for each of its keys, before and behind the sound one too."""
    for name in names:
        rest = json.dumps({key: value for key, value in body.items() if key != name})[1:-1]
        for odd in ODD:
            yield "{" + (rest + "," if rest else "") + f'"{name}":{odd}' + "}"
        for odd in ODD[::6]:
            sound = f'"{name}":{json.dumps(body.get(name))}'
            yield "{" + (rest + "," if rest else "") + f'{sound},"{name}":{odd}' + "}"
            yield "{" + (rest + "," if rest else "") + f'"{name}":{odd},{sound}' + "}"


def calls(api: dict[str, Any]) -> Iterator[tuple[str, str, list[str]]]:
    """Path, kind and keys of every call that takes a body."""
    for path, operations in api["paths"].items():
        for operation in operations.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                kind = content["schema"]["$ref"].rpartition("/")[2]
                yield path, kind, list(api["components"]["schemas"][kind]["properties"])


def nested(kind: str, body: dict[str, Any]) -> Iterator[str]:
    """Bodies whose options, or whose clock, are odd in one of their keys."""
    if "options" in body:
        for text in texts_of(BODIES["Options"], [field.encode_name for field in fields(wire.Options)]):
            yield json.dumps(body | {"options": "@"}).replace('"@"', text)
        for text in texts_of(BODIES["Clock"], [field.encode_name for field in fields(wire.Clock)]):
            yield json.dumps(body | {"options": {"clock": "@"}}).replace('"@"', text)


async def control_plays(browser: Browser, room: str) -> None:
    """See that a table still does what it should: every frame is answered, and the game goes on."""
    async with browser.sit(room) as player:
        await player.until(lambda me: me.version >= 0)
        version = player.version
        await player.play(until_version=version + 2)
        assert player.version >= version + 2 or player.is_over()


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    """No line of the log may tell of a fault."""
    bad = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not bad, bad[:3]


def test_l1_every_key_of_every_body(either: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    api = httpx.get(either.url + "/schema/openapi.json").json()
    browser, control = either.browser(), either.browser()
    table = control.new_room(players=3, bots="gentle")
    rooms = [browser.new_room(players=4), browser.new_room(players=3, bots="gentle", options={"hints": "ask"})]
    group = browser.post("/groups", {"group": "Our Thursday"}, 201)["key"]
    seen: set[str] = set()
    with httpx.Client(base_url=either.url, cookies=browser.http.cookies, timeout=30) as http:
        for path, kind, names in calls(api):
            seen.add(kind)
            for place, room in enumerate(rooms if "{room}" in path else rooms[:1]):
                address = (
                    path.replace("{room}", room)
                    .replace("{seat}", "2")
                    .replace("{lesson}", "bid")
                    .replace("{key}", group)
                )
                texts = [*texts_of(BODIES[kind], names), *nested(kind, BODIES[kind])]
                for text in texts[:: 5 if place else 1]:
                    answer = http.post(address, content=text.encode("utf-8", "surrogatepass"), headers=JSON)
                    assert answer.status_code < 500, (address, text[:200], answer.text)
                    if answer.status_code >= 400:
                        assert answer.json()["error"]["code"] != "internal", (address, text[:200])
        assert http.get("/api/me").status_code == 200
    assert seen | {"Options", "Clock"} == set(BODIES)
    asyncio.run(control_plays(control, table))
    check_log(caplog)


async def test_l1_every_key_of_every_frame(either: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(wire.ClientFrame)}
    assert set(kinds) == set(FRAMES)
    browser, control = either.browser(), either.browser()
    table = control.new_room(players=3, bots="gentle")
    host, guest = either.browser(), either.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Guest"})
    host.post(f"/rooms/{room}/start", {})
    lobby = host.new_room(players=3)
    texts: list[str] = []
    for do, kind in kinds.items():
        names = [field.encode_name for field in fields(kind)]
        texts += texts_of({"id": "i", "do": do} | FRAMES[str(do)], [*names, "do", "unknown"])
        if do == "auto":
            texts += [
                json.dumps({"id": "i", "do": "auto", "bid": "@"}).replace('"@"', text)
                for text in texts_of({"up_to": 3, "then": "ask"}, ["up_to", "then", "x"])
            ]
    texts = [text for text in texts if len(text) <= FRAME_AT_MOST]
    for who, where, step in ((host, room, 1), (guest, room, 4), (browser, room, 4), (host, lobby, 4)):
        async with who.sit(where) as player:
            await player.until(lambda me: me.room)
            for number, text in enumerate(texts[::step]):
                fresh = text.replace('"id": "i"', f'"id": "{os.urandom(4).hex()}"')
                await player.connection.send(fresh.encode("utf-8", "replace").decode())
                if number % 50 == 49:
                    await player.ask("ping")
            await player.ask("ping")
            answers = [frame for frame in map(json.loads, player.raw) if frame["type"] == "answer"]
            assert player.code is None
            assert not [one for one in answers if one.get("error", {}).get("code") == "internal"]
            assert len(answers) == len(texts[::step]) + len(texts[::step]) // 50 + 1
    await control_plays(control, table)
    check_log(caplog)
