"""People over HTTP: a name, my games, all that is stored about me, and its end."""

from typing import Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody

from byzanz import fairness
from byzanz.server import wire
from byzanz.server.cookies import NEW_TOKEN
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, me_of, my_table, nobody, person_with_name
from byzanz.server.identity import NOBODY
from byzanz.server.limits.addresses import address_of
from byzanz.server.push import outbox
from byzanz.server.services import Services
from byzanz.table.play.table import Edit
from byzanz.table.room import leaving
from byzanz.table.room.holders import face_from
from byzanz.table.room.names import checked_name
from byzanz.table.room.stored import ActionRow, StoredRoom


@get("/me")
async def me(request: Asked, services: Ours) -> wire.Me:
    """Return my name and my rooms. Nothing is stored for a browser that only looks."""
    person = await services.identity.person(request.scope)
    if person == NOBODY:
        return nobody(services)
    return await me_of(request, services, person)


@post("/me", status_code=200)
async def rename(request: Asked, services: Ours, data: JSONBody[wire.Rename]) -> wire.Me:
    """Change my name."""
    if (known := await services.identity.person(request.scope)) != NOBODY:
        services.quotas.check_name(address_of(request.scope), known)
    if await services.accounts.is_account(known):
        await services.accounts.rename(known, checked_name(data.name))
        return await me_of(request, services, known)
    person, _name = await person_with_name(request, services, data.name)
    return await me_of(request, services, person)


@post("/me/face", status_code=200)
async def draw_face(request: Asked, services: Ours) -> wire.Me:
    """Draw another portrait of me; at tables where I sit already I keep the one that is known there."""
    if (known := await services.identity.person(request.scope)) != NOBODY:
        services.quotas.check_name(address_of(request.scope), known)
    person = await services.identity.person_or_new(request.scope)
    if NEW_TOKEN not in request.scope:
        await services.storage.people.change_face(person, face_from(fairness.new_secret()))
    return await me_of(request, services, person)


@get("/me/data")
async def my_data(request: Asked, services: Ours) -> Response[bytes]:
    """Return all that is stored about me, as a file."""
    person = await services.identity.person(request.scope)
    stored = (
        {"name": None, "messages": [], "games": []} if person == NOBODY else await _data_of(request, services, person)
    )
    headers = {"Content-Disposition": 'attachment; filename="byzanz-me.json"'}
    return Response(msgspec.json.encode(stored), media_type=MediaType.JSON, headers=headers)


@delete("/me", status_code=200)
async def forget_me(request: Asked, services: Ours) -> wire.Me:
    """Delete all that is stored about me; my seats in running games are played on by stand-ins."""
    person, session = await services.identity.who(request.scope)
    if session is not None and await services.accounts.is_account(person):
        await services.accounts.check_proved(session)
    if person != NOBODY:
        await services.forget(person)
    return nobody(services)


@delete("/me/games/{room:str}", status_code=200)
async def throw_away(request: Asked, services: Ours, room: RoomId) -> wire.Me:
    """Take a game off my list for good; my seat in a running one is played on by a stand-in."""
    hosted, person = await my_table(request, services, room)
    await services.rooms.submit(hosted, Edit(lambda stored: leaving.throw_away(stored, person)))
    return await me_of(request, services, person)


async def _data_of(request: Asked, services: Services, person: int) -> dict[str, Any]:
    """Return all that is stored about a person, as plain JSON; of others only what everybody at the table saw."""
    rooms = await services.storage.people.rooms(person, most=None, named=True)
    services.quotas.check_data(request.scope, len(rooms))
    return {
        **await services.storage.people.facts(person),
        **await _account(services, person),
        **await services.histories.facts(person),
        **await services.complaints.facts(person),
        **await services.groups.facts(person),
        **await services.storage.read(lambda c: outbox.facts(c, person)),
        "messages": await services.notices.addresses.facts(person),
        "games": [await _game(services, room, person) for room in rooms],
    }


async def _account(services: Services, person: int) -> dict[str, Any]:
    """Return what is stored of an account: its passkeys and the browsers it is signed in on."""
    if not await services.accounts.is_account(person):
        return {}
    shown = await services.accounts.shown(person, "")
    sessions = await services.storage.sessions.of(person)
    hidden = {"person", "public_key", "handle"}
    return {
        "passkeys": [_without(one._asdict(), hidden) for one in shown.passkeys],
        "recovery": shown.recovery,
        "sessions": [_without(one._asdict(), {"session"}) for one in sessions],
    }


def _without(fields: dict[str, Any], hidden: set[str]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in hidden}


async def _game(services: Services, room: StoredRoom, person: int) -> dict[str, Any]:
    seats = room.seats_of(person)
    named = _named(room, person)
    if not seats:
        return {"room": room.room, **named}
    rows = await services.storage.actions_of(room.room)
    return {
        "room": room.room,
        "state": "over" if room.state == "closed" else room.state,
        "created": room.created,
        "updated": room.updated,
        **_seat(room, seats[0], rows),
        "others": [_seat(room, seat, rows) for seat in seats[1:]],
        "points": None if room.points is None else list(room.points),
        "winners": None if room.winners is None else list(room.winners),
        **named,
    }


def _named(room: StoredRoom, person: int) -> dict[str, Any]:
    """Return where somebody is named without a seat: in the score of the series, as removed, as asking for a seat."""
    lines = [line._asdict() for line in room.series if person in line.people]
    return {
        "score": [{name: value for name, value in line.items() if name != "people"} for line in lines],
        "removed": [one.name for one in room.removed if one.person == person],
        "asked": [{"seat": ask.seat, "name": ask.name} for ask in room.asks if ask.person == person],
    }


def _seat(room: StoredRoom, seat: int, rows: list[ActionRow]) -> dict[str, Any]:
    """Return what is stored of one seat; a browser that is passed around has several."""
    holder = room.seats[seat]
    return {
        "seat": seat,
        "name": holder.name,
        "devices": len(holder.people),
        "seed": holder.seed,
        "orders": holder.orders.to_dict(),
        "muted": list(holder.muted),
        "actions": [
            {"version": row.version, "action": row.action, "by": row.by, "at": row.at, "spent": row.spent}
            for row in rows
            if row.seat == seat and row.version > (holder.joined.version if holder.joined else 0)
        ],
    }


handlers = (me, rename, draw_face, my_data, forget_me, throw_away)
