"""What an operator can order. Each act is made in one transaction with its line in the log."""

import math
import secrets
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, text, update

from byzanz import Refused
from byzanz.server.accounts.names import claim_name
from byzanz.server.moderation import requests
from byzanz.server.store import invitations, schema
from byzanz.server.store.downtimes import leave_out
from byzanz.server.store.rewriting import lock_people, rewrite_room
from byzanz.server.store.sanctions import DAY, Kind, impose, lift, put_state, site_state
from byzanz.server.store.sessions import announce_ended, delete_sessions
from byzanz.server.store.storage import Storage
from byzanz.table.room.lobby import rename
from byzanz.table.room.names import checked_name
from byzanz.table.room.stored import StoredRoom

DAYS_AT_MOST = 3650
USES_AT_MOST = 1000
NOTICE_AT_MOST = 500


class Done(NamedTuple):
    """What became of an act: the answer, whom or what it is about, what else the log should say."""

    answer: dict[str, Any]
    about: str | None = None
    facts: dict[str, Any] = {}  # noqa: RUF012
    rooms: tuple[StoredRoom, ...] = ()
    """Rooms that were rewritten."""
    ended: tuple[str, ...] = ()
    """Sessions that were ended."""


def perform(storage: Storage, connection: Connection, asked: requests.Act) -> Done | None:
    """Do what an operator orders.

    None: somebody has sat down meanwhile, and nothing is changed.
    """
    now = time.time()
    match asked:
        case requests.Rename(person, name):
            return _rename(storage, connection, person, checked_name(name))
        case requests.Mute(person, days):
            return _impose(storage, connection, person, "muted", now, days)
        case requests.Suspend(person, days):
            return _impose(storage, connection, person, "suspended", now, days)
        case requests.Unmute(person):
            return _lift(connection, person, "muted")
        case requests.Unsuspend(person):
            return _lift(connection, person, "suspended")
        case requests.Close(report):
            return _close(connection, report, now)
        case requests.Notice(said):
            return _notice(connection, said)
        case requests.ReadOnly(on):
            return _hold(storage, connection, on=on)
        case requests.Invite(days, uses):
            return _invite(connection, days, uses, now)
        case requests.Revoke(invitation):
            invitations.revoke(connection, invitation, now)
            return Done({"invitation": invitation}, f"invitation {invitation}")
        case requests.Delete():
            raise AssertionError("deleting is done where a person's own deletion is")


def note(connection: Connection, asked: requests.Act, by: str, about: str | None, facts: dict[str, Any]) -> None:
    """Add a line to the log; no names of people, as they stay when those have gone."""
    values = {
        "at": time.time(),
        "act": requests.name_of(asked),
        "about": about,
        "facts": msgspec.json.encode({"by": by, **facts}).decode(),
    }
    connection.execute(insert(schema.admin_log).values(values))


def check_person(connection: Connection, person: int) -> None:
    """Refuse a number that nobody has."""
    people = schema.people
    if connection.execute(select(people.c.id).where(people.c.id == person)).first() is None:
        raise Refused("number_unknown")


def about(person: int) -> str:
    """Return how the log names somebody."""
    return f"person {person}"


def _within(name: str, value: int, most: int) -> int:
    if not 1 <= value <= most:
        raise Refused(f"{name}_wrong", least=1, most=most)
    return value


def _impose(storage: Storage, connection: Connection, person: int, kind: Kind, now: float, days: int | None) -> Done:
    until = None if days is None else now + DAY * _within("days", days, DAYS_AT_MOST)
    check_person(connection, person)
    impose(connection, person, kind, now, until)
    ended: list[str] = []
    people = schema.people
    is_account = select(people.c.id).where(people.c.id == person, people.c.handle.is_not(None))
    # A guest's browser is refused; ended, it could never be let in again.
    if kind == "suspended" and connection.execute(is_account).first() is not None:
        ended = delete_sessions(connection, person)
        announce_ended(storage, connection, ended)
    return Done({"person": person, "kind": kind, "until": until}, about(person), {"days": days}, (), tuple(ended))


def _lift(connection: Connection, person: int, kind: Kind) -> Done:
    check_person(connection, person)
    if not lift(connection, person, kind):
        raise Refused(f"not_{kind}")
    return Done({"person": person, "kind": None}, about(person))


def _rename(storage: Storage, connection: Connection, person: int, name: str) -> Done | None:
    """Rename somebody, and their seats at all tables."""
    check_person(connection, person)
    rooms = lock_people(connection, (person,))
    if rooms is None:
        return None
    people = schema.people
    row = connection.execute(select(people.c.handle).where(people.c.id == person)).one()
    if row.handle is not None:
        claim_name(connection, person, name)
    renamed = {"name": name, "renamed": time.time()} if row.handle is not None else {"name": name}
    connection.execute(update(people).where(people.c.id == person).values(renamed))
    seated = [room for room in rooms if room.seat_of(person) is not None]

    def change(room: StoredRoom) -> StoredRoom:
        for seat in room.seats_of(person):
            room = rename(room, person, name, seat)
        return room

    for room in seated:
        rewrite_room(storage, connection, room, change)
    return Done({"person": person, "name": name, "rooms": len(seated)}, about(person), {}, tuple(seated))


def _close(connection: Connection, report: int, now: float) -> Done:
    reports = schema.reports
    closed = update(reports).where(reports.c.id == report, reports.c.closed.is_(None)).values(closed=now)
    if connection.execute(closed).rowcount != 1:
        raise Refused("report_unknown")
    return Done({"report": report}, f"report {report}")


def _notice(connection: Connection, said: str | None) -> Done:
    said = None if said is None else " ".join(said.split())
    if said is not None and not (1 <= len(said) <= NOTICE_AT_MOST and said.isprintable()):
        raise Refused("notice_wrong", most=NOTICE_AT_MOST)
    put_state(connection, "notice", said)
    return Done({"notice": said}, None, {"text": said})


def _hold(storage: Storage, connection: Connection, *, on: bool) -> Done:
    """Let nothing be changed any more, or again; no clock has run in between."""
    began = site_state(connection).get("read_only")
    if on and began is None:
        now = connection.execute(text(f"SELECT {storage.now}")).scalar_one()
        put_state(connection, "read_only", str(float(now)))
    elif not on and began is not None:
        put_state(connection, "read_only", None)
        leave_out(connection, float(began), storage.now)
    return Done({"read_only": on}, None, {"on": on})


def _invite(connection: Connection, days: int, uses: int, now: float) -> Done:
    code = secrets.token_urlsafe(18)
    expires = now + DAY * _within("days", days, DAYS_AT_MOST)
    number = invitations.make(connection, code, now, expires, _within("uses", uses, USES_AT_MOST))
    made = {"invitation": number, "code": code, "expires": expires, "uses": uses}
    return Done(made, f"invitation {number}", {"days": math.ceil(days), "uses": uses})
