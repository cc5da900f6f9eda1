"""Rewrites all rooms in which a person is named, in one transaction with what becomes of them."""

from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection, select

from byzanz.server.store import schema, statements
from byzanz.server.store.room_rows import columns_of, holders_of, store_holders
from byzanz.server.store.statements import execute
from byzanz.table.room.stored import StoredRoom, decode_room


class NotifiesRooms(Protocol):
    """The part of the storage that is needed here."""

    def notify(self, connection: Connection, room: str) -> None:
        """Notify the other processes, when this commits, that a room has changed."""


def lock_people(connection: Connection, people: tuple[int, ...]) -> list[StoredRoom] | None:
    """Lock the rooms of the first of some people, then those people; return the rooms.

    None: somebody has sat down meanwhile, and nothing is changed.
    """
    rooms, holders = schema.rooms, schema.holders
    named = select(holders.c.room).where(holders.c.person == people[0]).order_by(holders.c.room)
    found = list(connection.execute(named).scalars())
    locked = [
        connection.execute(select(rooms.c.header).where(rooms.c.id == room).with_for_update()).scalar_one_or_none()
        for room in found  # one after another, in the order in which changes of rooms are made
    ]
    who = select(schema.people.c.id).where(schema.people.c.id.in_(people))
    # Whoever seats them now waits.
    connection.execute(who.order_by(schema.people.c.id).with_for_update()).all()
    if list(connection.execute(named).scalars()) != found:
        return None
    return [decode_room(header) for header in locked if header is not None]


def rewrite_room(
    storage: NotifiesRooms, connection: Connection, room: StoredRoom, change: Callable[[StoredRoom], StoredRoom]
) -> None:
    """Store a locked room as a change makes it, with the people who are named in it then."""
    rooms = schema.rooms
    revision = connection.execute(select(rooms.c.revision).where(rooms.c.id == room.room)).scalar_one()
    changed = change(room)
    execute(connection, statements.UPDATE_ROOM, columns_of(changed) | {"revision": revision})
    before = holders_of(connection, room.room)
    execute(connection, statements.DELETE_HOLDERS, {"room": room.room})
    store_holders(connection, changed, before)
    execute(connection, statements.END_HANDOVERS, {"room": room.room})
    storage.notify(connection, room.room)
