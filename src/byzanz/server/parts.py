"""The parts of one server process, put together."""

import asyncio
import math
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from byzanz.server.bots import ExtraBot, MakeBot, Thinkers
from byzanz.server.channel import Channel
from byzanz.server.driver import Driver
from byzanz.server.guard import address_of
from byzanz.server.identity import Identity
from byzanz.server.leases import Leases
from byzanz.server.limits import Buckets
from byzanz.server.metrics import Metrics
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.rooms import Rooms
from byzanz.server.settings import Settings
from byzanz.server.sockets import Sockets
from byzanz.server.storage import Storage

T = TypeVar("T")


class Parts:
    """Everything a process has: made once, opened when the server starts, closed when it ends."""

    def __init__(self, settings: Settings, make_bot: MakeBot, extra_bots: tuple[ExtraBot, ...] = ()) -> None:
        self.settings = settings
        self.extra_bots = extra_bots
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.storage = Storage(settings, self.process, self.metrics.observe_commit)
        self.rooms = Rooms(settings, self.storage, self.metrics)
        self.identity = Identity(self.storage)
        self.sockets = Sockets(self.rooms, self.identity, self.metrics)
        self.thinkers = Thinkers(make_bot, self.metrics)
        # Only delays come from this generator; cards never do.
        self.driver = Driver(self.rooms, self.thinkers, random.Random(secrets.randbits(64)))
        self.leases = Leases(self.rooms, self.driver)
        self.channel = Channel(self.rooms) if settings.is_postgres else None
        self.rooms.on_change = self.driver.look_after
        self.rooms.on_state = self.leases.ensure
        if self.channel is not None:
            self.rooms.on_presence = self.channel.tell_presence
            self.sockets.on_phrase = self.channel.tell_phrase
        self._new_rooms = Buckets(settings.limit_rooms / 3600, settings.limit_rooms)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="byzanz-replay")
        self._health: asyncio.Task[bool] | None = None
        self._health_asked = -math.inf

    async def open(self) -> None:
        """Opens the database and takes up the rooms that need driving."""
        await asyncio.get_running_loop().run_in_executor(None, self.storage.open)
        if self.channel is not None:
            self.channel.open()
        await self.leases.open()

    async def close(self) -> None:
        """Stops driving, ends connections, commits what is under way."""
        self.driver.close()
        await self.leases.close()
        if self.channel is not None:
            await self.channel.close()
        for table in self.rooms.tables.values():
            for client in list(table.clients):
                client.cut(1012)
        self.thinkers.close()
        self._threads.shutdown(cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.storage.close)

    async def is_well(self) -> bool:
        """True if the database answers; however many ask, it is tried once a second."""
        if time.monotonic() > self._health_asked + 1:
            self._health_asked = time.monotonic()
            self._health = asyncio.create_task(self._try_database())
        assert self._health is not None
        return await asyncio.shield(self._health)

    async def _try_database(self) -> bool:
        try:
            return await asyncio.wait_for(self.storage.answers(), 3)
        except (StorageDown, TimeoutError):
            return False

    def check_new_room(self, scope: Any) -> None:
        """Refuses a room too many from one address."""
        if not self._new_rooms.take(address_of(scope)):
            raise Declined("too_many_rooms", 429, most=self.settings.limit_rooms)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Does something long beside the sockets."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
