"""One report about somebody from each player of a room, whatever its reason."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Let the reason not count. Nobody could report anybody until now."""
    op.drop_index("reports_once", "reports")
    op.create_index("reports_once", "reports", ["by", "about", "room"], unique=True)
