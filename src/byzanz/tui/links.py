"""Links between the screen and its table: the same for one in this process and one at a server."""

import asyncio
from typing import Any, Protocol

from byzanz import Refused
from byzanz.analysis.hints import hint_for
from byzanz.table.play.schedule import hint_seed
from byzanz.tui.client import TableClient
from byzanz.tui.kept import KeptGame, last_kept
from byzanz.tui.local import LocalTable, Setup


class Link(Protocol):
    """A table that a screen shows."""

    is_lost: bool
    can_renew: bool
    has_ended: str | None
    """The code with which a server ended the connection for good."""

    @property
    def can_resume(self) -> bool:
        """Whether a kept game can be gone on with in place of this one, which nobody has begun to play."""
        ...

    async def resume(self) -> None:
        """Go on with the kept game."""

    @property
    def client(self) -> TableClient:
        """Return what the player knows."""
        ...

    async def open(self) -> None:
        """Sit down at the table; raise Refused where that can't be."""

    async def wait(self) -> None:
        """Wait until something has changed."""

    async def act(self, action: str) -> None:
        """Do what the player wants; raise Refused with nothing changed if it can't be."""

    async def ask(self, do: str, **fields: Any) -> None:
        """Send a frame of docs/protocol.md; raise Refused where the table says no."""

    async def start(self) -> None:
        """Start the game of a table that waits for players."""

    async def hint(self, action: str | None) -> dict[str, Any]:
        """Return a hint, and how an action compares if one is given; raise Refused where there is none."""
        ...

    async def renew(self) -> None:
        """Begin another game: at once, or when everybody at the table wants it."""

    async def cancel_renewal(self) -> None:
        """Want no other game after all."""

    async def renew_with_bots(self) -> None:
        """Begin another game with bots in place of those who are gone."""

    async def take_over(self, seat: int) -> None:
        """Take over a bot's seat, as somebody who watches."""

    async def close(self) -> None:
        """Leave."""


class LocalLink:
    """A table in this process; the bots wait a moment before they act, so that people can follow."""

    is_lost = False
    can_renew = True
    has_ended: str | None = None

    def __init__(
        self, setup: Setup, delay: float = 0.6, kept: KeptGame | None = None, *, is_kept: bool = False
    ) -> None:
        self._kept = last_kept() if is_kept and kept is None else None
        self.is_kept = is_kept
        self.table = LocalTable(setup, kept, is_kept=is_kept)
        self.delay = delay
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()

    @property
    def client(self) -> TableClient:
        """Return what the player knows."""
        return self.table.client

    @property
    def can_resume(self) -> bool:
        """Whether another game is kept, and nobody has acted in this one yet."""
        return self._kept is not None and "person" not in self.table.table.by

    async def resume(self) -> None:
        """Go on with the kept game; the one that was only dealt is thrown away."""
        async with self._lock:
            kept, self._kept = self._kept, None
            assert kept is not None
            if self.table.keeper is not None:
                self.table.keeper.forget()
            self.table = LocalTable(Setup.of(kept), kept)
            self._changed.set()

    async def open(self) -> None:
        """Sit down: the cards are dealt already."""

    async def wait(self) -> None:
        """Let a bot act if it is its turn, else wait for the player."""
        if self.delay:
            await asyncio.sleep(self.delay)
        async with self._lock:
            self._changed.clear()
            has_acted = await asyncio.to_thread(self.table.step)
        if not has_acted:
            await self._changed.wait()

    async def act(self, action: str) -> None:
        """Do what the player wants."""
        await self.ask("act", version=self.table.table.version, action=action)

    async def ask(self, do: str, **fields: Any) -> None:
        """Hand a frame to the table."""
        async with self._lock:
            self.table.ask(do, **fields)
            self._changed.set()

    async def start(self) -> None:
        """Refuse: the game has begun."""
        raise Refused("not_lobby")

    async def hint(self, action: str | None) -> dict[str, Any]:
        """Ask the judge."""
        async with self._lock:
            view, table = self.table.view, self.table.table
        seed = hint_seed(table, view.seat or 0)
        return (await asyncio.to_thread(hint_for, view, seed, action)).to_dict()

    async def renew(self) -> None:
        """Deal other cards to the same players."""
        async with self._lock:
            setup = self.table.setup
            fresh = Setup(setup.players, setup.level, setup.bots, None, setup.name, setup.options)
            self.table = LocalTable(fresh, is_kept=self.is_kept)
            self._changed.set()

    async def cancel_renewal(self) -> None:
        """Refuse: the next game has begun."""
        raise Refused("rematch_begun")

    async def renew_with_bots(self) -> None:
        """Deal again: all the others are bots anyway."""
        await self.renew()

    async def take_over(self, seat: int) -> None:
        """Refuse: the only person sits at the table."""
        raise Refused("take_over_forbidden")

    async def close(self) -> None:
        """Leave: a kept game is on disk already."""
