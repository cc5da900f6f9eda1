"""What is stored about a person: for them to download, and to have deleted."""

from typing import Any

from byzanz.server.services import Services
from byzanz.table import lobby
from byzanz.table.stored import StoredRoom
from byzanz.table.table import Edit


async def data_of(services: Services, person: int) -> dict[str, Any]:
    """Return all that is stored about a person, as plain JSON; of others only what everybody at the table saw."""
    rooms = await services.storage.people.rooms(person, most=None)
    return await services.storage.people.facts(person) | {"games": [await _game(services, r, person) for r in rooms]}


async def _game(services: Services, room: StoredRoom, person: int) -> dict[str, Any]:
    seat = room.seat_of(person)
    if seat is None:  # they have just left it
        return {"room": room.room}
    holder = room.seats[seat]
    rows = await services.storage.actions_of(room.room)
    return {
        "room": room.room,
        "state": "over" if room.state == "closed" else room.state,
        "created": room.created,
        "updated": room.updated,
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
        "points": None if room.points is None else list(room.points),
        "winners": None if room.winners is None else list(room.winners),
    }


async def forget(services: Services, person: int) -> None:
    """Delete a person: from every table they hold a seat at, then themselves."""
    for room in await services.storage.people.rooms(person, most=None):
        hosted = await services.rooms.open(room.room)
        await services.rooms.submit(hosted, Edit(lambda stored: lobby.forget_person(stored, person)))
    await services.storage.people.delete(person)
    services.forget(person)
