"""Tables, their logs, and snapshots of them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stolik_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("stolik_table_phase", "stolik_table", ["phase", "public"])
    op.create_table(
        "stolik_entry",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("stolik_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "stolik_snapshot",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("stolik_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
