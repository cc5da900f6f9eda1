"""Removes, now and then, what has had its time. Several processes may do it at once: what is gone is gone."""

import asyncio
import contextlib
import logging
import random
import time

from byzanz.server.store.retention import AT_ONCE, Retention, delete_people, old_rooms
from byzanz.server.tables.analyses import delete_old
from byzanz.server.tables.rooms import Rooms
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.cleanup")
EVERY_SECONDS = 600.0


class Cleanup:
    """Looks for old rooms and people every ten minutes."""

    def __init__(self, rooms: Rooms) -> None:
        settings = rooms.settings
        self._rooms = rooms
        self._storage = rooms.storage
        self._kept = Retention(settings.keep_lobbies, settings.keep_people, settings.keep_games)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS * random.uniform(0.5, 1.0))  # not all processes at the same moment
            if self._rooms.is_paused:
                continue
            try:
                rooms, people = await self.clean()
            except StorageDown as error:
                log.warning("cleaning up waits for the database: %s", error)
            except Exception:
                log.exception("cleaning up")
            else:
                if rooms or people:
                    log.info("removed %d rooms and %d people", rooms, people)

    async def clean(self) -> tuple[int, int]:
        """Remove all that has had its time, a little at a time; return how many rooms and people."""
        rooms = people = 0
        while (found := await self._clean_rooms()) > 0:
            rooms += found
        now = time.time()
        while (removed := await self._storage.write(lambda c: delete_people(c, self._kept, now))) > 0:
            people += removed
            if removed < AT_ONCE:
                break
        await self._storage.write(lambda c: delete_old(c, now))
        return rooms, people

    async def _clean_rooms(self) -> int:
        now = time.time()
        question = old_rooms(self._kept, now)
        if question is None:
            return 0
        found: list[str] = await self._storage.read(lambda c: [str(row.id) for row in c.execute(question)])
        removed = 0
        for room in found:
            if self._is_watched(room):
                continue
            if await self._storage.delete_room(room, self._kept, now):
                self._rooms.drop(room)
                removed += 1
        return removed

    def _is_watched(self, room: str) -> bool:
        hosted = self._rooms.tables.get(room)
        return room in self._rooms.elsewhere or (hosted is not None and hosted.is_watched)
