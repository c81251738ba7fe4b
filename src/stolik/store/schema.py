"""The tables of the database, as the newest migration leaves them."""

import sqlalchemy as sa

metadata = sa.MetaData()

# The revision of the newest migration: opening a database that has it needs no Alembic.
REVISION = "0002"
VERSION_TABLE = "stolik_schema"

tables = sa.Table(
    "stolik_table",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("card", sa.LargeBinary, nullable=False),
    sa.Index("stolik_table_phase", "phase", "public"),
    sqlite_with_rowid=False,
)

# The primary key is what refuses a second entry of the same number.
entries = sa.Table(
    "stolik_entry",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.BigInteger, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Games of tables whose logs are gone.
records = sa.Table(
    "stolik_record",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("doors", sa.LargeBinary, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

# One row: when a server was last alive.
life = sa.Table(
    "stolik_life",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

snapshots = sa.Table(
    "stolik_snapshot",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
