"""A table in this process, against bots: a host of the table core that stores in memory and waits for nobody."""

import hashlib
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from byzanz import Game, Refused, View
from byzanz.bots import make
from byzanz.bots.spec import is_foreign
from byzanz.fairness import new_secret
from byzanz.table import lobby
from byzanz.table.audience import Viewer
from byzanz.table.options import Options, Pace
from byzanz.table.record import record_text
from byzanz.table.schedule import Ask, tasks_of, work_for
from byzanz.table.stored import ActionRow, Now, Row, Stored, StoredRoom, new_room
from byzanz.table.submit import Reload, receive, submit
from byzanz.table.table import Request, Table
from byzanz.tui.client import TableClient

ME = 1
"""The one person at the table."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game against bots starts with; `bots` fill the seats after the person's, `level` the rest."""

    players: int = 4
    level: str = "shrewd"
    bots: Sequence[str] = ()
    seed: int | None = None
    name: str | None = None
    options: Options = field(default_factory=Options)


def now() -> Now:
    """Return the present."""
    return Now(time.monotonic(), time.time())


def room_for(setup: Setup) -> StoredRoom:
    """Return the dealt room of a new game. The same seed gives the same cards as `Game(seed=…)`, and bots that decide alike."""
    secret = new_secret() if setup.seed is None else hashlib.sha256(f"byzanz seed {setup.seed}".encode()).hexdigest()
    Game(setup.players)  # refuses a number of players that can't be
    room = new_room("terminal", secret, setup.players, ME, setup.name, setup.options, listed=False, at=time.time())
    for number, spec in enumerate(setup.bots):
        name = spec.rpartition(":")[2] if is_foreign(spec) else spec
        same = list(setup.bots[:number]).count(spec)
        room = lobby.seat_extra_bot(room, f"{name} ({same + 1})" if same else name, spec)
    room = lobby.start_with_bots(room, setup.level)
    if setup.seed is None:
        return room.dealt()
    game = Game(setup.players, seed=setup.seed)
    return replace(room, deck=game.deck, first=game.first, state="playing")


class LocalTable:
    """One table with one person: its core, its rows in memory, and what the person knows of it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.client = TableClient()
        self._rows: list[ActionRow] = []
        self._room = room_for(setup)
        self._revision = 1
        self._frame = 0
        self.table = Table(Stored(self._room, 1, []), Pace(bot_delay=0.0), now())
        self._viewer = Viewer(ME)
        self.table.enter(self._viewer, now())
        self._flush()
        self.client.events = [event.to_dict() for event in self.view.events]

    @property
    def view(self) -> View:
        """Return the person's view."""
        assert self.table.game is not None
        return self.table.game.view(self.table.room.seat_of(ME))

    def act(self, action: str) -> None:
        """Do what the person wants; raise Refused with nothing changed if it can't be."""
        self.ask("act", version=self.table.version, action=action)

    def ask(self, do: str, **fields: Any) -> None:
        """Hand a frame of the person to the table; raise Refused where it says no."""
        self._frame += 1
        frame = {"id": f"{self._frame}", "do": do} | fields
        answer = self._run(receive(self.table, self._viewer, frame, now()))
        if (error := answer.get("error")) is not None:
            raise Refused(error["code"], **error["facts"])

    def step(self) -> bool:
        """Let a bot act, or a standing order; return false where the table waits for the person, or for nobody."""
        tasks = tasks_of(self.table)
        if not tasks:
            return False
        work = work_for(self.table, tasks[min(tasks)], now())
        if isinstance(work, Ask):
            self._ask(work)
        elif work is not None:
            self._submit(work)
        return True

    def _ask(self, ask: Ask) -> None:
        """Ask a bot; for one that fails its fallback is done, and standard error says so."""
        try:
            self._submit(ask.act(make(ask.bot, ask.seed).decide(ask.view)))
        except Exception as error:
            print(f"byzanz: {ask.bot}: {error}", file=sys.stderr)
            self._submit(ask.fallback())

    def record(self) -> str:
        """Return the record of the game as one line, finished or not."""
        table, seed = self.table, self.setup.seed
        assert table.game is not None
        if table.game.result is not None and seed is None:
            return record_text(table)
        names = [holder.name or holder.bot or "" for holder in table.room.seats]
        bots = [holder.bot for holder in table.room.seats]
        return table.game.record(names, by=table.by, bots=bots, **({} if seed is None else {"seed": seed})).dumps()

    def _submit(self, request: Request) -> None:
        self._run(submit(self.table, request, now()))

    def _run(self, flow: Generator[Any, Any, Any]) -> Any:
        try:
            asked = next(flow)
            while True:
                asked = flow.send((self._provide(asked), now()))
        except StopIteration as done:
            return done.value
        finally:
            self._flush()

    def _provide(self, asked: Row | Reload) -> Stored | bool:
        if isinstance(asked, Reload):
            return Stored(self._room, self._revision, [row for row in self._rows if row.version > asked.after])
        if isinstance(asked, ActionRow):
            self._rows.append(asked)
        else:
            self._room, self._revision = asked.room, asked.revision + 1
        return True

    def _flush(self) -> None:
        outbox = self.table.audience.outbox
        for frame, viewers, _code in outbox:
            if self._viewer in viewers:
                self.client.receive(frame)
        outbox.clear()
