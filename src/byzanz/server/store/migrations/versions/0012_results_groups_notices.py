"""What people have played outlives the tables: results, groups, and what people are told."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add results with their luck, pseudonyms and profiles; groups; notices."""
    _add_results()
    _add_groups()
    _add_notices()


def _add_results() -> None:
    """Add finished games, what was measured of them, and who is meant by their pseudonyms."""
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(16), nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("tie_break", sa.String(16), nullable=False),
        sa.Column("clock", sa.String(8)),
        sa.Column("hints", sa.String(8), nullable=False),
        sa.Column("played_on", sa.Boolean, nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "result_seats",
        sa.Column("result", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.Integer),
        sa.Column("bot", sa.String(64)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Integer, nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("stood_in", sa.Boolean, nullable=False),
    )
    op.create_index("result_seats_by_player", "result_seats", ["player"])
    op.create_table(
        "result_lucks",
        sa.Column("result", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("judge", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("luck", sa.Text, nullable=False),
    )
    op.create_table(
        "result_counts",
        sa.Column("result", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("judge", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
    )
    op.create_table(
        "pseudonyms",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("pseudonyms_by_person", "pseudonyms", ["person"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(24), nullable=False, unique=True),
    )


def _add_groups() -> None:
    """Add groups with their members, links and tables."""
    op.create_table(
        "player_groups",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(24), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("shows", sa.String(8), nullable=False),
    )
    op.create_index("group_members_by_person", "group_members", ["person"])
    op.create_table(
        "group_links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("group_id", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("group_links_by_group", "group_links", ["group_id"])
    op.create_table(
        "group_rooms",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("group_id", sa.Integer, nullable=False),
    )
    op.create_index("group_rooms_by_group", "group_rooms", ["group_id"])


def _add_notices() -> None:
    """Add what people are told, and what they want to be told."""
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("sent", sa.Float),
        sa.Column("closed", sa.Float),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("sender", sa.Integer),
    )
    op.create_index("outbox_once", "outbox", ["person", "kind", "key"], unique=True)
    op.create_index("outbox_by_room", "outbox", ["room"])
    unsent = sa.text("sent IS NULL")
    op.create_index("outbox_by_due", "outbox", ["due"], sqlite_where=unsent, postgresql_where=unsent)
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("on_turn", sa.Boolean, nullable=False),
        sa.Column("on_full", sa.Boolean, nullable=False),
        sa.Column("on_invite", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64)),
        sa.Column("utc_offset", sa.Integer, nullable=False),
    )
