"""Friends at one table whatever happens to their server: whoever is removed, let in, late, seated for a series.

Each call is made again until it is answered. What was answered must still be so after any number of kills.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.harness import Browser, Player
from tests.server.torturing_guests import Guest, Kept

PATIENCE = 30.0
"""Seconds until what was acknowledged by one process holds at the other, with a database that is killed again."""
CHANGES_NOTHING = ("nudge_needless", "nudge_early", "too_fast", "storage")


@dataclass
class Friend(Guest):
    """A person who gives standing orders and nudges, too; what an order was acknowledged as, it stays."""

    orders: set[bool] = field(default_factory=lambda: {True})
    """What `pass` may be: one value, or two while an order has no answer."""
    calls: Counter[str] = field(default_factory=Counter)

    async def _play(self, player: Player, until: asyncio.Event) -> None:
        await player.until(lambda me: me.version >= 0 or me.code is not None, 5)
        if player.code is None:
            assert player.auto["pass"] in self.orders, "an order that was acknowledged is gone"
            try:
                await self._order_and_nudge(player)
            except KeyError:  # the connection ended before the answer
                return
        await super()._play(player, until)

    async def _order_and_nudge(self, player: Player) -> None:
        wish = self.count % 2 == 0
        self.orders.add(wish)
        if "version" in await player.ask("auto", **{"pass": wish}):
            self.orders = {wish}
            self.calls["orders"] += 1
        other = (player.room["you"] + 1) % self.players
        answer = await player.ask("nudge", seat=other)
        assert "version" in answer or answer["error"]["code"] in CHANGES_NOTHING, answer
        self.calls["nudges"] += 1


class Company:
    """A host, a friend and a third who comes late to the seat of a bot; then rematch follows rematch."""

    def __init__(self, browsers: list[Browser], chance: random.Random) -> None:
        self.host, self.friend, self.late = (
            Friend(browser, 3, sign=sign) for browser, sign in zip(browsers, ("host", "friend", "late"), strict=True)
        )
        self.friends = [self.host, self.friend, self.late]
        self.chance = chance
        self.calls: Counter[str] = Counter()
        self.room = ""
        self.ended = 0

    @property
    def games(self) -> list[Kept]:
        return [game for friend in self.friends for game in friend.games]

    async def play(self, until: asyncio.Event) -> None:
        """Play one series after the other."""
        while not until.is_set():
            if not self.room:
                await self._begin(until)
            if not self.room or until.is_set():
                return
            await asyncio.gather(*(friend.play(until, with_more=False) for friend in self.friends))
            if until.is_set():
                return
            self.ended += 1
            if self.ended < 3:
                await self._rematch(until)
            else:
                self.room, self.ended = "", 0

    async def _begin(self, until: asyncio.Event) -> None:
        for friend in self.friends:  # whoever never got their cookie is somebody else when they ask again
            await self._insist(friend, until, "/me", {"name": friend.sign})
        body = {"players": 3, "name": "Lena", "bots": None, "options": {"take_over": "free"}}
        made = await self._insist(self.host, until, "/rooms", body)
        if made is None:
            return
        where = f"/rooms/{made['room']}"
        steps = [self._join, self._send_away, self._join, self._start, self._take_over]
        for step in steps[0 if self.chance.random() < 0.6 else 2 :]:
            await step(where, until)
            if until.is_set():
                return
        self._sit_at(made["room"])

    def _sit_at(self, room: str) -> None:
        self.room = room
        for friend in self.friends:
            friend.games.append(Kept(room))
            friend.open_frame, friend.orders = None, {True}

    async def _join(self, where: str, until: asyncio.Event) -> None:
        await self._insist(self.friend, until, f"{where}/join", {"name": "Omar"})
        await self._see(self.friend, until, where, lambda room: room["you"] == 1, "a seat is gone")

    async def _send_away(self, where: str, until: asyncio.Event) -> None:
        """Whoever was removed stays out until they are let in, whatever is killed meanwhile."""
        if await self._insist(self.host, until, f"{where}/seats/1", {"open": True}) is None:
            return
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        await self._insist(self.friend, until, f"{where}/join", {"name": "Omar"}, refused="removed")
        seen = await self._see(self.host, until, where, lambda room: len(room["away"]) == 1, "a removal is gone")
        if seen is None:
            return
        self.calls["removals"] += 1
        # An answer that was lost may have let them in: the second call finds nobody.
        await self._insist(self.host, until, f"{where}/let-in", {"id": seen["away"][0]["id"]}, fine="not_removed")

    async def _start(self, where: str, until: asyncio.Event) -> None:
        await self._insist(self.host, until, f"{where}/start", {"bots": "gentle"}, fine="not_lobby")
        await self._see(self.host, until, where, lambda room: room["state"] == "playing", "a game never starts")

    async def _take_over(self, where: str, until: asyncio.Event) -> None:
        await self._insist(self.late, until, f"{where}/take-over", {"seat": 2, "name": "Mia"}, fine="seat_taken")
        seen = await self._see(self.late, until, where, lambda room: room["you"] == 2, "a seat taken over is gone")
        if seen is not None:
            assert seen["seats"][2]["name"] == "Mia"
            assert seen["seats"][2]["since"] is not None
            self.calls["seats taken over"] += 1

    async def _rematch(self, until: asyncio.Event) -> None:
        """All say yes, at once and twice: one room, with the score of the games before it."""
        where = f"/rooms/{self.room}"
        said = [self._insist(friend, until, f"{where}/rematch", {}) for friend in self.friends * 2]
        await asyncio.gather(*said)
        has_room = "all said yes, and there is no room"
        seen = [
            await self._see(friend, until, where, lambda room: room["rematch"], has_room) for friend in self.friends
        ]
        if None in seen:
            return
        rooms = {one["rematch"] for one in seen}
        assert len(rooms) == 1, "two rooms for one rematch"
        (room,) = rooms
        await self._start(f"/rooms/{room}", until)
        after = await self._insist(self.host, until, f"/rooms/{room}")
        if after is not None:
            assert after["series"]["games"] == self.ended, "the series has forgotten a game, or counts one twice"
            self.calls["rematches"] += 1
            self._sit_at(room)

    async def _see(
        self, friend: Friend, until: asyncio.Event, where: str, holds: Callable[[Any], Any], what: str
    ) -> Any:
        """Look until something holds; None where the time is over."""
        patience = time.monotonic() + PATIENCE
        while (seen := await self._insist(friend, until, where)) is not None:
            if holds(seen):
                return seen
            assert time.monotonic() < patience, (what, seen)
            await asyncio.sleep(0.2)
        return None

    async def _insist(
        self,
        friend: Friend,
        until: asyncio.Event,
        path: str,
        body: Any = None,
        *,
        fine: str = "",
        refused: str = "",
    ) -> Any:
        """Call until the answer is as it must be; None where the time is over, or it was refused as it must or may be.

        A process hears of what another one has stored a moment later, or seconds later where its database was killed:
        patience begins anew whenever the database, or the process itself, was away.
        """
        method, more = ("GET", {}) if body is None else ("POST", {"json": body})
        patience = 0.0
        while not until.is_set():
            try:
                answer = await asyncio.to_thread(friend.browser.http.request, method, "/api" + path, **more)
                told = answer.json()
            except (httpx.HTTPError, OSError, ValueError):
                patience = 0.0
                await asyncio.sleep(0.2)
                continue
            code = told.get("error", {}).get("code", "")
            if code not in ("storage", "too_fast"):
                assert answer.status_code < 500, (path, told)
                if code in ((refused,) if refused else ("", fine)):
                    return None if code else told
                patience = patience or time.monotonic() + PATIENCE
                assert time.monotonic() < patience, (path, told, "expected", refused or fine)
            elif code == "storage":
                patience = 0.0
            await asyncio.sleep(0.2)
        return None
