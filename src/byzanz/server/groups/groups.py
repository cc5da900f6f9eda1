"""The groups of a server, as their members are shown them and change them."""

import secrets
from typing import Any, cast

from sqlalchemy import Connection

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.groups import rows, score
from byzanz.server.history import rows as results
from byzanz.server.history.history import Histories
from byzanz.server.store.blocks import blocked_by_or_blocking
from byzanz.server.store.keys import server_key
from byzanz.server.store.storage import Storage
from byzanz.table.room.names import checked_name
from byzanz.table.room.stored import StoredRoom, decode_room


class Groups:
    """Reads, shows and changes groups."""

    def __init__(self, storage: Storage, histories: Histories) -> None:
        self._storage = storage
        self._histories = histories
        self._key = ""

    async def open(self) -> None:
        """Get the key that members' ids are made with."""
        self._key = await server_key(self._storage, "people", secrets.token_urlsafe(32))

    def _id(self, group: rows.Group, person: int) -> str:
        """Return what a member is called in a group: no number, and another in other groups."""
        return results.person_id(self._key, f"group {group.key}", person)

    def _by_id(self, group: rows.Group, given: str) -> int:
        for member in group.members:
            if self._id(group, member.person) == given:
                return member.person
        raise Refused("member_unknown")

    async def all_of(self, person: int) -> wire.Groups:
        """Return somebody's groups."""

        def ask(connection: Connection) -> wire.Groups:
            groups = rows.groups_of(connection, person)
            open_now = [group for group, _header in rows.open_tables(connection, [one.id for one in groups])]
            shown = [
                wire.GroupSummary(
                    one.key, one.name, len(one.members), open_now.count(one.id), one.host == person
                )
                for one in groups
            ]  # fmt: skip
            return wire.Groups(shown, rows.GROUPS_AT_MOST)

        return await self._storage.read(ask)

    async def tables_of(self, person: int, key: str | None = None) -> list[tuple[StoredRoom, str]]:
        """Return the open tables of somebody's groups, or of one of them, each with the group's name."""

        def ask(connection: Connection) -> list[tuple[StoredRoom, str]]:
            groups = rows.groups_of(connection, person)
            names = {group.id: group.name for group in groups if key in (None, group.key)}
            if not names:
                return []
            found = rows.open_tables(connection, list(names))
            return [(decode_room(header), names[group]) for group, header in found]

        return await self._storage.read(ask)

    async def number_of(self, key: str, person: int) -> int:
        """Return the number of a group that somebody is in."""
        return (await self._storage.read(lambda c: rows.group_of(c, key, person))).id

    async def others(self, group: int, person: int) -> list[int]:
        """Return the other members of a group, without those whom somebody blocks or is blocked by."""

        def ask(connection: Connection) -> list[int]:
            hidden = blocked_by_or_blocking(connection, person) | {person}
            return [one.person for one in rows.members_of(connection, group) if one.person not in hidden]

        return await self._storage.read(ask)

    async def shown(self, key: str, person: int, tables: list[wire.RoomSummary]) -> wire.Group:
        """Return a group with its members, its tables and the score of its games."""

        def ask(connection: Connection) -> wire.Group:
            group = rows.group_of(connection, key, person)
            played = results.played(connection, results.results_of_group(group.id))
            games = [game for game in played if not game.played_on]
            showing = {member.person for member in group.members if member.shows != "nothing"}

            def id_of(one: int) -> str:
                return self._id(group, one)

            is_host = group.host == person
            until = rows.link_until(connection, group.id) if is_host else None
            return wire.Group(
                group.key,
                group.name,
                is_host,
                until,
                [_member(member, id_of(member.person), group, person) for member in group.members],
                tables,
                len(games),
                score.lines_of(games, showing, id_of),
                score.evenings_of(games, showing, id_of),
                score.duels_of(games, showing, id_of),
                score.games_of(games, group, person),
            )

        return await self._storage.read(ask)

    async def member_profile(self, key: str, person: int, member: str) -> wire.Profile:
        """Return the figures of a member who shows all of them."""
        group = await self._storage.read(lambda c: rows.group_of(c, key, person))
        wanted = group.member(self._by_id(group, member))
        if wanted is None or (wanted.shows != "all" and wanted.person != person):
            raise Refused("not_shown")
        return await self._histories.shown_to_group(wanted.person)

    # Changes

    async def make(self, person: int, name: str) -> str:
        """Make a group; return its key."""
        name = checked_name(name)
        return await self._storage.write(lambda c: rows.make(c, person, name))

    async def rename(self, key: str, person: int, name: str) -> None:
        """Call a group by another name, as its host."""
        name = checked_name(name)
        await self._storage.write(lambda c: rows.rename(c, rows.hosted_group(c, key, person), name))

    async def make_link(self, key: str, person: int) -> wire.GroupLink:
        """Make a link to join, as the host."""
        code, until = await self._storage.write(lambda c: rows.make_link(c, rows.hosted_group(c, key, person)))
        return wire.GroupLink(code, until)

    async def end_link(self, key: str, person: int) -> None:
        """End the link to join, as the host."""
        await self._storage.write(lambda c: rows.end_links(c, rows.hosted_group(c, key, person).id))

    async def look_at_link(self, code: str, person: int) -> wire.GroupInvitation:
        """Return which group a link leads to."""
        group = await self._storage.read(lambda c: rows.linked(c, code))
        is_mine = group.member(person) is not None
        return wire.GroupInvitation(group.name, len(group.members), group.key if is_mine else None)

    async def join(self, code: str, person: int) -> str:
        """Join by a link; return the group's key."""
        return await self._storage.write(lambda c: rows.join(c, code, person))

    async def set_shows(self, key: str, person: int, shows: str) -> None:
        """Choose what the others of a group see."""
        await self._storage.write(
            lambda c: rows.set_shows(c, rows.group_of(c, key, person, is_locked=True), person, shows)
        )

    async def leave(self, key: str, person: int) -> None:
        """Leave a group."""
        await self._storage.write(lambda c: rows.leave(c, rows.group_of(c, key, person, is_locked=True), person))

    async def remove(self, key: str, person: int, member: str) -> None:
        """Send a member away, as the host."""

        def change(connection: Connection) -> None:
            group = rows.hosted_group(connection, key, person)
            other = self._by_id(group, member)
            if other == person:
                raise Refused("member_unknown")
            rows.remove(connection, group, other)

        await self._storage.write(change)

    async def hand_over(self, key: str, person: int, member: str) -> None:
        """Make another member the host."""

        def change(connection: Connection) -> None:
            group = rows.hosted_group(connection, key, person)
            rows.hand_over(connection, group, self._by_id(group, member))

        await self._storage.write(change)

    async def delete(self, key: str, person: int) -> None:
        """Delete a group, as its host."""
        await self._storage.write(lambda c: rows.delete_group(c, rows.hosted_group(c, key, person).id))

    async def facts(self, person: int) -> dict[str, Any]:
        """Return all that is stored of somebody's groups; of others nothing."""
        groups = await self._storage.read(lambda c: rows.groups_of(c, person))
        return {"groups": [_facts(group, person) for group in groups]}


def _member(member: rows.Member, given: str, group: rows.Group, viewer: int) -> wire.GroupMember:
    shows = cast("wire.Shows", member.shows)
    is_you, is_host = member.person == viewer, member.person == group.host
    return wire.GroupMember(given, member.name, member.face, is_you, is_host, shows, member.joined)


def _facts(group: rows.Group, person: int) -> dict[str, Any]:
    mine = group.member(person)
    assert mine is not None
    return {"name": group.name, "joined": mine.joined, "shows": mine.shows, "host": group.host == person}
