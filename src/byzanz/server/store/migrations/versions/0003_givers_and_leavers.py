"""A handover code knows who gave it, and a person is known by when they were last seen.

Codes without a giver could bring a seat to whoever held it before: those that are on their way end here.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of codes again, add when people were seen, and index what is cleaned up."""
    op.drop_table("handovers")
    op.create_table(
        "handovers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("giver", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("handovers_by_room", "handovers", ["room"])
    op.add_column("people", sa.Column("seen", sa.Float, nullable=True))
    op.execute(f"UPDATE people SET seen = {time.time()}")  # nobody leaves because of the upgrade
    with op.batch_alter_table("people") as people:
        people.alter_column("seen", existing_type=sa.Float(), nullable=False)
    op.create_index("people_by_seen", "people", ["seen"])
    condition = sa.text("state = 'lobby'")
    op.create_index("rooms_in_lobby", "rooms", ["updated"], sqlite_where=condition, postgresql_where=condition)
