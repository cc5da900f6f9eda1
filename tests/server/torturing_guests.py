"""Guests who play on whatever happens to their server, and the check that all it acknowledged is still there."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import byzanz
from byzanz.server.settings import Settings
from byzanz.server.store import schema
from byzanz.server.store.storage import open_engine
from byzanz.table.room.stored import decode_room
from tests.server.harness import Browser, Player


@dataclass
class Kept:
    """One game, and what its server has said of it."""

    room: str
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    told: int = 0
    is_over: bool = False


@dataclass
class Guest:
    """Somebody who plays on whatever happens, one game after the other: what is not acknowledged is sent again."""

    browser: Browser
    players: int
    games: list[Kept] = field(default_factory=list)
    count: int = 0
    sign: str = "frame"
    open_frame: tuple[str, str, int] | None = None

    @property
    def game(self) -> Kept:
        return self.games[-1]

    async def play(self, until: asyncio.Event, *, with_more: bool = True) -> None:
        while not until.is_set():
            try:
                if not self.games or self.game.is_over:
                    if not with_more:
                        return
                    await self._begin()
                async with self.browser.sit(self.game.room, open_timeout=5) as player:
                    await self._play(player, until)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError):
                await asyncio.sleep(0.2)

    async def _begin(self) -> None:
        body = {"players": self.players, "name": "Lena", "bots": "gentle"}
        answer = await asyncio.to_thread(self.browser.http.post, "/api/rooms", json=body)
        if answer.status_code != 201:
            raise TimeoutError  # the database is away
        self.games.append(Kept(answer.json()["room"]))
        self.open_frame = None

    async def _play(self, player: Player, until: asyncio.Event) -> None:
        await player.until(lambda me: me.version >= 0 or me.code is not None, 5)
        game = self.game
        assert player.code is not None or player.version >= game.told, "a version that was told is gone"
        while not until.is_set() and player.code is None:
            game.told = max(game.told, player.version)
            if player.is_over():
                game.is_over = True
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
                self.open_frame = (f"{self.sign} {self.count}", action, player.version)
            frame, action, version = self.open_frame
            answer = await self._ask(player, frame, action, version)
            if answer is None:
                return
            if "version" in answer:
                game.acknowledged[frame] = (answer["version"], action)
            if answer.get("error", {}).get("code") == "storage":
                await asyncio.sleep(0.1)
            else:
                self.open_frame = None
                await asyncio.sleep(0.02)

    async def _ask(self, player: Player, frame: str, action: str, version: int) -> dict[str, Any] | None:
        try:
            return await player.ask("act", id=frame, action=action, version=version)
        except KeyError:  # the connection ended before the answer
            return None


def check(settings: Settings, games: Iterable[Kept]) -> None:
    """No acknowledged action is missing or stored twice, no version is missing, and every room can be replayed."""
    engine = open_engine(settings, reads_only=True)
    with engine.connect() as connection:
        for kept in games:
            query = select(schema.actions).where(schema.actions.c.room == kept.room).order_by(schema.actions.c.version)
            rows = connection.execute(query).all()
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= kept.told
            frames = {row.frame: (row.version, row.action) for row in rows if row.frame is not None}
            assert len(frames) == sum(row.frame is not None for row in rows), "a frame was taken twice"
            for frame, acknowledged in kept.acknowledged.items():
                assert frames.get(frame) == acknowledged, (kept.room, frame)
            text = connection.execute(select(schema.rooms.c.header).where(schema.rooms.c.id == kept.room)).scalar_one()
            stored = decode_room(text)
            game = byzanz.Game(stored.players, deck=stored.deck, first=stored.first) if stored.deck else None
            for row in rows:
                assert game is not None
                game.act(row.seat, row.action)
    engine.dispose()


async def everybody_goes_on(guests: list[Guest]) -> None:
    """After the last kill every game takes another action, or is over and has its record."""
    for guest in guests[:10]:
        over, began, game = asyncio.Event(), time.monotonic(), guest.game
        count = len(game.acknowledged)
        playing = asyncio.create_task(guest.play(over, with_more=False))
        while not game.is_over and len(game.acknowledged) == count:
            assert time.monotonic() < began + 20, "a table stands still"
            await asyncio.sleep(0.02)
        over.set()
        await asyncio.wait_for(playing, 10)
        if game.is_over:
            answer = guest.browser.http.get(f"/api/rooms/{game.room}/record")
            assert json.loads(answer.text)["winners"]
