"""SQLite never gives the number of somebody who is gone to somebody else, as PostgreSQL never did.

Whatever still knew the old person by it (an open socket, a call on its way) would have taken the new one for them.
"""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of people again, with numbers that only rise."""
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("people", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass
