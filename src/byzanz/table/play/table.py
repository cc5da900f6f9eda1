"""One table: its room, its game rebuilt from the stored actions, and what everybody who looks at it is sent.

Nothing in here waits, reads a clock or draws a random number. A request is validated first; what comes out is a row to store.
Only when the host has stored it, it is applied, and the frames that tell of it are in `audience.outbox`.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from byzanz import Event, Game, Refused
from byzanz.table.play import orders, pacing
from byzanz.table.play.answers import Answers
from byzanz.table.play.audience import NO_SUCH_ROOM, Audience, RoomFrames, Viewer, closing_code
from byzanz.table.play.clocks import Clocks
from byzanz.table.play.snapshots import Pack, Snapshot, Snapshots, StepFrames, plain
from byzanz.table.play.talk import Nudges, PhraseLimit
from byzanz.table.room import idle, lobby
from byzanz.table.room.holders import NO_ORDERS, Joined, Orders, SeatHolder, with_absence
from byzanz.table.room.options import Pace
from byzanz.table.room.removed import may_look
from byzanz.table.room.stored import ActionRow, By, Now, RoomRow, Stored, StoredRoom


class Act(NamedTuple):
    """A wish to act: what a seat wants to do at a version, who wants it, and the id of the frame that brought it."""

    seat: int
    action: str
    version: int
    by: By
    frame: str | None = None
    is_order: bool = False


@dataclass(frozen=True, slots=True)
class Edit:
    """A wish to change the room: a verb of the lobby; the room that it leads to, if it makes one; the code it uses up."""

    verb: Callable[[StoredRoom], StoredRoom]
    make: Callable[[StoredRoom], StoredRoom | None] | None = None
    used_code: str | None = None


Request = Act | Edit


class ActionChange(NamedTuple):
    """An action that was validated: the row to store, and the game as it will be."""

    row: ActionRow
    game: Game
    events: list[Event]


@dataclass(frozen=True, slots=True)
class RoomChange:
    """A change of the room that was validated: the row to store."""

    row: RoomRow


Change = ActionChange | RoomChange


class Table:
    """One table in memory. What it sends is always what is stored."""

    def __init__(self, stored: Stored, pace: Pace, now: Now, pack: Pack = plain) -> None:
        self.room = stored.room
        self.revision = stored.revision
        self.pace = pace
        self.game: Game | None = None
        self.clocks: Clocks | None = None
        self.audience = Audience()
        self.answers = Answers()
        self.by: list[By] = []
        self.is_stale = False
        """Another process has stored something: read it before anything else is said."""
        self.is_unsure = False
        """A row is on its way to the storage, or nobody knows whether it arrived."""
        self.loaded_at = now.steady
        self.turn_since = now.steady
        self.asked_since = now.steady
        """When the last action was stored, at whichever process: since then those who must act are waited for."""
        self.seat_since = [now.steady] * stored.room.players
        self.dealing_since = now.steady
        self.pressed_since = now.steady
        """When somebody last let the bots go on that wait for a press."""
        self._asked_at = -1
        """The last version since the bots were hurried at which a person had to decide."""
        self._final_from = 0
        self._pack = pack
        self._snapshots = Snapshots(pack)
        self._phrases: dict[int, PhraseLimit] = {}
        self._nudges = Nudges()
        self.event_counts: list[int] = []
        """How many events there were after each version, whoever looks: none is left out of anybody's log."""
        if stored.room.deck is not None:
            self._begin(now)
            for row in stored.rows:
                self._advance(row, *self._play(row.seat, row.action), now)
            self._count_from(now.steady - stored.elapsed)

    @property
    def version(self) -> int:
        """How many actions the game has; 0 before the deal too."""
        return self.game.version if self.game else 0

    @property
    def is_in_doubt(self) -> bool:
        """Whether the stored rows must be read before anything is validated."""
        return self.is_stale or self.is_unsure

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that must act."""
        return self.game.waiting_for if self.game else ()

    def clocked(self) -> list[int]:
        """Return the seats whose time drains: people who must act and have no stand-in."""
        seats = self.room.seats
        return [seat for seat in self.waiting_for() if seats[seat].kind == "person" and not seats[seat].stand_in]

    def orders(self, seat: int | None) -> Orders:
        """Return the standing orders of a seat that hold now."""
        return orders.orders_now(None if seat is None else self.room.seats[seat], self.game)

    # Validate: what would become of a wish, without anything happening.

    def validate(self, request: Request, now: Now) -> Change | int:
        """Return the change that a request leads to, or the version if there is nothing to do; raise Refused if it can't be."""
        if isinstance(request, Act):
            return self._validate_act(request, now)
        room = request.verb(self.room)
        if room == self.room:
            return self.version
        has_same_people = _people(self.room) == _people(room)
        if not _is_secret(self.room, room):
            room = replace(room, updated=now.wall)
        if room.deck is not None and self.room.deck is None:
            room = replace(room, dealt_at=now.wall)
        if self.clocks is not None:
            moment = self.moment(now)
            for seat, (before, after) in enumerate(zip(self.room.seats, room.seats, strict=True)):
                if (noted := with_absence(before, after, moment)) is not after:
                    room = room.with_seat(seat, noted)
        made = request.make(room) if request.make else None
        return RoomChange(RoomRow(room, self.revision, made, request.used_code, has_same_people))

    def _validate_act(self, act: Act, now: Now) -> Change | int:
        if act.frame is not None and (version := self.answers.accepted(act.seat, act.frame)) is not None:
            return version
        if self.game is None:
            raise Refused("not_dealt", state=self.room.state)
        self._check_version(act)
        game, events = self._play(act.seat, act.action)
        spent = self.clocks.spent(now.steady) if self.clocks else 0
        row = ActionRow(self.room.room, game.version, act.seat, act.action, act.by, act.frame, now.wall, spent)
        return ActionChange(row, game, events)

    def _check_version(self, act: Act) -> None:
        """Refuse a turn action for an older table. Sales are validated against the present, and so is the end of the last sale."""
        assert self.game is not None
        if act.version != self.version and not act.action.startswith("sell "):
            is_final = self.game.phase == "final" and act.version >= self._final_from
            if not is_final:
                raise Refused("stale", version=self.version)
        # While an order waited to be stored, its person may have taken it back.
        if act.is_order and orders.ordered_action(self.game, act.seat, self.orders(act.seat)) != act.action:
            raise Refused("stale", version=self.version)

    def _play(self, seat: int, action: str) -> tuple[Game, list[Event]]:
        assert self.game is not None
        game = self.game.copy()
        return game, game.act(seat, action)

    # Apply: the row is stored, so this is the present now.

    def apply(self, change: Change, now: Now, since: float | None = None) -> None:
        """Make a stored change the present, and queue the frames that tell of it; `since` when, if not just now."""
        if isinstance(change, ActionChange):
            self._advance(change.row, change.game, change.events, now)
            self._count_from(since)
            self._send_step(change.row.by, change.events, now)
        else:
            self._replace_room(change.row.room, change.row.revision + 1, now)

    def catch_up(self, stored: Stored, now: Now) -> None:
        """Apply what is stored and not yet known here, because of another process or a commit of unknown outcome."""
        self.is_unsure = False
        since = now.steady - stored.elapsed
        if stored.revision != self.revision:
            self._replace_room(stored.room, stored.revision, now, since)
        for row in stored.rows:
            if row.version == self.version + 1:
                # Those before the last one were taken earlier: nobody is shown more time than they had.
                earlier = stored.rows[-1].at - row.at
                self.apply(ActionChange(row, *self._play(row.seat, row.action)), now, since - earlier)

    def _count_from(self, since: float | None) -> None:
        """Count what has been used since the last action, which was taken at another process or long ago."""
        if since is None:
            return
        self.asked_since = since
        if self.clocks is not None:
            self.clocks.count_from(since)

    def count_again(self, elapsed: float, now: Now) -> None:
        """Count what has been used since the last action again, and queue the clocks as they are now."""
        self._count_from(now.steady - elapsed)
        for viewer in self.audience.viewers:
            if viewer.snapshot is not None:
                self.send_table(viewer, now)

    def apply_row(self, row: ActionRow, now: Now) -> bool:
        """Apply the next action, which another process has stored; return false where it isn't the next for sure."""
        if self.is_in_doubt or self.game is None or row.version != self.version + 1:
            return False
        self.apply(ActionChange(row, *self._play(row.seat, row.action)), now)
        return True

    def _begin(self, now: Now) -> None:
        room = self.room
        self.game = Game(room.players, deck=room.deck, first=room.first, rules=room.options.rules)
        self.turn_since = self.asked_since = now.steady
        self.event_counts = [len(self.game.view(None).events)]
        if room.options.clock is not None:
            self.clocks = Clocks(room.options.clock, room.players, (), now.steady)
            self._run_clocks(now)

    def _advance(self, row: ActionRow, game: Game, events: list[Event], now: Now) -> None:
        was, self.game = self.game, game
        self._snapshots.touch(row.version, events)
        self.by.append(row.by)
        self.event_counts.append(self.event_counts[-1] + len(events))
        self.turn_since = self.asked_since = now.steady
        if row.frame is not None:
            self.answers.accept(row.seat, row.frame, row.version)
        if game.phase == "final" and was is not None and was.phase != "final":
            self._final_from = row.version
        if 0 <= self.room.hurry < row.version and self._is_person_asked():
            self._asked_at = row.version
        if self.clocks is not None:
            absent = self._absent(row.version - 1)
            self.clocks.charge(row.spent, row.seat, is_stand_in=row.by in ("stand-in", "bot"), absent=absent)
            self._run_clocks(now)

    def _run_clocks(self, now: Now) -> None:
        """Start the clocks of the people who must act; whoever took a seat over in this very turn is excused from before."""
        assert self.clocks is not None
        joined = ((seat, holder.joined) for seat, holder in enumerate(self.room.seats))
        excused = {seat: took.spent for seat, took in joined if took is not None and took.version == self.version}
        self.clocks.run(self._persons_who_must_act(), now.steady, excused)
        self._stop_clocks()

    def _stop_clocks(self) -> None:
        """Stop the clocks of the seats that have a stand-in."""
        if self.clocks is not None:
            absent = self._absent(self.version)
            stood = [seat for seat, holder in enumerate(self.room.seats) if holder.stand_in]
            self.clocks.stop({seat: absent.get(seat, 0) for seat in stood})

    def _absent(self, version: int) -> dict[int, int]:
        """Return who went away at a version, and after how many milliseconds."""
        seats = enumerate(self.room.seats)
        return {seat: spent for seat, holder in seats for at, spent in holder.absences if at == version}

    @property
    def is_hurried(self) -> bool:
        """Whether whoever is alone with the bots has skipped to their own next decision."""
        return self.room.hurry > self._asked_at and pacing.is_alone(self.room) and not self._is_person_asked()

    def _is_person_asked(self) -> bool:
        """Return whether somebody must decide who has left no standing order for it."""
        game = self.game
        if game is None:
            return False
        return any(orders.ordered_action(game, seat, self.orders(seat)) is None for seat in self.clocked())

    def _persons_who_must_act(self) -> list[int]:
        return [seat for seat in self.waiting_for() if self._is_persons(seat)]

    def _is_persons(self, seat: int) -> bool:
        """Return whether a person held a seat at this version already, who may have taken it over later."""
        holder = self.room.seats[seat]
        return holder.kind == "person" and (holder.joined is None or self.version >= holder.joined.version)

    def moment(self, now: Now) -> tuple[int, int]:
        """Return the version and the milliseconds since its action: where somebody takes over a seat."""
        return self.version, max(0, int((now.steady - self.asked_since) * 1000))

    def _replace_room(self, room: StoredRoom, revision: int, now: Now, since: float | None = None) -> None:
        was, self.room, self.revision = self.room, room, revision
        if len(was.seats) != len(room.seats):
            self.seat_since = [now.steady] * room.players
        # A lobby may have got more seats, or fewer.
        for seat, (before, after) in enumerate(zip(was.seats, room.seats, strict=False)):
            if before.orders != after.orders or before.stand_in != after.stand_in:
                self.seat_since[seat] = now.steady
            if before.people != after.people and (was.state == "lobby" or before.kind == "bot"):
                self.answers.forget(seat)
            self._start_joined(seat, before.joined, after.joined)
        if room.go_on != was.go_on:
            self.pressed_since = now.steady
        if room.state == "dealing" and was.state != "dealing":
            self.dealing_since = now.steady
        self._stop_clocks()
        self.audience.find_seats(room, now.steady)
        if room.deck is not None and self.game is None:
            self._begin(now)
            self._count_from(since)
        self._send_changed_room(now)

    def _start_joined(self, seat: int, before: Joined | None, after: Joined | None) -> None:
        """Start the clock of a person who has taken over a seat that must act."""
        if self.clocks is None or after is None or before == after or after.version != self.version:
            return
        if seat in self.waiting_for():
            self.clocks.join(seat, after.spent)

    # Frames

    def _send_changed_room(self, now: Now) -> None:
        room, audience = self.room, self.audience
        audience.send_room(room)
        if room.state == "closed":
            audience.close(audience.viewers, NO_SUCH_ROOM)
            return
        # Whenever they came and whatever has changed: a seat that was lost makes a spectator as well.
        for viewer in list(audience.viewers):
            if viewer.seat is None and not may_look(room, viewer.person):
                audience.close([viewer], closing_code(room, viewer.person))
                audience.leave(viewer, now.steady)
        if self.game is not None:
            for viewer in audience.viewers:
                if viewer.snapshot is None:
                    self.send_table(viewer, now)
                else:
                    self._send_orders(viewer)

    def snapshot(self, seat: int | None) -> Snapshot:
        """Return what a seat sees now."""
        assert self.game is not None
        return self._snapshots.of(self.game, seat)

    def send_table(self, viewer: Viewer, now: Now) -> None:
        """Queue the whole present for a viewer."""
        snapshot = viewer.snapshot = self.snapshot(viewer.seat)
        viewer.orders = self.orders(viewer.seat)
        frame = {
            "type": "table",
            "version": self.version,
            "view": snapshot.view,
            "legal": snapshot.may.packed,
            "auto": viewer.orders.to_dict(),
            "clock": self._clock(now),
        }
        self.audience.send(frame, [viewer])

    def _clock(self, now: Now) -> dict[str, Any] | None:
        return self.clocks.to_dict(now.steady, self.clocked()) if self.clocks else None

    def _send_step(self, by: str, events: list[Event], now: Now) -> None:
        """Queue for everybody what an action has changed, one frame for all who see the same."""
        assert self.game is not None
        step = StepFrames(by, events, self._clock(now), self._pack)
        receivers: dict[tuple[int | None, int, bool], list[Viewer]] = {}
        alike: dict[int, list[Viewer]] = {}
        send, snapshot_of, game = self.audience.send, self._snapshots.of, self.game
        for viewer in self.audience.viewers:
            if (was := viewer.snapshot) is None:
                continue
            seat = viewer.seat
            viewer.snapshot = snapshot = snapshot_of(game, seat)
            key = seat, was.version, viewer.is_brief
            group = receivers.get(key)
            if group is None:
                frame = step.brief(was, snapshot) if viewer.is_brief else step.frame(was, snapshot)
                group = alike.get(id(frame))  # the outbox keeps all frames: no two have one id
                if group is None:
                    group = alike[id(frame)] = []
                    send(frame, group)
                receivers[key] = group
            group.append(viewer)
            self._send_orders(viewer)

    def _send_orders(self, viewer: Viewer) -> None:
        """Queue a seat's standing orders if they have changed or ended."""
        now = self.orders(viewer.seat)
        if now is not viewer.orders and now != viewer.orders:
            viewer.orders = now
            self.audience.send({"type": "auto", "auto": now.to_dict()}, [viewer])

    def room_for(self, person: int) -> dict[str, Any]:
        """Return the room as one person sees it."""
        return RoomFrames(self.room, self.audience).room_for(person)

    # Connections

    def enter(self, viewer: Viewer, now: Now, *, is_shown: bool = True) -> None:
        """Add a connection: it gets the room and the present; the others see it at once, or when the host counts."""
        self.audience.enter(viewer, self.room, now.steady)
        if viewer.seat is None or not is_shown:
            self.audience.send_room_to(self.room, viewer)
        else:
            self.audience.send_room(self.room)
        if self.game is not None:
            self.send_table(viewer, now)

    def leave(self, viewer: Viewer, now: Now, *, is_shown: bool = True) -> None:
        """Remove a connection that has ended."""
        self.audience.leave(viewer, now.steady)
        if viewer.seat is None or not is_shown:
            self.audience.is_count_stale = True
        else:
            self.audience.send_room(self.room)

    def send_spectators(self) -> None:
        """Queue the room for all if spectators have come or gone; a host calls this a moment after they did."""
        if self.audience.is_count_stale:
            self.audience.send_room(self.room)

    def say(self, seat: int, phrase: str, now: Now) -> None:
        """Queue a quick phrase for all who want to read it; refuse one that comes too soon."""
        limit = self._phrases.setdefault(seat, PhraseLimit(now.steady))
        if not limit.take(now.steady):
            raise Refused("too_fast", most=limit.PER_MINUTE)
        self.audience.send_phrase(self.room, seat, phrase)

    def nudge(self, seat: int, other: int, now: Now) -> None:
        """Queue a nudge for a seat that is waited for; refuse one that is of no use, or too soon."""
        lobby.check_seat(self.room, other)
        if other == seat or other not in self.clocked() or not idle.waits_with_others(self.room, other):
            raise Refused("nudge_needless", seat=other)
        if (wait := self._nudges.wait(other, self.asked_since, now.steady)) > 0:
            raise Refused("nudge_early", seconds=math.ceil(wait))
        limit = self._phrases.setdefault(seat, PhraseLimit(now.steady))
        if not limit.take(now.steady):
            raise Refused("too_fast", most=limit.PER_MINUTE)
        self.hear_nudge(seat, other, now)

    def hear_nudge(self, seat: int, other: int, now: Now) -> None:
        """Queue a nudge, which may have been given at another process."""
        self._nudges.note(other, now.steady)
        self.audience.send_nudge(self.room, seat, other)

    def follow_up(self) -> Edit | None:
        """Return the change that the table itself needs now: a game that has its result is over."""
        if self.room.state != "playing" or self.game is None or (result := self.game.result) is None:
            return None
        return Edit(lambda room: lobby.finish(room, result) if room.state == "playing" else room)


def _is_secret(before: StoredRoom, after: StoredRoom) -> bool:
    """Return whether a change is one person's own affair: a time stamp that everybody can see must not tell of it."""
    if len(before.seats) != len(after.seats) or replace(before, seats=after.seats) != after:
        return False
    changed = ((was, now) for was, now in zip(before.seats, after.seats, strict=True) if was is not now)
    return all(_shown(was) == _shown(now) for was, now in changed)


def _shown(holder: SeatHolder) -> SeatHolder:
    return replace(holder, orders=NO_ORDERS, auction=None, muted=())


def _people(room: StoredRoom) -> tuple[list[tuple[int, ...]], set[int]]:
    """Return who holds which seat, and all whose number is stored."""
    return [holder.people for holder in room.seats], room.mentioned()


def seats_of(viewers: Iterable[Viewer]) -> list[int]:
    """Return the seats of some viewers, each once, in order."""
    return sorted({seat for viewer in viewers for seat in viewer.seats})
