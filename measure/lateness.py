"""Tables of ruthless bots at the pace `fast`: how many answers come too late, and what their time tells.

Prints, for old and new rules alike, the share of answers that were not there when they were due, and how the time from
question to answer goes with the time that the bot thought (rank correlation): `python -m measure.lateness --games 6`.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from byzanz import Action
from byzanz.server.tables.bot_pool import BotPool, make_bot
from byzanz.server.tables.rooms import Rooms
from byzanz.table.host import Host
from byzanz.table.play.schedule import Ask
from tests.server.harness import running, settings_for

THOUGHT: dict[int, float] = {}
DUE: dict[int, float] = {}
ROWS: list[tuple[float, float, bool]] = []
"""Of each answer: how long it thought, how long after it was due it was shown, and whether it had been there by then."""


def ranks(values: list[float]) -> list[float]:
    """Return the ranks of some values."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    for rank, at in enumerate(order):
        found[at] = rank
    return found


def correlation(one: list[float], other: list[float]) -> float:
    """Return the rank correlation of two rows of figures."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) - 1) / 2
    top = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    return top / sum((x - mean) ** 2 for x in a) if len(a) > 1 else 0.0


def watch(*, is_booked: bool) -> None:
    """Note thinking and showing of every decision; without bookings answers are shown as soon as they are there."""
    think, ask_bot, submit = BotPool._think, Host._ask, Host.submit

    def timed(self: BotPool, spec: str, seed: int, view: Any) -> Action:
        began = time.monotonic()
        try:
            return think(self, spec, seed, view)
        finally:
            THOUGHT[seed] = time.monotonic() - began

    async def asking(self: Any, hosted: Any, ask: Ask, task: Any) -> None:
        DUE[ask.seed] = task.due
        await ask_bot(self, hosted, ask, task)

    async def submitting(self: Any, hosted: Any, request: Any) -> int:
        from byzanz.table.play.schedule import _number
        from byzanz.table.play.table import Act

        if isinstance(request, Act) and request.by == "bot":
            seed = _number(hosted.table, request.seat, "")[0]
            if (thought := THOUGHT.pop(seed, None)) is not None:
                after = time.monotonic() - DUE.pop(seed)
                ROWS.append((thought, after, after < 0.02))
        return await submit(self, hosted, request)

    setattr(BotPool, "_think", timed)  # noqa: B010
    setattr(Host, "_ask", asking)  # noqa: B010
    setattr(Host, "submit", submitting)  # noqa: B010
    if not is_booked:
        setattr(Rooms, "shown_at", lambda self, ask, due: due)  # noqa: B010


async def play(url: str, games: int, seconds: float) -> None:
    """Sit at some tables and let the bots play."""
    from tests.server.harness import Browser

    async def one() -> None:
        browser = Browser(url)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            room = browser.new_room(players=random.choice((3, 4)), bots="ruthless", options={"pace": "fast"})
            async with browser.sit(room) as player:
                while time.monotonic() < until and not player.is_over():
                    if (action := player.choice()) is not None:
                        await player.act(action)
                    else:
                        await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(games)))


def main() -> None:
    """Play, and print what the times say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--unbooked", action="store_true", help="as it was: shown as soon as it is there")
    arguments = parser.parse_args()
    watch(is_booked=not arguments.unbooked)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(Path(folder), bot_delay=2.0), make_bot) as server,
    ):
        asyncio.run(play(server.url, arguments.games, arguments.seconds))
    thought, after = [row[0] for row in ROWS], [row[1] for row in ROWS]
    late = [row for row in ROWS if not row[2]]
    print(f"{len(ROWS)} answers, thought {1000 * sorted(thought)[len(ROWS) // 2]:.0f} ms at the median", end=", ")
    print(f"{1000 * max(thought):.0f} ms at most; shown after they were due: {len(late)} ({len(late) / len(ROWS):.0%})")
    print(f"rank correlation of thinking and showing: {correlation(thought, after):.2f} of all", end="")
    print(f", {correlation([row[0] for row in late], [row[1] for row in late]):.2f} of the late ones")


if __name__ == "__main__":
    main()
