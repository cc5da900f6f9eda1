"""The server's own keys: made by the first process that needs one, the same for all."""

from sqlalchemy import Connection, select, text

from byzanz.server.store import schema
from byzanz.server.store.storage import Storage

ADD_KEY = text("INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


async def server_key(storage: Storage, name: str, made: str) -> str:
    """Return the server's key of that name.

    The one that is stored, or the one just made if none is.
    """
    keys = schema.server_keys
    query = select(keys.c.value).where(keys.c.name == name)

    def change(connection: Connection) -> str:
        connection.execute(ADD_KEY, {"name": name, "value": made})
        return str(connection.execute(query).scalar_one())

    return await storage.write(change)
