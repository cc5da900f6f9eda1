"""Shared by the HTTP calls: finding who asks and which room they mean, and answering with rooms."""

from typing import Annotated, Any, cast

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec import UNSET

from byzanz.server import wire
from byzanz.server.cookies import NEW_TOKEN
from byzanz.server.identity import NOBODY
from byzanz.server.limits.addresses import address_of, network_of
from byzanz.server.push import outbox
from byzanz.server.services import Services
from byzanz.server.tables.hosted_table import HostedTable
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play import pacing
from byzanz.table.room.names import checked_name
from byzanz.table.room.options import Options
from byzanz.table.room.stored import StoredRoom

Asked = Request[Any, Any, Any]
Ours = NamedDependency[Services]
RoomId = FromPath[str]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]


def provide_services(state: State) -> Services:
    """Return the services of the server, for each handler."""
    services: Services = state.services
    return services


def options_of(options: wire.Options) -> Options:
    """Return the options of a request as the table knows them."""
    return Options.from_dict(msgspec.to_builtins(options))


def shown_room(hosted: HostedTable, person: int) -> wire.Room:
    """Return a room as the person who asks sees it."""
    return msgspec.convert(hosted.table.room_for(person), wire.Room)


async def games_of(request: Asked, services: Services, person: int) -> list[wire.RoomSummary]:
    """Return the rooms of a person, newest first."""
    return await summaries(request, services, await services.storage.people.rooms(person), person)


async def summaries(request: Asked, services: Services, rooms: list[StoredRoom], person: int) -> list[wire.RoomSummary]:
    """Return rooms as a list shows them to a person."""
    shown = []
    for room in rooms:
        is_asked = room.state == "playing" and room.seat_of(person) is not None
        may_look = is_asked and (room.room in services.rooms.tables or services.quotas.may_load(request.scope))
        shown.append(await _summary(services.rooms, room, person, may_look=may_look))
    return shown


async def _summary(rooms: Rooms, room: StoredRoom, person: int, *, may_look: bool) -> wire.RoomSummary:
    """Return a room in a list, as one person sees it; `may_look`: its table may be loaded to see whose turn it is."""
    you = room.seat_of(person)
    your_turn = False
    if may_look and you is not None and room.state == "playing":
        table = (await rooms.open(room.room)).table
        your_turn = bool(set(room.seats_of(person)) & set(table.waiting_for()))
    clock = room.options.to_dict()["clock"]
    return wire.RoomSummary(
        room=room.room,
        state="over" if room.state == "closed" else room.state,
        players=room.players,
        names=[holder.name for holder in room.seats],
        faces=[holder.face for holder in room.seats],
        kinds=[holder.kind for holder in room.seats],
        bots=[cast("wire.Level | None", holder.bot) for holder in room.seats],
        open=sum(holder.kind == "open" for holder in room.seats),
        you=you,
        alone=you is not None and pacing.is_alone(room),
        your_turn=your_turn,
        spectators=room.options.spectators,
        clock=None if clock is None else msgspec.convert(clock, wire.Clock),
        updated=room.updated,
        points=None if room.points is None else list(room.points),
        winners=None if room.winners is None else list(room.winners),
    )


async def group_tables(
    request: Asked, services: Services, person: int, key: str | None = None
) -> list[wire.RoomSummary]:
    """Return the open tables of somebody's groups, or of one, as a list shows them."""
    found = await services.groups.tables_of(person, key)
    shown = await summaries(request, services, [room for room, _name in found], person)
    return [msgspec.structs.replace(one, group=name) for one, (_room, name) in zip(shown, found, strict=True)]


async def notices_of(services: Services, person: int) -> list[wire.Notice]:
    """Return what somebody's page shows of what they are told."""
    if person == NOBODY:
        return []
    rows = await services.storage.read(lambda c: outbox.shown_to(c, person))
    return [wire.Notice(row.id, row.kind, row.created, row.room, row.name, row.face) for row in rows]


async def person_with_name(request: Asked, services: Services, given: str | None) -> tuple[int, str | None]:
    """Return who asks and the name they sit down with: the one they give, which is kept, or the one they gave before."""
    name = None if given is None else checked_name(given)
    person = await services.identity.person_or_new(request.scope, name)
    if NEW_TOKEN in request.scope:
        return person, name
    if name is None:
        return person, await services.storage.people.name(person)
    await services.storage.people.rename(person, name)
    return person, name


async def me_of(request: Asked, services: Services, person: int) -> wire.Me:
    """Return what is shown to a person of themselves."""
    people, offered = services.storage.people, services.accounts.is_offered
    if NEW_TOKEN in request.scope:  # nobody has just been made with games, or with an account
        return wire.Me(await people.name(person), await people.face(person), [], False if offered else UNSET)
    games = await games_of(request, services, person)
    account = await services.accounts.is_account(person) if offered else UNSET
    return wire.Me(await people.name(person), await people.face(person), games, account)


def nobody(services: Services) -> wire.Me:
    """Return what a browser is shown of itself that nothing is stored about."""
    return wire.Me(None, None, [], False if services.accounts.is_offered else UNSET)


def network(request: Asked) -> str:
    """Return whom limits count as one with who asks."""
    return network_of(address_of(request.scope))


async def my_change(request: Asked, services: Services, room: str) -> tuple[HostedTable, int]:
    """Return a room's table and the person who asks to change what everybody there sees."""
    hosted, person = await my_table(request, services, room)
    services.quotas.check_change(address_of(request.scope), person)
    return hosted, person


async def my_table(request: Asked, services: Services, room: str) -> tuple[HostedTable, int]:
    """Return a room's table and the person who asks."""
    hosted = await services.rooms.open(room)
    return hosted, await services.identity.person(request.scope)
