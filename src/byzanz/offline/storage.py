"""Storage of tables in a browser: a small interface, one in memory, one on the browser's database, one that falls back."""

import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from byzanz.table.room.stored import ActionRow, RoomRow, StorageDown, Stored, decode_room, encode_room


class Storage(Protocol):
    """What a host asks of its storage. A write is kept for good when it returns; a failure raises StorageDown."""

    async def load(self, room: str, after: int = 0) -> Stored | None:
        """Return a room with its actions after a version."""
        ...

    async def append(self, row: ActionRow) -> bool:
        """Store an action; return false if another page has stored one with its version."""
        ...

    async def save(self, row: RoomRow) -> bool:
        """Store a room over the revision that it was made from (0: none); return false if that isn't the newest."""
        ...

    async def name(self) -> str | None:
        """Return the name of the person who plays here."""
        ...

    async def rename(self, name: str) -> None:
        """Store the name of the person who plays here."""
        ...

    async def face(self) -> int | None:
        """Return the number of the portrait of the person who plays here."""
        ...

    async def change_face(self, face: int) -> None:
        """Store the number of their portrait."""
        ...


class MemoryStorage:
    """Keeps tables as long as the process lasts."""

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[str, int]] = {}
        self._actions: dict[str, list[ActionRow]] = {}
        self._name: str | None = None
        self._face: int | None = None

    def adopt(self, stored: Stored) -> None:
        """Keep what another storage has of a room."""
        room = stored.room.room
        self._rooms[room] = (encode_room(stored.room), stored.revision)
        self._actions[room] = list(stored.rows)

    async def load(self, room: str, after: int = 0) -> Stored | None:
        """Return a room with its actions after a version."""
        if room not in self._rooms:
            return None
        text, revision = self._rooms[room]
        return Stored(decode_room(text), revision, self._actions.get(room, [])[after:])

    async def append(self, row: ActionRow) -> bool:
        """Store an action, if it is the next."""
        actions = self._actions.setdefault(row.room, [])
        if row.version != len(actions) + 1:
            return False
        actions.append(row)
        return True

    async def save(self, row: RoomRow) -> bool:
        """Store a room, if it was made from the newest revision."""
        if self._rooms.get(row.room.room, ("", 0))[1] != row.revision:
            return False
        self._rooms[row.room.room] = (encode_room(row.room), row.revision + 1)
        if row.made is not None:
            self._rooms[row.made.room] = (encode_room(row.made), 1)
        return True

    async def name(self) -> str | None:
        """Return the person's name."""
        return self._name

    async def rename(self, name: str) -> None:
        """Keep the person's name."""
        self._name = name

    async def face(self) -> int | None:
        """Return the person's portrait."""
        return self._face

    async def change_face(self, face: int) -> None:
        """Keep the person's portrait."""
        self._face = face


class Database(Protocol):
    """The browser's database, as the worker's script offers it (`client/src/offline/database.ts`): JSON in, JSON out."""

    def load(self, room: str, after: int) -> Awaitable[str | None]:
        """Return the text, the revision and the actions of a room."""

    def append(self, row: str) -> Awaitable[bool]:
        """Add an action."""

    def save(self, room: str, text: str, revision: int, made: str | None, made_text: str | None) -> Awaitable[bool]:
        """Replace a room, and add the one that it leads to."""

    def get(self, key: str) -> Awaitable[str | None]:
        """Return a value that was put."""

    def put(self, key: str, value: str) -> Awaitable[None]:
        """Keep a value."""


class BrowserStorage:
    """Keeps tables in the browser's database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, room: str, after: int = 0) -> Stored | None:
        """Return a room with its actions after a version."""
        found = await _done(self._database.load(room, after))
        if not found:
            return None
        fields: dict[str, Any] = json.loads(found)
        rows = [ActionRow(**row) for row in fields["rows"]]
        return Stored(decode_room(fields["text"]), fields["revision"], rows)

    async def append(self, row: ActionRow) -> bool:
        """Store an action, if it is the next."""
        return bool(await _done(self._database.append(json.dumps(row._asdict()))))

    async def save(self, row: RoomRow) -> bool:
        """Store a room, if it was made from the newest revision."""
        made = row.made
        saving = self._database.save(
            row.room.room,
            encode_room(row.room),
            row.revision,
            None if made is None else made.room,
            None if made is None else encode_room(made),
        )
        return bool(await _done(saving))

    async def name(self) -> str | None:
        """Return the person's name."""
        return await _done(self._database.get("name")) or None

    async def rename(self, name: str) -> None:
        """Keep the person's name."""
        await _done(self._database.put("name", name))

    async def face(self) -> int | None:
        """Return the person's portrait."""
        kept = await _done(self._database.get("face"))
        return int(kept) if kept else None

    async def change_face(self, face: int) -> None:
        """Keep the person's portrait."""
        await _done(self._database.put("face", str(face)))


class FallbackStorage:
    """Keeps tables in a storage that lasts; a table that it can't keep any more goes on in memory, and `lost` is called."""

    def __init__(self, lasting: Storage, lost: Callable[[], None]) -> None:
        self._lasting = lasting
        self._memory = MemoryStorage()
        self._in_memory: set[str] = set()
        self._lost = lost

    async def load(self, room: str, after: int = 0) -> Stored | None:
        """Return a room with its actions after a version."""
        if room in self._in_memory:
            return await self._memory.load(room, after)
        return await self._lasting.load(room, after)

    async def append(self, row: ActionRow) -> bool:
        """Store an action, if it is the next."""
        if row.room not in self._in_memory:
            try:
                return await self._lasting.append(row)
            except StorageDown:
                await self._adopt(row.room, is_begun=row.version > 1)
                self._go_on_in_memory(row.room)
        return await self._memory.append(row)

    async def save(self, row: RoomRow) -> bool:
        """Store a room, if it was made from the newest revision."""
        if row.room.room not in self._in_memory:
            try:
                return await self._lasting.save(row)
            except StorageDown:
                if row.revision:
                    await self._adopt(row.room.room, is_begun=True)
                self._go_on_in_memory(row.room.room)
        if row.made is not None:
            self._in_memory.add(row.made.room)
        return await self._memory.save(row)

    async def _adopt(self, room: str, *, is_begun: bool) -> None:
        """Take over what is kept of a room: a full storage can still be read. Raises StorageDown where it can't."""
        stored = await self._lasting.load(room)
        if stored is not None:
            self._memory.adopt(stored)
        elif is_begun:
            raise StorageDown("not readable")

    def _go_on_in_memory(self, room: str) -> None:
        self._in_memory.add(room)
        self._lost()

    async def name(self) -> str | None:
        """Return the person's name."""
        try:
            return await self._lasting.name()
        except StorageDown:
            return await self._memory.name()

    async def rename(self, name: str) -> None:
        """Keep the person's name, at least for now."""
        await self._memory.rename(name)
        with contextlib.suppress(StorageDown):
            await self._lasting.rename(name)

    async def face(self) -> int | None:
        """Return the person's portrait."""
        try:
            return await self._lasting.face()
        except StorageDown:
            return await self._memory.face()

    async def change_face(self, face: int) -> None:
        """Keep the person's portrait, at least for now."""
        await self._memory.change_face(face)
        with contextlib.suppress(StorageDown):
            await self._lasting.change_face(face)


async def _done(asked: Awaitable[Any]) -> Any:
    """Wait for the browser's database; whatever it raises means that nothing is known to be stored."""
    try:
        return await asked
    except Exception as error:
        raise StorageDown(str(error)) from error
