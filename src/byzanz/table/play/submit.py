"""The one way in: validate, row, stored, apply, frames. For actions and for changes of the room, of people and of bots alike.

These are generators, so that no host and no test has a way of its own: each `yield` is something for the host to do with
its storage, and the host sends back the outcome and the time. An exception thrown in at a row leaves the table in doubt.
"""

from collections.abc import Generator
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from byzanz import Refused
from byzanz.table.play import pacing
from byzanz.table.play.answers import answer, refusal
from byzanz.table.play.audience import Viewer
from byzanz.table.play.orders import auction_of, changed_orders
from byzanz.table.play.table import Act, Edit, Request, Table
from byzanz.table.room import idle, leaving, lobby
from byzanz.table.room.stored import Now, Row, StorageDown, Stored, StoredRoom

T = TypeVar("T")
CHANGE_NOTHING = ("ping", "brief")
"""Frames that concern their connection alone: they need neither the storage nor the table to themselves."""


class Reload(NamedTuple):
    """Read the room and its actions after a version; the outcome is a Stored, or None if there is no such room."""

    room: str
    after: int


Flow = Generator[Reload | Row, tuple[Any, Now], T]


def submit(table: Table, request: Request, now: Now) -> Flow[int]:
    """Validate, store and broadcast a change; return the version. Raises Refused or StorageDown with nothing changed."""
    version, now = yield from _store(table, request, now)
    if (edit := table.follow_up()) is not None:
        with suppress(StorageDown):  # the change itself is stored; the schedule tries the rest again
            yield from _store(table, edit, now)
    return version


def _store(table: Table, request: Request, now: Now) -> Flow[tuple[int, Now]]:
    while True:
        if table.is_in_doubt:
            now = yield from reload(table, now)
        change = table.validate(request, now)
        if isinstance(change, int):
            return change, now
        table.is_unsure = True  # until the storage has said yes or no
        is_stored, now = yield change.row
        table.is_unsure = False
        if is_stored:
            table.apply(change, now)
            return table.version, now
        table.is_stale = True  # another process was first


def reload(table: Table, now: Now) -> Flow[Now]:
    """Apply what the storage has if there is any doubt about it, before anything else is said."""
    stored: Stored | None
    while table.is_in_doubt:
        table.is_unsure, table.is_stale = True, False  # what is announced while this reads makes it stale again
        stored, now = yield Reload(table.room.room, table.version)
        if stored is None:
            raise Refused("room_unknown")
        table.catch_up(stored, now)
    return now


def receive(table: Table, viewer: Viewer, frame: dict[str, Any], now: Now) -> Flow[dict[str, Any]]:
    """Do what a frame asks for, once, and return its answer; the host has checked the frame's form."""
    do, frame_id = frame["do"], frame["id"]
    if do == "brief":
        viewer.is_brief = True
    if do not in CHANGE_NOTHING and table.is_in_doubt:
        now = yield from reload(table, now)
    seat = viewer.seat
    if seat is not None and (given := table.answers.find(seat, frame_id)) is not None:
        return given
    try:
        version = yield from _dispatch(table, viewer, frame, now)
    except Refused as refused:
        given = refusal(frame_id, refused.code, refused.facts)
    else:
        given = answer(frame_id, version)
    if seat is not None and do not in ("sync", *CHANGE_NOTHING):
        table.answers.remember(seat, frame_id, given)
    return given


def _dispatch(table: Table, viewer: Viewer, frame: dict[str, Any], now: Now) -> Flow[int]:
    """Do what a frame asks for; the seat is the connection's own, never the frame's."""
    do = frame["do"]
    if do in CHANGE_NOTHING:
        return table.version
    if do == "sync":
        if table.game is not None:
            table.send_table(viewer, now)
        return table.version
    seat = lobby.seat_held(table.room, viewer.person, viewer.wanted)
    if do == "act":
        if table.room.seats[seat].stand_in is not None:
            yield from submit(table, Edit(lambda room: leaving.come_back(room, seat)), now)
        return (yield from submit(table, Act(seat, frame["action"], frame["version"], "person", frame["id"]), now))
    if do == "say":
        table.say(seat, frame["phrase"], now)
        return table.version
    if do == "nudge":
        table.nudge(seat, frame["seat"], now)
        return table.version
    if do == "go_on" and frame["version"] != table.version:
        return table.version  # a second press for what has happened meanwhile
    return (yield from submit(table, _edit_for(table, viewer, frame), now))


def _edit_for(table: Table, viewer: Viewer, frame: dict[str, Any]) -> Edit:
    """Return the change of the room that a frame asks for; who holds which seat is looked up when it is validated."""
    person = viewer.person

    def held(room: StoredRoom) -> int:
        return lobby.seat_held(room, person, viewer.wanted)

    match frame:
        case {"do": "auto"}:

            def set_orders(room: StoredRoom) -> StoredRoom:
                seat = held(room)
                return lobby.set_orders(room, seat, changed_orders(table.orders(seat), frame), auction_of(table.game))

            return Edit(set_orders)
        case {"do": "seed", "seed": seed}:
            return Edit(lambda room: lobby.set_seed(room, held(room), seed, room.seats_of(person)))
        case {"do": "back"}:
            return Edit(lambda room: leaving.come_back(room, held(room), *room.seats_of(person)))
        case {"do": "mute", "seat": other, "on": on}:
            return Edit(lambda room: lobby.mute(room, held(room), other, on=on))
        case {"do": "stand_in", "seat": other, "version": version}:
            return Edit(lambda room: idle.accept(room, person, other, version if version == table.version else -1))
        case {"do": "pace", "pace": pace}:
            return Edit(lambda room: pacing.set_pace(room, person, pace))
        case {"do": "hints", "hints": hints}:
            return Edit(lambda room: pacing.set_hints(room, person, hints))
        case {"do": "hurry", "version": version}:
            return Edit(lambda room: pacing.hurry(room, person, version))
        case {"do": "go_on", "version": version}:
            return Edit(lambda room: pacing.go_on(room, person, version))
    raise Refused("malformed", where="do")
