"""Completes the stored results: games that ended before results were kept, and everybody's luck."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable

from sqlalchemy import Connection, and_, select

from byzanz import Refused
from byzanz.server.history.measuring import Measured, measure, present_judge
from byzanz.server.store import schema
from byzanz.server.store.results import Outcome, store_luck, store_result
from byzanz.server.store.storage import Storage
from byzanz.server.tables.side_process import SideProcess
from byzanz.table.room.stored import StorageDown, decode_room

log = logging.getLogger("byzanz.history")
WAIT_SECONDS = 3.0
"""How long after the end of a game it is measured: those who played look at the table first."""
REST_SECONDS = 60.0
"""After so long without work the process that measures ends."""
SECONDS_AT_MOST = 60.0
AGAIN_SECONDS = 30.0
"""After so long it is tried again where the database or the process beside the server failed."""
TRIES = 3
AT_ONCE = 20
LOOK_BACK = 1000
"""Several processes store results at once: one with a lower number may come to light later."""


class Gatherer:
    """Measures what hasn't been measured, one game after another, oldest first.

    Several processes may do it at once: what is stored already stays.
    """

    def __init__(self, storage: Storage, told: Callable[[], None] = lambda: None) -> None:
        """`told` hears whenever the luck of a game has been found."""
        self._storage = storage
        self._told = told
        self._side = SideProcess(measure.__module__)
        self._is_wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failed: set[str] = set()
        """Games that can't be measured here; they are tried again after a restart."""
        self._tries = Counter[str]()
        self._measured_to = 0
        """The last result that has been looked at."""
        self._has_old = True
        self._judge: str | None = None

    def open(self) -> None:
        """Begin to look."""
        self._is_wanted.set()
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Give up what is under way: it is found again."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await asyncio.get_running_loop().run_in_executor(None, self._side.close)

    def wake(self) -> None:
        """Hear that a game has ended."""
        self._is_wanted.set()

    async def _repeat(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._is_wanted.wait(), REST_SECONDS)
            except TimeoutError:
                await asyncio.get_running_loop().run_in_executor(None, self._side.close)
                await self._is_wanted.wait()
            await asyncio.sleep(WAIT_SECONDS)
            self._is_wanted.clear()
            try:
                await self.gather()
            except StorageDown as error:
                log.warning("measuring games waits for the database: %s", error)
                self._try_again()
            except Refused:
                log.warning("measuring games takes too long")
                self._try_again()
            except Exception:
                log.exception("measuring games")

    def _try_again(self) -> None:
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._is_wanted.set)

    async def gather(self) -> None:
        """Store all that is missing."""
        while self._has_old:
            rooms = await self._storage.read(lambda c: _without_result(c, self._failed))
            self._has_old = bool(rooms)
            for room in rooms:
                await self._add(room)
        while results := await self._unmeasured():
            for result, room in results:
                await self._measure(result, room)
                self._measured_to = max(self._measured_to, result)

    async def _unmeasured(self) -> list[tuple[int, str]]:
        """Return results whose luck the present judge hasn't measured though their record is there.

        Without any nothing is started.
        """
        results = schema.results
        is_near = results.c.id > self._measured_to - LOOK_BACK
        is_new = (is_near, ~results.c.played_on, results.c.room.not_in(self._failed))
        there = select(results.c.id, results.c.room).join(schema.rooms, schema.rooms.c.id == results.c.room)
        if self._judge is None:
            if await self._storage.read(lambda c: c.execute(there.where(*is_new).limit(1)).first()) is None:
                return []
            self._judge = await self._side.run(SECONDS_AT_MOST, present_judge)
        lucks = schema.result_lucks
        mine = and_(lucks.c.result == results.c.id, lucks.c.judge == self._judge)
        query = there.outerjoin(lucks, mine).where(lucks.c.result.is_(None), *is_new)
        query = query.order_by(results.c.id).limit(AT_ONCE)
        rows = await self._storage.read(lambda c: c.execute(query).all())
        return [(int(row.id), str(row.room)) for row in rows]

    async def _add(self, room: str) -> None:
        """Store the result of a game that ended before results were kept."""
        found = await self._found(room, with_luck=False)
        if found is None:
            self._failed.add(room)
            return
        outcome = Outcome(found.points, found.winners, found.places)

        def change(connection: Connection) -> None:
            rooms = schema.rooms
            header = connection.execute(select(rooms.c.header).where(rooms.c.id == room)).scalar()
            if header is not None:
                store_result(connection, decode_room(header), outcome)

        await self._storage.write(change, room)

    async def _measure(self, result: int, room: str) -> None:
        found = await self._found(room, with_luck=True)
        if found is None:
            self._failed.add(room)
        else:
            await self._storage.write(lambda c: store_luck(c, result, found.judge, found.luck))
            self._told()

    async def _found(self, room: str, *, with_luck: bool) -> Measured | None:
        stored = await self._storage.read(lambda c: _stored(c, room))
        if stored is None:
            return None
        try:
            return await self._side.run(SECONDS_AT_MOST, measure, *stored, with_luck)
        except Refused:
            self._tries[room] += 1
            if self._tries[room] < TRIES:
                raise
            log.warning("the game of room %s isn't measured: it takes too long", room)
            return None
        except (ValueError, KeyError, AssertionError) as error:
            log.warning("the game of room %s can't be measured: %s", room, type(error).__name__)
            return None


def _without_result(connection: Connection, failed: set[str]) -> list[str]:
    rooms, results = schema.rooms, schema.results
    query = select(rooms.c.id).outerjoin(results, results.c.room == rooms.c.id)
    query = query.where(rooms.c.state == "over", results.c.id.is_(None), rooms.c.id.not_in(failed))
    return list(connection.execute(query.order_by(rooms.c.updated, rooms.c.id).limit(AT_ONCE)).scalars())


def _stored(connection: Connection, room: str) -> tuple[str, list[tuple[object, ...]]] | None:
    """Return a room and its actions as they are stored."""
    rooms, actions = schema.rooms, schema.actions
    header = connection.execute(select(rooms.c.header).where(rooms.c.id == room)).scalar()
    if header is None:
        return None
    rows = connection.execute(select(actions).where(actions.c.room == room).order_by(actions.c.version))
    return header, [tuple(row) for row in rows]
