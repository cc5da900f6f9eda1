"""What the HTTP calls have in common: who asks, which room they mean, and how a room is answered."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from byzanz.server import wire
from byzanz.server.hosted_table import HostedTable
from byzanz.server.http.cookies import NEW_TOKEN
from byzanz.server.http.summaries import summary_of
from byzanz.server.services import Services
from byzanz.table import lobby
from byzanz.table.options import Options
from byzanz.table.stored import StoredRoom

Asked = Request[Any, Any, Any]
Ours = NamedDependency[Services]
RoomId = FromPath[str]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LETTERS = 14


def new_id() -> str:
    """Return a room's id: short enough for a link, too long to guess (69 bits)."""
    number = secrets.randbelow(len(ALPHABET) ** ID_LETTERS)
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


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
        may_look = is_asked and services.may_look_into(request.scope, room.room)
        shown.append(await summary_of(services.rooms, room, person, may_look=may_look))
    return shown


async def person_with_name(request: Asked, services: Services, given: str | None) -> tuple[int, str | None]:
    """Return who asks and the name they sit down with: the one they give, which is kept, or the one they gave before."""
    name = None if given is None else lobby.checked_name(given)
    person = await services.identity.person_or_new(request.scope, name)
    if NEW_TOKEN in request.scope:
        return person, name
    if name is None:
        return person, await services.storage.people.name(person)
    await services.storage.people.rename(person, name)
    return person, name


async def my_table(request: Asked, services: Services, room: str) -> tuple[HostedTable, int]:
    """Return a room's table and the person who asks."""
    hosted = await services.rooms.open(room)
    return hosted, await services.identity.person(request.scope)
