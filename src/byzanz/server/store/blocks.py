"""Who has nothing to do with whom."""

from sqlalchemy import Connection


def blocked_by_or_blocking(_connection: Connection, _person: int) -> set[int]:
    """Return the people whom somebody blocks, and those who block them."""
    return set()
