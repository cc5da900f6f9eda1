"""Tells people what concerns them: it is their turn at a table played over days, their table is full, they are invited.

All of it goes through the outbox. A page shows what is there; browsers that take messages are sent it by
the process that drives the table, or by any other that finds it left behind.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from byzanz import Refused
from byzanz.locales import LANGUAGES, texts
from byzanz.server.push import outbox
from byzanz.server.push.addresses import Address, Addresses
from byzanz.server.push.outbox import Kind, Notice
from byzanz.server.push.under_way import UnderWay
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play.orders import ordered_action
from byzanz.table.play.table import Table
from byzanz.table.room.stored import StorageDown, StoredRoom

if TYPE_CHECKING:
    from byzanz.server.push.sender import Sender

log = logging.getLogger("byzanz.push")
NEEDED = ("pywebpush", "py_vapid", "aiohttp")
CALM_SECONDS = 10.0
"""A seat is called at most that often: whoever plays fast must not have us knock at a service of their choice."""
LOOK_SECONDS = 5.0
ORPHAN_SECONDS = 30.0
"""What no process that drives the table has sent after so long is sent by whoever comes first."""


def is_installed() -> bool:
    """Return whether the extra `push` is installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def asked(table: Table) -> frozenset[int]:
    """Return the seats of a table played over days that must act by themselves: no standing order answers for them."""
    clock, game = table.room.options.clock, table.game
    if clock is None or clock.kind != "turns" or game is None:
        return frozenset()
    return frozenset(seat for seat in table.clocked() if ordered_action(game, seat, table.orders(seat)) is None)


def is_full(room: StoredRoom) -> bool:
    """Return whether a table that waits has no place left, and could be started."""
    return room.state == "lobby" and all(holder.kind != "open" for holder in room.seats)


def message_for(room: StoredRoom, person: int, kind: str, language: str, sender: str | None = None) -> dict[str, Any]:
    """Return a message: the table and its people, and nothing of the game."""
    text = texts(language if language in LANGUAGES else LANGUAGES[0])
    mine = room.seats_of(person)
    names = [holder.name for other, holder in enumerate(room.seats) if other not in mine and holder.name]
    body = text("push-body", count=len(names), names=", ".join(names))
    titles = {"turn": "push-title", "nudge": "push-nudge", "full": "push-full", "invite": "push-invite"}
    title = text(titles[kind], known="yes" if sender else "no", name=sender or "")
    return {"title": title, "body": body, "room": room.room}


class Notices:
    """Looks at each table that changes here and notes what its people are to be told; sends what is due.

    Without the extra nothing is sent.
    """

    def __init__(self, settings: Settings, storage: Storage, rooms: Rooms) -> None:
        self.addresses = Addresses(storage)
        self._settings = settings
        self._storage = storage
        self._rooms = rooms
        self._sender: Sender | None = None
        self._asked: WeakKeyDictionary[HostedTable, frozenset[int]] = WeakKeyDictionary()
        self._was_full: WeakKeyDictionary[HostedTable, bool] = WeakKeyDictionary()
        self._called: WeakKeyDictionary[HostedTable, dict[int, float]] = WeakKeyDictionary()
        """When each seat was called last."""
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.under_way = UnderWay()

    @property
    def allow_private(self) -> bool:
        """Whether push services may be in the operator's own network."""
        return self._settings.push_private

    async def open(self) -> None:
        """Read the server's key pair; the first process that starts makes it."""
        if not self._settings.push or not is_installed():
            return
        from byzanz.server.push.sender import Sender, new_key  # loads aiohttp and cryptography

        key = await self.addresses.key(new_key())
        self._sender = Sender(key, contact_of(self._settings), allow_private=self.allow_private)
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Give up what is under way."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.under_way.close()
        if self._sender is not None:
            await self._sender.close()

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with; refused where no messages are sent."""
        if self._sender is None:
            raise Refused("push_off")
        return self._sender.public_key

    @property
    def sends(self) -> bool:
        """Whether browsers are sent messages while their pages are closed."""
        return self._sender is not None

    # What happens

    def look(self, hosted: HostedTable) -> None:
        """Note whose turn has come since the last look, and a table that is full; one that was just loaded tells nobody."""
        self._look_whether_full(hosted)
        if self._sender is None:
            return
        now = asked(hosted.table)
        before = self._asked.get(hosted, now)
        self._asked[hosted] = now
        away = [seat for seat in sorted(now - before) if not hosted.table.audience.is_here(seat)]
        # One process drives a table: it alone tells, so that everybody hears once.
        if away and hosted.is_driven:
            for seat in away:
                self._call(hosted, seat, "turn")

    def _look_whether_full(self, hosted: HostedTable) -> None:
        room = hosted.table.room
        now = is_full(room)
        before = self._was_full.get(hosted, now)
        self._was_full[hosted] = now
        seat = room.seat_of(room.host)
        # Whoever fills it does so here: this process has seen it open.
        if now and not before and seat is not None and not hosted.table.audience.is_here(seat):
            self._start(("full", room.room), self._put("full", (room.host,), room.room, room.room))

    def nudge(self, hosted: HostedTable, seat: int) -> None:
        """Call a seat that somebody has nudged, if its player isn't there."""
        if self._sender is not None and not hosted.table.audience.is_here(seat):
            self._call(hosted, seat, "nudge")

    def _call(self, hosted: HostedTable, seat: int, why: str) -> None:
        called = self._called.setdefault(hosted, {})
        now = time.time()
        if called.get(seat, 0.0) > now:
            return  # a call waits already, and is looked at again when it is due
        due = called[seat] = max(now, called.get(seat, 0.0) + CALM_SECONDS)
        room = hosted.table.room
        key = f"{why} {room.room} {hosted.table.version}"
        self._start((key, seat), self._put_to_browsers(room.seats[seat].people, key, room.room, due))

    def _start(self, name: object, work: Any) -> None:
        self.under_way.start(name, "", work)

    async def _put_to_browsers(self, people: tuple[int, ...], key: str, room: str, due: float) -> None:
        """Note a turn for those of a seat's people who take messages; the others see it in their list of games."""
        try:
            who = await self.addresses.owners(people)
        except StorageDown as error:
            log.warning("nobody is called: %s", error)
            return
        if who:
            await self._put("turn", who, key, room, due)

    async def _put(self, kind: Kind, people: Iterable[int], key: str, room: str, due: float | None = None) -> None:
        try:
            await self._note(kind, people, key, room, due)
        except StorageDown as error:
            log.warning("nobody is told: %s", error)

    async def _note(
        self, kind: Kind, people: Iterable[int], key: str, room: str, due: float | None, sender: int | None = None
    ) -> int:
        when = time.time() if due is None else due
        new = await self._storage.write(lambda c: outbox.put(c, kind, people, key, room, when, sender))
        self._wanted.set()
        return new

    async def invite(self, people: Iterable[int], room: str, sender: int) -> int:
        """Invite people to a table, each once; return how many are told now."""
        return await self._note("invite", people, room, room, None, sender)

    # Sending

    async def _repeat(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
            self._wanted.clear()
            try:
                await self._send_due()
            except StorageDown as error:
                log.warning("messages wait for the database: %s", error)
            except Exception:
                log.exception("sending messages")

    async def _send_due(self) -> None:
        now = time.time()
        for notice in await self._storage.read(lambda c: outbox.due_at(c, now)):
            hosted = self._rooms.tables.get(notice.room)
            if (hosted is None or not hosted.is_driven) and notice.kind == "turn" and now < notice.due + ORPHAN_SECONDS:
                continue  # the process that drives it knows who is there
            try:
                hosted = await self._rooms.open(notice.room)
            except Refused:
                hosted = None
            if await self._storage.write(lambda c, claimed=notice.id: outbox.claim(c, claimed)) and hosted is not None:  # type: ignore[misc]
                if self._still_holds(hosted, notice):
                    await self._send_to_all(hosted.table.room, notice)

    def _still_holds(self, hosted: HostedTable, notice: Notice) -> bool:
        """Return whether it is still worth telling: nobody is called to a table that they look at or that has gone on."""
        table, room = hosted.table, hosted.table.room
        if notice.kind == "invite":
            return room.state == "lobby" and room.seat_of(notice.person) is None
        mine = room.seats_of(notice.person)
        if any(table.audience.is_here(seat) for seat in mine):
            return False
        if notice.kind == "full":
            return is_full(room)
        waiting = table.clocked() if notice.key.startswith("nudge") else asked(table)
        return any(seat in waiting for seat in mine)

    async def _send_to_all(self, room: StoredRoom, notice: Notice) -> None:
        sender = None if notice.sender is None else await self._storage.people.name(notice.sender)
        kind = "nudge" if notice.key.startswith("nudge ") else notice.kind
        for address in await self.addresses.of((notice.person,)):
            message = message_for(room, notice.person, kind, address.language, sender)
            site = ".".join((urlsplit(address.endpoint).hostname or "").split(".")[-2:])
            name = (room.room, notice.person, address.endpoint)
            self.under_way.start(name, site, self._send(address, message, room.room))

    async def _send(self, address: Address, message: dict[str, Any], topic: str) -> None:
        assert self._sender is not None
        try:
            if not await self._sender.send(address, message, topic, self.under_way.pause):
                await self.addresses.remove(address.endpoint)
        except StorageDown as error:
            log.warning("an address that is gone is still stored: %s", error)
        except Exception as error:  # what one browser gave us must not keep the others from being called
            log.warning("a message can't be sent: %s", type(error).__name__)


def contact_of(settings: Settings) -> str:
    """Return whom a push service may write to about this server: what the operator says, else the server itself."""
    if settings.push_contact:
        return settings.push_contact
    origin = next((one.strip() for one in settings.origins.split(",") if one.strip().startswith("https://")), None)
    return origin or "mailto:operator@example.org"
