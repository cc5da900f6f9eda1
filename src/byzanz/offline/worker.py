"""The way in for the browser's worker: plain values in, plain values out, so that nothing of JavaScript is needed here.

Pyodide hands JavaScript's `null` in as an object of its own: whatever is no string and no number counts as None.
"""

import json
from collections.abc import Callable
from typing import Any

from byzanz.offline.calls import PageCalls
from byzanz.offline.storage import BrowserStorage, Database, FallbackStorage
from byzanz.offline.tables import BrowserHost
from byzanz.table.room.options import Pace


class Worker:
    """What a worker's script calls: `call` for a page's calls, `connect`, `receive` and `disconnect` for its tables."""

    def __init__(
        self,
        database: Database,
        send: Callable[[int, str | None, int], None],
        stored: Callable[[str], None],
        lost: Callable[[], None],
        bot_delay: float,
    ) -> None:
        """`send` gets a connection's number and a frame as JSON, or None and a code; `stored` the room that has changed.

        `lost` is called when the browser can't keep a table: it goes on in memory.
        """

        def send_frame(number: int, frame: dict[str, Any] | None, code: int) -> None:
            send(number, None if frame is None else json.dumps(frame, separators=(",", ":")), code)

        storage = FallbackStorage(BrowserStorage(database), lost)
        self._host = BrowserHost(storage, send_frame, Pace(bot_delay=bot_delay, deal_wait=1.0), stored)
        self._calls = PageCalls(self._host)

    async def call(self, method: str, path: str, body: str | None) -> str:
        """Answer a call; a status and the body as JSON."""
        return json.dumps(await self._calls.call(method, path, body if isinstance(body, str) else None))

    async def connect(self, number: int, room: str, seat: int | None) -> None:
        """Show a table to a page, for one of its seats where it has several."""
        await self._host.connect(number, room, seat if isinstance(seat, int) else None)

    async def receive(self, number: int, text: str) -> None:
        """Do what a frame asks for."""
        await self._host.answer(number, json.loads(text))

    def disconnect(self, number: int) -> None:
        """Forget a page that has gone."""
        self._host.disconnect(number)

    async def refresh(self, room: str) -> None:
        """Read what another page of this browser has stored."""
        await self._host.refresh(room)
