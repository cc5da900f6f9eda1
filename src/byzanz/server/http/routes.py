"""The HTTP calls of docs/protocol.md: each finds out who asks, does one thing, and answers with types of the wire."""

import gzip
import secrets
import time
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from byzanz import Refused, fairness
from byzanz.server import wire
from byzanz.server.hosted_table import HostedTable
from byzanz.server.http import places, play_on, rematches
from byzanz.server.http.analyses import analyse_record, begin_analysis, show_analysis
from byzanz.server.http.asking import (
    Asked,
    Ours,
    RoomId,
    SeatAsked,
    games_of,
    my_table,
    new_id,
    options_of,
    person_with_name,
    shown_room,
    summaries,
)
from byzanz.server.http.cookies import NEW_TOKEN
from byzanz.server.http.mine import data_of, forget
from byzanz.server.http.static import takes_gzip
from byzanz.server.identity import NOBODY
from byzanz.server.services import Services
from byzanz.table import lobby
from byzanz.table.record import record_text
from byzanz.table.replays import read_record, replay_of
from byzanz.table.stored import StoredRoom, new_room
from byzanz.table.table import Edit


@get("/me")
async def me(request: Asked, services: Ours) -> wire.Me:
    """Return my name and my rooms. Nothing is stored for a browser that only looks."""
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        return wire.Me(None, [])
    return wire.Me(await services.storage.people.name(person), await games_of(request, services, person))


@post("/me", status_code=200)
async def rename(request: Asked, services: Ours, data: JSONBody[wire.Rename]) -> wire.Me:
    """Change my name."""
    person, name = await person_with_name(request, services, data.name)
    is_new = NEW_TOKEN in request.scope
    return wire.Me(name, [] if is_new else await games_of(request, services, person))


@get("/me/data")
async def my_data(request: Asked, services: Ours) -> Response[bytes]:
    """Return all that is stored about me, as a file."""
    person = await services.identity.person(request.scope)
    stored = (
        {"name": None, "messages": [], "games": []} if person == NOBODY else await data_of(request, services, person)
    )
    headers = {"Content-Disposition": 'attachment; filename="byzanz-me.json"'}
    return Response(msgspec.json.encode(stored), media_type=MediaType.JSON, headers=headers)


@delete("/me", status_code=200)
async def forget_me(request: Asked, services: Ours) -> wire.Me:
    """Delete all that is stored about me; my seats in running games are played on by stand-ins."""
    person = await services.identity.person(request.scope)
    if person != NOBODY:
        await forget(services, person)
    return wire.Me(None, [])


@delete("/me/games/{room:str}", status_code=200)
async def throw_away(request: Asked, services: Ours, room: RoomId) -> wire.Me:
    """Take a game off my list for good; my seat in a running one is played on by a stand-in."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.throw_away(stored, person)))
    return wire.Me(await services.storage.people.name(person), await games_of(request, services, person))


@post("/rooms", status_code=201)
async def make_room(request: Asked, services: Ours, data: JSONBody[wire.NewRoom]) -> wire.RoomMade:
    """Make a room; with bots the game is dealt at once."""
    options = options_of(data.options)
    options.check()
    for name in (data.name, *data.local):
        if name is not None:
            lobby.checked_name(name)
    if len(data.local) >= data.players:
        raise Refused("room_full")
    services.check_new_room(request.scope)
    person, name = await person_with_name(request, services, data.name)
    secret = fairness.new_secret()
    room = new_room(new_id(), secret, data.players, person, name, options, listed=data.listed, at=time.time())
    room = _with_local(room, person, data.local)
    if data.bots is not None:
        for bot in services.extra_bots:
            room = lobby.seat_extra_bot(room, bot.name, bot.spec)
        room = lobby.start_with_bots(room, data.bots)
    await services.rooms.make(room)
    if options.hints != "off":
        services.hint_pool.warm_up()
    return wire.RoomMade(room.room)


def _with_local(room: StoredRoom, person: int, names: list[str | None]) -> StoredRoom:
    """Seat those who share the maker's browser; more people than seats are refused."""
    for name in names:
        room = lobby.join_here(room, person, None if name is None else lobby.checked_name(name), None)
    return room


@get("/rooms")
async def list_rooms(request: Asked, services: Ours) -> wire.Rooms:
    """List rooms that wait for players or may be watched."""
    person = await services.identity.person(request.scope)
    listed = [room for room in await services.storage.listed_rooms() if _is_of_interest(room)]
    return wire.Rooms(await summaries(request, services, listed, person))


def _is_of_interest(room: StoredRoom) -> bool:
    is_open = any(holder.kind == "open" for holder in room.seats)
    return is_open if room.state == "lobby" else room.options.spectators


@get("/rooms/{room:str}")
async def show_room(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Return a room."""
    return shown_room(*await my_table(request, services, room))


@post("/rooms/{room:str}/join", status_code=200)
async def join(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Join]) -> wire.Room:
    """Take a seat in a lobby."""
    hosted = await services.rooms.open(room)
    person = await services.identity.person(request.scope)
    if data.local and hosted.table.room.seat_of(person) is not None:
        given = None if data.name is None else lobby.checked_name(data.name)
        await services.rooms.submit(hosted, Edit(lambda stored: lobby.join_here(stored, person, given, data.seat)))
    elif hosted.table.room.seat_of(person) is None:
        lobby.join(hosted.table.room, person, None, data.seat)  # refused before anything is stored about them
        person, name = await person_with_name(request, services, data.name)
        await services.rooms.submit(hosted, Edit(lambda stored: lobby.join(stored, person, name, data.seat)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/leave", status_code=200)
async def leave(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Give my seat up."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.leave(stored, person)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/seats/{seat:int}", status_code=200)
async def set_seat(
    request: Asked, services: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.Room:
    """Put a bot on a seat or open it, as the host."""
    hosted, person = await my_table(request, services, room)

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
    hosted, person = await my_table(request, services, room)
    options = options_of(data.options)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.set_options(stored, person, options, data.listed)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/start", status_code=200)
async def start(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Start]) -> wire.Room:
    """Start the game, as the host."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.start(stored, person, data.bots)))
    return shown_room(hosted, person)


@post("/rooms/{room:str}/handover", status_code=200)
async def hand_over(request: Asked, services: Ours, room: RoomId, seat: SeatAsked = None) -> wire.Handover:
    """Make a code that brings my seat, or one of this browser's seats, to another device."""
    hosted, person = await my_table(request, services, room)
    held = lobby.seat_held(hosted.table.room, person, seat)
    code = secrets.token_urlsafe(18)
    await services.storage.people.make_handover(code, room, held, person)
    return wire.Handover(code, services.settings.handover_seconds)


@post("/rooms/{room:str}/take", status_code=200)
async def take_seat(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.TakeSeat]) -> wire.Room:
    """Take a seat along to this device."""
    hosted = await services.rooms.open(room)
    seat, giver = await services.storage.people.find_handover(data.code, room)
    person = await services.identity.person(request.scope)
    lobby.share_seat(hosted.table.room, person, seat, giver)  # refused before anything is stored about them
    person = await services.identity.person_or_new(request.scope)
    edit = Edit(lambda stored: lobby.share_seat(stored, person, seat, giver), used_code=data.code)
    await services.rooms.submit(hosted, edit)
    return shown_room(hosted, person)


@get("/rooms/{room:str}/devices")
async def list_devices(request: Asked, services: Ours, room: RoomId) -> wire.Devices:
    """List the browsers that hold my seat."""
    hosted, person = await my_table(request, services, room)
    return _devices(hosted, person)


@post("/rooms/{room:str}/devices/revoke", status_code=200)
async def revoke_devices(
    request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.RevokeDevices]
) -> wire.Devices:
    """Take my seat away from a browser that I let in, or from all of them."""
    hosted, person = await my_table(request, services, room)
    edit = Edit(lambda stored: lobby.revoke_devices(stored, person, data.device))
    await services.rooms.submit(hosted, edit)
    return _devices(hosted, person)


def _devices(hosted: HostedTable, person: int) -> wire.Devices:
    stored = hosted.table.room
    later = lobby.later_devices(stored, person)
    here = {viewer.person for viewer in hosted.table.audience.viewers}
    holder = stored.seats[lobby.seat_held(stored, person)]
    devices = [
        wire.Device(lobby.device_id(stored, one), you=one == person, here=one in here, revocable=one in later)
        for one in holder.people
    ]
    return wire.Devices(devices, lobby.DEVICES_AT_MOST)


@get("/rooms/{room:str}/log")
async def show_log(request: Asked, services: Ours, room: RoomId, seat: SeatAsked = None) -> dict[str, Any]:
    """Return all that my seat, or a spectator, has witnessed: a `Log`."""
    hosted, person = await my_table(request, services, room)
    table = hosted.table
    seat = table.room.seat_of(person, seat)
    if seat is None and not table.room.options.spectators:
        raise Refused("no_spectators")
    if table.game is None:
        return {"events": []}
    return {"events": [event.to_dict() for event in table.game.view(seat).events]}


@get("/rooms/{room:str}/record", media_type=MediaType.JSON)
async def show_record(services: Ours, room: RoomId) -> Response[bytes]:
    """Return the record of a finished game, as a file."""
    text = record_text((await services.rooms.open(room)).table)
    headers = {"Content-Disposition": f'attachment; filename="byzanz-{room}.jsonl"'}
    return Response((text + "\n").encode(), media_type=MediaType.JSON, headers=headers)


@get("/rooms/{room:str}/replay")
async def show_replay(request: Asked, services: Ours, room: RoomId, seat: SeatAsked = None) -> Response[bytes]:
    """Return a finished game to step through: a `Replay`."""
    text = record_text((await services.rooms.open(room)).table)
    return await _replay(request, services, text, seat)


@post("/replay", status_code=200)
async def replay(request: Asked, services: Ours, seat: SeatAsked = None) -> Response[bytes]:
    """Return a record that was dropped into the page, to step through: a `Replay`."""
    body = await request.body()
    return await _replay(request, services, body.decode("utf-8", errors="replace"), seat)


async def _replay(request: Asked, services: Services, text: str, seat: int | None) -> Response[bytes]:
    """Compute, encode and compress a replay beside the sockets: it may have a megabyte."""
    is_packed = takes_gzip(request.headers.get("accept-encoding"))

    def work() -> bytes:
        body = msgspec.json.encode(replay_of(read_record(text), seat))
        return gzip.compress(body, 5, mtime=0) if is_packed else body

    headers = {"Content-Encoding": "gzip", "Vary": "accept-encoding"} if is_packed else {"Vary": "accept-encoding"}
    return Response(await services.in_thread(work), media_type=MediaType.JSON, headers=headers)


router = Router(
    "/api",
    route_handlers=[
        me, rename, my_data, forget_me, throw_away, make_room, list_rooms, show_room, join, leave, set_seat, set_options,
        start, *places.handlers, *rematches.handlers, hand_over, take_seat, list_devices, revoke_devices, show_log,
        show_record, show_replay, replay, play_on.play_on, show_analysis, begin_analysis, analyse_record,
    ],
)  # fmt: skip
