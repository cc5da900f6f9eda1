"""Two tables that differ only in what a seat cannot see: whatever it asks, both answer the same."""

import json
import random
import re
from typing import Any

import pytest

import byzanz
from byzanz import fairness
from tests.dealt import deck_of
from tests.server.harness import Browser, Player, RunningServer
from tests.server.http.calls.test_hints import patient_hint

HANDS = ["C1 C1 C2 G1", "O1 O1 O2 G2", "S1 S1 S2 G3"]
FIRST = 0
OWN = re.compile(r'"(?:commitment|created|updated|seen|device|at)":(?:"[0-9a-f]+"|[0-9.e+]+)')
"""What differs from table to table and tells nothing about cards."""


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The decks of the next two tables: seat 0 has the same hand and sees the same, all else is shuffled."""
    one = deck_of(3, HANDS)
    view = byzanz.Game(3, deck=one, first=FIRST).view(0)
    other = byzanz.resample(view, random.Random(5)).record().deck
    assert list(one) != list(other)
    waiting = [one, other]
    monkeypatch.setattr(fairness, "derive", lambda _secret, _seeds: (waiting.pop(0), FIRST))
    return waiting


async def twins(server: RunningServer, decks: list[Any], **options: Any) -> tuple[Browser, list[str]]:
    """A person on seat 0 of both tables; the others sit there and do nothing."""
    me, guests = server.browser(), [server.browser(), server.browser()]
    rooms = []
    for count in (1, 0):
        room = me.new_room(players=3, options=options)
        for guest in guests:
            guest.post(f"/rooms/{room}/join", {"name": "Guest"})
        me.post(f"/rooms/{room}/start", {})
        async with me.sit(room) as player:
            await player.until(lambda me: me.version >= 0)
            await player.ask("auto", **{"pass": False})
        assert len(decks) == count
        rooms.append(room)
    return me, rooms


def plain(text: str, room: str) -> str:
    return OWN.sub("", text.replace(room, "ROOM"))


CALLS = [
    ("GET", ""), ("GET", "/log"), ("GET", "/log?seat=0"), ("GET", "/log?seat=1"), ("GET", "/record"), ("GET", "/replay"),
    ("GET", "/replay?seat=1"), ("GET", "/analysis"), ("POST", "/analysis"), ("GET", "/devices"), ("POST", "/rematch"),
    ("POST", "/rematch/cancel"), ("GET", "/socket"),
]  # fmt: skip
HINTS: list[dict[str, Any]] = [
    {"version": 0}, {"version": 1}, {"version": 0, "seat": 1}, {"version": 0, "action": "bid C1"},
    {"version": 0, "action": "bid O1"}, {"version": 0, "action": "bid M"}, {"version": 0, "action": "sell O1 O1 O2"},
    {"version": 0, "action": "sell C1 C1 C2"}, {"version": 0, "action": "sell S1 S1 S2"}, {"version": 0, "action": "take W"},
]  # fmt: skip


async def test_a_hint_knows_no_more_than_its_seat(
    server: RunningServer, decks: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed of a hint comes from the table's secret: it is set, and then the hints are the same."""
    monkeypatch.setattr("byzanz.server.tables.hint_pool.hint_seed", lambda _table, _seat: 7)
    me, rooms = await twins(server, decks, hints="ask")
    for wish in HINTS:
        answers = [patient_hint(me, room, **wish) for room in rooms]
        assert answers[0].status_code == answers[1].status_code, wish
        assert answers[0].content == answers[1].content, wish


async def test_a_refusal_knows_no_more_than_its_seat(server: RunningServer, decks: list[Any]) -> None:
    me, rooms = await twins(server, decks)
    for method, path in CALLS:
        one, other = (me.http.request(method, f"/api/rooms/{room}{path}") for room in rooms)
        assert one.status_code == other.status_code, path
        assert plain(one.text, rooms[0]) == plain(other.text, rooms[1]), path
    data = me.http.get("/api/me/data").text
    games = {game["room"]: game for game in json.loads(data)["games"]}
    stored = [plain(json.dumps(games[room], separators=(",", ":")), room) for room in rooms]
    assert stored[0] == stored[1]
    for word in ("deck", "hands", "secret"):
        assert f'"{word}"' not in data

    async def refusals(player: Player) -> list[Any]:
        """Try every card of the game in every way that is no legal action."""
        await player.until(lambda me: me.version >= 0)
        answers = []
        for card in (kind + value for kind in "CGOSVW" for value in "1234"):
            for action in (
                f"sell {card} {card} {card}",
                f"give {card}",
                f"discard {card}",
                f"take {card[0]}",
                f"bid {card}",
            ):
                if action not in ("bid C1", "bid C2", "bid G1"):
                    answers.append(await player.act(action, id=action.replace(" ", "-")))
        return answers

    answers = []
    for room in rooms:
        async with me.sit(room) as player:
            answers.append(await refusals(player))
            answers[-1] += [plain(text, room) for text in player.raw]
    assert all("error" in answer for answer in answers[0] if isinstance(answer, dict))
    assert answers[0] == answers[1]
