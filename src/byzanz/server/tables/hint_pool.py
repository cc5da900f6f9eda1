"""Hints at the server's tables: computed in a process of its own, so that neither sockets nor bots ever wait for one."""

from typing import Any

from byzanz import Refused, View
from byzanz.server.limits.places import Places
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.side_process import SideProcess
from byzanz.server.wire import HintAsked
from byzanz.table.calls import check_hint
from byzanz.table.play.schedule import hint_seed
from byzanz.table.room import lobby

WAITING_AT_MOST = 16
"""Hints that are asked for and not answered yet, of all tables of this process."""
PER_ADDRESS = 4
"""Of those, the ones of one address: nobody's tables keep everybody else's waiting."""
SECONDS_AT_MOST = 10.0
"""After this a hint is of no use to anybody."""


def _hint(view: View, seed: int, action: str | None) -> dict[str, Any]:
    """Compute a hint; this runs in the other process, which gets a view and nothing else."""
    from byzanz.analysis.hints import hint_for

    return hint_for(view, seed, action).to_dict()


class HintPool:
    """Answers seats that ask for a hint: one question per seat at a time, and only where the table allows hints."""

    def __init__(self) -> None:
        self.side = SideProcess("byzanz.analysis.hints")
        self._asking: set[tuple[str, int]] = set()
        """Which seats ask."""
        self._places = Places(WAITING_AT_MOST, PER_ADDRESS)

    def warm_up(self) -> None:
        """Start the process, so that the first hint needn't wait for it."""
        self.side.warm_up()

    async def hint(self, hosted: HostedTable, person: int, wish: HintAsked, address: str = "") -> dict[str, Any]:
        """Return a hint for a person's seat at a version; refuse one for a table that forbids it or has moved on."""
        table, version = hosted.table, wish.version
        seat = lobby.seat_held(table.room, person, wish.seat)
        check_hint(table, version)
        assert table.game is not None
        asking = (hosted.id, seat)
        if asking in self._asking:
            raise Refused("too_fast")
        with self._places.held(address):
            self._asking.add(asking)
            try:
                found = await self._compute(table.game.view(seat), hint_seed(table, seat), wish.action)
            finally:
                self._asking.remove(asking)
        if version != table.version:
            raise Refused("stale", version=table.version)
        return {"version": version, **found}

    async def _compute(self, view: View, seed: int, action: str | None) -> dict[str, Any]:
        return await self.side.run(SECONDS_AT_MOST, _hint, view, seed, action)

    def close(self) -> None:
        """End the process after the hint it is computing; those that wait are dropped."""
        self.side.close()
