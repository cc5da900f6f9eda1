"""Messages to people whose turn has come at a table played over days, and who aren't there."""

import logging
import math
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from byzanz import Refused
from byzanz.locales import LANGUAGES, texts
from byzanz.server.push.addresses import Address, Addresses
from byzanz.server.push.under_way import UnderWay
from byzanz.server.settings import Settings
from byzanz.server.store.storage import Storage
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.table.play.orders import ordered_action
from byzanz.table.play.table import Table
from byzanz.table.room.stored import StorageDown, StoredRoom

if TYPE_CHECKING:
    from byzanz.server.push.sender import Sender

log = logging.getLogger("byzanz.push")
NEEDED = ("pywebpush", "py_vapid", "aiohttp")
CALM_SECONDS = 10.0
"""A seat is called at most that often: whoever plays fast must not have us knock at a service of their choice."""


def is_installed() -> bool:
    """Return whether the extra `push` is installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def asked(table: Table) -> frozenset[int]:
    """Return the seats of a table played over days that must act by themselves: no standing order answers for them."""
    clock, game = table.room.options.clock, table.game
    if clock is None or clock.kind != "turns" or game is None:
        return frozenset()
    return frozenset(seat for seat in table.clocked() if ordered_action(game, seat, table.orders(seat)) is None)


def message_for(room: StoredRoom, seat: int, language: str, *, is_nudge: bool = False) -> dict[str, Any]:
    """Return a message: the table and its people, and nothing of the game."""
    text = texts(language if language in LANGUAGES else LANGUAGES[0])
    names = [holder.name for other, holder in enumerate(room.seats) if other != seat and holder.name]
    body = text("push-body", count=len(names), names=", ".join(names))
    return {"title": text("push-nudge" if is_nudge else "push-title"), "body": body, "room": room.room}


class Notices:
    """Looks at each table that changes here and sends what is due. Without the extra it does nothing."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.addresses = Addresses(storage)
        self._settings = settings
        self._sender: Sender | None = None
        self._asked: WeakKeyDictionary[HostedTable, frozenset[int]] = WeakKeyDictionary()
        self._called: WeakKeyDictionary[HostedTable, dict[int, float]] = WeakKeyDictionary()
        """When each seat was called last."""
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

    async def close(self) -> None:
        """Give up what is under way."""
        await self.under_way.close()
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
            for seat in away:
                self.under_way.start((hosted.id, seat), "", self._call(hosted, seat))

    def nudge(self, hosted: HostedTable, seat: int) -> None:
        """Call a seat that somebody has nudged, if its player isn't there."""
        if self._sender is not None and not hosted.table.audience.is_here(seat):
            self.under_way.start((hosted.id, seat), "", self._call(hosted, seat, is_nudge=True))

    async def _call(self, hosted: HostedTable, seat: int, *, is_nudge: bool = False) -> None:
        """Call a seat wherever its people take messages; not again and again in a moment, whoever makes it its turn."""
        called = self._called.setdefault(hosted, {})
        try:
            wait = called.get(seat, -math.inf) + CALM_SECONDS - time.monotonic()
            if wait > 0:
                await self.under_way.pause(wait)
                if seat not in (
                    hosted.table.clocked() if is_nudge else asked(hosted.table)
                ) or hosted.table.audience.is_here(seat):
                    return
            called[seat] = time.monotonic()
            room = hosted.table.room
            for address in await self.addresses.of(room.seats[seat].people):
                site = ".".join((urlsplit(address.endpoint).hostname or "").split(".")[-2:])
                self.under_way.start(
                    (room.room, seat, address.endpoint), site, self._send(room, seat, address, is_nudge=is_nudge)
                )
        except StorageDown as error:
            log.warning("nobody is called: %s", error)

    async def _send(self, room: StoredRoom, seat: int, address: Address, *, is_nudge: bool) -> None:
        assert self._sender is not None
        message = message_for(room, seat, address.language, is_nudge=is_nudge)
        try:
            if not await self._sender.send(address, message, room.room, self.under_way.pause):
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
