"""Who has nothing to do with whom, and who has reported whom."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from byzanz.server.store import schema, statements
from byzanz.server.store.statements import execute


def blocked_by_or_blocking(connection: Connection, person: int) -> set[int]:
    """Return the people whom somebody blocks, and those who block them."""
    blocks = schema.blocks
    blocked = connection.execute(select(blocks.c.blocked).where(blocks.c.person == person))
    blocking = connection.execute(select(blocks.c.person).where(blocks.c.blocked == person))
    return {int(other) for other in (*blocked.scalars(), *blocking.scalars())}


def blocked_by(connection: Connection, person: int) -> frozenset[int]:
    """Return whom somebody blocks: asked at each connection."""
    rows = execute(connection, statements.BLOCKED_BY, {"person": person}).fetchall()
    return frozenset(int(other) for (other,) in rows)


def blocked_pairs(connection: Connection, people: Collection[int]) -> set[tuple[int, int]]:
    """Return who of some people must not meet whom, each pair once, the lower number first."""
    blocks = schema.blocks
    query = select(blocks.c.person, blocks.c.blocked)
    query = query.where(blocks.c.person.in_(people), blocks.c.blocked.in_(people))
    return {(min(row), max(row)) for row in connection.execute(query)}


def forget_reported(connection: Connection, people: Collection[int]) -> None:
    """Forget who blocks people that go, and what was said of them; what they said of others stays without them."""
    blocks, reports = schema.blocks, schema.reports
    connection.execute(delete(blocks).where(blocks.c.blocked.in_(people)))
    connection.execute(delete(reports).where(reports.c.about.in_(people)))
    connection.execute(update(reports).where(reports.c.by.in_(people)).values(by=None))


def take_blocks_along(connection: Connection, guest: int, person: int) -> None:
    """Make what a guest blocks and reports, and what is blocked and reported of them, an account's."""
    for table, name, same in (
        (schema.blocks, "person", ("blocked",)),
        (schema.blocks, "blocked", ("person",)),
        (schema.reports, "by", ("about", "room")),
        (schema.reports, "about", ("by", "room")),
    ):
        other, mine = table.alias(), table.c[name] == guest
        is_same = [other.c[column] == table.c[column] for column in same]
        has = select(other.c[name]).where(other.c[name] == person, *is_same).exists()
        connection.execute(update(table).where(mine, ~has).values({name: person}))
        connection.execute(delete(table).where(mine))
    blocks, reports = schema.blocks, schema.reports
    connection.execute(delete(blocks).where(blocks.c.person == blocks.c.blocked))
    connection.execute(delete(reports).where(reports.c.by == reports.c.about))
