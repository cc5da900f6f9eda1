"""Operators keep order.

Sanctions, blocks, reports, a log of what was done, invitations, a notice.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add what operators and players need against people who spoil the game."""
    op.create_table(
        "sanctions",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("blocked", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    _add_reports()
    _add_what_operators_say()


def _add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("by", sa.Integer),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("reports_by_about", "reports", ["about"])
    op.create_index("reports_once", "reports", ["by", "about", "room", "reason"], unique=True)


def _add_what_operators_say() -> None:
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("about", sa.String(64)),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("invitations_by_code", "invitations", ["code"], unique=True)
    op.create_table(
        "site_state",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
