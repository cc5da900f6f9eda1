"""The number from which a person's portrait is drawn; who has none yet keeps the portrait that follows their name."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("people", sa.Column("face", sa.Integer))
