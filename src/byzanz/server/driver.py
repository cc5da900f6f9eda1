"""Does what the tables of this process need without anybody pressing anything, when their schedule says so."""

import asyncio
import logging
import time
from dataclasses import dataclass

from byzanz import Refused
from byzanz.server.bot_pool import BotPool
from byzanz.server.clock import now
from byzanz.server.hosted_table import HostedTable
from byzanz.server.rooms import Rooms
from byzanz.table.schedule import BOT_THINKS, Ask, Task, tasks_of, work_for
from byzanz.table.stored import StorageDown

log = logging.getLogger("byzanz.driver")
STALE_SECONDS = 0.05
RETRY_SECONDS = 1.0


@dataclass(slots=True)
class Timer:
    """A task that waits for its time; without a handle it is being done."""

    task: Task
    handle: asyncio.TimerHandle | None = None


class Driver:
    """Looks after the tables that this process drives; one timer per seat, no task while nothing happens."""

    def __init__(self, rooms: Rooms, bot_pool: BotPool) -> None:
        self._rooms = rooms
        self._bot_pool = bot_pool
        self._timers: dict[str, dict[int, Timer]] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def close(self) -> None:
        """Stop all timers."""
        self._is_closed = True
        for room in list(self._timers):
            self.forget(room)

    def forget(self, room: str) -> None:
        """Stop the timers of a room that leaves this process."""
        for timer in self._timers.pop(room, {}).values():
            if timer.handle is not None:
                timer.handle.cancel()

    def next_due(self, room: str) -> float | None:
        """Return the seconds until a room needs driving, if ever."""
        timers = self._timers.get(room, {}).values()
        return min((timer.task.due - time.monotonic() for timer in timers), default=None)

    def reschedule(self, hosted: HostedTable) -> None:
        """Set and drop timers according to the table's schedule. Called after every change."""
        if self._is_closed:
            return
        tasks = tasks_of(hosted.table) if hosted.is_driven else {}
        if not tasks and hosted.id not in self._timers:
            return
        timers = self._timers.setdefault(hosted.id, {})
        for seat, timer in list(timers.items()):
            if timer.handle is not None and tasks.get(seat) != timer.task:
                timer.handle.cancel()
                del timers[seat]
        for seat, task in tasks.items():
            if seat not in timers:
                timer = timers[seat] = Timer(task)
                delay = max(0.0, task.begin - time.monotonic())
                timer.handle = asyncio.get_running_loop().call_later(delay, self._fire, hosted, timer)
        if not timers:
            del self._timers[hosted.id]

    def _fire(self, hosted: HostedTable, timer: Timer) -> None:
        timer.handle = None
        running = asyncio.get_running_loop().create_task(self._run(hosted, timer))
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    async def _run(self, hosted: HostedTable, timer: Timer) -> None:
        """Do what is due; a fault of a bot or of the database is logged and tried again, and never stops the table for good."""
        seat, reason = timer.task.seat, timer.task.reason
        pause = 0.0
        try:
            await self._do(hosted, timer.task)
        except Refused as refused:
            pause = STALE_SECONDS if refused.code == "stale" else RETRY_SECONDS
            if refused.code not in ("stale", "room_unknown"):
                # Not the facts: they may name the cards of a hand, and a log is no seat.
                log.error("room %s seat %s %s: %s", hosted.id, seat, reason, refused.code)
        except StorageDown:
            pause = RETRY_SECONDS
        except Exception:
            log.exception("room %s seat %s %s", hosted.id, seat, reason)
            pause = RETRY_SECONDS
        if pause:
            await asyncio.sleep(pause)
        timers = self._timers.get(hosted.id, {})
        if timers.get(seat) is timer:
            del timers[seat]
        if self._rooms.tables.get(hosted.id) is hosted:
            self.reschedule(hosted)

    async def _do(self, hosted: HostedTable, task: Task) -> None:
        work = work_for(hosted.table, task, now())
        if isinstance(work, Ask):
            await self._ask(hosted, work, task)
            if work.then is not None:
                await self._rooms.submit(hosted, work.then)
        elif work is not None:
            await self._rooms.submit(hosted, work)

    async def _ask(self, hosted: HostedTable, ask: Ask, task: Task) -> None:
        """Ask a bot and submit its answer like anybody's action; for one that fails its fallback is done."""
        shown = task.due
        if task.reason == "clock":  # nobody knew that it would be asked: its thinking is hidden by a moment's wait
            shown = time.monotonic() + BOT_THINKS[0] * hosted.table.pace.bot_delay
        try:
            answer = ask.act(await self._bot_pool.decide(ask.bot, ask.seed, ask.view))
            await self._wait_until(shown)
            if hosted.table.version != ask.view.version or self._is_closed:
                raise Refused("stale", version=hosted.table.version)
            if task.reason != "clock" and tasks_of(hosted.table).get(task.seat) != task:
                raise Refused("stale", version=hosted.table.version)  # the person is back
            await self._rooms.submit(hosted, answer)
        except Refused as refused:
            if refused.code == "stale" or hosted.table.version != ask.view.version:
                # While it thought, the table has moved on, by another process perhaps: it is asked again.
                raise Refused("stale", version=hosted.table.version) from None
            log.error("room %s seat %s: %s is refused: %s", hosted.id, ask.seat, ask.bot, refused.code)
            await self._rooms.submit(hosted, ask.fallback())
        except StorageDown:
            raise
        except Exception:
            log.exception("room %s seat %s: %s failed", hosted.id, ask.seat, ask.bot)
            await self._rooms.submit(hosted, ask.fallback())

    async def _wait_until(self, moment: float) -> None:
        """Wait until an answer may be shown; not at all where its time has come."""
        if (seconds := moment - time.monotonic()) > 0:
            await asyncio.sleep(seconds)
