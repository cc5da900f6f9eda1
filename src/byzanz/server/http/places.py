"""The calls with which people arrange themselves in a lobby: how many seats, who sits where, under which name."""

from litestar import post
from litestar.params import FromPath, JSONBody

from byzanz.server import wire
from byzanz.server.http.asking import Asked, Ours, RoomId, my_table, shown_room
from byzanz.table import lobby, places
from byzanz.table.table import Edit


@post("/rooms/{room:str}/players", status_code=200)
async def set_players(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatCount]) -> wire.Room:
    """Change the number of seats, as the host."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: places.set_players(stored, person, data.players)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/seats/{seat:int}/move", status_code=200)
async def move_seat(
    request: Asked, services: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatMove]
) -> wire.Room:
    """Swap two seats, as the host; or move to an open one."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: places.move(stored, person, seat, data.to)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/name", status_code=200)
async def rename_seat(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatName]) -> wire.Room:
    """Change my name at this table; it is kept for the next one, unless it is that of somebody I share the browser with."""
    hosted, person = await my_table(request, services, room)
    name = lobby.checked_name(data.name)
    await services.rooms.submit(hosted, Edit(lambda stored: places.rename(stored, person, name, data.seat)))
    if data.seat in (None, hosted.table.room.seat_of(person)):
        await services.storage.people.rename(person, name)
    return shown_room(hosted, person)


handlers = (set_players, move_seat, rename_seat)
