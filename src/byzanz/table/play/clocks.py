"""Time to think: a reserve for each seat that drains while it must act and is topped up when its turn comes.

The reserves follow from the options and the stored rows alone, so a table that is loaded again has the same clocks:
`spent` in a row is the whole time since the row before it, and the storage knows how long ago the last one was.
Nobody gains time by a restart, or at another process.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from byzanz.table.room.options import Clock

NOBODY: Mapping[int, int] = {}


class Clocks:
    """The clocks of one table, in milliseconds. Time in which the server was down is nobody's loss."""

    def __init__(self, clock: Clock, players: int, seats: Iterable[int], now: float) -> None:
        self.clock = clock
        self.left = [clock.reserve * 1000] * players
        self._kept = list(self.left)
        self._running: frozenset[int] = frozenset()
        self._since = now
        self._excused: dict[int, int] = {}
        self._stopped: Mapping[int, int] = NOBODY
        self.run(seats, now)

    def spent(self, now: float) -> int:
        """Return the milliseconds since the last action."""
        return max(0, int((now - self._since) * 1000))

    def charge(
        self, spent: int, actor: int | None = None, *, is_stand_in: bool = False, absent: Mapping[int, int] = NOBODY
    ) -> None:
        """Take the time that went by from the seats that had to act; a seat whose stand-in acted keeps what it had before.

        What it has used up itself in this turn, by acting, until its time was over or until it went (`absent`: after how
        many milliseconds), it doesn't get back.
        """
        for seat in self._running:
            is_replaced = seat == actor and is_stand_in
            left = self._left_after(seat, absent.get(seat, 0 if is_replaced else spent))
            self.left[seat] = min(left, self._kept[seat]) if is_replaced else left
            if seat == actor:
                self._kept[seat] = self.left[seat]

    def _left_after(self, seat: int, spent: int) -> int:
        return max(0, self.left[seat] - max(0, spent - self._excused.get(seat, 0)))

    def run(self, seats: Iterable[int], now: float, excused: Mapping[int, int] = NOBODY) -> None:
        """Start the clocks of the seats that must act now; one that didn't have to before gets the time of a move.

        `excused` are the milliseconds of this turn before a person took over the seat: a bot had it then.
        """
        seats = frozenset(seats)
        for seat in seats - self._running:
            self._begin(seat)
        self._running = seats
        self._since = now
        self._excused = dict(excused)

    def stop(self, stopped: Mapping[int, int]) -> None:
        """Show the clocks of seats with a stand-in as they were when it came, so many milliseconds after the last action."""
        self._stopped = stopped

    def join(self, seat: int, excused: int) -> None:
        """Start the clock of a seat that must act and that a person has just taken over."""
        self._begin(seat)
        self._running |= {seat}
        self._excused[seat] = excused

    def _begin(self, seat: int) -> None:
        self._kept[seat] = self.left[seat]
        self.left[seat] = min(self.clock.reserve * 1000, self.left[seat] + self.clock.move * 1000)

    def count_from(self, moment: float) -> None:
        """Count the time that those who must act have used already, before the table was loaded here."""
        self._since = moment

    def left_for(self, seat: int, now: float) -> int:
        """Return the milliseconds that a seat has at this moment."""
        if seat not in self._running:
            return self.left[seat]
        return self._left_after(seat, self._stopped.get(seat, self.spent(now)))

    def runs_out(self, seat: int) -> float:
        """Return when the reserve of a seat that must act will be empty."""
        return self._since + (self.left[seat] + self._excused.get(seat, 0)) / 1000

    def to_dict(self, now: float, running: Sequence[int]) -> dict[str, Any]:
        """Return the clocks at this moment, as they are sent; `running` are the seats whose time drains."""
        return {"left": [self.left_for(seat, now) for seat in range(len(self.left))], "running": list(running)}
