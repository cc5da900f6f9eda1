"""Processes tell each other more than actions: in few notifications, to latecomers too, and not for the dead."""

import asyncio
import json
from pathlib import Path

import pytest

from byzanz.server.store.insert_actions import payloads_of
from tests.server.harness import Player, Process, running, settings_for
from tests.server.postgres import Cluster


def test_news_of_many_tables_go_into_few_payloads() -> None:
    news = [["here", f"room{number:010}", [0, 1, 2, 3], number % 7] for number in range(2_000)]
    payloads = payloads_of("a" * 16, "news", news)
    assert max(len(payload.encode()) for payload in payloads) < 8_000
    assert len(payloads) < 20
    assert [one for payload in payloads for one in json.loads(payload)["news"]] == news
    assert {json.loads(payload)["process"] for payload in payloads} == {"a" * 16}
    assert payloads_of("a", "news", []) == []


def here(player: Player) -> list[bool]:
    """Which seats a player sees connected."""
    return [seat["here"] for seat in player.room.get("seats", ())]


async def test_a_process_that_opens_a_room_late_knows_who_is_there(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("lately"), lease_seconds=1.0)
    with running(settings) as one:
        host, guest = one.browser(), one.browser()
        room = host.new_room(players=3)
        guest.post(f"/rooms/{room}/join", {"name": "Guest"})
        async with host.sit(room) as first:
            with running(settings) as two:  # it begins to listen when all is told, and asks
                guest.move_to(two.url)
                async with guest.sit(room) as second:
                    await second.until(lambda me: here(me)[:2] == [True, True])
                    await first.until(lambda me: here(me)[:2] == [True, True])
                await first.until(lambda me: here(me)[:2] == [True, False])
                spectator = two.browser()
                async with spectator.sit(room):
                    await first.until(lambda me: me.room["spectators"] == 1)
            # The second process has ended politely and said so.
            await first.until(lambda me: me.room["spectators"] == 0, 3)


@pytest.mark.extra
async def test_nobody_is_connected_to_a_process_that_has_died(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("died"), lease_seconds=0.5)
    first, second = Process(settings), Process(settings)
    first.start()
    second.start()
    try:
        host, guest = first.browser(), second.browser()
        room = host.new_room(players=3)
        guest.post(f"/rooms/{room}/join", {"name": "Guest"})
        async with host.sit(room) as player:
            async with guest.sit(room) as other:
                await other.until(lambda me: here(me)[:2] == [True, True])
                await player.until(lambda me: here(me)[:2] == [True, True])
                await asyncio.sleep(2.5)  # longer than a process may be silent: this one is not
                assert here(player)[:2] == [True, True]
                second.kill()
            await player.until(lambda me: here(me)[:2] == [True, False], 10)
    finally:
        first.end()
        second.end()
