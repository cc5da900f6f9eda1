"""Alembic's way in: it runs on the connection that `migrate` was given."""

from alembic import context

from byzanz.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
