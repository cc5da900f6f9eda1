"""A world in virtual time: a clock that jumps from event to event, a storage that fails, hosts that crash."""

import heapq
import itertools
import random
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Generator
from functools import lru_cache
from typing import Any, TypeVar

from byzanz import Refused
from byzanz.table.host import Host as TableHost
from byzanz.table.host import Hosted
from byzanz.table.play.audience import Sending, Viewer
from byzanz.table.play.schedule import Ask
from byzanz.table.play.submit import Flow, Reload
from byzanz.table.play.table import Table
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, Now, Row, StorageDown, Stored, StoredRoom, decode_room, encode_room

PACE = Pace(bot_delay=1.0, deal_wait=3.0, away_seconds=20.0, stand_in="gentle")
T = TypeVar("T")
Done = Callable[[Any], None]


read_room = lru_cache(64)(decode_room)


class World:
    """The time, the chance and the storage of one run; the same seed, the same run."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()
        self.storage = Storage(self)
        self.hosts: list[Host] = []
        self.down: list[tuple[float, float]] = []
        """When no host was up."""
        self._down_since: float | None = None
        self.is_calm = False
        """Nothing fails any more, so that what is under way can come to its end."""
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def now(self) -> Now:
        return Now(self.seconds, 1_700_000_000.0 + self.seconds)

    def note_life(self) -> None:
        """A host has crashed or is up again."""
        if not any(host.is_up for host in self.hosts):
            self._down_since = self.seconds
        elif self._down_since is not None:
            self.down.append((self._down_since, self.seconds))
            self._down_since = None

    def elapsed(self, since: float) -> float:
        """Return the seconds since a moment of the wall clock in which some host was up."""
        began = since - self.now().wall + self.seconds
        down = sum(max(0.0, end - max(start, began)) for start, end in self.down)
        return max(0.0, self.seconds - began - down)

    def after(self, seconds: float, callback: Callable[[], None]) -> None:
        heapq.heappush(self._queue, (self.seconds + max(0.0, seconds), next(self._numbers), callback))

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance and not self.is_calm

    def run(self, until: Callable[[], bool], at_most: float) -> bool:
        """Let time pass until something holds; false if it doesn't within so many virtual seconds."""
        end = self.seconds + at_most
        while not until():
            if not self._queue or self._queue[0][0] > end:
                return False
            self.seconds, _number, callback = heapq.heappop(self._queue)
            callback()
        return True


class Storage:
    """What is on disk: rooms as text and rows by version. It survives every crash."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.rooms: dict[str, tuple[str, int]] = {}
        self.rows: dict[str, dict[int, ActionRow]] = {}

    def make(self, room: StoredRoom) -> None:
        assert room.room not in self.rooms
        self.rooms[room.room] = (encode_room(room), 1)
        self.rows[room.room] = {}

    def store(self, row: Row) -> bool:
        if isinstance(row, ActionRow):
            return self.rows[row.room].setdefault(row.version, row) is row
        _text, revision = self.rooms[row.room.room]
        if revision != row.revision:
            return False
        self.rooms[row.room.room] = (encode_room(row.room), revision + 1)
        if row.made is not None:
            self.make(row.made)
        return True

    def load(self, room: str, after: int = 0) -> Stored | None:
        if room not in self.rooms:
            return None
        text, revision = self.rooms[room]
        rows = [row for version, row in sorted(self.rows[room].items()) if version > after]
        header = read_room(text)
        last = max(self.rows[room].values(), key=lambda row: row.version, default=None)
        since = last.at if last else header.dealt_at or header.updated
        return Stored(header, revision, rows, self._world.elapsed(since))

    def room(self, room: str) -> StoredRoom:
        return read_room(self.rooms[room][0])


class Pause:
    """A moment that a coroutine waits for; whoever has it lets the coroutine go on."""

    def __init__(self) -> None:
        self.resume: Callable[[Callable[[Any], Any]], None] | None = None

    def __await__(self) -> Generator["Pause", Any, Any]:
        return (yield self)

    def finish(self, outcome: Any = None) -> None:
        assert self.resume is not None
        self.resume(lambda work: work.send(outcome))

    def fail(self, error: Exception) -> None:
        assert self.resume is not None
        self.resume(lambda work: work.throw(error))


class Turns:
    """A lock: whoever comes later waits, in the order of coming."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._life = host.life
        self._waiting: deque[Pause] = deque()
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.is_taken:
            pause = Pause()
            self._waiting.append(pause)
            await pause
        self.is_taken = True

    async def __aexit__(self, *error: object) -> None:
        if self._host.life != self._life:
            return  # what a crashed host had under way ends here
        if self._waiting:
            self._waiting.popleft().finish()
        else:
            self.is_taken = False


class Alarm:
    """A call in the future that can be taken back."""

    def __init__(self) -> None:
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class VirtualTable(Hosted):
    """A table in a host's memory."""

    lock: Turns

    @property
    def is_busy(self) -> bool:
        return self.lock.is_taken


class Host(TableHost[VirtualTable]):
    """A server process. A crash takes all it has in memory; what is on its way to the storage may or may not arrive."""

    def __init__(self, world: World, observe: Callable[["Host", Table, Any, list[Viewer]], None]) -> None:
        super().__init__()
        self.world = world
        self.life = 0
        self.is_up = True
        self.drives = True
        self.on_crash: list[Callable[[], None]] = []
        self._observe = observe
        self._flushed: Table | None = None
        world.hosts.append(self)

    # Life

    def crash(self) -> None:
        if not self.is_up:
            return
        self.world.counts["crashes"] += 1
        self.life += 1
        self.is_up = False
        self.world.note_life()
        self.tables.clear()
        for callback in self.on_crash:
            callback()
        self.world.after(self.world.rng.uniform(0.1, 5), self._restart)

    def sleep_a_while(self) -> None:
        """Forget all tables without having been down, as if nobody looked at them; they are read again later."""
        self.world.counts["sleeps"] += 1
        self.life += 1
        self.tables.clear()
        for callback in self.on_crash:
            callback()
        self.later(self.world.rng.uniform(0.1, 30), self._open_all)

    def _open_all(self) -> None:
        for room in self.world.storage.rooms:
            self.open(room)

    def _restart(self) -> None:
        self.is_up = True
        self.world.note_life()
        self._open_all()

    def open(self, room: str) -> VirtualTable:
        if room not in self.tables:
            stored = self.world.storage.load(room)
            assert stored is not None
            hosted = self.tables[room] = VirtualTable(Table(stored, PACE, self.world.now()), Turns(self))
            hosted.is_driven = self.drives
            self.reschedule(hosted)
        return self.tables[room]

    # Time and coroutines

    def now(self) -> Now:
        return self.world.now()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call back unless this host has crashed by then."""
        life, alarm = self.life, Alarm()
        self.world.after(seconds, lambda: call() if self.life == life and not alarm.is_cancelled else None)
        return alarm

    async def sleep(self, seconds: float) -> None:
        pause = Pause()
        self.later(seconds, pause.finish)
        await pause

    def spawn(self, work: Coroutine[Any, Any, Any], done: Done = lambda _outcome: None) -> None:
        """Run a coroutine as far as it goes, and on when what it waits for has come."""
        life = self.life

        def go_on(step: Callable[[Any], Any]) -> None:
            if self.life != life:
                return
            try:
                pause = step(work)
            except StopIteration as stop:
                outcome = stop.value
            except (Refused, StorageDown) as error:
                outcome = error
            else:
                pause.resume = go_on
                return
            if self.life == life:
                done(outcome)

        go_on(lambda coroutine: coroutine.send(None))

    # The storage

    async def change(self, hosted: VirtualTable, begin: Callable[[Now], Flow[T]]) -> T:
        try:
            return await super().change(hosted, begin)
        finally:
            if self.tables.get(hosted.id) is hosted:
                self.reschedule(hosted)

    async def load(self, asked: Reload) -> Stored | None:
        return await self._ask_storage(asked)  # type: ignore[no-any-return]

    async def store(self, row: Row) -> bool:
        return await self._ask_storage(row)  # type: ignore[no-any-return]

    async def _ask_storage(self, asked: Row | Reload) -> Any:
        """Do what a flow asks for, late or not at all, and let it know, or not."""
        world, rng, pause = self.world, self.world.rng, Pause()
        if world.happens(0.008):
            self.crash()
            return await pause
        fate = rng.random() if not world.is_calm else 1.0
        takes = rng.uniform(0.001, 0.01) if fate > 0.04 else rng.uniform(1, 8)
        is_lost, is_silent = fate < 0.012, 0.012 <= fate < 0.024

        def arrive() -> None:
            if is_lost:
                world.counts["failed commits"] += 1
                self.later(takes, fail)
                return
            storage = world.storage
            outcome = storage.load(asked.room, asked.after) if isinstance(asked, Reload) else storage.store(asked)
            if not isinstance(asked, Reload) and outcome:
                self._announce(asked)
            if is_alive() and world.happens(0.008):
                self.crash()
                return
            if is_silent:
                world.counts["commits of unknown outcome"] += 1
            if is_alive():
                self.later(takes, fail if is_silent else lambda: pause.finish(outcome))

        def is_alive() -> bool:
            return self.life == life

        def fail() -> None:
            pause.fail(StorageDown("simulated"))

        life = self.life
        world.after(takes, arrive)  # it is on its way even if this host crashes now
        return await pause

    def _announce(self, row: Row) -> None:
        """Let the other hosts know, late, that a room has changed."""
        room = row.room if isinstance(row, ActionRow) else row.room.room
        for host in self.world.hosts:
            if host is not self:
                host.later(self.world.rng.uniform(0.001, 0.5), lambda host=host: host.hear(room))  # type: ignore[misc]

    def hear(self, room: str) -> None:
        if (hosted := self.tables.get(room)) is not None:
            hosted.table.is_stale = True
            self.spawn(self.reload(hosted))

    # Frames and bots

    def flush(self, hosted: VirtualTable) -> None:
        if self.tables.get(hosted.id) is hosted:  # else it has crashed
            self._flushed = hosted.table
            super().flush(hosted)

    def send(self, sending: Sending) -> None:
        assert self._flushed is not None
        self._observe(self, self._flushed, sending.close or sending.frame, sending.to)

    async def decide(self, ask: Ask) -> str:
        await self.sleep(self.world.rng.uniform(0.0, 0.3))
        if self.world.happens(0.03):
            raise RuntimeError("simulated")
        return decide(ask)


def decide(ask: Ask) -> str:
    """A bot's answer: it depends on the question alone."""
    rng = random.Random(ask.seed)
    actions = ask.view.legal_actions()
    bids = [action for action in actions if action.verb == "bid"]
    others = [action for action in actions if action.verb != "bid"]
    chosen = rng.choice(bids if bids and (not others or rng.random() < 0.35) else others)
    return str(chosen)
