"""All rooms of a process: loading, changing and forgetting them, and the one way in for actions of people and bots alike."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from byzanz import Event, Game
from byzanz.server import wire
from byzanz.server.client import Client
from byzanz.server.header import Header
from byzanz.server.metrics import Metrics
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.settings import Settings
from byzanz.server.storage import Storage
from byzanz.server.table import Table, There
from byzanz.server.writer import ActionRow

log = logging.getLogger("byzanz.rooms")
GRACE_SECONDS = 60


class Rooms:
    """The rooms that somebody looks at or that need driving; the rest sleeps in the database."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.tables: dict[str, Table] = {}
        # The channel keeps it: for each room who is connected at which other process.
        self.elsewhere: dict[str, dict[str, There]] = {}
        self._began = time.time()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        # The driver listens: it looks after a table whenever something about it has changed.
        self.on_change: Callable[[Table], None] = lambda _table: None
        # The leases listen: a room that is opened, or whose state has changed, may need this process to drive it.
        self.on_state: Callable[[Table], Awaitable[None]] = _nobody_listens
        # The channel listens: other processes want to know who is connected here.
        self.on_presence: Callable[[Table], None] = lambda _table: None

    # Loading

    async def table(self, room: str) -> Table:
        """A room, from memory or rebuilt from its actions."""
        if (table := self.tables.get(room)) is not None:
            table.touched = time.monotonic()
            return table
        if (loading := self._loading.get(room)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[room] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(room)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # somebody may be waiting for it, or nobody
            raise
        else:
            future.set_result(table)
            return table
        finally:
            del self._loading[room]

    async def _load(self, room: str) -> Table:
        stored = await self.storage.room(room) if room.isalnum() and len(room) <= 16 else None
        if stored is None or stored[0].state == "closed":
            raise Declined("room_unknown", 404)
        header, revision, due = stored
        table = Table(header, revision, self.elsewhere)
        if header.deck is not None:
            table.begin()
            table.replay(await self.storage.actions_of(room))
        if table.clocks is not None and due is not None:
            # It slept, and its clocks went on. Who ran out while the server was down still gets a moment.
            grace = min(table.clocks.clock.move, GRACE_SECONDS) if due < self._began else 0
            table.clocks.resume(max(due - time.time(), grace))
        self.tables[room] = table
        await self.on_state(table)
        self.on_change(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Brings a table up to what another process has stored."""
        state = table.header.state
        try:
            async with table.lock:
                if table.is_stale:
                    await self.refresh(table)
            if table.header.state != state:
                await self.on_state(table)
        except (Declined, StorageDown) as error:
            log.warning("room %s could not be refreshed: %s", table.header.room, error)
        self.on_change(table)

    async def refresh(self, table: Table) -> None:
        """Brings a table up to what is stored, because of another process or a commit of unknown outcome; holds the lock."""
        room = table.header.room
        stored = await self.storage.room(room)
        if stored is None:
            raise Declined("room_unknown", 404)
        table.is_stale = False
        if stored[1] != table.revision:
            self._take_over(table, stored[0], stored[1])
        if table.game is not None:
            for row in await self.storage.actions_of(room, table.version):
                self._tell(table, row, *table.judge(row.seat, row.action))
        self.on_change(table)  # whoever refreshes may find nothing left to do, but the table has moved on

    # Actions

    async def act(
        self,
        table: Table,
        seat: int,
        action: str,
        version: int,
        by: wire.By,
        frame: str | None = None,
        is_still_wanted: Callable[[], bool] = lambda: True,
    ) -> int:
        """Takes an action in: judged, stored, told. Its version; after Declined or StorageDown nothing has happened."""
        async with table.lock:
            while True:
                if table.is_stale:
                    await self.refresh(table)
                if frame is not None and (taken := table.taken(seat, frame)) is not None:
                    return taken
                if table.game is not None:
                    table.check_version(version, action)
                if not is_still_wanted():
                    raise Declined("stale", 409, version=table.version)
                game, events = table.judge(seat, action)
                spent = table.clocks.spent() if table.clocks else 0
                row = ActionRow(table.header.room, game.version, seat, action, by, frame, time.time(), spent)
                try:
                    is_stored = await self.storage.append(row)
                except BaseException:
                    table.is_stale = True  # it may or may not be on disk: ask before anything else is said
                    raise
                if is_stored:
                    break
                table.is_stale = True
            self._tell(table, row, game, events)
            self.metrics.moved(by)
        if table.game is not None and table.game.result is not None:
            await self._finish(table)
        self.on_change(table)
        return row.version

    def _tell(self, table: Table, row: ActionRow, game: Game, events: list[Event]) -> None:
        table.apply(row, game)
        table.send_step(row.by, events)

    async def _finish(self, table: Table) -> None:
        """Notes in the header that the game is over; the actions say so anyway."""
        assert table.game is not None
        result = table.game.result
        assert result is not None

        def over(header: Header) -> None:
            header.state = "over"
            header.points, header.winners = list(result.points), list(result.winners)

        try:
            await self.change(table, over)
        except StorageDown:
            log.warning("room %s is over but its header could not be stored", table.header.room)

    # Headers

    async def make(self, header: Header) -> Table:
        """Stores a new room and opens it."""
        await self.storage.make_room(header)
        table = self.tables[header.room] = Table(header, 1, self.elsewhere)
        self.metrics.rooms_made.inc()
        await self.on_state(table)
        self.on_change(table)
        return table

    async def change(self, table: Table, edit: Callable[[Header], None]) -> None:
        """Changes a room's header: edited in a copy, stored, then told. `edit` raises Declined if it may not be."""
        state = table.header.state
        async with table.lock:
            while True:
                if table.is_stale:
                    await self.refresh(table)
                header = table.header.copy()
                edit(header)
                if header == table.header:
                    return
                header.updated = time.time()
                try:
                    is_stored = await self.storage.save_room(header, table.revision)
                except BaseException:
                    table.is_stale = True
                    raise
                if is_stored:
                    break
                table.is_stale = True
            self._take_over(table, header, table.revision + 1)
        if header.state != state:
            await self.on_state(table)
        self.on_change(table)

    def _take_over(self, table: Table, header: Header, revision: int) -> None:
        """A stored header is the present now: seats are found anew, a game that was dealt begins, everybody hears of it."""
        table.header, table.revision = header, revision
        for client in table.clients:
            seat = header.seat_of(client.person)
            if seat != client.seat:
                client.seat, client.sight = seat, None
        if header.deck is not None and table.game is None:
            table.begin()
        if table.clocks is not None:
            table.clocks.charge(table.clocks.spent())
            table.clocks.run(table.clocked())
        table.send_room()
        for client in list(table.clients):
            if table.game is not None and client.sight is None:
                table.send_table(client)
            elif table.game is not None:
                table.send_auto(client)
        if header.state == "closed":
            self.tables.pop(header.room, None)
            for client in list(table.clients):
                client.cut(4404)

    # Clients

    def enter(self, table: Table, client: Client) -> None:
        """A browser has come: it gets the room and the present."""
        client.seat = table.header.seat_of(client.person)
        table.clients.add(client)
        if client.seat is not None:
            table.offline_since.pop(client.seat, None)
        table.send_room()
        if table.game is not None:
            table.send_table(client)
        self.on_presence(table)
        self.on_change(table)

    def leave(self, table: Table, client: Client) -> None:
        """A browser has gone."""
        table.clients.discard(client)
        table.touched = time.monotonic()
        if client.seat is not None and client.seat not in table.here():
            table.offline_since[client.seat] = time.monotonic()
        table.send_room()
        self.on_presence(table)
        self.on_change(table)


async def _nobody_listens(_table: Table) -> None:
    """What `on_state` is before the leases are there."""
