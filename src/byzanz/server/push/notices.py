"""Who is told that it is their turn: people of tables played over days, whose turn has just come and who aren't there."""

import asyncio
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from byzanz import Refused
from byzanz.locales import LANGUAGES, texts
from byzanz.server.push.addresses import Address, Addresses
from byzanz.server.rooms import HostedTable
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.table.orders import ordered_action
from byzanz.table.stored import StorageDown, StoredRoom
from byzanz.table.table import Table

if TYPE_CHECKING:
    from byzanz.server.push.sender import Sender

log = logging.getLogger("byzanz.push")
NEEDED = ("pywebpush", "py_vapid", "aiohttp")
AT_ONCE = 200
"""Messages under way; what comes above that isn't sent, and the page tells when it is opened."""


def is_installed() -> bool:
    """Return whether the extra `push` is installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def asked(table: Table) -> frozenset[int]:
    """Return the seats of a table played over days that must act by themselves: no standing order answers for them."""
    clock, game = table.room.options.clock, table.game
    if clock is None or clock.kind != "turns" or game is None:
        return frozenset()
    return frozenset(seat for seat in table.clocked() if ordered_action(game, seat, table.orders(seat)) is None)


def message_for(room: StoredRoom, seat: int, language: str) -> dict[str, Any]:
    """Return a message: the table and its people, and nothing of the game."""
    text = texts(language if language in LANGUAGES else LANGUAGES[0])
    names = [holder.name for other, holder in enumerate(room.seats) if other != seat and holder.name]
    body = text("push-body", count=len(names), names=", ".join(names))
    return {"title": text("push-title"), "body": body, "room": room.room}


class Notices:
    """Looks at each table that changes here and sends what is due. Without the extra it does nothing."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.addresses = Addresses(storage)
        self._settings = settings
        self._sender: Sender | None = None
        self._asked: WeakKeyDictionary[HostedTable, frozenset[int]] = WeakKeyDictionary()
        self._running: set[asyncio.Task[None]] = set()

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

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._sender is not None:
            await self._sender.close()

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with; refused where no messages are sent."""
        if self._sender is None:
            raise Refused("push_off")
        return self._sender.public_key

    def look(self, hosted: HostedTable) -> None:
        """Call the seats of a table whose turn has come since the last look; one that was just loaded calls nobody."""
        if self._sender is None:
            return
        now = asked(hosted.table)
        before = self._asked.get(hosted, now)
        self._asked[hosted] = now
        away = [seat for seat in sorted(now - before) if not hosted.table.audience.is_here(seat)]
        # One process drives a table: it alone tells, so that everybody hears once.
        if away and hosted.is_driven:
            self._start(hosted.table.room, away)

    def _start(self, room: StoredRoom, seats: list[int]) -> None:
        if len(self._running) >= AT_ONCE:
            return
        task = asyncio.get_running_loop().create_task(self._call(room, seats))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _call(self, room: StoredRoom, seats: list[int]) -> None:
        try:
            for seat in seats:
                addresses = await self.addresses.of(room.seats[seat].people)
                await asyncio.gather(*(self._send(room, seat, address) for address in addresses))
        except StorageDown as error:
            log.warning("nobody is called: %s", error)
        except Exception:
            log.exception("calling people of room %s", room.room)

    async def _send(self, room: StoredRoom, seat: int, address: Address) -> None:
        assert self._sender is not None
        if not await self._sender.send(address, message_for(room, seat, address.language), room.room):
            await self.addresses.remove(address.endpoint)


def contact_of(settings: Settings) -> str:
    """Return whom a push service may write to about this server: what the operator says, else the server itself."""
    if settings.push_contact:
        return settings.push_contact
    origin = next((one.strip() for one in settings.origins.split(",") if one.strip().startswith("https://")), None)
    return origin or "mailto:operator@example.org"
