"""A table in this process, with its lock and its connections."""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Any

import msgspec

from byzanz.server.limits.addresses import Bucket
from byzanz.table.host import Hosted
from byzanz.table.play.audience import Viewer
from byzanz.table.play.table import Table
from byzanz.table.room.stored import ActionRow

COMINGS_PER_SECOND, COMINGS_AT_ONCE = 1, 20
encode = msgspec.json.Encoder().encode


def packed(part: Any) -> msgspec.Raw:
    """Encode a part that stands in several frames, once for all of them."""
    return msgspec.Raw(encode(part))


class Connected(Viewer, ABC):
    """A viewer behind a wire of this process."""

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Send a frame without waiting for a slow client."""

    @abstractmethod
    def cut(self, code: int) -> None:
        """End the connection without waiting for the client."""


class HostedTable(Hosted):
    """A table in this process."""

    lock: asyncio.Lock

    def __init__(self, table: Table) -> None:
        super().__init__(table, asyncio.Lock())
        self.is_counting = False
        self.comings = Bucket(COMINGS_PER_SECOND, COMINGS_AT_ONCE)
        """Players who come and go are shown at once, unless they do it again and again."""
        self.touched = time.monotonic()
        self.arrived: dict[int, ActionRow] = {}
        """Actions that another process has sent along while a change was under way here, by version."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to it here."""
        return bool(self.table.audience.viewers)

    @property
    def is_needed(self) -> bool:
        """Whether it must be up to date all the time: somebody looks at it, or it is driven here."""
        return self.is_watched or self.is_driven

    def close(self, code: int) -> None:
        """End all connections."""
        for viewer in list(self.table.audience.viewers):
            assert isinstance(viewer, Connected)
            viewer.cut(code)
