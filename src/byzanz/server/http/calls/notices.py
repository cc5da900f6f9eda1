"""Notices over HTTP: what I am told, what I want to be told, and inviting people I have played with."""

from litestar import get, post
from litestar.params import JSONBody

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, my_change, notices_of
from byzanz.server.identity import NOBODY
from byzanz.server.limits.addresses import address_of
from byzanz.server.push import outbox
from byzanz.server.push.outbox import Wishes
from byzanz.server.services import Services


async def _notices(services: Services, person: int) -> wire.Notices:
    has = await services.storage.read(lambda c: outbox.wishes_of(c, person))
    wishes = wire.NoticeWishes(
        has.on_turn, has.on_full, has.on_invite, has.quiet_from, has.quiet_to, has.zone, has.utc_offset
    )
    return wire.Notices(wishes, await notices_of(services, person), services.notices.sends)


async def _known(request: Asked, services: Services) -> int:
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        raise Refused("not_seated")
    services.quotas.check_change(address_of(request.scope), person)
    return person


@get("/me/notices")
async def my_notices(request: Asked, services: Ours) -> wire.Notices:
    """Return what I am told and what I want to be told."""
    return await _notices(services, await services.identity.person(request.scope))


@post("/me/notices", status_code=200)
async def set_notices(request: Asked, services: Ours, data: JSONBody[wire.NoticeWishes]) -> wire.Notices:
    """Choose what I want to be told, and when not."""
    person = await _known(request, services)
    wishes = Wishes(data.turn, data.full, data.invite, data.quiet_from, data.quiet_to, data.zone, data.utc_offset)
    await services.storage.write(lambda c: outbox.set_wishes(c, person, wishes))
    return await _notices(services, person)


@post("/me/notices/close", status_code=200)
async def close_notice(request: Asked, services: Ours, data: JSONBody[wire.NoticeId]) -> wire.Notices:
    """Be shown something no more."""
    person = await _known(request, services)
    await services.storage.write(lambda c: outbox.close(c, person, data.id))
    return await _notices(services, person)


@post("/rooms/{room:str}/invite", status_code=200)
async def invite(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.Invite]) -> wire.Invited:
    """Invite people I have played with to a table that waits, where I sit."""
    hosted, person = await my_change(request, services, room)
    if hosted.table.room.seat_of(person) is None:
        raise Refused("not_seated")
    if hosted.table.room.state != "lobby":
        raise Refused("not_lobby", state=hosted.table.room.state)
    people = await services.histories.met(person, data.ids)
    services.quotas.check_invitations(person, len(people))
    return wire.Invited(await services.notices.invite(people, hosted.id, person))


handlers = (my_notices, set_notices, close_notice, invite)
