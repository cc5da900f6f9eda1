"""Keeps the ratings up to date: they follow the results as soon as their luck is known."""

import asyncio
import contextlib
import logging
import time

from byzanz.server.ratings.cache import REST_SECONDS, advance, has_rest
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.ratings")
ABOUT = "~ratings"
"""Sorts behind rooms and people: who has the ratings to themselves waits for nobody else."""
AT_ONCE = 100
"""So many games are rated in one change: others wait for it."""


class Keeper:
    """Takes results in, game by game. Several processes may do it: one waits for the other."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._is_wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with whatever is left from before."""
        self._is_wanted.set()
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Give up what is under way: nothing of it is stored."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def wake(self) -> None:
        """Hear that the luck of a game is known."""
        self._is_wanted.set()

    async def _repeat(self) -> None:
        while True:
            await self._is_wanted.wait()
            self._is_wanted.clear()
            try:
                await self.keep()
                if await self._storage.read(lambda c: has_rest(c)):
                    asyncio.get_running_loop().call_later(REST_SECONDS / 2, self._is_wanted.set)
            except StorageDown as error:
                log.warning("ratings wait for the database: %s", error)
                asyncio.get_running_loop().call_later(REST_SECONDS, self._is_wanted.set)
            except Exception:
                log.exception("keeping ratings")

    async def keep(self) -> None:
        """Take in all that can be."""
        while await self._storage.write(lambda c: advance(c, time.time(), AT_ONCE), ABOUT) == AT_ONCE:
            pass
