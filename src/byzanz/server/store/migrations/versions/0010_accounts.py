"""A person may have keys: an account lasts longer than a cookie. Guests stay what they are."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add what makes a person an account.

    Passkeys, a recovery code, a name of their own, links for further devices.
    """
    op.add_column("people", sa.Column("handle", sa.String(43)))
    op.add_column("people", sa.Column("renamed", sa.Float))
    op.create_index("people_by_handle", "people", ["handle"], unique=True)
    op.add_column("sessions", sa.Column("proved", sa.Float))
    op.add_column("sessions", sa.Column("guest", sa.Integer))
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("party", sa.String(253), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("transports", sa.String(100), nullable=False),
        sa.Column("backed_up", sa.Boolean, nullable=False),
        sa.Column("label", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("credentials_by_person", "credentials", ["person"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("recovery_by_hash", "recovery", ["hash"], unique=True)
    op.create_table(
        "account_names",
        sa.Column("looks", sa.String(200), primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
    )
    op.create_index("account_names_by_person", "account_names", ["person"])
    op.create_table(
        "used_challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("asker", sa.String(64)),
        sa.Column("label", sa.String(64)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_index("links_by_person", "links", ["person"])
