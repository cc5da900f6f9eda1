"""What a table does without anybody pressing anything: the deal, bots, standing orders, clocks, stand-ins."""

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from functools import partial
from typing import Literal

from byzanz import View
from byzanz.server import wire
from byzanz.server.bots import Thinkers
from byzanz.server.header import Header, StandIn
from byzanz.server.legal import cheapest_bid
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.rooms import Rooms
from byzanz.server.table import Table

log = logging.getLogger("byzanz.driver")
Reason = Literal["deal", "bot", "stand-in", "order", "clock", "away"]
DEALER = -1
RETRY_SECONDS = 1.0


@dataclass(slots=True)
class Timer:
    """Something that will be done for a seat unless the table changes before."""

    reason: Reason
    due: float
    handle: asyncio.TimerHandle | None = None


class Driver:
    """Looks after the tables that this process drives; one timer a seat, no task while nothing happens."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, chance: random.Random) -> None:
        self._rooms = rooms
        self._settings = rooms.settings
        self._thinkers = thinkers
        self._chance = chance
        self._timers: dict[str, dict[int, Timer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def close(self) -> None:
        """Stops all timers."""
        self._is_closed = True
        for room in list(self._timers):
            self.forget(room)

    def forget(self, room: str) -> None:
        """Stops the timers of a room that leaves this process."""
        for timer in self._timers.pop(room, {}).values():
            if timer.handle is not None:
                timer.handle.cancel()

    def next_due(self, room: str) -> float | None:
        """Seconds until a room needs driving, if ever."""
        timers = self._timers.get(room, {}).values()
        return min((timer.due - time.monotonic() for timer in timers), default=None)

    def look_after(self, table: Table) -> None:
        """Finds out what the table needs and sets or drops timers. Called after every change."""
        if self._is_closed:
            return
        room = table.header.room
        wanted = self._wanted(table) if table.is_driven else {}
        if not wanted and room not in self._timers:
            return
        timers = self._timers.setdefault(room, {})
        for seat, timer in list(timers.items()):
            if seat not in wanted or wanted[seat][0] != timer.reason or timer.reason in ("clock", "away", "deal"):
                if timer.handle is not None:
                    timer.handle.cancel()
                    del timers[seat]
        for seat, (reason, delay) in wanted.items():
            if seat not in timers:
                timer = timers[seat] = Timer(reason, time.monotonic() + delay)
                timer.handle = asyncio.get_running_loop().call_later(delay, self._fire, table, seat, timer)
        if not timers:
            del self._timers[room]

    def _wanted(self, table: Table) -> dict[int, tuple[Reason, float]]:
        """For each seat the server acts for: why, and in how many seconds."""
        header = table.header
        if header.state == "dealing":
            table.dealing_since = table.dealing_since or time.monotonic()
            is_ready = all(place.seed for place in header.persons())
            wait = table.dealing_since + self._settings.deal_wait - time.monotonic()
            return {DEALER: ("deal", 0.0 if is_ready else max(0.0, wait))}
        wanted: dict[int, tuple[Reason, float]] = {}
        for seat in table.must_act():
            place = header.places[seat]
            if place.kind == "bot":
                wanted[seat] = ("bot", self._think_time(0.2, 0.6))
            elif place.stand_in:
                wanted[seat] = ("stand-in", self._think_time(0.2, 0.6))
            elif self._order(table, seat) is not None:
                wanted[seat] = ("order", self._think_time(0.4, 1))
            elif table.clocks is not None:
                wanted[seat] = ("clock", table.clocks.left_for(seat) / 1000)
            elif (delay := self._away_delay(table, seat)) is not None:
                wanted[seat] = ("away", delay)
        return wanted

    def _think_time(self, least: float, most: float) -> float:
        """A natural time to think; a bot's leaves room for its own thinking, a standing order's passes for a person's."""
        return self._settings.bot_delay * self._chance.uniform(least, most)

    def _away_delay(self, table: Table, seat: int) -> float | None:
        """Without a clock: how long others still wait for somebody who is offline; alone with bots nobody waits."""
        if table.is_here(seat) or len(table.header.persons()) < 2:
            return None
        since = table.offline_since.setdefault(seat, time.monotonic())
        return max(0.0, since + self._settings.away_seconds - time.monotonic())

    def _order(self, table: Table, seat: int) -> str | None:
        """What a person's standing orders say to do now; None: ask him."""
        auto = table.auto(seat)
        assert table.game is not None
        if table.game.phase != "bid" or not (auto.skip or auto.bid or auto.pass_):
            return None
        if auto.skip:
            return "pass"
        view = table.game.view(seat)
        if auto.bid is not None:
            bid = cheapest_bid(view, auto.bid.up_to)
            if bid is not None:
                return str(bid)
            if auto.bid.then == "pass":
                return "pass"
        if auto.pass_ and not any(action.verb == "bid" for action in view.legal_actions()):
            return "pass"
        return None

    def _is_ordered(self, table: Table, seat: int, order: str) -> bool:
        return self._order(table, seat) == order

    def _fire(self, table: Table, seat: int, timer: Timer) -> None:
        timer.handle = None
        task = asyncio.get_running_loop().create_task(self._run(table, seat, timer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, table: Table, seat: int, timer: Timer) -> None:
        """Does what is due; a fault of a bot or of the database is logged and tried again, and never stops the table for good."""
        room = table.header.room
        pause = 0.0
        try:
            await self._do(table, seat, timer.reason)
        except Declined as declined:
            pause = 0.05 if declined.code == "stale" else RETRY_SECONDS
            if declined.code not in ("stale", "room_unknown"):
                # Not the facts: they may name the cards of a hand, and a log is no seat.
                log.error("room %s seat %s %s: %s", room, seat, timer.reason, declined.code)
        except StorageDown:
            pause = RETRY_SECONDS
        except Exception:
            log.exception("room %s seat %s %s", room, seat, timer.reason)
            pause = RETRY_SECONDS
        if pause:
            await asyncio.sleep(pause)
        timers = self._timers.get(room, {})
        if timers.get(seat) is timer:
            del timers[seat]
        if self._rooms.tables.get(room) is table:
            self.look_after(table)

    async def _do(self, table: Table, seat: int, reason: Reason) -> None:
        match reason:
            case "deal":
                await self._rooms.change(table, _deal)
            case "order":
                order = self._order(table, seat)
                if order is not None and seat in table.must_act():
                    # While it waited for its turn to be stored, the person may have taken the order back.
                    wanted = partial(self._is_ordered, table, seat, order)
                    await self._rooms.act(table, seat, order, table.version, "person", is_still_wanted=wanted)
            case "bot" | "stand-in":
                await self._ask(table, seat, reason)
            case "clock":
                if table.clocks is not None and seat in table.clocks.running and table.clocks.left_for(seat) <= 0:
                    await self._ask(table, seat, "timeout")
                    await self._stand_in(table, seat, "timeout")
            case "away":
                if seat not in table.here():
                    await self._stand_in(table, seat, "away")

    async def _ask(self, table: Table, seat: int, by: wire.By) -> None:
        """Asks the bot of a seat, or the stand-in, and takes its answer in like anybody's."""
        if table.game is None or seat not in table.must_act():
            return
        place = table.header.places[seat]
        view = table.game.view(seat)
        spec = place.spec or place.bot or self._settings.stand_in
        try:
            action = str(await self._thinkers.decide(spec, table.header.secret, view))
            await self._rooms.act(table, seat, action, view.version, by)
        except Declined as declined:
            if declined.code == "stale" or table.version != view.version:
                # While it thought, the table has moved on, by another process perhaps: it is asked again.
                raise Declined("stale", 409, version=table.version) from None
            log.error("room %s seat %s: %s is refused: %s", table.header.room, seat, spec, declined.code)
            await self._rooms.act(table, seat, _plainest(view), view.version, by)
        except StorageDown:
            raise
        except Exception:
            log.exception("room %s seat %s: %s failed", table.header.room, seat, spec)
            await self._rooms.act(table, seat, _plainest(view), view.version, by)

    async def _stand_in(self, table: Table, seat: int, reason: StandIn) -> None:
        def edit(header: Header) -> None:
            if header.places[seat].kind == "person" and header.state == "playing":
                header.places[seat].stand_in = header.places[seat].stand_in or reason

        await self._rooms.change(table, edit)


def _plainest(view: View) -> str:
    """What is done for a bot that fails, so that its table goes on: pass where that is possible, else what comes first."""
    legal = [str(action) for action in view.legal_actions() if action.verb != "sell"]
    return "pass" if "pass" in legal else legal[0]


def _deal(header: Header) -> None:
    if header.state == "dealing":
        header.deal()
