"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make people, rooms, holders, actions, handovers and leases."""
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("header", sa.Text, nullable=False),
    )
    op.create_index("rooms_by_state", "rooms", ["state", "updated"])
    op.create_index("rooms_by_due", "rooms", ["due"])
    op.create_table(
        "holders",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("holders_by_person", "holders", ["person"])
    op.create_table(
        "actions",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("frame", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "handovers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("leases_by_until", "leases", ["until"])
