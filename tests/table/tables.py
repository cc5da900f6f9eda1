"""Tables for tests, with a storage that is a list, and connections that keep what they are sent."""

import itertools
from collections.abc import Generator
from dataclasses import replace
from typing import Any

from byzanz import Game
from byzanz.table.play.audience import Viewer
from byzanz.table.play.submit import Reload, receive, submit
from byzanz.table.play.table import Request, Table
from byzanz.table.room import lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import ActionRow, Now, Row, StorageDown, Stored, StoredRoom, new_room

SECRET = "5e" * 32
_ids = itertools.count()


def lobby_room(players: int = 3, persons: int = 2, options: Options | None = None) -> StoredRoom:
    """A lobby with persons 1, 2, … on the first seats."""
    room = new_room("room", SECRET, players, 1, "Person 1", options or Options(), listed=False, at=1.0)
    for person in range(2, persons + 1):
        room = lobby.join(room, person, f"Person {person}", None)
    return room


def dealt_room(players: int = 3, persons: int = 2, options: Options | None = None) -> StoredRoom:
    """A room whose cards have been dealt; bots hold the other seats."""
    return lobby.start_with_bots(lobby_room(players, persons, options), "gentle").dealt()


class Desk:
    """A table with its storage and a clock that is set by hand."""

    def __init__(self, room: StoredRoom, pace: Pace | None = None) -> None:
        self.stored = room
        self.revision = 1
        self.rows: list[ActionRow] = []
        self.made: list[StoredRoom] = []
        self.seconds = 100.0
        self.fails_next: str | None = None
        self.pace = pace or Pace(bot_delay=0.0)
        self.table = self.load()

    def now(self) -> Now:
        return Now(self.seconds, 1_000_000 + self.seconds)

    def load(self) -> Table:
        """The table as it comes back after a crash."""
        return Table(Stored(self.stored, self.revision, list(self.rows)), self.pace, self.now())

    def restart(self) -> None:
        self.table = self.load()

    def connect(self, person: int, wanted: int | None = None) -> "Seen":
        viewer = Seen(person, wanted)
        self.table.enter(viewer, self.now())
        self.flush()
        return viewer

    def submit(self, request: Request) -> int:
        outcome = self.run(submit(self.table, request, self.now()))
        assert isinstance(outcome, int)
        return outcome

    def send(self, viewer: Viewer, do: str, **more: Any) -> dict[str, Any]:
        """Have a frame answered."""
        frame = {"id": f"frame {next(_ids)}", "do": do} | more
        answer: dict[str, Any] = self.run(receive(self.table, viewer, frame, self.now()))
        return answer

    def run(self, flow: Generator[Any, Any, Any]) -> Any:
        try:
            asked = next(flow)
            while True:
                asked = self._answer(flow, asked)
        except StopIteration as stop:
            return stop.value
        finally:
            self.flush()

    def _answer(self, flow: Generator[Any, Any, Any], asked: Row | Reload) -> Any:
        fails, self.fails_next = self.fails_next, None
        if fails == "lost":
            return flow.throw(StorageDown("lost"))
        outcome = self._reload(asked) if isinstance(asked, Reload) else self._store(asked)
        return flow.throw(StorageDown("unknown")) if fails == "unknown" else flow.send((outcome, self.now()))

    def _reload(self, asked: Reload) -> Stored:
        return Stored(self.stored, self.revision, [row for row in self.rows if row.version > asked.after])

    def _store(self, row: Row) -> bool:
        if isinstance(row, ActionRow):
            if row.version != len(self.rows) + 1:
                return False
            self.rows.append(row)
            return True
        if row.revision != self.revision:
            return False
        self.stored, self.revision = row.room, row.revision + 1
        if row.made is not None:
            self.made.append(row.made)
        return True

    def flush(self) -> None:
        outbox = self.table.audience.outbox
        for frame, viewers, close in outbox:
            for viewer in viewers:
                assert isinstance(viewer, Seen)
                viewer.frames.append({"close": close} if close else frame)
        outbox.clear()

    def play_on(self, versions: int = 10_000) -> None:
        """Let the first seat that must act do the plainest thing, as a row in the storage, without the table."""
        room = self.stored
        game = Game(room.players, deck=room.deck, first=room.first, rules=room.options.rules)
        for row in self.rows:
            game.act(row.seat, row.action)
        while game.result is None and len(self.rows) < versions:
            seat = game.waiting_for[0]
            legal = [str(action) for action in game.legal_actions(seat) if action.verb != "sell"]
            action = "pass" if "pass" in legal else legal[0]
            game.act(seat, action)
            self.rows.append(ActionRow(room.room, game.version, seat, action, "bot", None, 5.0, 0))

    def seat(self, seat: int, **changes: Any) -> None:
        """Change what is stored about a seat."""
        self.stored = replace(self.stored.change_seat(seat, **changes))


class Seen(Viewer):
    """A connection that keeps all frames."""

    def __init__(self, person: int, wanted: int | None = None) -> None:
        super().__init__(person, wanted)
        self.frames: list[dict[str, Any]] = []

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame.get("type") == kind]
