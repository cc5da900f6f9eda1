"""Recovery codes: 128 bits, shown once, stored as a hash, replaced when used."""

import secrets

from sqlalchemy import Connection, text

from byzanz import Refused
from byzanz.server.store.sessions import hash_token

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LETTERS = 26
"""Of 31 letters: 128 bits and a little more."""
GROUP = 4
PUT = text(
    "INSERT INTO recovery (person, hash, created) VALUES (:person, :hash, CAST(:created AS FLOAT)) "
    "ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created"
)
REPLACE = text(
    "UPDATE recovery SET hash = :hash, created = :now, used = :now "
    "WHERE hash = :old AND (person = :person OR :person = 0) RETURNING person"
)


def new_code() -> str:
    """Return a new code, in groups that can be read aloud."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def hash_code(code: str) -> str:
    """Return what is stored of a code, however it was written down."""
    return hash_token("recovery|" + "".join(letter for letter in code.lower() if letter in ALPHABET))


def put_code(connection: Connection, person: int, code: str, now: float) -> None:
    """Store an account's code; the one before doesn't work any more."""
    connection.execute(PUT, {"person": person, "hash": hash_code(code), "created": now})


def use_code(connection: Connection, code: str, following: str, now: float, person: int = 0) -> int:
    """Replace a code by the next one; return whose it was.

    Refuse one that is nobody's, or not that person's.
    """
    values = {"old": hash_code(code), "hash": hash_code(following), "now": now, "person": person}
    found = connection.execute(REPLACE, values).scalar()
    if found is None:
        raise Refused("recovery_wrong")
    return int(found)
