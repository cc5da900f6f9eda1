"""The calls of a room without transport: the same on a server and in a browser without one.

A call knows who asks by number, does one thing, and returns plain values. Ids and secrets come from outside.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from byzanz import Record, Refused
from byzanz.table.host import Hosted
from byzanz.table.play import play_on
from byzanz.table.play.log_notes import notes_of
from byzanz.table.play.record import record_text
from byzanz.table.play.table import Edit, Request, Table
from byzanz.table.room import leaving, lobby, rated, rematch, removed, takeover
from byzanz.table.room.holders import face_from
from byzanz.table.room.names import checked_name
from byzanz.table.room.options import Options
from byzanz.table.room.stored import ActionRow, Now, StoredRoom, new_room

H = TypeVar("H", bound=Hosted)


class RoomHost(Protocol[H]):
    """A host that finds and makes rooms."""

    def now(self) -> Now:
        """Return the present."""

    async def open(self, room: str) -> H:
        """Return a room's table; refuse an unknown one."""

    async def make(self, room: StoredRoom, rows: Sequence[ActionRow] = ()) -> H:
        """Store a new room, with the actions that it begins with, and open it."""

    async def submit(self, hosted: H, request: Request) -> int:
        """Validate, store and broadcast a change."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that somebody wants: its seats, its options, who shares the maker's browser, the bots it starts with."""

    players: int
    options: Options
    bots: str | None = None
    name: str | None = None
    local: Sequence[str | None] = ()
    listed: bool = False
    extra_bots: Sequence[tuple[str, str]] = ()
    """Name and spec of bots that come from a file."""
    group: int | None = None
    """The group of people that the table is for."""

    def check(self) -> None:
        """Refuse what can't be, before anything is stored about whoever asks."""
        self.options.check()
        for name in (self.name, *self.local):
            if name is not None:
                checked_name(name)
        if len(self.local) >= self.players:
            raise Refused("room_full")


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A moment of a record from which somebody wants to play on against bots."""

    record: Record
    version: int
    seat: int
    bots: str
    hints: str = "off"


class Calls(Generic[H]):
    """What may be asked of the rooms of a host."""

    def __init__(self, host: RoomHost[H], new_id: Callable[[], str], new_secret: Callable[[], str]) -> None:
        self._host = host
        self._new_id = new_id
        self._new_secret = new_secret

    async def make(
        self, wish: NewTable, person: int, name: str | None, face: int | None = None, *, account: bool | None = None
    ) -> str:
        """Make a room and return its id; with bots the game is dealt at once."""
        room = new_room(
            self._new_id(), self._new_secret(), wish.players, person, name, wish.options,
            listed=wish.listed, at=self._host.now().wall,
        )  # fmt: skip
        known = {} if account is None else {person: account}
        room = rated.with_accounts(replace(lobby.with_face(room, person, face), group=wish.group), known)
        for other in wish.local:
            room = lobby.join_here(room, person, None if other is None else checked_name(other), None)
        if wish.bots is not None:
            for bot_name, spec in wish.extra_bots:
                room = lobby.seat_extra_bot(room, bot_name, spec)
            room = lobby.start_with_bots(room, wish.bots)
        await self._host.make(room)
        return room.room

    async def play_on(self, wish: PlayOn, person: int, name: str | None, face: int | None = None) -> str:
        """Make a room that begins at a moment of a record, and return its id.

        Whoever sends a record knows its deck already: nothing hidden gets out. The games of tables can be had as records
        only when they are over.
        """
        room = play_on.room_of(
            wish.record, wish.version, wish.seat, wish.bots, room=self._new_id(), secret=self._new_secret(),
            person=person, name=name, at=self._host.now().wall, hints=wish.hints,
        )  # fmt: skip
        await self._host.make(lobby.with_face(room, person, face), play_on.rows_of(wish.record, room))
        return room.room

    async def leave(self, hosted: H, person: int) -> None:
        """Give a seat up."""
        await self._host.submit(hosted, Edit(lambda room: leaving.leave(room, person)))

    async def take_over(self, hosted: H, person: int, name: str | None, seat: int, face: int | None = None) -> None:
        """Sit down on a bot's seat in a running game, or ask the host for it."""
        table, now = hosted.table, self._host.now

        def sit(room: StoredRoom) -> StoredRoom:
            return lobby.with_face(takeover.take_over(room, person, name, seat, table.moment(now())), person, face)

        await self._host.submit(hosted, Edit(sit))

    async def draw_face(self, hosted: H, person: int, seat: int | None) -> int | None:
        """Draw another portrait for a person's seat; return it if it is the person's own, not of who shares the browser."""
        face = face_from(self._new_secret())
        seat = lobby.seat_held(hosted.table.room, person, seat)
        await self._host.submit(hosted, Edit(lambda room: lobby.with_face(room, person, face, seat)))
        return face if seat == hosted.table.room.seat_of(person) else None

    async def answer_ask(self, hosted: H, person: int, wanted: str, *, yes: bool) -> None:
        """Let somebody have the seat that they asked for, or not, as the host."""
        table, now = hosted.table, self._host.now
        edit = Edit(lambda room: takeover.answer(room, person, wanted, table.moment(now()), yes=yes))
        await self._host.submit(hosted, edit)

    async def let_in(self, hosted: H, person: int, wanted: str) -> None:
        """Let somebody sit down again whom the host has sent away, as the host."""
        await self._host.submit(hosted, Edit(lambda room: removed.let_in(room, person, wanted)))

    async def agree_to_rematch(self, hosted: H, person: int) -> None:
        """Say yes to another game with the same people; the last yes makes the next room."""
        await self._rematch(hosted, lambda room, name: rematch.agree_to_rematch(room, person, name))

    async def cancel_rematch(self, hosted: H, person: int) -> None:
        """Take a yes back."""
        await self._host.submit(hosted, Edit(lambda room: rematch.cancel_rematch(room, person)))

    async def start_rematch(self, hosted: H, person: int, bot: str | None) -> None:
        """Begin another game without those who are gone; bots take their seats, or (None) the seats go."""

        def verb(room: StoredRoom, name: str) -> StoredRoom:
            return rematch.start_rematch(room, person, name, hosted.table.audience.here(), bot)

        await self._rematch(hosted, verb, bot, keeps_seats=bot is not None)

    async def _rematch(
        self,
        hosted: H,
        verb: Callable[[StoredRoom, str], StoredRoom],
        bot: str | None = None,
        *,
        keeps_seats: bool = True,
    ) -> None:
        """Store an answer to a rematch; the room that it leads to is opened, so that somebody drives it."""
        next_room, secret = self._new_id(), self._new_secret()

        def make(room: StoredRoom) -> StoredRoom | None:
            if room.rematch != next_room:
                return None
            at = self._host.now().wall  # not earlier than the room that leads to it was changed
            return rematch.rematch_of(room, secret, at, bot, keeps_seats=keeps_seats)

        await self._host.submit(hosted, Edit(lambda room: verb(room, next_room), make))
        if hosted.table.room.rematch == next_room:
            await self._host.open(next_room)


def log_of(table: Table, person: int, seat: int | None) -> dict[str, Any]:
    """Return all that a person's seat, or a spectator, has witnessed: a `Log`."""
    seat = table.room.seat_of(person, seat)
    if seat is None and not table.room.options.spectators:
        raise Refused("no_spectators")
    if table.game is None:
        return {"events": [], "notes": []}
    return {"events": [event.to_dict() for event in table.game.view(seat).events], "notes": notes_of(table)}


def record_to_analyse(table: Table) -> str:
    """Return the record of a game that may be analysed: it is over, and its table allows it."""
    text = record_text(table)
    if not table.room.options.analysis:
        raise Refused("analysis_forbidden")
    return text


def check_hint(table: Table, version: object) -> None:
    """Refuse a hint that the table forbids, before the deal, or for a moment that has passed."""
    if table.room.options.hints == "off":
        raise Refused("no_hints")
    if table.game is None:
        raise Refused("not_dealt", state=table.room.state)
    if version != table.version:
        raise Refused("stale", version=table.version)
