"""What operators have ordered, as a process knows it: read whenever it has changed, and held from then on."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, select

from byzanz import Refused
from byzanz.server.identity import Identity
from byzanz.server.store import schema
from byzanz.server.store.blocks import blocked_by
from byzanz.server.store.sanctions import Sanction, days_left, sanctions_of, site_state, suspended
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.moderation")
LOOK_SECONDS = 1.0
"""How soon an order holds that wasn't heard of."""


class Standing:
    """Who may say nothing, who may do nothing, what everybody is shown."""

    def __init__(self, storage: Storage, identity: Identity, held: Callable[[bool], Awaitable[None]]) -> None:
        """`held` lets nothing be changed any more, or again."""
        self.notice: str | None = None
        self.is_read_only = False
        self._held = held
        self._storage = storage
        self._identity = identity
        self._sanctions: dict[tuple[int, str], Sanction] = {}
        self._orders = ""
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        identity.check_known = self.check_known

    async def open(self) -> None:
        """Read what is ordered; where other processes may take orders, go on looking."""
        await self.look()
        if self._storage.settings.is_postgres:
            self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Read what is ordered, and let it hold."""
        async with self._looking:
            state, sanctions = await self._storage.read(lambda c: (site_state(c), sanctions_of(c)))
            self._orders = state.get("orders", "")
            self.notice = state.get("notice")
            self._sanctions = {(one.person, one.kind): one for one in sanctions}
            for one in sanctions:
                if one.kind == "suspended":
                    self._identity.shut_out(one.person)
            if (is_read_only := "read_only" in state) != self.is_read_only:
                self.is_read_only = is_read_only
                await self._held(is_read_only)

    async def look_at_blocks(self, person: int) -> None:
        """Read whom somebody blocks, for all connections that they have here."""
        if connections := self._identity.connections_of(person):
            blocked = await self._storage.read(lambda c: blocked_by(c, person))
            for connection in connections:
                connection.blocked = blocked

    def check_open(self) -> None:
        """Refuse a change while nothing may be changed."""
        if self.is_read_only:
            raise Refused("read_only")

    def check_known(self, person: int) -> None:
        """Refuse somebody who is suspended."""
        if (found := self._holds(person, "suspended")) is not None:
            raise suspended(found.until)

    def check_talk(self, person: int) -> None:
        """Refuse somebody who is muted."""
        if (found := self._holds(person, "muted")) is not None:
            raise Refused("muted", days=days_left(found.until))

    def _holds(self, person: int, kind: str) -> Sanction | None:
        if not self._sanctions:
            return None
        found = self._sanctions.get((person, kind))
        return None if found is None or (found.until is not None and found.until < time.time()) else found

    async def _repeat(self) -> None:
        """Look whether anything was ordered, whether or not it was heard of."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await self._storage.read(_orders) != self._orders:
                    await self.look()
            except StorageDown as error:
                log.warning("orders wait for the database: %s", error)
            except Exception:
                log.exception("orders")


def _orders(connection: Connection) -> str:
    state = schema.site_state
    return connection.execute(select(state.c.value).where(state.c.name == "orders")).scalar() or ""
