"""A table in this process, with its lock and its connections."""

import asyncio
import time
from typing import Any

import msgspec

from byzanz.server.sockets.connections import Connection
from byzanz.table.stored import ActionRow
from byzanz.table.table import Table

encode = msgspec.json.Encoder().encode


def packed(part: Any) -> msgspec.Raw:
    """Encode a part that stands in several frames, once for all of them."""
    return msgspec.Raw(encode(part))


class HostedTable:
    """A table in this process. Whoever changes it holds its lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.is_driven = False
        self.is_counting = False
        self.touched = time.monotonic()
        self.arrived: dict[int, ActionRow] = {}
        """Actions that another process has sent along while a change was under way here, by version."""

    @property
    def id(self) -> str:
        """The room's id."""
        return self.table.room.room

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to it here."""
        return bool(self.table.audience.viewers)

    @property
    def is_needed(self) -> bool:
        """Whether it must be up to date all the time: somebody looks at it, or it is driven here."""
        return self.is_watched or self.is_driven

    def flush(self) -> None:
        """Send the frames that the table has queued, each encoded once."""
        outbox = self.table.audience.outbox
        for frame, viewers, close in outbox:
            data = b"" if close else encode(frame)
            for viewer in viewers:
                assert isinstance(viewer, Connection)
                viewer.cut(close) if close else viewer.send(data)
        outbox.clear()

    def close(self, code: int) -> None:
        """End all connections."""
        for viewer in list(self.table.audience.viewers):
            assert isinstance(viewer, Connection)
            viewer.cut(code)
