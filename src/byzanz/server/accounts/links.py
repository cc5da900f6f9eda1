"""Links that sign another device in.

Two minutes, once, and only when the signed-in device has agreed to the other by name.
"""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.sessions import hash_token

SECONDS = 120


class Asked(NamedTuple):
    """What becomes of a link: the name of the device that has opened it, if any."""

    label: str | None


def make_link(connection: Connection, person: int, code: str) -> None:
    """Store a link of an account; the one before doesn't work any more."""
    links = schema.links
    connection.execute(delete(links).where(links.c.person == person))
    values = {"code": hash_token(code), "person": person, "expires": time.time() + SECONDS, "confirmed": False}
    connection.execute(insert(links).values(values))


def ask_link(connection: Connection, code: str, asker: str, label: str) -> int:
    """Let a device ask by a link, the first one alone; return whose account it asks for."""
    links = schema.links
    mine = (links.c.code == hash_token(code), links.c.expires >= time.time(), links.c.asker.is_(None))
    asked = update(links).where(*mine).values(asker=hash_token(asker), label=label).returning(links.c.person)
    person = connection.execute(asked).scalar()
    if person is None:
        raise Refused("link_unknown")
    return int(person)


def asked_by(connection: Connection, person: int, code: str) -> Asked | None:
    """Return who has opened a link of mine; None: it has lapsed, or has been used."""
    links = schema.links
    mine = (links.c.code == hash_token(code), links.c.person == person, links.c.expires >= time.time())
    row = connection.execute(select(links.c.label).where(*mine)).first()
    return None if row is None else Asked(row.label)


def answer_link(connection: Connection, person: int, code: str, *, yes: bool) -> None:
    """Agree to the device that asks, or end the link."""
    links = schema.links
    mine = (links.c.code == hash_token(code), links.c.person == person, links.c.expires >= time.time())
    change = update(links).where(*mine, links.c.asker.is_not(None)).values(confirmed=True)
    if connection.execute(change if yes else delete(links).where(*mine)).rowcount != 1:
        raise Refused("link_unknown")


def take_link(connection: Connection, asker: str) -> tuple[int, str | None] | None:
    """Use a link up that was agreed to; return whose it was and the device's name.

    None: it hasn't been answered yet.
    """
    links = schema.links
    mine = (links.c.asker == hash_token(asker), links.c.expires >= time.time())
    row = connection.execute(select(links.c.person, links.c.label, links.c.confirmed).where(*mine)).first()
    if row is None:
        raise Refused("link_unknown")
    if not row.confirmed:
        return None
    if connection.execute(delete(links).where(*mine)).rowcount != 1:
        raise Refused("link_unknown")
    return int(row.person), row.label


def new_code() -> str:
    """Return a code that can't be guessed."""
    return secrets.token_urlsafe(18)
