"""What an operator can look up: people, rooms, reports, invitations, the log. Nothing here changes anything."""

import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from byzanz.server.moderation import requests
from byzanz.server.store import schema
from byzanz.server.store.sanctions import Sanction, sanctions_of, site_state
from byzanz.table.room.stored import StoredRoom, decode_room

Rows = list[dict[str, Any]]
MOST = 1000


def answer(connection: Connection, asked: requests.Question) -> Any:
    """Return the answer to a question, as plain JSON."""
    match asked:
        case requests.People():
            return people(connection, asked)
        case requests.Rooms():
            return rooms(connection, asked)
        case requests.Reports():
            return reports(connection, asked)
        case requests.Log():
            return log(connection, asked)
        case requests.Invitations():
            return invitations(connection, asked)
        case requests.State():
            state = site_state(connection)
            return {"notice": state.get("notice"), "read_only": "read_only" in state}


def people(connection: Connection, asked: requests.People) -> Rows:
    """Return people with what is ordered about them, and how many reports about them are open."""
    table, reports, holders = schema.people, schema.reports, schema.holders
    columns = (table.c.id, table.c.name, table.c.handle, table.c.created, table.c.seen)
    query = select(*columns).where(_person_is(asked.text, table.c.name, table.c.id))
    found = connection.execute(_first(query.order_by(table.c.seen.desc(), table.c.id), asked.most)).all()
    numbers = [row.id for row in found]
    ordered: dict[int, list[Sanction]] = {}
    for one in sanctions_of(connection):
        ordered.setdefault(one.person, []).append(one)
    about = select(reports.c.about, func.count()).where(reports.c.about.in_(numbers), reports.c.closed.is_(None))
    open_reports = _counts(connection, about.group_by(reports.c.about))
    seats = select(holders.c.person, func.count()).where(holders.c.person.in_(numbers), holders.c.seat >= 0)
    seated = _counts(connection, seats.group_by(holders.c.person))
    return [
        {
            "person": row.id,
            "name": row.name,
            "account": row.handle is not None,
            "created": row.created,
            "seen": row.seen,
            "rooms": seated.get(row.id, 0),
            "reports": open_reports.get(row.id, 0),
            "sanctions": [
                {"kind": one.kind, "since": one.since, "until": one.until} for one in ordered.get(row.id, ())
            ],
        }
        for row in found
    ]


def rooms(connection: Connection, asked: requests.Rooms) -> Rows:
    """Return rooms with who sits there."""
    table, holders, who = schema.rooms, schema.holders, schema.people
    query = select(table.c.header, table.c.created, table.c.updated)
    if asked.text:
        named = select(holders.c.room).join(who, who.c.id == holders.c.person)
        named = named.where(_person_is(asked.text, who.c.name, who.c.id), holders.c.seat >= 0)
        query = query.where(or_(table.c.id == asked.text, table.c.id.in_(named)))
    found = connection.execute(_first(query.order_by(table.c.updated.desc(), table.c.id), asked.most))
    return [_room(decode_room(row.header), row.created, row.updated) for row in found]


def _room(room: StoredRoom, created: float, updated: float) -> dict[str, Any]:
    return {
        "room": room.room,
        "state": room.state,
        "listed": room.listed,
        "created": created,
        "updated": updated,
        "seats": [
            {"kind": one.kind, "name": one.name, "bot": one.bot, "people": list(one.people)} for one in room.seats
        ],
    }


def reports(connection: Connection, asked: requests.Reports) -> Rows:
    """Return reports; those that were dealt with only where they are asked for."""
    table = schema.reports
    query = select(table).where(or_(_person_is(asked.text, table.c.name, table.c.about), table.c.room == asked.text))
    if not asked.closed:
        query = query.where(table.c.closed.is_(None))
    found = connection.execute(_first(query.order_by(table.c.id.desc()), asked.most))
    return [{"report": row.pop("id"), **row} for row in (dict(one._mapping) for one in found)]


def invitations(connection: Connection, asked: requests.Invitations) -> Rows:
    """Return invitations, without what would let anybody in."""
    table, now = schema.invitations, time.time()
    found = connection.execute(_first(select(table).order_by(table.c.id.desc()), asked.most))
    return [
        {
            "invitation": row.id,
            "created": row.created,
            "expires": row.expires,
            "uses": row.uses,
            "used": row.used,
            "revoked": row.revoked,
            "works": row.revoked is None and row.expires > now and row.used < row.uses,
        }
        for row in found
    ]


def log(connection: Connection, asked: requests.Log) -> Rows:
    """Return what operators have done."""
    table = schema.admin_log
    found = connection.execute(_first(select(table).order_by(table.c.id.desc()), asked.most))
    return [
        {"entry": row.id, "at": row.at, "act": row.act, "about": row.about, **msgspec.json.decode(row.facts)}
        for row in found
    ]


def _counts(connection: Connection, query: Select[Any]) -> dict[int, int]:
    return {int(row[0]): int(row[1]) for row in connection.execute(query)}


def _first(query: Select[Any], most: int) -> Select[Any]:
    return query.limit(max(1, min(most, MOST)))


def _person_is(text: str, name: Any, number: Any) -> ColumnElement[bool]:
    """Return whether a name has a text in it, whatever its case, or a number is that text."""
    is_called: ColumnElement[bool] = name.icontains(text, autoescape=True)
    if not text:
        return or_(is_called, name.is_(None))
    is_number = text.isascii() and text.isdecimal() and len(text) < 10
    return or_(is_called, number == int(text)) if is_number else is_called
