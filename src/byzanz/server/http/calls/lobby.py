"""The lobby over HTTP: sitting down and leaving, seats, bots, options, names, and the start."""

from litestar import post
from litestar.params import FromPath, JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import (
    Asked,
    Ours,
    RoomId,
    my_change,
    my_table,
    options_of,
    person_with_name,
    shown_room,
)
from byzanz.server.limits.addresses import address_of
from byzanz.table.play.table import Edit
from byzanz.table.room import lobby
from byzanz.table.room.names import checked_name
from byzanz.table.room.stored import StoredRoom


@post("/rooms/{room:str}/join", status_code=200)
async def join(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Join]) -> wire.Room:
    """Take a seat in a lobby."""
    hosted = await services.rooms.open(room)
    person = await services.identity.person(request.scope)
    services.quotas.check_change(address_of(request.scope), person)
    if data.local and hosted.table.room.seat_of(person) is not None:
        given = None if data.name is None else checked_name(data.name)
        await services.rooms.submit(hosted, Edit(lambda stored: lobby.join_here(stored, person, given, data.seat)))
    elif hosted.table.room.seat_of(person) is None:
        lobby.join(hosted.table.room, person, None, data.seat)  # refused before anything is stored about them
        person, name = await person_with_name(request, services, data.name)
        face = await services.storage.people.face(person)
        sit = Edit(lambda stored: lobby.with_face(lobby.join(stored, person, name, data.seat), person, face))
        await services.rooms.submit(hosted, sit)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/leave", status_code=200)
async def leave(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Give my seat up."""
    hosted, person = await my_change(request, services, room)
    await services.calls.leave(hosted, person)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/seats/{seat:int}", status_code=200)
async def set_seat(
    request: Asked, services: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.Room:
    """Put a bot on a seat or open it, as the host."""
    hosted, person = await my_change(request, services, room)

    def edit(stored: StoredRoom) -> StoredRoom:
        changed = lobby.set_seat(stored, person, seat, data.bot)
        if (data.bot is not None) == data.open:
            raise Refused("malformed", where="bot or open")
        return changed

    await services.rooms.submit(hosted, Edit(edit))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/options", status_code=200)
async def set_options(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.OptionsChange]) -> wire.Room:
    """Change the options, as the host."""
    hosted, person = await my_change(request, services, room)
    options = options_of(data.options)
    if data.listed and not hosted.table.room.listed:
        services.quotas.check_listed(request.scope)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.set_options(stored, person, options, data.listed)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/start", status_code=200)
async def start(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Start]) -> wire.Room:
    """Start the game, as the host."""
    hosted, person = await my_change(request, services, room)
    await services.learn_accounts(hosted)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.start(stored, person, data.bots)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/players", status_code=200)
async def set_players(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatCount]) -> wire.Room:
    """Change the number of seats, as the host."""
    hosted, person = await my_change(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.set_players(stored, person, data.players)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/seats/{seat:int}/move", status_code=200)
async def move_seat(
    request: Asked, services: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatMove]
) -> wire.Room:
    """Swap two seats, as the host; or move to an open one."""
    hosted, person = await my_change(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.move(stored, person, seat, data.to)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/name", status_code=200)
async def rename_seat(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatName]) -> wire.Room:
    """Change my name at this table; it is kept for the next one, unless it is that of somebody I share the browser with."""
    hosted, person = await my_table(request, services, room)
    name = checked_name(data.name)
    services.quotas.check_name(address_of(request.scope), person)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.rename(stored, person, name, data.seat)))
    if data.seat in (None, hosted.table.room.seat_of(person)):
        await services.storage.people.rename(person, name)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/face", status_code=200)
async def draw_face(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.SeatFace]) -> wire.Room:
    """Draw another portrait for my seat; it is kept for the next table, as a name is."""
    hosted, person = await my_table(request, services, room)
    services.quotas.check_name(address_of(request.scope), person)
    face = await services.calls.draw_face(hosted, person, data.seat)
    if face is not None:
        await services.storage.people.change_face(person, face)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/let-in", status_code=200)
async def let_in(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.LetIn]) -> wire.Room:
    """Let somebody sit down again whom the host has sent away, as the host."""
    hosted, person = await my_table(request, services, room)
    await services.calls.let_in(hosted, person, data.id)
    return shown_room(hosted, person)


handlers = (let_in, join, leave, set_seat, set_options, start, set_players, move_seat, rename_seat, draw_face)
