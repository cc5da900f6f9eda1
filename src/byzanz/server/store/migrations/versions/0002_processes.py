"""A process is alive or not as a whole, and what is asked every second or by every visitor has an index of its own.

Each lease had its own time, so that a process with 2,000 tables rewrote 2,000 rows a second; now it rewrites one.
The list of open tables read all rooms that were ever listed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make processes out of the leases' times, and indexes that hold only the rows that are looked for."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO processes (id, until) SELECT process, max(until) FROM leases GROUP BY process")
    op.drop_index("leases_by_until", "leases")
    with op.batch_alter_table("leases") as leases:
        leases.drop_column("until")
    op.create_index("leases_by_process", "leases", ["process"])
    op.drop_index("rooms_by_state", "rooms")
    op.drop_index("rooms_by_due", "rooms")
    for name, column, where in (
        ("rooms_listed", "updated", "listed = true AND state IN ('lobby', 'playing')"),
        ("rooms_dealing", "state", "state = 'dealing'"),
        ("rooms_by_due", "due", "due IS NOT NULL"),
    ):
        condition = sa.text(where)
        op.create_index(name, "rooms", [column], sqlite_where=condition, postgresql_where=condition)
