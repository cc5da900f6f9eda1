"""What players do about each other: reports to the operator, and blocks."""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.storage import Storage
from byzanz.table.room.lobby import check_seat, seat_held
from byzanz.table.room.stored import StoredRoom

BLOCKS_AT_MOST = 500
REPORT = text(
    "INSERT INTO reports (by, about, name, room, version, reason, at) "
    "VALUES (:by, :about, :name, :room, :version, :reason, CAST(:at AS FLOAT)) "
    "ON CONFLICT DO NOTHING"
)


class Blocked(NamedTuple):
    """Somebody whom I block, as they were called."""

    id: str
    name: str | None
    since: float


class Dealings(NamedTuple):
    """Whom of a room somebody blocks or has reported, by their seats."""

    blocked: list[int]
    reported: list[int]


class Complaints:
    """Stores what players report and whom they block."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def report(self, room: StoredRoom, person: int, seat: int, version: int, reason: str) -> None:
        """Report who holds a seat, once for each room."""
        about = _others(room, person, seat)[0]
        values = {
            "by": person,
            "about": about,
            "name": room.seats[seat].name,
            "room": room.room,
            "version": version,
            "reason": reason,
            "at": time.time(),
        }

        def change(connection: Connection) -> None:
            if connection.execute(REPORT, values).rowcount != 1:
                raise Refused("reported_already")

        await self._storage.write(change)

    async def block(self, room: StoredRoom, person: int, seat: int) -> None:
        """Block who holds a seat: all of their browsers."""
        others, blocks = _others(room, person, seat), schema.blocks
        name, now = room.seats[seat].name, time.time()

        def change(connection: Connection) -> None:
            known = select(blocks.c.blocked).where(blocks.c.person == person, blocks.c.blocked.in_(others))
            new = set(others) - set(connection.execute(known).scalars())
            count = select(func.count()).select_from(blocks).where(blocks.c.person == person)
            if connection.execute(count).scalar_one() + len(new) > BLOCKS_AT_MOST:
                raise Refused("too_many_blocks", most=BLOCKS_AT_MOST)
            for other in sorted(new):
                values = {"person": person, "blocked": other, "id": secrets.token_hex(8), "name": name, "since": now}
                connection.execute(insert(blocks).values(values))
            self._storage.announce(connection, ["blocked", person])

        await self._storage.write(change)

    async def unblock(self, person: int, block: str) -> None:
        """Let somebody be heard again."""
        blocks = schema.blocks
        gone = delete(blocks).where(blocks.c.person == person, blocks.c.id == block)

        def change(connection: Connection) -> None:
            if connection.execute(gone).rowcount != 1:
                raise Refused("block_unknown")
            self._storage.announce(connection, ["blocked", person])

        await self._storage.write(change)

    async def blocks(self, person: int) -> list[Blocked]:
        """Return whom somebody blocks, the last first."""
        blocks = schema.blocks
        query = select(blocks.c.id, blocks.c.name, blocks.c.since).where(blocks.c.person == person)
        query = query.order_by(blocks.c.since.desc(), blocks.c.id)
        return [Blocked(*row) for row in await self._storage.read(lambda c: c.execute(query).all())]

    async def dealings(self, room: StoredRoom, person: int) -> Dealings:
        """Return whom of a room somebody blocks, and whom of it they have reported there."""
        blocks, reports = schema.blocks, schema.reports
        blocked = select(blocks.c.blocked).where(blocks.c.person == person)
        reported = select(reports.c.about).where(reports.c.by == person, reports.c.room == room.room)

        def ask(connection: Connection) -> tuple[set[int], set[int]]:
            return set(connection.execute(blocked).scalars()), set(connection.execute(reported).scalars())

        found, told = await self._storage.read(ask)
        return Dealings(_seats(room, found), _seats(room, told))

    async def facts(self, person: int) -> dict[str, object]:
        """Return what is stored of all this about somebody, for themselves."""
        reports, sanctions = schema.reports, schema.sanctions
        made = select(reports.c.room, reports.c.name, reports.c.reason, reports.c.at).where(reports.c.by == person)
        ordered = select(sanctions.c.kind, sanctions.c.since, sanctions.c.until).where(sanctions.c.person == person)

        def ask(connection: Connection) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
            return [dict(row._mapping) for row in connection.execute(made)], [
                dict(row._mapping) for row in connection.execute(ordered)
            ]

        told, orders = await self._storage.read(ask)
        blocks = [{"name": one.name, "since": one.since} for one in await self.blocks(person)]
        return {"blocks": blocks, "reports": told, "sanctions": orders}


def _others(room: StoredRoom, person: int, seat: int) -> tuple[int, ...]:
    """Return the people of a seat that isn't one's own; refuse where there are none."""
    check_seat(room, seat)
    seat_held(room, person)
    others = room.seats[seat].people
    if not others or person in others:
        raise Refused("person_needed", seat=seat)
    return others


def _seats(room: StoredRoom, people: set[int]) -> list[int]:
    return [seat for seat, holder in enumerate(room.seats) if not people.isdisjoint(holder.people)]
