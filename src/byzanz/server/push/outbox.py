"""What people are told, and what they want to be told: at most once for each kind and key, however often it is asked for."""

import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection, delete, insert, select, text, update

from byzanz import Refused
from byzanz.server.store import schema

Kind = Literal["turn", "full", "invite"]
LATE_SECONDS = 6 * 3600.0
"""What should have been sent so long ago isn't sent any more: the server was down, or sent nothing then."""
AT_ONCE = 100
SHOWN_AT_MOST = 20
PUT = text(
    "INSERT INTO outbox (kind, person, key, created, due, room, sender) VALUES "
    "(:kind, :person, :key, CAST(:now AS FLOAT), CAST(:due AS FLOAT), :room, :sender) ON CONFLICT DO NOTHING"
)


class Wishes(NamedTuple):
    """What somebody wants to be told; quiet hours are minutes after midnight, where they live."""

    on_turn: bool = True
    on_full: bool = True
    on_invite: bool = True
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    utc_offset: int = 0

    def wants(self, kind: Kind) -> bool:
        """Return whether somebody wants to hear of such a thing."""
        return {"turn": self.on_turn, "full": self.on_full, "invite": self.on_invite}[kind]


class Notice(NamedTuple):
    """Something that somebody is told."""

    id: int
    kind: Kind
    person: int
    key: str
    created: float
    due: float
    room: str
    sender: int | None


_COLUMNS = (
    schema.outbox.c.id,
    schema.outbox.c.kind,
    schema.outbox.c.person,
    schema.outbox.c.key,
    schema.outbox.c.created,
    schema.outbox.c.due,
    schema.outbox.c.room,
    schema.outbox.c.sender,
)


def wishes_of(connection: Connection, person: int) -> Wishes:
    """Return what somebody wants; all of it at any time if they have said nothing."""
    wishes = schema.notice_wishes
    row = connection.execute(select(wishes).where(wishes.c.person == person)).first()
    return Wishes() if row is None else Wishes(*row[1:])


def set_wishes(connection: Connection, person: int, wishes: Wishes) -> None:
    """Store what somebody wants."""
    _check_stored(connection, person)
    table = schema.notice_wishes
    connection.execute(delete(table).where(table.c.person == person))
    connection.execute(insert(table).values(person=person, **wishes._asdict()))


def _check_stored(connection: Connection, person: int) -> None:
    """Refuse somebody who is stored no more; whoever deletes them now waits."""
    people = schema.people
    who = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    if connection.execute(who).first() is None:
        raise Refused("not_seated")


def _zone_of(wishes: Wishes) -> tzinfo:
    try:
        return ZoneInfo(wishes.zone or "")
    except (ZoneInfoNotFoundError, ValueError, OSError):  # unknown here: what the browser's clock said then
        return timezone(timedelta(minutes=wishes.utc_offset))


def after_quiet(wishes: Wishes, now: float) -> float:
    """Return the present, or in quiet hours their end."""
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return now
    there = datetime.fromtimestamp(now, UTC).astimezone(_zone_of(wishes))
    minute = 60 * there.hour + there.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return now
    ends = there.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if minute >= end:
        ends += timedelta(days=1)
    return max(now, ends.timestamp())


def put(
    connection: Connection,
    kind: Kind,
    people: Iterable[int],
    key: str,
    room: str,
    due: float,
    sender: int | None = None,
) -> int:
    """Note what some people are to be told, unless they don't want it or were told; return how many are new."""
    now, new = time.time(), 0
    for person in sorted(set(people)):
        wishes = wishes_of(connection, person)
        if not wishes.wants(kind):
            continue
        try:
            _check_stored(connection, person)
        except Refused:
            continue
        values = {"kind": kind, "person": person, "key": key, "room": room, "sender": sender, "now": now}
        new += connection.execute(PUT, values | {"due": after_quiet(wishes, due)}).rowcount == 1
    return new


def due_at(connection: Connection, now: float) -> list[Notice]:
    """Return what is to be sent, the oldest first."""
    outbox = schema.outbox
    is_due = (outbox.c.sent.is_(None), outbox.c.due <= now, outbox.c.due > now - LATE_SECONDS)
    query = select(*_COLUMNS).where(*is_due, outbox.c.closed.is_(None))
    return [Notice(*row) for row in connection.execute(query.order_by(outbox.c.due, outbox.c.id).limit(AT_ONCE))]


def claim(connection: Connection, notice: int) -> bool:
    """Take on to send something; false where another process has."""
    outbox = schema.outbox
    mine = update(outbox).where(outbox.c.id == notice, outbox.c.sent.is_(None)).values(sent=time.time())
    return connection.execute(mine).rowcount == 1


def shown_to(connection: Connection, person: int) -> list[Any]:
    """Return what somebody's page shows: invitations to tables that wait, and own tables that are full."""
    outbox, rooms, people = schema.outbox, schema.rooms, schema.people
    columns = (outbox.c.id, outbox.c.kind, outbox.c.created, outbox.c.room, people.c.name, people.c.face)
    query = select(*columns).join(rooms, rooms.c.id == outbox.c.room)
    query = query.outerjoin(people, people.c.id == outbox.c.sender).where(outbox.c.person == person)
    query = query.where(outbox.c.closed.is_(None), outbox.c.kind != "turn", rooms.c.state == "lobby")
    return list(connection.execute(query.order_by(outbox.c.id.desc()).limit(SHOWN_AT_MOST)).all())


def close(connection: Connection, person: int, notice: int) -> None:
    """Show something no more, and don't send it."""
    outbox = schema.outbox
    mine = (outbox.c.id == notice, outbox.c.person == person)
    connection.execute(update(outbox).where(*mine).values(closed=time.time()))


def facts(connection: Connection, person: int) -> dict[str, Any]:
    """Return all that is stored of what somebody is told, and wants to be told."""
    table, wishes = schema.outbox, schema.notice_wishes
    columns = (table.c.kind, table.c.room, table.c.created, table.c.due, table.c.sent, table.c.closed)
    rows = connection.execute(select(*columns).where(table.c.person == person).order_by(table.c.id))
    has = connection.execute(select(wishes).where(wishes.c.person == person)).first()
    told = [dict(row._mapping) for row in rows]
    return {"notices": told, "wishes": None if has is None else Wishes(*has[1:])._asdict()}
