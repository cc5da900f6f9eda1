"""Analyses of finished games are stored with their rooms, compressed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("room", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("analyses_by_at", "analyses", ["at"])
