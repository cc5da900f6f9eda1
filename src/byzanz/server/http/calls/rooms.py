"""Rooms over HTTP: making them, listing them, their log, and their game once it is over."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.http.calls.asking import (
    Asked,
    Ours,
    RoomId,
    SeatAsked,
    group_tables,
    my_table,
    network,
    notices_of,
    options_of,
    person_with_name,
    shown_room,
    summaries,
)
from byzanz.server.http.static import takes_gzip
from byzanz.server.identity import NOBODY
from byzanz.server.services import Services
from byzanz.table.calls import NewTable, PlayOn, log_of
from byzanz.table.play.play_on import checked_record
from byzanz.table.play.record import record_text
from byzanz.table.play.replays import read_record, replay_of
from byzanz.table.room.names import checked_name
from byzanz.table.room.stored import StoredRoom


@post("/rooms", status_code=201)
async def make_room(request: Asked, services: Ours, data: JSONBody[wire.NewRoom]) -> wire.RoomMade:
    """Make a room; with bots the game is dealt at once."""
    options = options_of(data.options)
    group = None
    if data.group is not None:
        group = await services.groups.number_of(data.group, await services.identity.person(request.scope))
    wish = NewTable(data.players, options, data.bots, data.name, data.local, data.listed, services.extra_bots, group)
    wish.check()
    services.quotas.check_new_room(request.scope)
    if data.listed:
        services.quotas.check_listed(request.scope)
    person, name = await person_with_name(request, services, data.name)
    face, account = await services.storage.people.face(person), None
    if options.rated:
        account = await services.accounts.is_account(person)
    room = await services.calls.make(wish, person, name, face, account=account)
    if options.hints != "off":
        services.hint_pool.warm_up()
    if group is not None and data.bots is None:
        await services.notices.invite(await services.groups.others(group, person), room, person)
    return wire.RoomMade(room)


@post("/replay/play-on", status_code=201)
async def play_on(request: Asked, services: Ours, data: JSONBody[wire.PlayOn]) -> wire.RoomMade:
    """Make a table against bots that begins at a moment of a record."""
    if data.name is not None:
        checked_name(data.name)
    record = await services.in_thread(network(request), lambda: checked_record(data.record, data.version, data.seat))
    services.quotas.check_new_room(request.scope)
    person, name = await person_with_name(request, services, data.name)
    wish = PlayOn(record, data.version, data.seat, data.bots, data.hints)
    room = await services.calls.play_on(wish, person, name, await services.storage.people.face(person))
    if data.hints != "off":
        services.hint_pool.warm_up()
    return wire.RoomMade(room)


@get("/rooms")
async def list_rooms(request: Asked, services: Ours) -> wire.Rooms:
    """List tables of my groups, and rooms that wait for players or may be watched."""
    person = await services.identity.person(request.scope)
    ours = [] if person == NOBODY else await group_tables(request, services, person)
    known = {one.room for one in ours}
    listed = [room for room in await services.storage.listed_rooms() if _is_of_interest(room)]
    others = await summaries(request, services, [room for room in listed if room.room not in known], person)
    return wire.Rooms([*ours, *others], await notices_of(services, person))


def _is_of_interest(room: StoredRoom) -> bool:
    is_open = any(holder.kind == "open" for holder in room.seats)
    return is_open if room.state == "lobby" else room.options.spectators


@get("/rooms/{room:str}")
async def show_room(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Return a room."""
    return shown_room(*await my_table(request, services, room))


@get("/rooms/{room:str}/log")
async def show_log(request: Asked, services: Ours, room: RoomId, seat: SeatAsked = None) -> dict[str, Any]:
    """Return all that my seat, or a spectator, has witnessed: a `Log`."""
    hosted, person = await my_table(request, services, room)
    return log_of(hosted.table, person, seat)


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


@post("/replay", status_code=200, reads=True)
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
    return Response(await services.in_thread(network(request), work), media_type=MediaType.JSON, headers=headers)


handlers = (make_room, list_rooms, show_room, show_log, show_record, show_replay, replay, play_on)
