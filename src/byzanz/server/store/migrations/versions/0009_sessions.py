"""A person may be signed in on several browsers, and each of these sessions can be ended alone.

The one token that a person had becomes their first session: every cookie goes on working.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table of sessions from people's tokens."""
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("label", sa.String(64)),
    )
    op.execute("INSERT INTO sessions (token_hash, person, created, seen) SELECT token, id, created, seen FROM people")
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    with op.batch_alter_table("people", table_kwargs={"sqlite_autoincrement": True}) as people:
        people.drop_column("token")
