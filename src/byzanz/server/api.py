"""The HTTP calls of docs/protocol.md: each finds out who asks, does one thing, and answers with types of the wire."""

import secrets
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from byzanz.server import lobby, wire
from byzanz.server.header import Header, Place, new_header
from byzanz.server.parts import Parts
from byzanz.server.problems import Declined
from byzanz.server.replays import read_record, replay_of
from byzanz.server.summaries import summary_of
from byzanz.server.table import Table

Asked = Request[Any, Any, Any]
Ours = NamedDependency[Parts]
RoomId = FromPath[str]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]


def provide_parts(state: State) -> Parts:
    """The parts of the server, for each handler."""
    parts: Parts = state.parts
    return parts


async def _me(parts: Ours, person: int) -> wire.Me:
    rooms = await parts.storage.rooms_of(person)
    games = [await summary_of(parts.rooms, header, person) for header in rooms]
    return wire.Me(await parts.storage.name(person), games)


@get("/me")
async def me(request: Asked, parts: Ours) -> wire.Me:
    """My name and my rooms."""
    return await _me(parts, await parts.identity.person_or_new(request.scope))


@post("/me", status_code=200)
async def rename(request: Asked, parts: Ours, data: JSONBody[wire.Rename]) -> wire.Me:
    """Changes my name."""
    name = lobby.checked_name(data.name)
    person = await parts.identity.person_or_new(request.scope)
    await parts.storage.rename(person, name)
    return await _me(parts, person)


async def _name(parts: Ours, person: int, given: str | None) -> str:
    """The name somebody sits down with: the one he gives, which is kept, or the one he gave before."""
    if given is None:
        return lobby.checked_name(await parts.storage.name(person))
    name = lobby.checked_name(given)
    await parts.storage.rename(person, name)
    return name


@post("/rooms", status_code=201)
async def make_room(request: Asked, parts: Ours, data: JSONBody[wire.NewRoom]) -> wire.RoomMade:
    """Makes a room; with bots the game is dealt at once."""
    lobby.check_options(data.options)
    if data.name is not None:
        lobby.checked_name(data.name)
    parts.check_new_room(request.scope)
    person = await parts.identity.person_or_new(request.scope)
    header = new_header(data.players, person, await _name(parts, person, data.name), data.options, data.listed)
    if data.bots is not None:
        extra = [Place(kind="bot", name=bot.name, spec=bot.spec) for bot in parts.extra_bots]
        header.places[1:] = [*extra, *(Place(kind="bot", bot=data.bots) for _ in range(5))][: data.players - 1]
        header.state = "dealing"
    await parts.rooms.make(header)
    return wire.RoomMade(header.room)


@get("/rooms")
async def list_rooms(request: Asked, parts: Ours) -> wire.Rooms:
    """Listed rooms that wait for players or may be watched."""
    person = await parts.identity.person(request.scope)
    listed = [header for header in await parts.storage.listed_rooms() if _is_of_interest(header)]
    return wire.Rooms([await summary_of(parts.rooms, header, person) for header in listed])


def _is_of_interest(header: Header) -> bool:
    is_open = any(place.kind == "open" for place in header.places)
    return is_open if header.state == "lobby" else header.options.spectators


@get("/rooms/{room:str}")
async def show_room(request: Asked, parts: Ours, room: RoomId) -> wire.Room:
    """A room."""
    table = await parts.rooms.table(room)
    return table.room_for(await parts.identity.person(request.scope))


@post("/rooms/{room:str}/join", status_code=200)
async def join(request: Asked, parts: Ours, room: RoomId, data: JSONBody[wire.Join]) -> wire.Room:
    """Takes a seat in a lobby."""
    table = await parts.rooms.table(room)
    person = await parts.identity.person_or_new(request.scope)
    if table.header.seat_of(person) is None:
        lobby.check_lobby(table.header)
        name = await _name(parts, person, data.name)
        await parts.rooms.change(table, lambda header: lobby.join(header, person, name, data.seat))
    return table.room_for(person)


async def _mine(request: Asked, parts: Parts, room: str) -> tuple[Table, int]:
    """A room and the person who asks, who must be known."""
    table = await parts.rooms.table(room)
    return table, await parts.identity.person(request.scope)


@post("/rooms/{room:str}/leave", status_code=200)
async def leave(request: Asked, parts: Ours, room: RoomId) -> wire.Room:
    """Gives my seat up."""
    table, person = await _mine(request, parts, room)
    await parts.rooms.change(table, lambda header: lobby.leave(header, person))
    return table.room_for(person)


@post("/rooms/{room:str}/seats/{seat:int}", status_code=200)
async def set_seat(
    request: Asked, parts: Ours, room: RoomId, seat: FromPath[int], data: JSONBody[wire.SeatChange]
) -> wire.Room:
    """The host puts a bot on a seat or opens it."""
    table, person = await _mine(request, parts, room)
    await parts.rooms.change(table, lambda header: lobby.set_seat(header, person, seat, data))
    return table.room_for(person)


@post("/rooms/{room:str}/options", status_code=200)
async def set_options(request: Asked, parts: Ours, room: RoomId, data: JSONBody[wire.OptionsChange]) -> wire.Room:
    """The host changes the options."""
    table, person = await _mine(request, parts, room)
    await parts.rooms.change(table, lambda header: lobby.set_options(header, person, data))
    return table.room_for(person)


@post("/rooms/{room:str}/start", status_code=200)
async def start(request: Asked, parts: Ours, room: RoomId, data: JSONBody[wire.Start]) -> wire.Room:
    """The host starts the game."""
    table, person = await _mine(request, parts, room)
    await parts.rooms.change(table, lambda header: lobby.start(header, person, data.bots))
    return table.room_for(person)


@post("/rooms/{room:str}/rematch", status_code=200)
async def rematch(request: Asked, parts: Ours, room: RoomId) -> wire.Room:
    """Says yes to another game with the same people."""
    table, person = await _mine(request, parts, room)
    await parts.rooms.change(table, lambda header: lobby.agree_to_rematch(header, person))
    made = lobby.rematch_of(table.header)
    if made is not None:
        await parts.rooms.make(made)

        def name_it(header: Header) -> None:
            header.rematch = header.rematch or made.room

        await parts.rooms.change(table, name_it)
    return table.room_for(person)


@post("/rooms/{room:str}/handover", status_code=200)
async def hand_over(request: Asked, parts: Ours, room: RoomId) -> wire.Handover:
    """A code that brings my seat to another device."""
    table, person = await _mine(request, parts, room)
    seat = lobby.seat_held(table.header, person)
    code = secrets.token_urlsafe(18)
    await parts.storage.make_handover(code, room, seat)
    return wire.Handover(code, parts.settings.handover_seconds)


@post("/rooms/{room:str}/take", status_code=200)
async def take_seat(request: Asked, parts: Ours, room: RoomId, data: JSONBody[wire.TakeSeat]) -> wire.Room:
    """Takes a seat along to this device."""
    table = await parts.rooms.table(room)
    person = await parts.identity.person_or_new(request.scope)
    seat = await parts.storage.use_handover(data.code, room)

    def hold(header: Header) -> None:
        if header.places[seat].kind != "person" or header.seat_of(person) not in (None, seat):
            raise Declined("seat_taken", 409, seat=seat)
        if person not in header.places[seat].people:
            header.places[seat].people.append(person)

    await parts.rooms.change(table, hold)
    return table.room_for(person)


@get("/rooms/{room:str}/log")
async def show_log(request: Asked, parts: Ours, room: RoomId) -> dict[str, Any]:
    """All that my seat, or a spectator, has witnessed: a `Log`."""
    table, person = await _mine(request, parts, room)
    seat = table.header.seat_of(person)
    if seat is None and not table.header.options.spectators:
        raise Declined("no_spectators", 403)
    if table.game is None:
        return {"events": []}
    return {"events": [event.to_dict() for event in table.game.view(seat).events]}


@get("/rooms/{room:str}/record", media_type=MediaType.JSON)
async def show_record(parts: Ours, room: RoomId) -> Response[bytes]:
    """The record of a finished game, as a file."""
    table = await parts.rooms.table(room)
    headers = {"Content-Disposition": f'attachment; filename="byzanz-{room}.jsonl"'}
    return Response((table.record_text() + "\n").encode(), media_type=MediaType.JSON, headers=headers)


@get("/rooms/{room:str}/replay")
async def show_replay(parts: Ours, room: RoomId, seat: SeatAsked = None) -> dict[str, Any]:
    """A finished game to step through: a `Replay`."""
    table = await parts.rooms.table(room)
    record = table.record_text()
    return await parts.in_thread(lambda: replay_of(read_record(record), seat))


@post("/replay", status_code=200)
async def replay(request: Asked, parts: Ours, seat: SeatAsked = None) -> dict[str, Any]:
    """A record that was dropped into the page, to step through: a `Replay`."""
    body = await request.body()
    text = body.decode("utf-8", errors="replace")
    return await parts.in_thread(lambda: replay_of(read_record(text), seat))


@websocket("/rooms/{room:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], parts: Ours, room: RoomId) -> None:
    """The websocket of a room."""
    await parts.sockets.serve(socket, room)


router = Router(
    "/api",
    route_handlers=[
        me, rename, make_room, list_rooms, show_room, join, leave, set_seat, set_options, start, rematch,
        hand_over, take_seat, show_log, show_record, show_replay, replay, socket,
    ],
)  # fmt: skip
