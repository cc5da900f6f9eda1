"""The schedule of a table: deal, bots, standing orders, clocks and stand-ins, each with the time when it is due."""

import hashlib
import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal, NamedTuple

from byzanz import Action, View
from byzanz.table.play import pacing
from byzanz.table.play.orders import ordered_action
from byzanz.table.play.table import Act, Edit, Table
from byzanz.table.room import hosting, idle, leaving, lobby, rated
from byzanz.table.room.stored import By, Now

MINUTE = 60.0
Reason = Literal["deal", "finish", "bot", "stand-in", "order", "clock", "away", "idle", "host"]
TABLE = -1
"""The table itself, where it isn't a seat that something is done for."""
HOST = -2
"""The host who is gone."""
FINISH_SECONDS = 1.0
ABSENT_SECONDS = 3.0
"""How long the deal waits for the seeds of people who aren't connected."""
BOT_THINKS = (0.2, 0.6)
"""Shares of the bots' delay after which their answers are shown: drawn, whatever the bot sees and however long it thinks."""
THINK_SECONDS = 0.5
PERSON_LEAST, PERSON_MEDIAN, PERSON_SPREAD, PERSON_MOST = 0.45, 0.55, 0.65, 3.0
"""Shares of the bots' delay for what a standing order does: a hand needs a moment, then people's times are log-normal."""


class Task(NamedTuple):
    """Something to be done for a seat at a time, unless the table changes before."""

    seat: int
    reason: Reason
    due: float

    @property
    def begin(self) -> float:
        """When to begin with it: a bot thinks before its answer is due, so that the time it takes tells nothing."""
        return self.due - THINK_SECONDS if self.reason in ("bot", "stand-in") else self.due


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to a bot: its answer goes the way of everybody's actions, then `then` is done."""

    seat: int
    bot: str
    seed: int
    view: View
    by: By
    then: Edit | None = None

    def act(self, action: Action | str) -> Act:
        """Return the bot's answer as a wish to act."""
        return Act(self.seat, str(action), self.view.version, self.by)

    def fallback(self) -> Act:
        """Return what is done for a bot that fails, so that its table goes on: pass where that is possible."""
        legal = [str(action) for action in self.view.legal_actions() if action.verb != "sell"]
        return self.act("pass" if "pass" in legal else legal[0])


def tasks_of(table: Table) -> dict[int, Task]:
    """Return, for each seat that the table acts for, what is due and when. The same table, the same tasks."""
    return _play_tasks(table) | host_tasks(table)


def host_tasks(table: Table) -> dict[int, Task]:
    """Return when somebody else becomes host, if so; every process may do it to which a person of the table is connected."""
    room, audience = table.room, table.audience
    if not hosting.needs_host(room):
        return {}
    gone, here = hosting.host_seats(room), audience.here()
    heirs = hosting.heirs(room, here)
    waiting = [viewer.since for viewer in audience.viewers if set(viewer.seats) & set(heirs)]
    if not waiting or any(seat in here for seat in gone):
        return {}
    left = max((audience.offline_since.get(seat, table.loaded_at) for seat in gone), default=table.loaded_at)
    return {HOST: Task(HOST, "host", max(left, min(waiting)) + hosting.HOST_SECONDS)}


def _play_tasks(table: Table) -> dict[int, Task]:
    room = table.room
    if room.state == "dealing":
        return {TABLE: Task(TABLE, "deal", table.dealing_since + _deal_wait(table))}
    if table.follow_up() is not None:
        # Whoever stored the last action does it at once; this is for the case that they could not.
        return {TABLE: Task(TABLE, "finish", table.turn_since + FINISH_SECONDS)}
    tasks = (_task_for(table, seat) for seat in table.waiting_for())
    return {task.seat: task for task in tasks if task is not None}


def _deal_wait(table: Table) -> float:
    """Return how long the deal waits for seeds that are missing: only a browser that is there can still send one."""
    missing = [seat for seat, holder in enumerate(table.room.seats) if holder.kind == "person" and not holder.seed]
    if any(table.audience.is_here(seat) for seat in missing):
        return table.pace.deal_wait
    return min(table.pace.deal_wait, ABSENT_SECONDS) if missing else 0.0


def _task_for(table: Table, seat: int) -> Task | None:
    holder = table.room.seats[seat]
    since = max(table.turn_since, table.seat_since[seat])
    if holder.kind == "bot":
        waits = pacing.waits_for_press(table.room, table.waiting_for()) and not table.is_hurried
        if waits and table.room.go_on != table.version:
            return None
        return Task(seat, "bot", max(table.turn_since, table.pressed_since) + _think_seconds(table, seat, BOT_THINKS))
    if holder.stand_in:
        return Task(seat, "stand-in", since + _think_seconds(table, seat, BOT_THINKS))
    if _ordered(table, seat) is not None:
        return Task(seat, "order", since + _person_seconds(table, seat))
    if table.clocks is not None:
        return Task(seat, "clock", table.clocks.runs_out(seat))
    if len(table.room.persons()) < 2:
        return None  # alone with bots nobody waits
    if table.audience.is_here(seat):
        minutes = table.room.options.idle
        if not minutes or holder.idle_at == table.version or not idle.waits_with_others(table.room, seat):
            return None
        back_since = table.seat_since[seat]  # as long as the table is here; what was before, the rows say
        since = table.asked_since if back_since == table.loaded_at else max(table.asked_since, back_since)
        return Task(seat, "idle", since + MINUTE * minutes)
    return Task(seat, "away", table.audience.offline_since.get(seat, since) + table.pace.away_seconds)


def work_for(table: Table, task: Task, now: Now) -> Ask | Act | Edit | None:
    """Return what is to be done for a task that is due; None if nothing is any more."""
    seat = task.seat
    match task.reason:
        case "deal":
            return Edit(lobby.deal)
        case "finish":
            return table.follow_up()
        case "away":
            return None if table.audience.is_here(seat) else Edit(lambda room: leaving.stand_in(room, seat, "away"))
        case "host":
            return Edit(lambda room: hosting.pass_on(room, table.audience.here()))
    if seat not in table.waiting_for():
        return None
    match task.reason:
        case "order":
            action = _ordered(table, seat)
            return None if action is None else Act(seat, action, table.version, "person", is_order=True)
        case "idle":
            version = table.version
            return Edit(lambda room: idle.offer(room, seat, version))
        case "clock":
            if table.clocks is None or table.clocks.left_for(seat, now.steady) > 0 or seat not in table.clocked():
                return None
            return _ask(table, seat, "timeout", Edit(lambda room: leaving.stand_in(room, seat, "timeout")))
        case _:
            return _ask(table, seat, task.reason)


def _ask(table: Table, seat: int, by: By, then: Edit | None = None) -> Ask:
    """Return the question to a seat's bot, or to its stand-in; seeded by room and version, so that a restart changes nothing."""
    assert table.game is not None
    view = table.game.view(seat)
    holder = table.room.seats[seat]
    bot = holder.spec or holder.bot or table.pace.stand_in
    if table.room.options.rated:
        bot = rated.BY_ROLLOUTS.get(bot, bot)
    return Ask(seat, bot, _number(table, seat, "")[0], view, by, then)


def _ordered(table: Table, seat: int) -> str | None:
    assert table.game is not None
    return ordered_action(table.game, seat, table.orders(seat))


def _think_seconds(table: Table, seat: int, bounds: tuple[float, float]) -> float:
    """Return a natural time to think, always the same for a seat at a version."""
    least, most = bounds
    share = _number(table, seat, "|pace")[1]
    factor = pacing.HURRIED if table.is_hurried else pacing.delay_factor(table.room)
    return table.pace.bot_delay * factor * (least + (most - least) * share)


def _person_seconds(table: Table, seat: int) -> float:
    """Return a time that a person could have thought: mostly short, now and then long, always the same for a version."""
    share = min(max(_number(table, seat, "|order")[1], 1e-6), 1 - 1e-6)
    thought = PERSON_MEDIAN * math.exp(PERSON_SPREAD * NormalDist().inv_cdf(share))
    factor = pacing.HURRIED if table.is_hurried else 1.0
    return table.pace.bot_delay * factor * min(PERSON_LEAST + thought, PERSON_MOST)


def hint_seed(table: Table, seat: int) -> int:
    """Return the seed of a seat's hint: the same for as long as the table stays as it is."""
    return _number(table, seat, "|hint")[0]


def _number(table: Table, seat: int, purpose: str) -> tuple[int, float]:
    """Return a number of 64 bits, and as a share of 1, that nobody can guess and that a table always finds again."""
    digest = hashlib.sha256(f"{table.room.secret}|{seat}|{table.version}{purpose}".encode()).digest()
    number = int.from_bytes(digest[:8], "big")
    return number, number / 2**64
