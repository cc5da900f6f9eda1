"""Devices over HTTP: a seat that is brought to another browser, and taken away from it again."""

import secrets

from litestar import get, post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, SeatAsked, my_table, shown_room
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.table.play.table import Edit
from byzanz.table.room import devices, lobby


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
    devices.share_seat(hosted.table.room, person, seat, giver)  # refused before anything is stored about them
    person = await services.identity.person_or_new(request.scope)
    edit = Edit(lambda stored: devices.share_seat(stored, person, seat, giver), used_code=data.code)
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
    edit = Edit(lambda stored: devices.revoke_devices(stored, person, data.device))
    await services.rooms.submit(hosted, edit)
    return _devices(hosted, person)


def _devices(hosted: HostedTable, person: int) -> wire.Devices:
    stored = hosted.table.room
    later = devices.later_devices(stored, person)
    here = {viewer.person for viewer in hosted.table.audience.viewers}
    holder = stored.seats[lobby.seat_held(stored, person)]
    held = [
        wire.Device(devices.device_id(stored, one), you=one == person, here=one in here, revocable=one in later)
        for one in holder.people
    ]
    return wire.Devices(held, devices.DEVICES_AT_MOST)


handlers = (hand_over, take_seat, list_devices, revoke_devices)
