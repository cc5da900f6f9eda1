"""The HTTP calls of docs/protocol.md: each finds out who asks, does one thing, and answers with types of the wire."""

import gzip
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from byzanz import Refused, fairness
from byzanz.server import wire
from byzanz.server.http.cookies import NEW_TOKEN
from byzanz.server.http.mine import data_of, forget
from byzanz.server.http.replays import read_record, replay_of
from byzanz.server.http.static import takes_gzip
from byzanz.server.http.summaries import summary_of
from byzanz.server.identity import NOBODY
from byzanz.server.rooms import HostedTable
from byzanz.server.services import Services
from byzanz.table import lobby
from byzanz.table.options import Options
from byzanz.table.record import record_text
from byzanz.table.stored import StoredRoom, new_room
from byzanz.table.table import Edit

Asked = Request[Any, Any, Any]
Ours = NamedDependency[Services]
RoomId = FromPath[str]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """Return a room's id: short enough for a link, too long to guess (69 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def provide_services(state: State) -> Services:
    """Return the services of the server, for each handler."""
    services: Services = state.services
    return services


def _options(options: wire.Options) -> Options:
    return Options.from_dict(msgspec.to_builtins(options))


def _room(hosted: HostedTable, person: int) -> wire.Room:
    return msgspec.convert(hosted.table.room_for(person), wire.Room)


async def _games(services: Services, person: int) -> list[wire.RoomSummary]:
    rooms = await services.storage.people.rooms(person)
    return [await summary_of(services.rooms, room, person) for room in rooms]


@get("/me")
async def me(request: Asked, services: Ours) -> wire.Me:
    """Return my name and my rooms. Nothing is stored for a browser that only looks."""
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        return wire.Me(None, [])
    return wire.Me(await services.storage.people.name(person), await _games(services, person))


@post("/me", status_code=200)
async def rename(request: Asked, services: Ours, data: JSONBody[wire.Rename]) -> wire.Me:
    """Change my name."""
    person, name = await _person_with_name(request, services, data.name)
    is_new = NEW_TOKEN in request.scope
    return wire.Me(name, [] if is_new else await _games(services, person))


@get("/me/data")
async def my_data(request: Asked, services: Ours) -> Response[bytes]:
    """Return all that is stored about me, as a file."""
    person = await services.identity.person(request.scope)
    stored = await data_of(services, person) if person != NOBODY else {"name": None, "games": []}
    headers = {"Content-Disposition": 'attachment; filename="byzanz-me.json"'}
    return Response(msgspec.json.encode(stored), media_type=MediaType.JSON, headers=headers)


@delete("/me", status_code=200)
async def forget_me(request: Asked, services: Ours) -> wire.Me:
    """Delete all that is stored about me; my seats in running games are played on by stand-ins."""
    person = await services.identity.person(request.scope)
    if person != NOBODY:
        await forget(services, person)
    return wire.Me(None, [])


async def _person_with_name(request: Asked, services: Services, given: str | None) -> tuple[int, str | None]:
    """Return who asks and the name they sit down with: the one they give, which is kept, or the one they gave before."""
    name = None if given is None else lobby.checked_name(given)
    person = await services.identity.person_or_new(request.scope, name)
    if NEW_TOKEN in request.scope:
        return person, name
    if name is None:
        return person, await services.storage.people.name(person)
    await services.storage.people.rename(person, name)
    return person, name


@post("/rooms", status_code=201)
async def make_room(request: Asked, services: Ours, data: JSONBody[wire.NewRoom]) -> wire.RoomMade:
    """Make a room; with bots the game is dealt at once."""
    options = _options(data.options)
    options.check()
    if data.name is not None:
        lobby.checked_name(data.name)
    services.check_new_room(request.scope)
    person, name = await _person_with_name(request, services, data.name)
    secret = fairness.new_secret()
    room = new_room(new_id(), secret, data.players, person, name, options, listed=data.listed, at=time.time())
    if data.bots is not None:
        for bot in services.extra_bots:
            room = lobby.seat_extra_bot(room, bot.name, bot.spec)
        room = lobby.start_with_bots(room, data.bots)
    await services.rooms.make(room)
    if options.hints != "off":
        services.hint_pool.warm_up()
    return wire.RoomMade(room.room)


@get("/rooms")
async def list_rooms(request: Asked, services: Ours) -> wire.Rooms:
    """List rooms that wait for players or may be watched."""
    person = await services.identity.person(request.scope)
    listed = [room for room in await services.storage.listed_rooms() if _is_of_interest(room)]
    return wire.Rooms([await summary_of(services.rooms, room, person) for room in listed])


def _is_of_interest(room: StoredRoom) -> bool:
    is_open = any(holder.kind == "open" for holder in room.seats)
    return is_open if room.state == "lobby" else room.options.spectators


@get("/rooms/{room:str}")
async def show_room(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Return a room."""
    return _room(*await _mine(request, services, room))


async def _mine(request: Asked, services: Services, room: str) -> tuple[HostedTable, int]:
    """Return a room's table and the person who asks."""
    hosted = await services.rooms.open(room)
    return hosted, await services.identity.person(request.scope)


@post("/rooms/{room:str}/join", status_code=200)
async def join(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Join]) -> wire.Room:
    """Take a seat in a lobby."""
    hosted = await services.rooms.open(room)
    person = await services.identity.person(request.scope)
    if hosted.table.room.seat_of(person) is None:
        lobby.join(hosted.table.room, person, None, data.seat)  # refused before anything is stored about them
        person, name = await _person_with_name(request, services, data.name)
        await services.rooms.submit(hosted, Edit(lambda stored: lobby.join(stored, person, name, data.seat)))
    return _room(hosted, person)


@post("/rooms/{room:str}/leave", status_code=200)
async def leave(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Give my seat up."""
    hosted, person = await _mine(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.leave(stored, person)))
    return _room(hosted, person)


@post("/rooms/{room:str}/seats/{seat:int}", status_code=200)
async def set_seat(
    request: Asked, services: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.Room:
    """Put a bot on a seat or open it, as the host."""
    hosted, person = await _mine(request, services, room)

    def edit(stored: StoredRoom) -> StoredRoom:
        changed = lobby.set_seat(stored, person, seat, data.bot)
        if (data.bot is not None) == data.open:
            raise Refused("malformed", where="bot or open")
        return changed

    await services.rooms.submit(hosted, Edit(edit))
    return _room(hosted, person)


@post("/rooms/{room:str}/options", status_code=200)
async def set_options(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.OptionsChange]) -> wire.Room:
    """Change the options, as the host."""
    hosted, person = await _mine(request, services, room)
    options = _options(data.options)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.set_options(stored, person, options, data.listed)))
    return _room(hosted, person)


@post("/rooms/{room:str}/start", status_code=200)
async def start(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Start]) -> wire.Room:
    """Start the game, as the host."""
    hosted, person = await _mine(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: lobby.start(stored, person, data.bots)))
    return _room(hosted, person)


@post("/rooms/{room:str}/rematch", status_code=200)
async def rematch(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Say yes to another game with the same people; the last yes makes the next room."""
    hosted, person = await _mine(request, services, room)
    next_room, secret = new_id(), fairness.new_secret()

    def make(stored: StoredRoom) -> StoredRoom | None:
        return lobby.rematch_of(stored, secret, time.time()) if stored.rematch == next_room else None

    edit = Edit(lambda stored: lobby.agree_to_rematch(stored, person, next_room), make)
    await services.rooms.submit(hosted, edit)
    if hosted.table.room.rematch == next_room:
        await services.rooms.open(next_room)
    return _room(hosted, person)


@post("/rooms/{room:str}/handover", status_code=200)
async def hand_over(request: Asked, services: Ours, room: RoomId) -> wire.Handover:
    """Make a code that brings my seat to another device."""
    hosted, person = await _mine(request, services, room)
    seat = lobby.seat_held(hosted.table.room, person)
    code = secrets.token_urlsafe(18)
    await services.storage.people.make_handover(code, room, seat, person)
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
    return _room(hosted, person)


@get("/rooms/{room:str}/devices")
async def list_devices(request: Asked, services: Ours, room: RoomId) -> wire.Devices:
    """List the browsers that hold my seat."""
    hosted, person = await _mine(request, services, room)
    return _devices(hosted, person)


@post("/rooms/{room:str}/devices/revoke", status_code=200)
async def revoke_devices(
    request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.RevokeDevices]
) -> wire.Devices:
    """Take my seat away from a browser that I let in, or from all of them."""
    hosted, person = await _mine(request, services, room)
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
async def show_log(request: Asked, services: Ours, room: RoomId) -> dict[str, Any]:
    """Return all that my seat, or a spectator, has witnessed: a `Log`."""
    hosted, person = await _mine(request, services, room)
    table = hosted.table
    seat = table.room.seat_of(person)
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
        me, rename, my_data, forget_me, make_room, list_rooms, show_room, join, leave, set_seat, set_options, start, rematch,
        hand_over, take_seat, list_devices, revoke_devices, show_log, show_record, show_replay, replay,
    ],
)  # fmt: skip
