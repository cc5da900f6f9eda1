"""The services of one server process, put together."""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from byzanz import Refused, fairness
from byzanz.server.accounts.accounts import Accounts
from byzanz.server.cluster.cleanup import Cleanup
from byzanz.server.cluster.figures import Figures
from byzanz.server.cluster.leases import Leases
from byzanz.server.cluster.notify import Notifier
from byzanz.server.groups.groups import Groups
from byzanz.server.history.gathering import Gatherer
from byzanz.server.history.history import Histories
from byzanz.server.identity import Identity
from byzanz.server.lan import Lan
from byzanz.server.limits.places import Places
from byzanz.server.limits.quotas import Quotas
from byzanz.server.metrics import Metrics
from byzanz.server.moderation.acts import Done
from byzanz.server.moderation.complaints import Complaints
from byzanz.server.moderation.desk import Desk
from byzanz.server.moderation.door import Door, socket_path
from byzanz.server.moderation.standing import Standing
from byzanz.server.operator import operator_texts
from byzanz.server.push.notices import Notices
from byzanz.server.ratings.keeper import Keeper
from byzanz.server.ratings.shown import Shown
from byzanz.server.settings import Settings
from byzanz.server.sockets.serve import Sockets
from byzanz.server.store.storage import Storage
from byzanz.server.tables.analyses import Analyses
from byzanz.server.tables.bot_pool import BotPool, ExtraBot, MakeBot
from byzanz.server.tables.hint_pool import HintPool
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms, new_id
from byzanz.table.calls import Calls
from byzanz.table.play.table import Edit
from byzanz.table.room import rated
from byzanz.table.room.stored import StorageDown, StoredRoom

T = TypeVar("T")
ATTEMPTS = 5
"""How often somebody is looked for who goes on sitting down while they are being deleted."""
PAUSE_LOOK_SECONDS = 0.2
IN_THREADS_AT_MOST = 32
PER_ADDRESS = 4
"""Of those, the ones of one address."""


class Services:
    """Everything a process has: made once, opened when the server starts, closed when it ends.

    It listens to the rooms, and so is the one place that shows who acts on what happens at a table.
    """

    def __init__(
        self,
        settings: Settings,
        make_bot: MakeBot,
        extra_bots: tuple[ExtraBot, ...] = (),
        siblings: Path | None = None,
        lan: Lan | None = None,
    ) -> None:
        """`siblings` is a folder that several processes of one command share."""
        self.settings = settings
        self.operator = operator_texts(settings)
        self.lan = lan
        self.extra_bots = extra_bots
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.figures = Figures(self.metrics, siblings)
        self.storage = Storage(settings, self.process, self.metrics.observe_commit)
        self.bot_pool = BotPool(make_bot, self.metrics)
        self.rooms = Rooms(settings, self.storage, self.metrics, listener=self, bot_pool=self.bot_pool)
        self.calls = Calls(self.rooms, new_id, fairness.new_secret)
        self.quotas = Quotas(settings)
        self.identity = Identity(self.storage, self.quotas.check_new_person)
        # On the machine of whoever plays there is nobody to sign in to.
        self.accounts = Accounts(
            replace(settings, accounts=settings.accounts and lan is None), self.storage, self.identity
        )
        self.standing = Standing(self.storage, self.identity, self._held)
        self.complaints = Complaints(self.storage)
        self.desk = Desk(self.storage, self.forget, self._ordered)
        self.door = None if settings.is_postgres or lan is not None else Door(socket_path(settings), self.desk)
        self.notifier = Notifier(self.rooms, self.identity, self.standing) if settings.is_postgres else None
        self.hint_pool = HintPool()
        self.metrics.rooms.set_function(lambda: len(self.rooms.tables))
        self.leases = Leases(self.rooms)
        self.cleanup = Cleanup(self.rooms)
        self.analyses = Analyses(self.storage)
        self.histories = Histories(self.storage)
        self.ratings = Shown(self.storage)
        self.keeper = Keeper(self.storage)
        self.gatherer = Gatherer(self.storage, self.keeper.wake)
        self.groups = Groups(self.storage, self.histories)
        self.notices = Notices(settings, self.storage, self.rooms)
        self.sockets = Sockets(
            self.rooms,
            self.identity,
            self.metrics,
            self.notifier,
            self.quotas,
            self.notices.nudge,
            self.standing.check_talk,
            self.standing.look_at_blocks,
        )
        # One: each thread that computes takes as much of Python's lock as the loop that serves all tables.
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="byzanz-replay")
        self._in_threads = Places(IN_THREADS_AT_MOST, PER_ADDRESS)
        self._learning: set[str] = set()
        """Rooms of which it will be learned who has an account."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._pause_watch: asyncio.TimerHandle | None = None
        self._health: asyncio.Task[bool] | None = None
        self._health_asked = -math.inf

    async def open(self) -> None:
        """Open the database and take up the rooms that need driving."""
        await asyncio.get_running_loop().run_in_executor(None, self.storage.open)
        if self.notifier is not None:
            self.notifier.open()
        await self.standing.open()
        if self.door is not None:
            await self.door.open()
        await self.notices.open()
        await self.accounts.open()
        await self.histories.open()
        await self.groups.open()
        self.gatherer.open()
        self.keeper.open()
        await self.figures.open()
        await self.leases.open()
        self.cleanup.open()
        self._watch_pauses(asyncio.get_running_loop())

    def _watch_pauses(self, loop: asyncio.AbstractEventLoop, due: float | None = None) -> None:
        """Note how late this call comes, and call again: while something else computes, no socket is looked at."""
        now = loop.time()
        if due is not None:
            self.metrics.pauses.observe(max(0.0, now - due))
        self._pause_watch = loop.call_later(PAUSE_LOOK_SECONDS, self._watch_pauses, loop, now + PAUSE_LOOK_SECONDS)

    async def close(self) -> None:
        """Stop driving, end connections, commit what is under way."""
        if self._pause_watch is not None:
            self._pause_watch.cancel()
        self.rooms.close()
        if self.door is not None:
            await self.door.close()
        await self.standing.close()
        await self.analyses.close()
        await self.gatherer.close()
        await self.keeper.close()
        await self.notices.close()
        await self.figures.close()
        await self.cleanup.close()
        await self.leases.close()
        if self.notifier is not None:
            await self.notifier.close()
        for hosted in self.rooms.tables.values():
            hosted.close(1012)
        self.bot_pool.close()
        await asyncio.get_running_loop().run_in_executor(None, self.hint_pool.close)
        self._threads.shutdown(cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.storage.close)

    # What the rooms say

    def table_changed(self, hosted: HostedTable) -> None:
        """Set the alarm for what the table needs next, and call people whose turn has come."""
        self.rooms.reschedule(hosted)
        self.notices.look(hosted)
        self._wonder_about_accounts(hosted)

    async def state_changed(self, hosted: HostedTable) -> None:
        """Lead a room that needs driving, or give it back; measure a game that is over."""
        if hosted.table.room.state == "over":
            self.gatherer.wake()
        await self.leases.ensure(hosted)

    def presence_changed(self, hosted: HostedTable) -> None:
        """Let other processes know who is connected here."""
        if self.notifier is not None:
            self.notifier.notify_presence(hosted)
        self._wonder_about_accounts(hosted)

    def _wonder_about_accounts(self, hosted: HostedTable) -> None:
        """Learn who has an account at a table whose game is to count, before it begins."""
        room = hosted.table.room
        if room.options.rated and room.state == "lobby" and room.room not in self._learning:
            self._learning.add(room.room)
            task = asyncio.create_task(self.learn_accounts(hosted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def learn_accounts(self, hosted: HostedTable) -> None:
        """Note at a table whose game is to count who has an account."""
        room = hosted.table.room
        self._learning.discard(room.room)
        if not room.options.rated or room.state != "lobby":
            return
        people = [holder.people[0] for holder in room.persons() if holder.people]
        found = {person: await self.accounts.is_account(person) for person in people}
        if rated.with_accounts(hosted.table.room, found) != hosted.table.room:
            with contextlib.suppress(Refused, StorageDown):
                await self.rooms.submit(hosted, Edit(lambda stored: rated.with_accounts(stored, found)))

    async def forget(self, person: int, note: Callable[[Connection], None] = lambda _connection: None) -> None:
        """Delete a person from every table and from the database, with a note of it.

        A stand-in plays on where they are missing.
        """
        for _attempt in range(ATTEMPTS):
            if (rooms := await self.storage.people.delete(person, note)) is not None:
                break  # else they have sat down somewhere meanwhile
        else:
            raise Refused("storage")
        self.identity.forget(person)
        await self.rooms_changed(rooms)

    async def _held(self, is_read_only: bool) -> None:
        """Let nothing be changed at the tables, or again."""
        if is_read_only:
            self.rooms.pause()
        else:
            await self.rooms.go_on()

    async def _ordered(self, done: Done) -> None:
        """Let what an operator has ordered hold at once."""
        await self.standing.look()
        self.identity.end(done.ended)
        for room in done.rooms:
            for person in room.mentioned():
                self.storage.people.forget_name(person)
        await self.rooms_changed(list(done.rooms))

    async def rooms_changed(self, rooms: list[StoredRoom]) -> None:
        """Show rooms as they were rewritten in the database.

        Those in play are driven from here, or elsewhere.
        """
        for room in rooms:
            self.rooms.refresh(room.room)
            if room.room in self.rooms.tables or room.state in ("dealing", "playing"):
                # Where it fails, whoever opens it next reads what is stored.
                with contextlib.suppress(Refused, StorageDown):
                    await self.rooms.open(room.room)

    # What handlers need

    async def is_well(self) -> bool:
        """Return whether the database answers and other processes are heard; it is tried at most once per second."""
        if time.monotonic() > self._health_asked + 1:
            self._health_asked = time.monotonic()
            self._health = asyncio.create_task(self._try_database())
        assert self._health is not None
        return await asyncio.shield(self._health)

    async def _try_database(self) -> bool:
        if self.rooms.is_deaf():
            return False
        try:
            return await asyncio.wait_for(self.storage.answers(), 3)
        except (StorageDown, TimeoutError):
            return False

    async def in_thread(self, address: str, work: Callable[[], T]) -> T:
        """Do something long beside the sockets; refuse it where too much of that kind is waiting, or of an address."""
        with self._in_threads.held(address):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
