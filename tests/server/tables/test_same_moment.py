"""Two sales and a bid arrive at the same moment: all are judged, each once, and everybody sees the same table."""

import asyncio
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest

from byzanz import fairness
from byzanz.server.settings import Settings
from tests.dealt import deck_of
from tests.server.harness import Player, quiet, running, settings_for
from tests.server.postgres import Cluster

HANDS = ["C1 C1 C2 G1", "O1 O1 O2 G2", "S1 S1 S2 G3"]
WISHES = ["sell C1 C1 C2", "sell O1 O1 O2", "bid G3"]
TIMES = 6


@pytest.fixture(params=["one process", "two processes"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Settings, int]:
    if request.param == "one process":
        return settings_for(tmp_path), 1
    postgres: Cluster = request.getfixturevalue("postgres")
    return settings_for(tmp_path, database=postgres.new_database("moment"), lease_seconds=1.0), 2


async def play_the_moment(urls: list[Any]) -> list[dict[str, Any]]:
    """Sit three people down, let all act at once, and return their answers."""
    browsers = [urls[seat % len(urls)].browser() for seat in range(3)]
    room = browsers[0].new_room(players=3)
    for browser in browsers[1:]:
        browser.post(f"/rooms/{room}/join", {"name": "Guest"})
    browsers[0].post(f"/rooms/{room}/start", {})
    async with AsyncExitStack() as stack:
        players: list[Player] = [await stack.enter_async_context(browser.sit(room)) for browser in browsers]
        for player in players:
            await player.until(lambda me: me.version == 0)
            await quiet(player)  # nobody passes by a standing order while this looks
        answers = await asyncio.gather(*(player.act(wish) for player, wish in zip(players, WISHES, strict=True)))
        if "error" in answers[2]:  # a turn action for an older version: the person looks again and still wants it
            assert answers[2]["error"]["code"] == "stale"
            await players[2].until(lambda me: me.version == 2)
            answers[2] = await players[2].act(WISHES[2])
        for player in players:
            await player.until(lambda me: me.version == 3)
        assert len({str(player.view["market"]) + str(player.view["bids"]) for player in players}) == 1
        assert [player.view["profit"] for player in players] == [["C2"], ["O2"], []]
        for player in players:
            kinds = [event["kind"] for event in player.events]
            assert (kinds.count("sold"), kinds.count("bid")) == (2, 1)
    return answers


async def test_two_sales_and_a_bid_at_the_same_moment(
    settings: tuple[Settings, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "derive", lambda _secret, _seeds: (deck_of(3, HANDS), 2))
    with ExitStack() as stack:
        servers = [stack.enter_context(running(settings[0])) for _ in range(settings[1])]
        for _ in range(TIMES):
            answers = await play_the_moment(servers)
            assert sorted(answer["version"] for answer in answers) == [1, 2, 3]
