"""Names of accounts: no other looks the same, and each changes once in thirty days."""

import math

from sqlalchemy import Connection, delete, select, text, update

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.table.room.names import skeletons

DAY = 86_400.0
DAYS_BETWEEN = 30
CLAIM = text("INSERT INTO account_names (looks, person) VALUES (:looks, :person) ON CONFLICT DO NOTHING")


def claim_name(connection: Connection, person: int, name: str) -> None:
    """Give an account a name, and its former one free.

    Refuse one that looks like somebody else's.
    """
    names = schema.account_names
    connection.execute(delete(names).where(names.c.person == person))
    looks = sorted(skeletons(name))
    for one in looks:
        connection.execute(CLAIM, {"looks": one, "person": person})
    owners = set(connection.execute(select(names.c.person).where(names.c.looks.in_(looks))).scalars())
    if owners != {person}:
        raise Refused("name_taken")


def check_free(connection: Connection, person: int, name: str) -> None:
    """Refuse a name that looks like somebody else's."""
    names = schema.account_names
    taken = select(names.c.person).where(names.c.looks.in_(skeletons(name)), names.c.person != person)
    if connection.execute(taken).first() is not None:
        raise Refused("name_taken")


def rename_account(connection: Connection, person: int, name: str, now: float) -> None:
    """Change an account's name, if it hasn't changed lately."""
    people = schema.people
    row = connection.execute(select(people.c.name, people.c.renamed).where(people.c.id == person)).first()
    if row is None or row.name == name:
        return
    if row.renamed is not None and now < row.renamed + DAYS_BETWEEN * DAY:
        raise Refused("name_early", days=math.ceil((row.renamed + DAYS_BETWEEN * DAY - now) / DAY))
    claim_name(connection, person, name)
    connection.execute(update(people).where(people.c.id == person).values(name=name, renamed=now))
