"""Results say who was gone at the end, and why a game wasn't rated."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns; of results from before nobody knows."""
    op.add_column("results", sa.Column("unrated", sa.String(24)))
    op.add_column("result_seats", sa.Column("stand_in", sa.String(8)))
