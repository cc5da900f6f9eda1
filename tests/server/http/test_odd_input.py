"""Odd JSON, odd records, odd paths and odd methods for every call there is: each gets a code, and none a 500."""

import json
import socket
from typing import Any

import httpx
import pytest

from tests.server.harness import Browser, RunningServer
from tests.server.tables.test_analyses import finished_record
from tests.size import extra_unless
from tests.waiting import wait_until

HALF = "\ud800"
RECORD: dict[str, Any] = json.loads(finished_record(1))
COUNT = len(RECORD["actions"])
NESTED = "[" * 30_000 + "]" * 30_000
JSON = {"Content-Type": "application/json"}


def _with(**fields: Any) -> str:
    return json.dumps(RECORD | fields)


RECORDS = {
    "half a letter in a name": _with(names=[HALF, "b", "c"]),
    "half a letter in an action": _with(actions=[f"0 {HALF}"]),
    "half a letter for an action": _with(actions=[HALF]),
    "half a letter in the deck": _with(deck=[HALF] * 112),
    "half a letter in the rules": _with(rules={HALF: 1}),
    "half a letter as a rule": _with(rules={"tie_break": HALF}),
    "half a letter as an author": _with(by=[HALF] * COUNT),
    "half a letter as the format": _with(format=HALF),
    "half a letter in what nobody knows": _with(unknown={"a": [HALF]}),
    "a long number as an author": _with(by=[10**30] * COUNT),
    "no number as an author": _with(by=[float("nan")] * COUNT),
    "deep authors": _with()[:-1] + ',"by":[' + ",".join(["[" * 60 + "]" * 60] * COUNT) + "]}",
    "long points": _with(points=[10**300] * 3),
    "long winners": _with(winners=[-(10**300)]),
    "true for a winner": _with(winners=[True]),
    "many players": _with(players=10**30),
    "infinite players": _with(players=float("inf")),
    "a first of 5,000 digits": _with(first=0).replace('"first": 0', '"first": ' + "9" * 5000),
    "a format of 5,000 digits": '{"format":' + "9" * 5000 + "}",
    "a NUL in a name": _with(names=["\0", "\u202e", "x" * 20_000]),
    "a rule that is an object": _with(rules={"tie_break": {}}),
    "rules that are a list": _with(rules=[]),
    "nested": '{"format":"byzanz/1","unknown":' + NESTED + "}",
    "half a letter, nested": '{"format":"byzanz/1","a":"\\ud800","unknown":' + NESTED + "}",
    "a key twice": _with()[:-1] + ',"players":4}',
    "half a letter and no end": '{"format":"\\ud800',
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_l1_an_odd_record_is_played_or_refused(server: RunningServer, text: str) -> None:
    browser = server.browser()
    plain: dict[str, Any] = {"content": text, "headers": {"Content-Type": "text/plain"}}
    wish = {"record": text, "version": 5, "seat": 0}
    answers = [browser.http.post("/api/replay", **plain), browser.http.post("/api/replay/play-on", json=wish)]
    if answers[0].status_code != 200:  # an analysis of a sound one would only take long
        answers.append(browser.http.post("/api/analysis", **plain))
    for answer in answers:
        assert answer.status_code in (200, 201, 409, 413, 422), answer.text
    if answers[1].status_code == 201:
        assert browser.get(f"/rooms/{answers[1].json()['room']}")["played_on"] == 5


BODIES = [
    b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b'{"name":"a","name":"b"}', b'{"code":"\\ud800"}', b'{"code":"\\u0000"}',
    b'{"players":1e999}', b'{"players":' + b"9" * 5000 + b"}", b'{"version":' + b"9" * 5000 + b"}", b'{"version":1e30}',
    b'{"version":NaN}', b'{"version":-0}', b"[" * 60_000, b'{"a":' * 10_000, b'{"answers":["\\ud800"]}',
    b'{"answers":["bid \\u0000"]}', b'{"answers":["next","\xed\xa0\x80"]}', b"null", b"", b"[]", b'""', b"0", b"\xef\xbb\xbf{}",
    b'{"device":"\\ud800"}', b'{"device":"\\u0000"}', b'{"endpoint":"https://[::1","p256dh":"a","auth":"a"}',
    b'{"endpoint":"https://a.b:99999/","p256dh":"a","auth":"a"}', b'{"seat":' + b"9" * 30 + b"}", b'{"to":-1}',
    b'{"to":99999999999999999999}', b'{"players":3,"local":["\\ud800"]}', b'{"players":3,"name":"\\u202e\\ud83d"}',
    b'{"record":"\\ud800","version":0,"seat":0}', b'{"options":{"clock":{"kind":"turns","move":1e308}}}',
    b'{"options":{"clock":{"kind":"turns","move":99999999999999999999999,"reserve":1}}}', b'{"__proto__":{}}',
]  # fmt: skip
OF_A_ROOM = (
    "", "/join", "/leave", "/seats/1", "/seats/" + "9" * 4400, "/seats/-1", "/seats/1/move", "/options", "/start", "/handover",
    "/take", "/devices/revoke", "/rematch", "/rematch/cancel", "/rematch/start", "/players", "/name", "/hint", "/analysis",
    "/log?seat=9", "/replay?seat=%00", "/record", "/devices",
)  # fmt: skip
ROOMS = ("lobby", "playing", "x%00", "%ff", "%2e%2e", "..", "9" * 300, "%F0%9F%98%80", "record-0")
ELSEWHERE = (
    "/me", "/me/data", "/me/games/x", "/me/games/%00", "/rooms", "/push", "/push/forget", "/replay", "/replay/play-on",
    "/analysis", "/lessons", "/lessons/bid", "/lessons/%00", "/lessons/%ff", "/lessons/..%2fme", "/%2e%2e/me", "//me", "/./me",
)  # fmt: skip
METHODS = ("GET", "HEAD", "PUT", "PATCH", "OPTIONS", "DELETE", "SEARCH")


@pytest.fixture(scope="module")
def maker(server: RunningServer) -> tuple[Browser, dict[str, str]]:
    """Somebody with a lobby and a running game."""
    browser = server.browser()
    rooms = {"lobby": browser.new_room(), "playing": browser.new_room(bots="gentle")}
    return browser, rooms


@pytest.mark.parametrize("room", extra_unless(lambda room: room in (None, "playing"), [*ROOMS, None]))
def test_l1_odd_bodies_and_methods_get_a_code(
    server: RunningServer, maker: tuple[Browser, dict[str, str]], room: str | None
) -> None:
    browser, rooms = maker
    paths = ELSEWHERE if room is None else [f"/rooms/{rooms.get(room, room)}{rest}" for rest in OF_A_ROOM]
    # One connection for all: a thousand new ones would be what is tested.
    with httpx.Client(base_url=server.url, cookies=browser.http.cookies, timeout=20) as http:
        calls = [("POST", path, body) for path in paths for body in BODIES]
        if room not in (*rooms, None):  # what isn't found isn't read either: a few are enough
            calls = calls[::7]
        calls += [(method, path, b"") for method in METHODS for path in paths if (method, path) != ("DELETE", "/me")]
        for method, path, body in calls:
            answer = http.request(method, "/api" + path, content=body or None, headers=JSON if body else None)
            assert answer.status_code < 500, (method, path, body[:80], answer.text)
            if answer.status_code >= 400 and method != "HEAD":
                assert answer.json()["error"]["code"] != "internal"


def test_a_body_that_breaks_off_is_no_fault_of_the_server(server: RunningServer) -> None:
    browser = server.browser()
    host, _, port = server.url.removeprefix("http://").partition(":")
    head = f"POST /api/rooms HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n"
    for _ in range(3):
        with socket.create_connection((host, int(port)), 5) as connection:
            connection.sendall(head.encode() + b'{"players":')
    wait_until(lambda: 'code="malformed"' in browser.http.get("/metrics").text)
    assert 'code="internal"' not in browser.http.get("/metrics").text
