"""What an action costs a table that four people see in brief steps, counted: so that it doesn't grow unseen.

docs/performance.md has the times. Each bound is a little more than what this game takes today.
"""

import gc
import random
from collections import Counter
from typing import Any

import pytest

import byzanz
from byzanz.table.play.table import Table
from byzanz.table.room import lobby
from byzanz.table.room.stored import Stored
from tests.random_play import choose
from tests.table.tables import Desk, Seen, lobby_room

ACTIONS = 120
FRAMES = 3.1
"""Different frames per action, each encoded once; seats for which nothing of their own has changed share one."""
PARTS = 4.5
"""Parts per action that stand in several frames; each is encoded once, and none that nobody is sent."""
VIEWS = 1.05
"""Views made per action: a spectator's, from which all that is public is read."""
PARTS_COUNTED = 3
KEPT = 3
"""Objects per action that Python's garbage collector looks at again and again: its row, its place in the history."""


class CountingDesk(Desk):
    """A table whose frames, and the parts that are prepared for them, are counted."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        room = lobby_room(players=4, persons=4)
        for seat in range(4):
            room = lobby.set_seed(room, seat, f"{seat:02x}" * 32)
        super().__init__(lobby.start(room, 1, "gentle"))

    def load(self) -> Table:
        return Table(Stored(self.stored, self.revision, list(self.rows)), self.pace, self.now(), self.pack)

    def pack(self, part: Any) -> Any:
        self.counts["parts"] += 1
        return part

    def flush(self) -> None:
        self.counts["frames"] += sum(sending.frame.get("type") == "brief" for sending in self.table.audience.outbox)
        super().flush()


def played(desk: CountingDesk, people: list[Seen], actions: int, rng: random.Random) -> None:
    for _ in range(actions):
        assert desk.table.game is not None
        seat, action = choose(desk.table.game, rng)
        answer = desk.send(people[seat], "act", version=desk.table.version, action=str(action))
        assert "error" not in answer
        for viewer in people:
            viewer.frames.clear()


def test_an_action_makes_few_views_parts_and_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = CountingDesk()
    people = [desk.connect(person) for person in range(1, 5)]
    for viewer in people:
        desk.send(viewer, "brief")
    view = byzanz.Game.view

    def counted_view(game: byzanz.Game, seat: int | None) -> byzanz.View:
        desk.counts["views"] += 1
        return view(game, seat)

    monkeypatch.setattr(byzanz.Game, "view", counted_view)
    desk.counts.clear()
    played(desk, people, ACTIONS, random.Random(26))
    assert 1 <= desk.counts["frames"] / ACTIONS <= FRAMES
    assert 1 <= desk.counts["parts"] / ACTIONS <= PARTS
    assert 1 <= desk.counts["views"] / ACTIONS <= VIEWS


def test_an_action_leaves_few_objects_behind() -> None:
    desk, rng = CountingDesk(), random.Random(26)
    people = [desk.connect(person) for person in range(1, 5)]
    played(desk, people, 20, rng)
    kept = []
    for _ in range(PARTS_COUNTED):  # whatever another thread makes meanwhile isn't in all of them
        gc.collect()
        before = len(gc.get_objects())
        played(desk, people, ACTIONS // PARTS_COUNTED, rng)
        gc.collect()
        kept.append(len(gc.get_objects()) - before)
    assert min(kept) <= KEPT * ACTIONS // PARTS_COUNTED
