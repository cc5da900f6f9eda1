"""A guest of this browser becomes the account that it has signed in to.

All their games at once, or nothing.
"""

from typing import NamedTuple

from sqlalchemy import Connection, delete, update

from byzanz import Refused
from byzanz.server.accounts.rows import handle_of
from byzanz.server.store import schema
from byzanz.server.store.blocks import take_blocks_along
from byzanz.server.store.people import Storing
from byzanz.server.store.results import take_along
from byzanz.server.store.rewriting import lock_people, rewrite_room
from byzanz.server.store.sanctions import announce_orders, take_sanctions_along
from byzanz.server.store.sessions import delete_sessions
from byzanz.table.room.merging import merge_person, sit_both
from byzanz.table.room.stored import StoredRoom


class Merged(NamedTuple):
    """What became of a guest's rooms.

    Those that are the account's now, and those where both sit.
    """

    rooms: list[StoredRoom]
    kept: list[StoredRoom]


def merge(storage: Storing, connection: Connection, guest: int, person: int) -> Merged | None:
    """Make a guest's games those of an account; the guest goes, unless both sit at one table.

    None: the guest has sat down somewhere meanwhile, and nothing is changed.
    """
    rooms = lock_people(connection, (guest, person))
    if rooms is None:
        return None
    if handle_of(connection, person) is None or handle_of(connection, guest) is not None:
        raise Refused("merge_none")
    kept = [room for room in rooms if sit_both(room, guest, person)]
    merged = [room for room in rooms if not sit_both(room, guest, person)]
    for room in merged:
        rewrite_room(storage, connection, room, lambda stored: merge_person(stored, guest, person))
    take_along(connection, guest, person)
    take_blocks_along(connection, guest, person)
    if take_sanctions_along(connection, guest, person):
        announce_orders(storage, connection)
    if not kept:
        _end_guest(storage, connection, guest, person)
    return Merged(merged, kept)


def _end_guest(storage: Storing, connection: Connection, guest: int, person: int) -> None:
    sessions, pushes, people = schema.sessions, schema.pushes, schema.people
    connection.execute(update(pushes).where(pushes.c.person == guest).values(person=person))
    connection.execute(delete(schema.handovers).where(schema.handovers.c.giver == guest))
    connection.execute(update(sessions).where(sessions.c.guest == guest).values(guest=None))
    delete_sessions(connection, guest)
    connection.execute(delete(schema.sanctions).where(schema.sanctions.c.person == guest))
    connection.execute(delete(people).where(people.c.id == guest))
    storage.announce(connection, ["forget", guest])
