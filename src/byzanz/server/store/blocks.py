"""Who has nothing to do with whom."""

from sqlalchemy import Connection, select

from byzanz.server.store import schema


def blocked_by_or_blocking(connection: Connection, person: int) -> set[int]:
    """Return the people whom somebody blocks, and those who block them."""
    blocks = schema.blocks
    blocked = connection.execute(select(blocks.c.blocked).where(blocks.c.person == person))
    blocking = connection.execute(select(blocks.c.person).where(blocks.c.blocked == person))
    return {int(other) for other in (*blocked.scalars(), *blocking.scalars())}
