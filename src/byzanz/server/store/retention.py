"""Deletes what has had its time: lobbies nobody came to, people without a game, games older than the operator keeps them."""

from dataclasses import dataclass

from sqlalchemy import Connection, Select, and_, delete, exists, or_, select

from byzanz.server.store import schema
from byzanz.server.store.blocks import forget_reported
from byzanz.server.store.sessions import KEPT_SECONDS

AT_ONCE = 200
DAY = 86_400.0
NOTICES_SECONDS = 30 * DAY
"""Then what somebody was told is forgotten; tables that wait don't last that long."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days what is kept; 0: for ever."""

    lobby: int
    people: int
    games: int


def old_rooms(kept: Retention, now: float) -> Select[tuple[str]] | None:
    """Return the question for rooms that have had their time; None if all are kept."""
    rooms, actions = schema.rooms, schema.actions
    conditions = []
    if kept.lobby:
        before = now - kept.lobby * DAY
        conditions.append(and_(rooms.c.state.in_(("lobby", "closed")), rooms.c.updated < before))
    if kept.games:
        before = now - kept.games * DAY
        # A room is updated when its game begins and ends; in between its actions say how old it is.
        goes_on = exists().where(actions.c.room == rooms.c.id, actions.c.at >= before)
        is_idle = and_(rooms.c.state.in_(("over", "playing")), ~goes_on)
        conditions.append(and_(is_idle, rooms.c.updated < before))
    return select(rooms.c.id).where(or_(*conditions)).limit(AT_ONCE) if conditions else None


def delete_room(connection: Connection, room: str, kept: Retention, now: float) -> bool:
    """Delete a room with all that belongs to it, unless something has happened there since it was found."""
    is_old = old_rooms(kept, now)
    if is_old is None or connection.execute(is_old.where(schema.rooms.c.id == room)).first() is None:
        return False
    for table in (
        schema.actions,
        schema.holders,
        schema.handovers,
        schema.leases,
        schema.analyses,
        schema.outbox,
    ):
        connection.execute(delete(table).where(table.c.room == room))
    connection.execute(delete(schema.rooms).where(schema.rooms.c.id == room))
    return True


def delete_people(connection: Connection, kept: Retention, now: float) -> int:
    """Delete guests not seen for long who hold no seat, and what no cookie leads to any more.

    Return how many people. Accounts stay.
    """
    people, holders, sessions = schema.people, schema.holders, schema.sessions
    connection.execute(delete(sessions).where(sessions.c.seen < now - KEPT_SECONDS))
    for expiring in (schema.used_challenges, schema.links, schema.group_links):
        connection.execute(delete(expiring).where(expiring.c.expires < now))
    _delete_empty_groups(connection)
    connection.execute(delete(schema.outbox).where(schema.outbox.c.created < now - NOTICES_SECONDS))
    if not kept.people:
        return 0
    has_game = exists().where(holders.c.person == people.c.id)
    is_old = and_(people.c.handle.is_(None), people.c.seen < now - kept.people * DAY)
    old = select(people.c.id).where(is_old, ~has_game).limit(AT_ONCE)
    gone = list(connection.execute(delete(people).where(people.c.id.in_(old)).returning(people.c.id)).scalars())
    for table in (*schema.OWNED, sessions):
        connection.execute(delete(table).where(table.c.person.in_(gone)))
    forget_reported(connection, gone)
    return len(gone)


def _delete_empty_groups(connection: Connection) -> None:
    """Delete groups whose last members have had themselves deleted, and what belongs to groups that are gone."""
    groups, members = schema.player_groups, schema.group_members
    connection.execute(delete(groups).where(~exists().where(members.c.group_id == groups.c.id)))
    for table in (schema.group_links, schema.group_rooms):
        connection.execute(delete(table).where(~exists().where(groups.c.id == table.c.group_id)))
