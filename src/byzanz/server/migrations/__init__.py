"""Brings a database to the present schema with Alembic, in steps that are never edited afterwards."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0001"


def migrate(connection: Connection) -> None:
    """Makes the tables, or upgrades those of an older version; quick when nothing is to be done."""
    if inspect(connection).has_table("alembic_version"):
        present = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if present == HEAD:
            return
    # Alembic takes a third of a second to load, so only where it is needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
