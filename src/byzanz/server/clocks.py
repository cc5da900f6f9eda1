"""Time to think: a reserve for each seat that drains while it must act and is topped up when its turn comes."""

import time
from collections.abc import Iterable

from byzanz.server import wire


class Clocks:
    """The clocks of one table, in milliseconds. Time in which the server was down is nobody's loss."""

    def __init__(self, clock: wire.Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.reserve * 1000] * players
        self.running: frozenset[int] = frozenset()
        self._since = time.monotonic()

    def spent(self) -> int:
        """Milliseconds since the clocks that run were started."""
        return int((time.monotonic() - self._since) * 1000)

    def charge(self, spent: int) -> None:
        """Takes the time that went by from the seats that had to act."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)

    def run(self, seats: Iterable[int]) -> None:
        """Starts the clocks of the seats that must act now; who didn't have to before gets the time of a move."""
        seats = frozenset(seats)
        for seat in seats - self.running:
            self.left[seat] = min(self.clock.reserve * 1000, self.left[seat] + self.clock.move * 1000)
        self.running = seats
        self._since = time.monotonic()

    def resume(self, seconds: float) -> None:
        """Goes on where the clocks of a sleeping table are now: the first of those that run has so much left."""
        least = min((self.left[seat] for seat in self.running), default=0) / 1000
        self._since = time.monotonic() - max(0.0, least - seconds)

    def left_for(self, seat: int) -> int:
        """Milliseconds that a seat has at this moment."""
        return max(0, self.left[seat] - (self.spent() if seat in self.running else 0))

    def now(self) -> wire.ClockNow:
        """The clocks at this moment, as they travel."""
        return wire.ClockNow([self.left_for(seat) for seat in range(len(self.left))], sorted(self.running))
