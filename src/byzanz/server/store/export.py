"""The finished games of a database as records, for whoever wants to keep them elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from byzanz import Refused
from byzanz.server.settings import Settings, without_password
from byzanz.server.store import schema
from byzanz.server.store.engine import open_engine
from byzanz.server.store.writer import storage_down
from byzanz.table.play.record import record_text
from byzanz.table.play.table import Table
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, Now, Stored, decode_room


def finished_games(settings: Settings) -> Iterator[str]:
    """Yield the record of every finished game, the one that ended first first."""
    rooms, actions = schema.rooms, schema.actions
    with reading(settings) as connection:
        over = select(rooms.c.id).where(rooms.c.state == "over").order_by(rooms.c.updated, rooms.c.id)
        for room in connection.execute(over).scalars().all():
            header = connection.execute(select(rooms.c.header).where(rooms.c.id == room)).scalar()
            if header is None:  # it has just been removed
                continue
            rows = connection.execute(select(actions).where(actions.c.room == room).order_by(actions.c.version))
            stored = Stored(decode_room(header), 0, [ActionRow(*row) for row in rows])
            yield record_text(Table(stored, Pace(), Now(0.0, 0.0)))


@contextmanager
def reading(settings: Settings) -> Iterator[Connection]:
    """Open a database that a server may be using, to read it; refuse one that can't be read."""
    shown = without_password(settings.database) if settings.is_postgres else str(settings.database_name())
    if not settings.is_postgres and not settings.database_name().is_file():
        raise Refused("database_unusable", database=shown, why="no such file")
    engine = open_engine(settings, reads_only=True)
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        raise Refused("database_unusable", database=shown, why=str(storage_down(error))) from None
    finally:
        engine.dispose()
