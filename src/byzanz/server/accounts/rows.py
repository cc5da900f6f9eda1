"""Accounts in the database.

Each function is made in one transaction, so that all of it is stored, or nothing.
"""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, text, update

from byzanz import Refused, fairness
from byzanz.server.accounts.names import claim_name
from byzanz.server.accounts.passkeys import NewPasskey
from byzanz.server.accounts.recovery import put_code
from byzanz.server.store import schema, statements
from byzanz.server.store.sessions import insert_session
from byzanz.server.store.statements import execute
from byzanz.table.play.audience import NOBODY
from byzanz.table.room.holders import face_from

PASSKEYS_AT_MOST = 20
PROVED_SECONDS = 300
"""How long a passkey or recovery code that was shown counts as fresh."""
ADD = text(
    "INSERT INTO credentials "
    "(id, person, party, public_key, transports, backed_up, label, created) VALUES "
    "(:id, :person, :party, :public_key, :transports, :backed_up, :label, "
    "CAST(:created AS FLOAT)) ON CONFLICT DO NOTHING"
)


class Credential(NamedTuple):
    """A stored passkey, and the handle of its account."""

    id: str
    person: int
    party: str
    public_key: bytes
    backed_up: bool
    label: str | None
    created: float
    used: float | None
    handle: str | None


class Entering(NamedTuple):
    """A browser that is about to be signed in: its new session, and the one it has until then."""

    session: str
    label: str | None
    before: str | None = None
    before_person: int = NOBODY


def find_credentials(connection: Connection, *, person: int | None = None, passkey: str = "") -> list[Credential]:
    """Return the passkeys of an account, or the one with that id."""
    credentials, people = schema.credentials, schema.people
    columns = [getattr(credentials.c, name) for name in Credential._fields[:-1]]
    query = select(*columns, people.c.handle).join(people, people.c.id == credentials.c.person)
    query = query.where(credentials.c.person == person if person is not None else credentials.c.id == passkey)
    return [
        Credential._make(row) for row in connection.execute(query.order_by(credentials.c.created, credentials.c.id))
    ]


def handle_of(connection: Connection, person: int) -> str | None:
    """Return the handle by which authenticators know a person; None: they have no account."""
    people = schema.people
    handle: str | None = connection.execute(select(people.c.handle).where(people.c.id == person)).scalar()
    return handle


def make_account(connection: Connection, person: int, handle: str, name: str) -> int:
    """Make an account of a guest, or of nobody yet; return who it is.

    Refuse somebody who has one.
    """
    people, now = schema.people, time.time()
    if person == NOBODY:
        values = {"name": name, "created": now, "face": face_from(fairness.new_secret())}
        person = int(execute(connection, statements.INSERT_PERSON, values).fetchone()[0])
    made = update(people).where(people.c.id == person, people.c.handle.is_(None)).values(handle=handle, name=name)
    if connection.execute(made).rowcount != 1:
        raise Refused("account_exists")
    claim_name(connection, person, name)
    return person


def add_passkey(connection: Connection, person: int, party: str, new: NewPasskey, label: str | None) -> None:
    """Store a passkey of an account."""
    people, credentials = schema.people, schema.credentials
    # Whoever adds another one at the same moment waits, so that none is counted too few.
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).all()
    count = select(func.count()).select_from(credentials).where(credentials.c.person == person)
    if connection.execute(count).scalar_one() >= PASSKEYS_AT_MOST:
        raise Refused("too_many_passkeys", most=PASSKEYS_AT_MOST)
    values = {
        "id": new.id,
        "person": person,
        "party": party,
        "public_key": new.public_key,
        "transports": new.transports,
        "backed_up": new.backed_up,
        "label": label,
        "created": time.time(),
    }
    if connection.execute(ADD, values).rowcount != 1:
        raise Refused("passkey_known")


def remove_passkey(connection: Connection, person: int, passkey: str) -> None:
    """Delete a passkey of an account; the last one stays."""
    people, credentials = schema.people, schema.credentials
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).all()
    gone = delete(credentials).where(credentials.c.id == passkey, credentials.c.person == person)
    if connection.execute(gone).rowcount != 1:
        raise Refused("passkey_unknown")
    if connection.execute(select(credentials.c.id).where(credentials.c.person == person)).first() is None:
        raise Refused("passkey_last")


def note_use(connection: Connection, credential: Credential, *, backed_up: bool) -> None:
    """Note that a passkey was used; refuse one that has been removed meanwhile."""
    credentials = schema.credentials
    mine = (credentials.c.id == credential.id, credentials.c.person == credential.person)
    used = update(credentials).where(*mine).values(used=time.time(), backed_up=backed_up)
    if connection.execute(used).rowcount != 1:
        raise Refused("passkey_unknown")


def enter(connection: Connection, person: int, entering: Entering, *, is_proved: bool) -> list[str]:
    """Sign a browser in with a new session; return the sessions that this ends.

    The session of a guest is kept, and remembered with the new one, until the guest is merged.
    """
    sessions, now = schema.sessions, time.time()
    guest, ended = None, []
    if entering.before is not None and entering.before_person != NOBODY:
        is_guest = entering.before_person != person and handle_of(connection, entering.before_person) is None
        if is_guest:
            guest = entering.before_person
        else:
            known = connection.execute(select(sessions.c.guest).where(sessions.c.token_hash == entering.before))
            guest = known.scalar() if entering.before_person == person else None
            ended = [entering.before]
            connection.execute(delete(sessions).where(sessions.c.token_hash == entering.before))
    insert_session(connection, entering.session, person, now, entering.label)
    more = {"guest": guest, "proved": now if is_proved else None}
    connection.execute(update(sessions).where(sessions.c.token_hash == entering.session).values(more))
    return ended


def prove(connection: Connection, session: str) -> None:
    """Note that a passkey or recovery code has just been shown in a session."""
    sessions = schema.sessions
    proved = update(sessions).where(sessions.c.token_hash == session).values(proved=time.time())
    if connection.execute(proved).rowcount != 1:
        raise Refused("account_needed")


def check_proved(connection: Connection, session: str) -> None:
    """Refuse where no passkey or recovery code has been shown lately."""
    if proved_for(connection, session) <= 0:
        raise Refused("proof_needed")


def proved_for(connection: Connection, session: str) -> int:
    """Return for how many seconds what was shown in a session still counts."""
    sessions = schema.sessions
    proved = connection.execute(select(sessions.c.proved).where(sessions.c.token_hash == session)).scalar()
    return 0 if proved is None else max(0, int(proved + PROVED_SECONDS - time.time()))


def guest_of(connection: Connection, session: str) -> int | None:
    """Return the guest that a browser was before it signed in, if they are still there."""
    sessions, people = schema.sessions, schema.people
    query = select(people.c.id).join(sessions, sessions.c.guest == people.c.id)
    is_guest = (sessions.c.token_hash == session, people.c.handle.is_(None))
    guest: int | None = connection.execute(query.where(*is_guest)).scalar()
    return guest


def new_recovery(connection: Connection, person: int, code: str) -> None:
    """Give an account a new recovery code."""
    put_code(connection, person, code, time.time())


def recovery_made(connection: Connection, person: int) -> float | None:
    """Return when an account's recovery code was made."""
    recovery = schema.recovery
    made: float | None = connection.execute(select(recovery.c.created).where(recovery.c.person == person)).scalar()
    return made


def foreign_parties(connection: Connection, party: str) -> int:
    """Return how many passkeys are bound to another relying party."""
    credentials = schema.credentials
    count = select(func.count()).select_from(credentials).where(credentials.c.party != party)
    return int(connection.execute(count).scalar_one())
