"""A copy of the whole database as it is at one moment, made while servers work on it, for its owner's eyes alone."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from byzanz import Refused
from byzanz.server.settings import Settings, without_password
from byzanz.server.store.engine import OWNER_ALONE


def back_up(settings: Settings, file: Path) -> None:
    """Write a copy to a file; one of that name is replaced once the copy is complete and on disk."""
    if settings.is_postgres:
        _write(file, lambda part: _dump(settings.database, part))
        return
    database = settings.database_name()
    if not database.is_file():
        raise Refused("database_unusable", database=str(database), why="no such file")
    if file.exists() and file.samefile(database):
        raise Refused("backup_onto_itself", database=str(database))
    _write(file, lambda part: _copy(database, part))


def _write(file: Path, make: Callable[[Path], None]) -> None:
    """Have a copy made beside the file, where nobody else can read it, and put it in its place."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
    try:
        make(part)
        with part.open("rb") as made:
            os.fsync(made.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _copy(database: Path, part: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as source:
            source.execute("PRAGMA busy_timeout=4000")
            if source.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone() != (1,):
                raise Refused("database_unusable", database=str(database), why="not a database of Byzanz")
            with closing(sqlite3.connect(part, isolation_level=None)) as target:
                source.backup(target)
                # One file alone: the copy has no log beside it.
                target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Refused("database_unusable", database=str(database), why=str(error)) from None


def _dump(url: str, part: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Refused("backup_needs_pg_dump")
    address, password = _apart(url)
    command = [program, "--format=custom", "--no-owner", f"--file={part}", f"--dbname={address}"]
    # Everybody on the machine can read a program's arguments, its environment its owner alone.
    surroundings = os.environ | ({"PGPASSWORD": password} if password else {})
    ended = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    if ended.returncode:
        why = without_password(" ".join(ended.stderr.split()))
        raise Refused("database_unusable", database=without_password(url), why=why)


def _apart(url: str) -> tuple[str, str]:
    """Return an address without its password, and the password."""
    parts = urlsplit(url)
    who, at, where = parts.netloc.rpartition("@")
    name, _, password = who.partition(":")
    return urlunsplit(parts._replace(netloc=name + at + where)), unquote(password)
