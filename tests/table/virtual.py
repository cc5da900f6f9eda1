"""A world in virtual time: a clock that jumps from event to event, a storage that fails, hosts that crash."""

import heapq
import itertools
import random
from collections import Counter, deque
from collections.abc import Callable, Generator
from functools import lru_cache
from typing import Any

from byzanz import Refused
from byzanz.table.audience import Viewer
from byzanz.table.options import Pace
from byzanz.table.schedule import Ask, Task, tasks_of, work_for
from byzanz.table.stored import ActionRow, Now, Row, StorageDown, Stored, StoredRoom, decode_room, encode_room
from byzanz.table.submit import Reload, reload, submit
from byzanz.table.table import Act, Edit, Table

PACE = Pace(bot_delay=1.0, deal_wait=3.0, away_seconds=20.0, stand_in="gentle")
Begin = Callable[[Now], Generator[Any, Any, Any]]
Done = Callable[[Any], None]


read_room = lru_cache(64)(decode_room)


class World:
    """The time, the chance and the storage of one run; the same seed, the same run."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()
        self.storage = Storage()
        self.hosts: list[Host] = []
        self.is_calm = False
        """Nothing fails any more, so that what is under way can come to its end."""
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def now(self) -> Now:
        return Now(self.seconds, 1_700_000_000.0 + self.seconds)

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

    def __init__(self) -> None:
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
        return Stored(read_room(text), revision, rows)

    def room(self, room: str) -> StoredRoom:
        return read_room(self.rooms[room][0])


class Hosted:
    """A table in a host's memory; one flow at a time, as behind a lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: deque[tuple[Begin, Done]] = deque()
        self.is_busy = False
        self.working: set[int] = set()
        self.scheduled: dict[int, Task] = {}


class Host:
    """A server process. A crash takes all it has in memory; what is on its way to the storage may or may not arrive."""

    def __init__(self, world: World, observe: Callable[["Host", Table, Any, list[Viewer]], None]) -> None:
        self.world = world
        self.tables: dict[str, Hosted] = {}
        self.life = 0
        self.is_up = True
        self.drives = True
        self.on_crash: list[Callable[[], None]] = []
        self._observe = observe
        world.hosts.append(self)

    # Life

    def crash(self) -> None:
        if not self.is_up:
            return
        self.world.counts["crashes"] += 1
        self.life += 1
        self.is_up = False
        self.tables.clear()
        for callback in self.on_crash:
            callback()
        self.world.after(self.world.rng.uniform(0.1, 5), self._restart)

    def _restart(self) -> None:
        self.is_up = True
        for room in self.world.storage.rooms:
            self.open(room)

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call back unless this host has crashed by then."""
        life = self.life
        self.world.after(seconds, lambda: callback() if self.life == life else None)

    def open(self, room: str) -> Hosted:
        if room not in self.tables:
            stored = self.world.storage.load(room)
            assert stored is not None
            self.tables[room] = Hosted(Table(stored, PACE, self.world.now()))
            self.reschedule(self.tables[room])
        return self.tables[room]

    # Flows

    def submit(self, room: str, request: Act | Edit, done: Done) -> None:
        hosted = self.open(room)
        self.start(hosted, lambda now: submit(hosted.table, request, now), done)

    def start(self, hosted: Hosted, begin: Begin, done: Done) -> None:
        hosted.waiting.append((begin, done))
        self._next(hosted)

    def _next(self, hosted: Hosted) -> None:
        if hosted.is_busy or not hosted.waiting:
            return
        begin, done = hosted.waiting.popleft()
        hosted.is_busy = True
        flow = begin(self.world.now())
        self._resume(hosted, flow, done, lambda: next(flow))

    def _resume(self, hosted: Hosted, flow: Any, done: Done, step: Callable[[], Any]) -> None:
        outcome: Any
        try:
            asked = step()
        except StopIteration as stop:
            outcome = stop.value
        except (Refused, StorageDown) as error:
            outcome = error
        else:
            self.flush(hosted)
            self._ask_storage(hosted, flow, done, asked)
            return
        self.flush(hosted)
        hosted.is_busy = False
        done(outcome)
        self.reschedule(hosted)
        self._next(hosted)

    def _ask_storage(self, hosted: Hosted, flow: Any, done: Done, asked: Row | Reload) -> None:
        """Do what a flow asks for, late or not at all, and let it know, or not."""
        world, rng = self.world, self.world.rng
        if world.happens(0.008):
            self.crash()
            return
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
            if world.happens(0.008):
                self.crash()
                return
            if is_silent:
                world.counts["commits of unknown outcome"] += 1
            self.later(takes, fail if is_silent else lambda: succeed(outcome))

        def succeed(outcome: Any) -> None:
            self._resume(hosted, flow, done, lambda: flow.send((outcome, world.now())))

        def fail() -> None:
            self._resume(hosted, flow, done, lambda: flow.throw(StorageDown("simulated")))

        world.after(takes, arrive)  # it is on its way even if this host crashes now

    def _announce(self, row: Row) -> None:
        """Let the other hosts know, late, that a room has changed."""
        room = row.room if isinstance(row, ActionRow) else row.room.room
        for host in self.world.hosts:
            if host is not self:
                host.later(self.world.rng.uniform(0.001, 0.5), lambda host=host: host.hear(room))  # type: ignore[misc]

    def hear(self, room: str) -> None:
        if (hosted := self.tables.get(room)) is not None:
            hosted.table.is_stale = True
            self.start(hosted, lambda now: reload(hosted.table, now), lambda _outcome: None)

    def flush(self, hosted: Hosted) -> None:
        outbox = hosted.table.audience.outbox
        for frame, viewers, close in outbox:
            self._observe(self, hosted.table, close or frame, viewers)
        outbox.clear()

    # The schedule

    def reschedule(self, hosted: Hosted) -> None:
        if not self.drives or self.tables.get(hosted.table.room.room) is not hosted:
            return
        for seat, task in tasks_of(hosted.table).items():
            if seat not in hosted.working and hosted.scheduled.get(seat) != task:
                hosted.scheduled[seat] = task
                self.later(task.due - self.world.seconds, lambda task=task: self._fire(hosted, task))  # type: ignore[misc]

    def _fire(self, hosted: Hosted, task: Task) -> None:
        if hosted.scheduled.get(task.seat) == task:
            del hosted.scheduled[task.seat]
        if task.seat in hosted.working or tasks_of(hosted.table).get(task.seat) != task:
            return
        work = work_for(hosted.table, task, self.world.now())
        if work is None:
            return
        hosted.working.add(task.seat)

        def done(outcome: Any) -> None:
            pause = 0.05 if isinstance(outcome, Refused) else 1.0 if isinstance(outcome, StorageDown) else 0.0
            self.later(pause, rest) if pause else rest()

        def rest() -> None:
            hosted.working.discard(task.seat)
            self.reschedule(hosted)

        room = hosted.table.room.room
        if isinstance(work, Ask):
            self.later(self.world.rng.uniform(0.0, 0.3), lambda: self._answer(room, work, done))
        else:
            self.submit(room, work, done)

    def _answer(self, room: str, ask: Ask, done: Done) -> None:
        act = ask.fallback() if self.world.happens(0.03) else ask.act(decide(ask))

        def acted(outcome: Any) -> None:
            if ask.then is None or isinstance(outcome, Exception):
                done(outcome)
            else:
                self.submit(room, ask.then, done)

        self.submit(room, act, acted)


def decide(ask: Ask) -> str:
    """A bot's answer: it depends on the question alone."""
    rng = random.Random(ask.seed)
    actions = ask.view.legal_actions()
    bids = [action for action in actions if action.verb == "bid"]
    others = [action for action in actions if action.verb != "bid"]
    chosen = rng.choice(bids if bids and (not others or rng.random() < 0.35) else others)
    return str(chosen)
