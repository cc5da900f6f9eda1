"""Ways to a seat, a hand or a closed table that a stranger might try, with everything that people can do by now."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import Browser, RunningServer, running, settings_for


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
