"""The calls about another game after the end: yes, no longer, and without those who are gone."""

import time
from collections.abc import Callable

from litestar import post
from litestar.params import JSONBody

from byzanz import fairness
from byzanz.server import wire
from byzanz.server.hosted_table import HostedTable
from byzanz.server.http.asking import Asked, Ours, RoomId, my_table, new_id, shown_room
from byzanz.server.services import Services
from byzanz.table import rematch
from byzanz.table.stored import StoredRoom
from byzanz.table.table import Edit


@post("/rooms/{room:str}/rematch", status_code=200)
async def agree(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Say yes to another game with the same people; the last yes makes the next room."""
    hosted, person = await my_table(request, services, room)
    next_room, secret = new_id(), fairness.new_secret()

    def make(stored: StoredRoom) -> StoredRoom | None:
        return rematch.rematch_of(stored, secret, time.time()) if stored.rematch == next_room else None

    await _submit(services, hosted, next_room, lambda stored: rematch.agree_to_rematch(stored, person, next_room), make)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/rematch/cancel", status_code=200)
async def cancel(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Take my yes back."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: rematch.cancel_rematch(stored, person)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/rematch/start", status_code=200)
async def begin(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.RematchStart]) -> wire.Room:
    """Begin without those who are gone."""
    hosted, person = await my_table(request, services, room)
    next_room, secret = new_id(), fairness.new_secret()

    def verb(stored: StoredRoom) -> StoredRoom:
        return rematch.start_rematch(stored, person, next_room, hosted.table.audience.here(), data.bots)

    def make(stored: StoredRoom) -> StoredRoom | None:
        if stored.rematch != next_room:
            return None
        return rematch.rematch_of(stored, secret, time.time(), data.bots, keeps_seats=data.bots is not None)

    await _submit(services, hosted, next_room, verb, make)
    return shown_room(hosted, person)


async def _submit(
    services: Services,
    hosted: HostedTable,
    next_room: str,
    verb: Callable[[StoredRoom], StoredRoom],
    make: Callable[[StoredRoom], StoredRoom | None],
) -> None:
    """Store an answer to a rematch; the room that it leads to is opened, so that somebody drives it."""
    await services.rooms.submit(hosted, Edit(verb, make))
    if hosted.table.room.rematch == next_room:
        await services.rooms.open(next_room)


handlers = (agree, cancel, begin)
