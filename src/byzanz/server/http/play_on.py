"""Playing on from a moment of a game that was written down: a new room that begins with the record's first actions."""

import time

from litestar import post
from litestar.params import JSONBody

from byzanz import fairness
from byzanz.server import wire
from byzanz.server.http.asking import Asked, Ours, new_id, person_with_name
from byzanz.table import lobby
from byzanz.table.play_on import checked_record, room_of, rows_of


@post("/replay/play-on", status_code=201)
async def play_on(request: Asked, services: Ours, data: JSONBody[wire.PlayOn]) -> wire.RoomMade:
    """Make a table against bots that begins at a moment of a record.

    Whoever sends a record knows its deck already: nothing hidden gets out. The games of tables can be had as records
    only when they are over.
    """
    if data.name is not None:
        lobby.checked_name(data.name)
    record = await services.in_thread(lambda: checked_record(data.record, data.version, data.seat))
    services.check_new_room(request.scope)
    person, name = await person_with_name(request, services, data.name)
    room = room_of(
        record, data.version, data.seat, data.bots,
        room=new_id(), secret=fairness.new_secret(), person=person, name=name, at=time.time(), hints=data.hints,
    )  # fmt: skip
    await services.rooms.make(room, rows_of(record, room))
    if data.hints != "off":
        services.hint_pool.warm_up()
    return wire.RoomMade(room.room)
