"""Rooms in a list."""

from typing import cast

import msgspec

from byzanz.server import wire
from byzanz.server.rooms import Rooms
from byzanz.table import pacing
from byzanz.table.stored import StoredRoom


async def summary_of(rooms: Rooms, room: StoredRoom, person: int, *, may_look: bool) -> wire.RoomSummary:
    """Return a room in a list, as one person sees it; `may_look`: its table may be loaded to see whose turn it is."""
    you = room.seat_of(person)
    your_turn = False
    if may_look and you is not None and room.state == "playing":
        table = (await rooms.open(room.room)).table
        your_turn = bool(set(room.seats_of(person)) & set(table.waiting_for()))
    clock = room.options.to_dict()["clock"]
    return wire.RoomSummary(
        room=room.room,
        state="over" if room.state == "closed" else room.state,
        players=room.players,
        names=[holder.name for holder in room.seats],
        kinds=[holder.kind for holder in room.seats],
        bots=[cast("wire.Level | None", holder.bot) for holder in room.seats],
        open=sum(holder.kind == "open" for holder in room.seats),
        you=you,
        alone=you is not None and pacing.is_alone(room),
        your_turn=your_turn,
        spectators=room.options.spectators,
        clock=None if clock is None else msgspec.convert(clock, wire.Clock),
        updated=room.updated,
        points=None if room.points is None else list(room.points),
        winners=None if room.winners is None else list(room.winners),
    )
