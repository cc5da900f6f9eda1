"""Groups in the database. Each change is one transaction in which the row of its group is locked.

The host is whoever founded the group or was handed it; where they are gone, whoever has been in it longest.
"""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.sessions import hash_token

GROUPS_AT_MOST = 20
"""So many groups somebody is in."""
MEMBERS_AT_MOST = 40
LINK_DAYS = 7
DAY = 86_400.0
KEY_BYTES = 12
CODE_BYTES = 15


class Member(NamedTuple):
    """Somebody in a group."""

    person: int
    name: str | None
    face: int | None
    joined: float
    shows: str


class Group(NamedTuple):
    """A group with its members, the one who has been in it longest first."""

    id: int
    key: str
    name: str
    owner: int
    members: tuple[Member, ...]

    @property
    def host(self) -> int | None:
        """Return who decides; None where nobody is left."""
        people = [member.person for member in self.members]
        return self.owner if self.owner in people else next(iter(people), None)

    def member(self, person: int) -> Member | None:
        """Return a member by their number."""
        return next((one for one in self.members if one.person == person), None)


def make(connection: Connection, person: int, name: str) -> str:
    """Make a group with its founder as its only member; return its key."""
    groups, now = schema.player_groups, time.time()
    _check_person(connection, person)
    key = secrets.token_urlsafe(KEY_BYTES)
    values = {"key": key, "name": name, "owner": person, "created": now}
    made = connection.execute(insert(groups).values(values).returning(groups.c.id)).scalar_one()
    _add_member(connection, int(made), person, now)
    return key


def _check_person(connection: Connection, person: int) -> None:
    """Refuse somebody in too many groups, or who is stored no more; whoever deletes them now waits."""
    people, members = schema.people, schema.group_members
    who = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    if connection.execute(who).first() is None:
        raise Refused("not_seated")
    count = select(func.count()).select_from(members).where(members.c.person == person)
    if connection.execute(count).scalar_one() >= GROUPS_AT_MOST:
        raise Refused("too_many_groups", most=GROUPS_AT_MOST)


def _add_member(connection: Connection, group: int, person: int, now: float) -> None:
    values = {"group_id": group, "person": person, "joined": now, "shows": "score"}
    connection.execute(insert(schema.group_members).values(values))


def group_of(connection: Connection, key: str, person: int, *, is_locked: bool = False) -> Group:
    """Return a group by its key to one of its members; refuse it to everybody else."""
    groups = schema.player_groups
    query = select(groups).where(groups.c.key == key)
    row = connection.execute(query.with_for_update() if is_locked else query).first()
    group = None if row is None else Group(row.id, row.key, row.name, row.owner, members_of(connection, row.id))
    if group is None or group.member(person) is None:
        raise Refused("group_unknown")
    return group


def hosted_group(connection: Connection, key: str, person: int) -> Group:
    """Return a group, locked, to its host alone."""
    group = group_of(connection, key, person, is_locked=True)
    if group.host != person:
        raise Refused("not_group_host")
    return group


def members_of(connection: Connection, group: int) -> tuple[Member, ...]:
    """Return the members of a group, in the order in which they came."""
    members, people = schema.group_members, schema.people
    columns = (people.c.id, people.c.name, people.c.face, members.c.joined, members.c.shows)
    query = select(*columns).join(members, members.c.person == people.c.id).where(members.c.group_id == group)
    rows = connection.execute(query.order_by(members.c.joined, people.c.id))
    return tuple(Member(*row) for row in rows)


def groups_of(connection: Connection, person: int) -> list[Group]:
    """Return all groups of somebody, by name."""
    groups, members = schema.player_groups, schema.group_members
    query = select(groups).join(members, members.c.group_id == groups.c.id).where(members.c.person == person)
    rows = connection.execute(query.order_by(groups.c.name, groups.c.id)).all()
    return [Group(row.id, row.key, row.name, row.owner, members_of(connection, row.id)) for row in rows]


def rename(connection: Connection, group: Group, name: str) -> None:
    """Call a group by another name."""
    groups = schema.player_groups
    connection.execute(update(groups).where(groups.c.id == group.id).values(name=name))


def hand_over(connection: Connection, group: Group, person: int) -> None:
    """Make another member the host."""
    groups = schema.player_groups
    connection.execute(update(groups).where(groups.c.id == group.id).values(owner=person))


def set_shows(connection: Connection, group: Group, person: int, shows: str) -> None:
    """Store what a member shows the others."""
    members = schema.group_members
    mine = (members.c.group_id == group.id, members.c.person == person)
    connection.execute(update(members).where(*mine).values(shows=shows))


def leave(connection: Connection, group: Group, person: int) -> None:
    """Take somebody out of a group. Its last member takes it along; a host who goes is followed for good."""
    members = schema.group_members
    mine = (members.c.group_id == group.id, members.c.person == person)
    connection.execute(delete(members).where(*mine))
    left = Group(group.id, group.key, group.name, group.owner, members_of(connection, group.id))
    if left.host is None:
        delete_group(connection, group.id)
    elif left.host != group.owner:
        hand_over(connection, group, left.host)


def remove(connection: Connection, group: Group, person: int) -> None:
    """Send a member away; the link that they might come back by ends."""
    leave(connection, group, person)
    end_links(connection, group.id)


def delete_group(connection: Connection, group: int) -> None:
    """Delete a group with its links; results of its games stay those of the people who played."""
    for table in (schema.group_members, schema.group_links, schema.group_rooms):
        connection.execute(delete(table).where(table.c.group_id == group))
    connection.execute(delete(schema.player_groups).where(schema.player_groups.c.id == group))


# Links


def make_link(connection: Connection, group: Group) -> tuple[str, float]:
    """Make the link to join; the one before it ends. Return its code and when it expires."""
    now, code = time.time(), secrets.token_urlsafe(CODE_BYTES)
    end_links(connection, group.id)
    until = now + LINK_DAYS * DAY
    values = {"code": hash_token(code), "group_id": group.id, "created": now, "expires": until}
    connection.execute(insert(schema.group_links).values(values))
    return code, until


def end_links(connection: Connection, group: int) -> None:
    """Let nobody join by a link any more."""
    connection.execute(delete(schema.group_links).where(schema.group_links.c.group_id == group))


def link_until(connection: Connection, group: int) -> float | None:
    """Return when the link to join expires; None where there is none."""
    links = schema.group_links
    alive = (links.c.group_id == group, links.c.expires >= time.time())
    found = connection.execute(select(func.max(links.c.expires)).where(*alive)).scalar()
    return None if found is None else float(found)


def linked(connection: Connection, code: str, *, is_locked: bool = False) -> Group:
    """Return the group that a link leads to."""
    links, groups = schema.group_links, schema.player_groups
    is_valid = (links.c.code == hash_token(code), links.c.expires >= time.time())
    group = connection.execute(select(links.c.group_id).where(*is_valid)).scalar()
    query = select(groups).where(groups.c.id == group)
    row = None if group is None else connection.execute(query.with_for_update() if is_locked else query).first()
    # Revoked while this waited for the row: the link is looked up again.
    if row is None or connection.execute(select(links.c.code).where(*is_valid)).first() is None:
        raise Refused("group_link_unknown")
    return Group(row.id, row.key, row.name, row.owner, members_of(connection, row.id))


def join(connection: Connection, code: str, person: int) -> str:
    """Join by a link; return the group's key. Whoever is in it already is in it once."""
    group = linked(connection, code, is_locked=True)
    if group.member(person) is not None:
        return group.key
    if len(group.members) >= MEMBERS_AT_MOST:
        raise Refused("group_full", most=MEMBERS_AT_MOST)
    _check_person(connection, person)
    _add_member(connection, group.id, person, time.time())
    return group.key


# Tables


def open_tables(connection: Connection, groups: list[int]) -> list[tuple[int, str]]:
    """Return the tables of groups that wait for players or are being played: group and stored room."""
    rooms, tables = schema.rooms, schema.group_rooms
    query = select(tables.c.group_id, rooms.c.header).join(rooms, rooms.c.id == tables.c.room)
    query = query.where(tables.c.group_id.in_(groups), or_(rooms.c.state == "lobby", rooms.c.state == "playing"))
    rows = connection.execute(query.order_by(rooms.c.updated.desc()).limit(MEMBERS_AT_MOST))
    return [(int(group), str(header)) for group, header in rows]
