"""A table in this process, against bots: a host of the table core that stores in memory and waits for nobody."""

import hashlib
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from byzanz import Action, Game, Refused, View
from byzanz.bots import make
from byzanz.bots.levels import SEEDED_RUTHLESS, RuthlessBot
from byzanz.bots.spec import is_foreign
from byzanz.fairness import new_secret
from byzanz.locales import harmless
from byzanz.table.host import Host, Hosted, NoLock, at_once
from byzanz.table.play.audience import Sending, Viewer
from byzanz.table.play.record import record_text
from byzanz.table.play.schedule import Ask, tasks_of
from byzanz.table.play.submit import Reload
from byzanz.table.play.table import Table
from byzanz.table.room import lobby
from byzanz.table.room.options import Options, Pace
from byzanz.table.room.stored import ActionRow, Now, Row, Stored, StoredRoom, new_room
from byzanz.tui.client import TableClient
from byzanz.tui.kept import Keeper, KeptGame, new_keeper

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

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON, as a kept game has it; the options are the room's."""
        return {
            "players": self.players,
            "level": self.level,
            "bots": list(self.bots),
            "seed": self.seed,
            "name": self.name,
        }

    @classmethod
    def of(cls, kept: KeptGame) -> "Setup":
        """Return what a kept game started with."""
        fields = kept.setup
        bots = tuple(fields["bots"])
        options = kept.stored.room.options
        return cls(fields["players"], fields["level"], bots, fields["seed"], fields["name"], options)


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
        return lobby.set_seed(room, 0, new_secret()).dealt()
    game = Game(setup.players, seed=setup.seed)
    return replace(room, deck=game.deck, first=game.first, state="playing")


class LocalTable(Host[Hosted]):
    """One table with one person: its core, its rows, kept on disk where that is wanted, and what the person knows of it."""

    def __init__(self, setup: Setup, kept: KeptGame | None = None, *, is_kept: bool = False) -> None:
        super().__init__()
        self.setup = setup
        self.client = TableClient()
        stored = Stored(room_for(setup), 1, []) if kept is None else kept.stored
        self._rows = list(stored.rows)
        self._room, self._revision = stored.room, stored.revision
        self._frame = len(self._rows)
        self.keeper: Keeper | None = None
        if kept is not None:
            self.keeper = Keeper(kept.file)
        elif is_kept:
            self.keeper = new_keeper()
            self.keeper.begin(setup.to_dict(), stored)
        self.table = Table(stored, Pace(bot_delay=0.0), self.now())
        self._hosted = Hosted(self.table, NoLock())
        self._viewer = Viewer(ME)
        self.table.enter(self._viewer, self.now())
        self.flush(self._hosted)
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
        frame = {"id": f"{self._frame}-{time.time_ns()}", "do": do} | fields
        answer = at_once(self.receive(self._hosted, self._viewer, frame))
        if (error := answer.get("error")) is not None:
            raise Refused(error["code"], **error["facts"])

    def step(self) -> bool:
        """Let a bot act, or a standing order; return false where the table waits for the person, or for nobody."""
        tasks = tasks_of(self.table)
        if tasks:
            at_once(self.do(self._hosted, tasks[min(tasks)]))
        return bool(tasks)

    def record(self) -> str:
        """Return the record of the game as one line, finished or not."""
        table, seed = self.table, self.setup.seed
        assert table.game is not None
        if table.game.result is not None and seed is None:
            return record_text(table)
        names = [holder.name or holder.bot or "" for holder in table.room.seats]
        bots = [holder.bot for holder in table.room.seats]
        return table.game.record(names, by=table.by, bots=bots, **({} if seed is None else {"seed": seed})).dumps()

    # What the host of a table needs

    def now(self) -> Now:
        """Return the present."""
        return Now(time.monotonic(), time.time())

    async def load(self, asked: Reload) -> Stored:
        """Return what is kept of the table after a version."""
        return Stored(self._room, self._revision, [row for row in self._rows if row.version > asked.after])

    async def store(self, row: Row) -> bool:
        """Keep a row: on disk first, then in memory."""
        if self.keeper is not None:
            self.keeper.keep(row)
        if isinstance(row, ActionRow):
            self._rows.append(row)
        else:
            self._room, self._revision = row.room, row.revision + 1
            if self.keeper is not None and row.room.state == "over":
                self.keeper.forget()
        return True

    async def decide(self, ask: Ask) -> Action:
        """Let a bot think while the person waits."""
        is_timed = ask.bot == RuthlessBot.name and self.setup.seed is not None
        return make(SEEDED_RUTHLESS if is_timed else ask.bot, ask.seed).decide(ask.view)

    def send(self, sending: Sending) -> None:
        """Show the person a frame."""
        if self._viewer in sending.to:
            self.client.receive(sending.frame)

    def report(self, hosted: Hosted, seat: int, what: str, error: Exception) -> None:
        """Say on standard error that a bot failed."""
        print(harmless(f"byzanz: {what}: {error}"), file=sys.stderr)
