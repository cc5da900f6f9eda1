"""Brings a database to the present schema with Alembic, in steps that are never edited afterwards."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from byzanz import Refused
from byzanz.server.store.schema import metadata

STEPS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
    "0014",
    "0015",
)
HEAD = STEPS[-1]


def migrate(connection: Connection) -> None:
    """Make the tables, or upgrade those of an older version; refuse those of a newer one. Quick when all is done."""
    if not inspect(connection).has_table("alembic_version"):
        _make(connection)
        return
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found == HEAD:
        return
    if found not in STEPS:
        raise Refused("database_newer", found=str(found), known=HEAD)
    # Alembic takes longer to load than all the rest, so only where it is needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_version(connection: Connection) -> None:
    """Refuse a database that isn't at the present schema."""
    is_ours = inspect(connection).has_table("alembic_version")
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if is_ours else None
    if found in STEPS[:-1] or found is None:
        raise Refused("database_older", found=str(found), known=HEAD)
    if found != HEAD:
        raise Refused("database_newer", found=str(found), known=HEAD)


def _make(connection: Connection) -> None:
    """Give a new database the present tables at once; a test shows that the steps lead to the same ones."""
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
