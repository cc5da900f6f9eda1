"""A page without a server, in Python: calls, one table at a time, and a person who plays it by the legal actions."""

import asyncio
import json
from typing import Any

from byzanz.offline.calls import PageCalls
from byzanz.offline.storage import MemoryStorage, Storage
from byzanz.offline.tables import BrowserHost
from byzanz.table.room.options import Pace

AT_ONCE = Pace(bot_delay=0, deal_wait=0)


class Page:
    """What a page does and sees. Frames arrive in `frames`, of each connection alike."""

    def __init__(self, storage: Storage | None = None, pace: Pace = AT_ONCE) -> None:
        self.storage = storage or MemoryStorage()
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.stored: list[str] = []
        self.host = BrowserHost(self.storage, self._receive, pace, self.stored.append)
        self.calls = PageCalls(self.host)

    def _receive(self, _number: int, frame: dict[str, Any] | None, code: int) -> None:
        if frame is None:
            self.closed.append(code)
        else:
            self.frames.put_nowait(json.loads(json.dumps(frame)))

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        status, answer = await self.calls.call(method, path, text)
        assert (status == 200) == ("error" not in json.loads(answer))
        return json.loads(answer)

    async def make(self, players: int = 4, bots: str = "shrewd", **more: Any) -> str:
        made = await self.call("POST", "/rooms", {"players": players, "bots": bots, "name": "Lena"} | more)
        room: str = made["room"]
        return room

    async def next(self, kind: str) -> dict[str, Any]:
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 30)
            if frame["type"] == kind:
                return frame

    async def play(self, most: int | None = None) -> list[dict[str, Any]]:
        """Play on connection 1 until the game is over, or for that many actions of one's own."""
        steps, asked, version = [], 0, -1
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 30)
            if frame["type"] not in ("table", "step"):
                continue
            steps.append(frame)
            view = frame.get("view") or frame["changed"]
            if view.get("phase") == "over" or asked == most:
                return steps
            action = choose(frame["legal"])
            if action is not None and frame["version"] != version:
                version, asked = frame["version"], asked + 1
                await self.host.answer(1, {"id": f"f{version}", "do": "act", "version": version, "action": action})


def choose(legal: dict[str, Any]) -> str | None:
    """Return something that may be done: a sale if there is one, else the first of the rest."""
    must_act = any(verb in legal for verb in ("bid", "pass", "give", "take", "discard", "done"))
    if not must_act:
        return None
    if legal.get("sell"):
        return "sell " + " ".join(legal["sell"][0])
    if "bid" in legal and legal["bid"]["need"] < 6:
        return "bid " + " ".join(sorted(legal["bid"]["cheapest"][0]["cards"]))
    for verb in ("give", "take", "discard"):
        if verb in legal:
            return f"{verb} {legal[verb][0]}"
    return "pass"
