"""Kills a server again and again while people play, and checks that everything it acknowledged is still there."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import byzanz
from byzanz.server import header as headers
from byzanz.server import schema
from byzanz.server.settings import Settings
from byzanz.server.storage import open_engine
from tests.server.cluster import Cluster
from tests.server.house import Browser, Player, Process


@dataclass
class Guest:
    """Somebody who plays on whatever happens: what is not acknowledged he sends again with the same id."""

    browser: Browser
    room: str
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    told: int = 0
    is_over: bool = False
    count: int = 0
    open_frame: tuple[str, str, int] | None = None

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.is_over:
            try:
                async with self.browser.sit(self.room, open_timeout=5) as player:
                    await self._play(player, until)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, player: Player, until: asyncio.Event) -> None:
        await player.until(lambda me: me.version >= 0 or me.code is not None, 5)
        assert player.code is not None or player.version >= self.told, "a version that was told is gone"
        while not until.is_set() and player.code is None:
            self.told = max(self.told, player.version)
            if player.is_over():
                self.is_over = True
                return
            if self.open_frame is None:
                action = player.choice()
                if action is None:
                    with contextlib.suppress(TimeoutError):
                        await player.until(
                            lambda me: me.choice() is not None or me.code is not None or me.view["phase"] == "over", 0.5
                        )
                    continue
                self.count += 1
                self.open_frame = (f"frame {self.count}", action, player.version)
            frame, action, version = self.open_frame
            answer = await self._ask(player, frame, action, version)
            if answer is None:
                return
            if "version" in answer:
                self.acknowledged[frame] = (answer["version"], action)
            if answer.get("error", {}).get("code") == "storage":
                await asyncio.sleep(0.1)
            else:
                self.open_frame = None

    async def _ask(self, player: Player, frame: str, action: str, version: int) -> dict[str, Any] | None:
        try:
            return await player.ask("act", id=frame, action=action, version=version)
        except KeyError:  # the connection ended before the answer
            return None


async def torture(
    servers: Sequence[Process],
    *,
    rooms: int,
    kills: int,
    seconds: float,
    chance: random.Random,
    database: Cluster | None = None,
) -> list[Guest]:
    """Rooms full of play, and kills at moments that nobody chose, of a server or of the database that is named.

    Returns when everything has been checked.
    """
    victims: list[Process | Cluster] = [*servers, *([] if database is None else [database])]
    guests = []
    for _ in range(rooms):
        browser = chance.choice(servers).browser()
        guests.append(Guest(browser, browser.new_room(players=chance.choice((3, 4)), bots="gentle")))
    over = asyncio.Event()
    playing = [asyncio.create_task(guest.play(over)) for guest in guests]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, seconds))
        victim = chance.choice(victims)
        victim.kill()
        await asyncio.to_thread(victim.start)
    await asyncio.sleep(seconds)
    over.set()
    await asyncio.wait_for(asyncio.gather(*playing), 30)
    for server in servers:
        server.kill()
    check(servers[0].settings, guests)
    for server in servers:
        await asyncio.to_thread(server.start)
    await everybody_goes_on(guests)
    return guests


def check(settings: Settings, guests: list[Guest]) -> None:
    """No acknowledged action is missing or stored twice, no version is missing, and every room can be replayed."""
    engine = open_engine(settings, reads_only=True)
    with engine.connect() as connection:
        for guest in guests:
            query = select(schema.actions).where(schema.actions.c.room == guest.room).order_by(schema.actions.c.version)
            rows = connection.execute(query).all()
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= guest.told
            frames = {row.frame: (row.version, row.action) for row in rows if row.frame is not None}
            assert len(frames) == sum(row.frame is not None for row in rows), "a frame was taken twice"
            for frame, acknowledged in guest.acknowledged.items():
                assert frames.get(frame) == acknowledged, (guest.room, frame)
            text = connection.execute(select(schema.rooms.c.header).where(schema.rooms.c.id == guest.room)).scalar_one()
            header = headers.decode(text)
            game = byzanz.Game(header.players, deck=header.deck or (), first=header.first)
            for row in rows:
                game.act(row.seat, row.action)
    engine.dispose()


async def everybody_goes_on(guests: list[Guest]) -> None:
    """After the last kill every game takes another action, or is over and has its record."""
    for guest in guests[:10]:
        over, began = asyncio.Event(), time.monotonic()
        count = len(guest.acknowledged)
        playing = asyncio.create_task(guest.play(over))
        while not guest.is_over and len(guest.acknowledged) == count:
            assert time.monotonic() < began + 20, "a table stands still"
            await asyncio.sleep(0.02)
        over.set()
        await asyncio.wait_for(playing, 10)
        if guest.is_over:
            answer = guest.browser.http.get(f"/api/rooms/{guest.room}/record")
            assert json.loads(answer.text)["winners"]
