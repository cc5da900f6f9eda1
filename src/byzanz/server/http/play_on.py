"""Playing on from a moment of a game that was written down: a new room that begins with the record's first actions."""

import time
from typing import Any, get_args

from litestar import post
from litestar.params import JSONBody

from byzanz import Record, Refused, fairness
from byzanz.server import wire
from byzanz.server.http.asking import Asked, Ours, new_id, person_with_name
from byzanz.table.replays import read_record
from byzanz.table import lobby
from byzanz.table.holders import bot_holder, person_holder
from byzanz.table.options import Options
from byzanz.table.stored import ActionRow, By, StoredRoom


@post("/replay/play-on", status_code=201)
async def play_on(request: Asked, services: Ours, data: JSONBody[wire.PlayOn]) -> wire.RoomMade:
    """Make a table against bots that begins at a moment of a record.

    Whoever sends a record knows its deck already: nothing hidden gets out. The games of tables can be had as records
    only when they are over.
    """
    if data.name is not None:
        lobby.checked_name(data.name)
    record = await services.in_thread(lambda: _checked(data))
    services.check_new_room(request.scope)
    person, name = await person_with_name(request, services, data.name)
    room = _room_of(record, data, person, name)
    await services.rooms.make(room, _rows_of(record, room))
    return wire.RoomMade(room.room)


def _checked(data: wire.PlayOn) -> Record:
    record = read_record(data.record)
    if data.seat >= record.players:
        raise Refused("seat_unknown", seat=data.seat)
    if data.version > len(record.actions) or record.replay(data.version).result is not None:
        raise Refused("nothing_to_play", version=data.version)
    return record


def _room_of(record: Record, data: wire.PlayOn, person: int, name: str | None) -> StoredRoom:
    """Return the room: a person on one seat, bots on the others, the record's deck and rules."""
    rules = record.rules
    options = Options.from_dict({"tie_break": rules.tie_break, "open_scores": rules.open_scores})
    seats = tuple(
        person_holder(person, name) if seat == data.seat else bot_holder(data.bots) for seat in range(record.players)
    )
    at = time.time()
    return StoredRoom(
        new_id(), record.players, person, options, False, seats, fairness.new_secret(), at, at,
        state="playing", deck=record.deck, first=record.first, played_on=data.version,
    )  # fmt: skip


def _rows_of(record: Record, room: StoredRoom) -> list[ActionRow]:
    by = _authors(record)
    rows = []
    for number, text in enumerate(record.actions[: room.played_on]):
        seat, _, action = text.partition(" ")
        rows.append(ActionRow(room.room, number + 1, int(seat), action, by[number], None, room.created, 0))
    return rows


def _authors(record: Record) -> list[By]:
    """Return who took each action, where the record says so."""
    known: Any = record.extra.get("by")
    allowed = get_args(By)
    if isinstance(known, list) and len(known) == len(record.actions):
        return [one if one in allowed else "person" for one in known]
    return ["person"] * len(record.actions)
