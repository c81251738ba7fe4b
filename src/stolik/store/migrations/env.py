"""Alembic runs this: it takes the steps on the connection that `migrate` hands over."""

from alembic import context

from stolik.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
