"""Ratings: what follows from the results, kept so that it need not be computed again."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the ratings, and say which pseudonyms were those of guests who were merged."""
    merged = sa.Column("merged", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("pseudonyms", merged)
    op.create_table(
        "rating_states",
        sa.Column("epoch", sa.String(32), primary_key=True),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("epoch", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("strength", sa.Double, nullable=False),
        sa.Column("variance", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double),
    )
    op.create_table(
        "rating_steps",
        sa.Column("epoch", sa.String(32), primary_key=True),
        sa.Column("result", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("error", sa.Double, nullable=False),
    )
    op.create_index("rating_steps_by_player", "rating_steps", ["player", "result"])
