"""Connections to the database: none waits for ever, none on a file that others can read."""

import contextlib
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from byzanz._extras import missing_extra
from byzanz.server.settings import Settings
from byzanz.server.store.migrations import check_version, migrate
from byzanz.server.store.writer import storage_down

OWNER_ALONE = 0o600
FOLDER_OF_OWNER = 0o700
# A machine that has vanished from the network is noticed in some seconds, not in hours: by keepalives where nothing
# is on its way, by `tcp_user_timeout` (in milliseconds) where something is.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 4,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 4_000,
}
STATEMENT_MILLISECONDS = 4_000
DURABILITY = text(
    "SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),"
    " current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication)"
)


def connect_arguments(url: str) -> dict[str, Any]:
    """Return what every connection to PostgreSQL is opened with, unless the operator's address says otherwise."""
    arguments = {name: value for name, value in PATIENCE.items() if f"{name}=" not in url}
    if "options=" not in url:
        arguments["options"] = f"-c statement_timeout={STATEMENT_MILLISECONDS}"
    return arguments


def open_engine(settings: Settings, *, reads_only: bool) -> Engine:
    """Return an engine for the writer, or for the readers beside it."""
    if settings.is_postgres:
        return _postgres_engine(settings, reads_only=reads_only)
    path = settings.database_path()
    make_private(path)
    engine = create_engine(
        f"sqlite:///{path}",
        hide_parameters=True,  # errors are logged, and a room holds the deck
        connect_args={"timeout": 2, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")

    return engine


def _postgres_engine(settings: Settings, *, reads_only: bool) -> Engine:
    url = "postgresql+psycopg://" + settings.database.partition("://")[2]
    options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if reads_only else {}
    try:
        return create_engine(
            url,
            pool_size=4,
            max_overflow=4,
            pool_timeout=4,
            hide_parameters=True,
            connect_args=connect_arguments(url),
            **options,
        )
    except ModuleNotFoundError as missing:
        raise missing_extra("postgres", missing.name) from None


def make_private(database: Path) -> None:
    """Let nobody but their owner read the database's files: they hold the decks of games in play.

    SQLite gives the files beside it the rights of the database itself, so it is made here, before SQLite would.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE))
    if os.name == "nt":
        return
    for end in ("", "-wal", "-shm", "-journal", ".lock"):
        path = database.with_name(database.name + end)
        with contextlib.suppress(FileNotFoundError, PermissionError):  # another user's: they decide
            if path.stat().st_mode & 0o077:
                path.chmod(OWNER_ALONE)


def bring_up_to_date(engine: Engine) -> None:
    """Make or upgrade the tables and see that they take a write.

    Raises Refused if they are of a newer version, StorageDown where the database can't be used.
    """
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0"))  # others wait for the one that migrates
                connection.execute(text("SELECT pg_advisory_xact_lock(7299)"))
            migrate(connection)
            # A full disk is noticed by writing alone.
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except (DBAPIError, OSError) as error:
        raise storage_down(error) from error


def check_up_to_date(engine: Engine) -> None:
    """Refuse a database whose tables aren't those of this version; change nothing."""
    try:
        with engine.connect() as connection:
            check_version(connection)
    except (DBAPIError, OSError) as error:
        raise storage_down(error) from error


def durability_risks(engine: Engine) -> list[str]:
    """Return why PostgreSQL might lose what it has acknowledged; nothing on a cluster that keeps it, and on SQLite."""
    if engine.dialect.name != "postgresql":
        return []
    try:
        with engine.connect() as connection:
            fsync, full_pages, commit, standbys, replicas = connection.execute(DURABILITY).one()
    except DBAPIError as error:
        raise storage_down(error) from error
    risks = []
    if fsync != "on":
        risks.append(f"fsync is {fsync}: a power cut may lose or destroy everything")
    if full_pages != "on":
        risks.append(f"full_page_writes is {full_pages}: a power cut may destroy pages")
    if commit == "off":
        risks.append("synchronous_commit is off: a crash loses the last actions that were acknowledged")
    if replicas and (not standbys.strip() or commit in ("local", "off")):
        risks.append("replication is asynchronous: after a failover the last actions that were acknowledged are lost")
    return risks
