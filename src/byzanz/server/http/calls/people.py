"""What is stored about a person: for them to download, and to have deleted."""

from contextlib import suppress
from typing import Any

from byzanz import Refused
from byzanz.server.http.asking import Asked
from byzanz.server.services import Services
from byzanz.table import lobby
from byzanz.table.stored import ActionRow, StoredRoom
from byzanz.table.table import Edit

ATTEMPTS = 5
"""How often somebody is looked for who goes on sitting down while they are being deleted."""


async def data_of(request: Asked, services: Services, person: int) -> dict[str, Any]:
    """Return all that is stored about a person, as plain JSON; of others only what everybody at the table saw."""
    rooms = await services.storage.people.rooms(person, most=None)
    services.check_data(request.scope, len(rooms))
    return {
        **await services.storage.people.facts(person),
        "messages": await services.notices.addresses.facts(person),
        "games": [await _game(services, room, person) for room in rooms],
    }


async def _game(services: Services, room: StoredRoom, person: int) -> dict[str, Any]:
    seats = room.seats_of(person)
    if not seats:  # they have just left it
        return {"room": room.room}
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
            if row.seat == seat
        ],
    }


async def forget(services: Services, person: int) -> None:
    """Delete a person: from every table they hold a seat at, then themselves."""
    held = [room.room for room in await services.storage.people.rooms(person, most=None)]
    for attempt in range(ATTEMPTS):
        for room in held:
            with suppress(Refused):  # it has been closed meanwhile
                hosted = await services.rooms.open(room)
                await services.rooms.submit(hosted, Edit(lambda stored: lobby.forget_person(stored, person)))
        held = await services.storage.people.delete(person, anyway=attempt == ATTEMPTS - 1)
        if not held:
            break  # else they have sat down somewhere while this was done
    services.forget(person)
