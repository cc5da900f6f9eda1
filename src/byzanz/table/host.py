"""The host of tables: runs the core's flows, sends its frames, asks bots, and wakes tables up.

It has no I/O of its own. A server, a browser, a terminal, a lesson and the simulation each add a storage, a clock and a wire.
Its coroutines run on whatever loop a host has; `at_once` runs one that never waits, without any loop.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from byzanz import Action, Refused
from byzanz.table.play.audience import Sending, Viewer
from byzanz.table.play.schedule import BOT_THINKS, Ask, Task, host_tasks, tasks_of, work_for
from byzanz.table.play.submit import CHANGE_NOTHING, Flow, Reload, receive, reload, submit
from byzanz.table.play.table import Act, Request, Table
from byzanz.table.room.stored import Now, Row, StorageDown, Stored

STALE_SECONDS = 0.05
RETRY_SECONDS = 1.0
T = TypeVar("T")


class Lock(Protocol):
    """Lets one change of a table happen at a time."""

    async def __aenter__(self) -> Any: ...

    async def __aexit__(self, *error: Any) -> Any: ...


class NoLock:
    """The lock of a table whose host does one thing after another anyway."""

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *error: object) -> None:
        pass


class Timer(Protocol):
    """A call that waits for its time."""

    def cancel(self) -> None:
        """Let the call not happen."""


@dataclass(slots=True)
class Wakeup:
    """A task that waits for its time; without a timer it is being done."""

    task: Task
    timer: Timer | None = None


class Hosted:
    """A table in a host's memory. Whoever changes it holds its lock."""

    def __init__(self, table: Table, lock: Lock) -> None:
        self.table = table
        self.lock = lock
        self.is_driven = False
        """Whether this host does what the table needs without anybody pressing anything."""
        self.wakeups: dict[int, Wakeup] = {}

    @property
    def id(self) -> str:
        """The room's id."""
        return self.table.room.room


H = TypeVar("H", bound=Hosted)


class Host(ABC, Generic[H]):
    """Runs tables. What is abstract here is all that one host does differently from another."""

    def __init__(self) -> None:
        self.tables: dict[str, H] = {}
        self.is_closing = False

    @abstractmethod
    def now(self) -> Now:
        """Return the present."""

    @abstractmethod
    async def load(self, asked: Reload) -> Stored | None:
        """Return what is stored of a room after a version; None if there is no such room."""

    @abstractmethod
    async def store(self, row: Row) -> bool:
        """Put a row on disk; false where another one was first. Raises StorageDown if nobody knows."""

    @abstractmethod
    def send(self, sending: Sending) -> None:
        """Send a frame to its viewers, or end their connections."""

    # Needed by hosts that drive tables.

    async def decide(self, ask: Ask) -> Action | str:
        """Return a bot's answer."""
        raise NotImplementedError

    def shown_at(self, ask: Ask, due: float) -> float:
        """Return when a bot's answer that is there now is shown: a host knows when it began, and how long it might take."""
        return due

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        raise NotImplementedError

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back after a time."""
        raise NotImplementedError

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something without waiting for its end."""
        raise NotImplementedError

    def report(self, hosted: H, seat: int, what: str, error: Exception) -> None:
        """Note a fault of a bot or of ours; never its facts, which may name the cards of a hand."""

    # Changing a table

    async def submit(self, hosted: H, request: Request) -> int:
        """Validate, store and broadcast a change; return the version. Raises Refused or StorageDown with nothing changed."""
        return await self.change(hosted, lambda at: submit(hosted.table, request, at))

    async def receive(self, hosted: H, viewer: Viewer, frame: dict[str, Any]) -> dict[str, Any]:
        """Do what a frame asks for and return its answer; what it led to has been sent before."""
        if frame["do"] in CHANGE_NOTHING:
            return await self._run(hosted, receive(hosted.table, viewer, frame, self.now()))
        return await self.change(hosted, lambda at: receive(hosted.table, viewer, frame, at))

    async def reload(self, hosted: H) -> None:
        """Read what is stored if there is any doubt about it."""
        await self.change(hosted, partial(reload, hosted.table))

    async def change(self, hosted: H, begin: Callable[[Now], Flow[T]]) -> T:
        """Run a flow of the table core behind the table's lock."""
        async with hosted.lock:
            return await self._run(hosted, begin(self.now()))

    async def _run(self, hosted: H, flow: Flow[T]) -> T:
        """Give a flow what it asks of the storage, and send the frames that come up."""
        try:
            asked = next(flow)
            while True:
                try:
                    outcome = await self.load(asked) if isinstance(asked, Reload) else await self.store(asked)
                except BaseException as error:
                    asked = flow.throw(error)
                else:
                    asked = flow.send((outcome, self.now()))
                self.flush(hosted)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            self.flush(hosted)

    def flush(self, hosted: H) -> None:
        """Send the frames that a table has queued."""
        outbox = hosted.table.audience.outbox
        if outbox:
            for sending in outbox:
                self.send(sending)
            outbox.clear()

    # Waking a table up

    def tasks(self, hosted: H) -> dict[int, Task]:
        """Return what is due for a table, by seat; a host that does one thing at a time returns the first alone."""
        return tasks_of(hosted.table)

    def reschedule(self, hosted: H) -> None:
        """Set and drop wake-ups according to the table's schedule, one per seat. Called after every change."""
        if self.is_closing:
            return
        tasks = self.tasks(hosted) if hosted.is_driven else host_tasks(hosted.table)
        wakeups = hosted.wakeups
        for seat, wakeup in list(wakeups.items()):
            if wakeup.timer is not None and tasks.get(seat) != wakeup.task:
                wakeup.timer.cancel()
                del wakeups[seat]
        for seat, task in tasks.items():
            if seat not in wakeups:
                wakeup = wakeups[seat] = Wakeup(task)
                seconds = max(0.0, task.begin - self.now().steady)
                wakeup.timer = self.later(seconds, partial(self._wake, hosted, wakeup))

    def forget_wakeups(self, hosted: H) -> None:
        """Stop the timers of a table that leaves this host."""
        for wakeup in hosted.wakeups.values():
            if wakeup.timer is not None:
                wakeup.timer.cancel()
        hosted.wakeups.clear()

    def next_due(self, hosted: H) -> float | None:
        """Return the seconds until a table needs something, if ever."""
        present = self.now().steady
        return min((wakeup.task.due - present for wakeup in hosted.wakeups.values()), default=None)

    def _wake(self, hosted: H, wakeup: Wakeup) -> None:
        wakeup.timer = None
        self.spawn(self._drive(hosted, wakeup))

    async def _drive(self, hosted: H, wakeup: Wakeup) -> None:
        """Do what is due; a fault of a bot or of the storage is tried again, and never stops the table for good."""
        seat, reason = wakeup.task.seat, wakeup.task.reason
        try:
            pause = 0.0 if await self.do(hosted, wakeup.task) else STALE_SECONDS
        except Refused as refused:
            pause = STALE_SECONDS if refused.code == "stale" else RETRY_SECONDS
            if refused.code not in ("stale", "room_unknown"):
                self.report(hosted, seat, reason, refused)
        except StorageDown:
            pause = RETRY_SECONDS
        except Exception as error:
            self.report(hosted, seat, reason, error)
            pause = RETRY_SECONDS
        if pause:
            await self.sleep(pause)
        if hosted.wakeups.get(seat) is wakeup:
            del hosted.wakeups[seat]
        if self.tables.get(hosted.id) is hosted:
            self.reschedule(hosted)

    async def do(self, hosted: H, task: Task) -> bool:
        """Do what a task says: a bot's answer, a standing order, the end of a clock; return false if nothing is due."""
        work = work_for(hosted.table, task, self.now())
        if isinstance(work, Ask):
            await self._ask(hosted, work, task)
            if work.then is not None:
                await self.submit(hosted, work.then)
        elif work is not None:
            await self.submit(hosted, work)
        return work is not None

    async def _ask(self, hosted: H, ask: Ask, task: Task) -> None:
        """Ask a bot and submit its answer like anybody's action; for one that fails its fallback is done."""
        table, shown = hosted.table, task.due
        if task.reason == "clock":  # nobody knew that it would be asked: a moment's wait hides its thinking
            shown = self.now().steady + BOT_THINKS[0] * table.pace.bot_delay
        act = await self._answer(hosted, ask)
        shown = self.shown_at(ask, shown)
        if (seconds := shown - self.now().steady) > 0:
            await self.sleep(seconds)
        is_over = task.reason != "clock" and tasks_of(table).get(task.seat) != task  # the person is back
        if is_over or table.version != ask.view.version or self.is_closing:
            raise Refused("stale", version=table.version)
        try:
            await self.submit(hosted, act)
        except Refused as refused:
            if refused.code == "stale" or table.version != ask.view.version:
                # While it thought, the table has moved on, by another process perhaps: it is asked again.
                raise Refused("stale", version=table.version) from None
            self.report(hosted, ask.seat, ask.bot, refused)
            await self.submit(hosted, ask.fallback())

    async def _answer(self, hosted: H, ask: Ask) -> Act:
        try:
            return ask.act(await self.decide(ask))
        except Exception as error:
            self.report(hosted, ask.seat, ask.bot, error)
            return ask.fallback()


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, and return what it returns."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise RuntimeError("it waits, and nobody would wake it up")
