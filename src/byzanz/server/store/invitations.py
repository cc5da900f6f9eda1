"""Invitations: links by which strangers become accounts. Stored are hashes."""

from sqlalchemy import ColumnElement, Connection, insert, select, update

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.sessions import hash_token


def make(connection: Connection, code: str, now: float, expires: float, uses: int) -> int:
    """Store an invitation; return its number."""
    table = schema.invitations
    values = {"code": hash_token(code), "created": now, "expires": expires, "uses": uses, "used": 0}
    return int(connection.execute(insert(table).values(values).returning(table.c.id)).scalar_one())


def revoke(connection: Connection, invitation: int, now: float) -> None:
    """End an invitation that hasn't been."""
    table = schema.invitations
    mine = (table.c.id == invitation, table.c.revoked.is_(None))
    if connection.execute(update(table).where(*mine).values(revoked=now)).rowcount != 1:
        raise Refused("invitation_unknown")


def check(connection: Connection, code: str | None, now: float) -> None:
    """Refuse a code by which nobody is let in (any more)."""
    table = schema.invitations
    if connection.execute(select(table.c.id).where(*_works(code, now))).first() is None:
        raise Refused("invitation_unknown")


def use(connection: Connection, code: str | None, now: float) -> None:
    """Use an invitation once more, in the transaction that makes the account."""
    table = schema.invitations
    used = update(table).where(*_works(code, now)).values(used=table.c.used + 1)
    if connection.execute(used).rowcount != 1:
        raise Refused("invitation_unknown")


def _works(code: str | None, now: float) -> tuple[ColumnElement[bool], ...]:
    table = schema.invitations
    is_it = table.c.code == hash_token(code or "")
    return is_it, table.c.revoked.is_(None), table.c.expires > now, table.c.used < table.c.uses
