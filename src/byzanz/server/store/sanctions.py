"""What operators have ordered: mutes and suspensions, and what holds for the whole server."""

import math
import time
from typing import Literal, NamedTuple, Protocol

from sqlalchemy import Connection, delete, select, text

from byzanz import Refused
from byzanz.server.store import schema

Kind = Literal["muted", "suspended"]
DAY = 86_400.0
IMPOSE = text(
    "INSERT INTO sanctions (person, kind, since, until) "
    "VALUES (:person, :kind, CAST(:since AS FLOAT), CAST(:until AS FLOAT)) "
    "ON CONFLICT (person, kind) DO UPDATE SET since = excluded.since, until = excluded.until"
)
PUT = text(
    "INSERT INTO site_state (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
COUNT = text(
    "INSERT INTO site_state (name, value) VALUES ('orders', '1') ON CONFLICT (name) "
    "DO UPDATE SET value = CAST(CAST(site_state.value AS INTEGER) + 1 AS VARCHAR(20))"
)


class Announces(Protocol):
    """The part of the storage that is needed here."""

    def announce(self, connection: Connection, message: list[object]) -> None:
        """Let the other processes hear a message when this commits."""


class Sanction(NamedTuple):
    """What is ordered about somebody; for ever where `until` is missing."""

    person: int
    kind: str
    since: float
    until: float | None


def impose(connection: Connection, person: int, kind: Kind, now: float, until: float | None) -> None:
    """Mute or suspend somebody; what was ordered before of that kind is replaced."""
    connection.execute(IMPOSE, {"person": person, "kind": kind, "since": now, "until": until})


def lift(connection: Connection, person: int, kind: Kind) -> bool:
    """End a mute or a suspension; return whether there was one."""
    sanctions = schema.sanctions
    gone = delete(sanctions).where(sanctions.c.person == person, sanctions.c.kind == kind)
    return bool(connection.execute(gone).rowcount)


def sanctions_of(connection: Connection, person: int | None = None) -> list[Sanction]:
    """Return what is ordered about somebody, or about everybody, and holds still."""
    sanctions = schema.sanctions
    query = select(sanctions.c.person, sanctions.c.kind, sanctions.c.since, sanctions.c.until)
    query = query.where(sanctions.c.until.is_(None) | (sanctions.c.until > time.time()))
    if person is not None:
        query = query.where(sanctions.c.person == person)
    return [Sanction(*row) for row in connection.execute(query.order_by(sanctions.c.person, sanctions.c.kind))]


def check_not_suspended(connection: Connection, person: int) -> None:
    """Refuse somebody who is suspended."""
    for one in sanctions_of(connection, person):
        if one.kind == "suspended":
            raise suspended(one.until)


def suspended(until: float | None) -> Refused:
    """Return the refusal for somebody who is suspended; 0 days: for ever."""
    return Refused("suspended", days=days_left(until))


def days_left(until: float | None) -> int:
    """Return how many days something lasts, the last one counted whole; 0: for ever."""
    return 0 if until is None else max(1, math.ceil((until - time.time()) / DAY))


def put_state(connection: Connection, name: str, value: str | None) -> None:
    """Store what holds for the whole server; without a value it no longer does."""
    state = schema.site_state
    if value is None:
        connection.execute(delete(state).where(state.c.name == name))
    else:
        connection.execute(PUT, {"name": name, "value": value})


def site_state(connection: Connection) -> dict[str, str]:
    """Return what holds for the whole server; `orders` counts what operators have ordered."""
    state = schema.site_state
    return {row.name: row.value for row in connection.execute(select(state.c.name, state.c.value))}


def announce_orders(storage: Announces, connection: Connection) -> None:
    """Count a change of what is ordered, and let the processes hear of it when it commits."""
    connection.execute(COUNT)
    storage.announce(connection, ["ordered"])


def take_sanctions_along(connection: Connection, guest: int, person: int) -> bool:
    """Make a guest's sanctions those of an account, unless the account's own are harder.

    Return whether there were any.
    """
    found = False
    own = {one.kind: one for one in sanctions_of(connection, person)}
    for one in sanctions_of(connection, guest):
        there = own.get(one.kind)
        ends = math.inf if one.until is None else one.until
        if there is None or (there.until is not None and there.until < ends):
            values = {"person": person, "kind": one.kind, "since": one.since, "until": one.until}
            connection.execute(IMPOSE, values)
            found = True
    return found
