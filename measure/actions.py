"""Measure the CPU that an action costs a table without storage and network: `python measure/actions.py`.

Four people see brief steps of random games; the frames are encoded and counted. Printed is the best of several games.
"""

import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from byzanz.server.tables.hosted_table import encode, packed
from byzanz.table.play.audience import Viewer
from byzanz.table.play.schedule import tasks_of
from byzanz.table.play.submit import receive
from byzanz.table.play.table import Table
from byzanz.table.room import lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import Now, Stored, new_room

GAMES = 40
ACTIONS = 120


def dealt_table() -> tuple[Table, list[Viewer]]:
    """Return a table of four people who see brief steps."""
    room = new_room("room", "00" * 32, 4, 1, "One", Options(), listed=False, at=0.0)
    for person in (2, 3, 4):
        room = lobby.join(room, person, f"Person {person}", None)
    for seat in range(4):
        room = lobby.set_seed(room, seat, f"{seat:02x}" * 32)
    now = Now(0.0, 0.0)
    table = Table(Stored(lobby.start(room, 1, "gentle"), 1, []), Pace(), now, packed)
    viewers = [Viewer(person) for person in range(1, 5)]
    for viewer in viewers:
        viewer.is_brief = True
        table.enter(viewer, now)
    table.audience.outbox.clear()
    return table, viewers


def play(seed: int) -> tuple[float, float]:
    """Play a random game; return the CPU seconds per action and the bytes per action and person."""
    table, viewers = dealt_table()
    rng = random.Random(seed)
    spent, size = 0.0, 0
    for number in range(ACTIONS):
        game = table.game
        assert game is not None
        seat = rng.choice(game.waiting_for)
        wish = "pass" if game.phase == "bid" and rng.random() < 0.5 else str(rng.choice(game.legal_actions(seat)))
        frame = {"id": f"a{number}", "do": "act", "version": table.version, "action": wish}
        began = time.thread_time()
        answer(table, viewers[seat], frame, Now(float(number), float(number)))
        for sending in table.audience.outbox:
            size += len(encode(sending.frame)) * len(sending.to)
        table.audience.outbox.clear()
        tasks_of(table)
        spent += time.thread_time() - began
    return spent / ACTIONS, size / ACTIONS / len(viewers)


def answer(table: Table, viewer: Viewer, frame: dict[str, Any], now: Now) -> None:
    """Do what a frame asks for, with a storage that takes everything."""
    flow = receive(table, viewer, frame, now)
    try:
        next(flow)
        while True:
            flow.send((True, now))
    except StopIteration:
        pass


def main() -> None:
    """Print what an action costs."""
    seconds, size = min(play(number) for number in range(GAMES))
    print(f"{1e6 * seconds:.1f} µs of CPU an action, {size:.0f} bytes an action and person")


if __name__ == "__main__":
    main()
