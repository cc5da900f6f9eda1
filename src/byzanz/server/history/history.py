"""The results of people, as they and others are shown them."""

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.history import rows
from byzanz.server.history.shown import Person, game_of, profile_of
from byzanz.server.store import schema
from byzanz.server.store.blocks import blocked_by_or_blocking
from byzanz.server.store.keys import server_key
from byzanz.server.store.storage import Storage

LAST = 20
"""So many games are shown at first, and with each press for more."""
LAST_PUBLIC = 10
ADDRESS_BYTES = 12


class Histories:
    """Reads and shows results."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._key = ""

    async def open(self) -> None:
        """Get the key that people's ids are made with."""
        self._key = await server_key(self._storage, "people", secrets.token_urlsafe(32))

    def id_for(self, viewer: int, person: int) -> str:
        """Return what somebody is called towards a viewer."""
        return rows.person_id(self._key, str(viewer), person)

    async def mine(self, person: int, *, is_account: bool) -> wire.History:
        """Return somebody's own results."""

        def ask(connection: Connection) -> wire.History:
            profile, count = self._profile(connection, person, viewer=person)
            address = address_of(connection, person)
            measuring = rows.without_luck(connection, person)
            return wire.History(profile, count > LAST, measuring, address, is_account)

        return await self._storage.read(ask)

    async def earlier(self, person: int, before: int) -> wire.HistoryPage:
        """Return the games of somebody before one of them."""

        def ask(connection: Connection) -> list[rows.Played]:
            return rows.played(connection, rows.results_of(person, before, LAST + 1))

        games = await self._storage.read(ask)
        shown = [game_of(game, person, lambda one: self.id_for(person, one)) for game in games[:LAST]]
        return wire.HistoryPage(shown, len(games) > LAST)

    async def public(self, address: str) -> wire.Profile:
        """Return the figures of somebody who shows them to everybody, without other names."""

        def ask(connection: Connection) -> wire.Profile:
            profiles = schema.profiles
            found = connection.execute(select(profiles.c.person).where(profiles.c.address == address)).scalar()
            if found is None:
                raise Refused("person_unknown")
            return self._profile(connection, int(found), viewer=None)[0]

        return await self._storage.read(ask)

    def _profile(self, connection: Connection, person: int, viewer: int | None) -> tuple[wire.Profile, int]:
        games = rows.played(connection, rows.results_of(person))
        who = _person(connection, person)
        if viewer is None:
            return profile_of(games, who, None, LAST_PUBLIC), len(games)
        hidden = blocked_by_or_blocking(connection, viewer)
        return profile_of(games, who, lambda one: self.id_for(viewer, one), LAST, hidden), len(games)

    async def met(self, person: int, ids: list[str]) -> list[int]:
        """Return the people whom somebody has played with and whom these ids mean; refuse any other id."""

        def ask(connection: Connection) -> list[int]:
            known = rows.people_met(connection, person) - blocked_by_or_blocking(connection, person)
            by_id = {self.id_for(person, one): one for one in known}
            if not set(ids) <= set(by_id):
                raise Refused("player_unknown")
            return [by_id[one] for one in dict.fromkeys(ids)]

        return await self._storage.read(ask)

    async def shown_to_group(self, person: int) -> wire.Profile:
        """Return the figures of a member who shows a group all of them, without other names."""
        return await self._storage.read(lambda c: self._profile(c, person, viewer=None)[0])

    async def show(self, person: int, *, to_all: bool) -> None:
        """Show somebody's figures to everybody, at a new address, or to nobody.

        A former address leads nowhere.
        """
        profiles = schema.profiles

        def change(connection: Connection) -> None:
            if to_all and address_of(connection, person) is None:
                values = {"person": person, "address": secrets.token_urlsafe(ADDRESS_BYTES)}
                connection.execute(insert(profiles).values(values))
            elif not to_all:
                connection.execute(delete(profiles).where(profiles.c.person == person))

        await self._storage.write(change)

    async def facts(self, person: int) -> dict[str, Any]:
        """Return all that is stored of somebody's results."""

        def ask(connection: Connection) -> dict[str, Any]:
            games = rows.played(connection, rows.results_of(person, most=10**6))
            return {"profile": address_of(connection, person), "results": [_facts(game, person) for game in games]}

        return await self._storage.read(ask)


def address_of(connection: Connection, person: int) -> str | None:
    """Return where somebody's figures are shown to everybody."""
    profiles = schema.profiles
    address: str | None = connection.execute(select(profiles.c.address).where(profiles.c.person == person)).scalar()
    return address


def _person(connection: Connection, person: int) -> Person:
    people = schema.people
    row = connection.execute(select(people.c.name, people.c.face).where(people.c.id == person)).first()
    return (person, None, None) if row is None else (person, row.name, row.face)


def _facts(game: rows.Played, person: int) -> dict[str, Any]:
    seats = game.seats_of(person)
    return {
        "room": game.room,
        "at": game.at,
        "players": game.players,
        "seats": [{"seat": one.seat, "points": one.points, "place": one.place, "share": one.share} for one in seats],
        "luck": None if game.luck is None else [game.luck[one.seat] for one in seats],
        "decisions": None if game.counts is None else [game.counts[one.seat] for one in seats],
    }
