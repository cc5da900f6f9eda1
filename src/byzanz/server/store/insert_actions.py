"""Actions on their way to disk: the hot statements, written by hand, one per batch whatever its size."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection

from byzanz.table.room.stored import ActionRow

CHANNEL = "byzanz"
_encode = json.JSONEncoder(separators=(",", ":")).encode  # ASCII alone: a character is a byte
COLUMNS = ("room", "version", "seat", "action", "by", "frame", "at", "spent")
_encode_rows = msgspec.json.Encoder().encode
# No rows come back: for each of them the writer's thread would give up Python's lock and wait for it again, which
# took longer than the disk.
_SQLITE = (
    f"INSERT INTO actions ({', '.join(COLUMNS)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(COLUMNS)))
    + " FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"
)
PAYLOAD_AT_MOST = 7_000  # bytes; PostgreSQL takes 8,000
_FEW = 24
"""How many stored rows the database itself puts into a notification: the longest of them fit."""
# Stores, and when this commits sends what was stored to the other processes. Where a version was taken, the database
# writes the notifications, of the rows that it did store: whoever was first has sent the others.
_POSTGRES = (
    f"WITH stored AS (INSERT INTO actions ({', '.join(COLUMNS)}) SELECT * FROM unnest("
    "%(room)s::text[], %(version)s::int[], %(seat)s::int[], %(action)s::text[],"
    " %(by)s::text[], %(frame)s::text[], %(at)s::float8[], %(spent)s::int[])"
    f" ON CONFLICT DO NOTHING RETURNING {', '.join(COLUMNS)}), "
    "payloads AS (SELECT unnest(%(rows)s::text[]) AS payload WHERE (SELECT count(*) FROM stored) = %(count)s"
    " UNION ALL SELECT %(head)s || json_agg(json_build_array("
    f"{', '.join(COLUMNS)}) ORDER BY room, version)::text || '}}'"
    f" FROM (SELECT *, row_number() OVER (ORDER BY room, version) / {_FEW} AS part FROM stored) AS few"
    " WHERE (SELECT count(*) FROM stored) < %(count)s GROUP BY part), "
    "sent AS MATERIALIZED (SELECT pg_notify(%(channel)s, payload) FROM payloads) "
    "SELECT room, version FROM stored CROSS JOIN (SELECT count(*) FROM sent) AS done"
)


def payloads_of(process: str, kind: str, parts: Iterable[Any]) -> list[str]:
    """Return what is sent to the other processes as the payloads of as few notifications as possible."""
    payloads: list[str] = []
    gathered: list[str] = []
    size = 0
    for one in map(_encode, parts):
        if gathered and size + len(one) > PAYLOAD_AT_MOST:
            payloads.append(_payload(process, kind, gathered))
            gathered, size = [], 0
        gathered.append(one)
        size += len(one) + 1
    if gathered:
        payloads.append(_payload(process, kind, gathered))
    return payloads


def _payload(process: str, kind: str, parts: list[str]) -> str:
    return f'{{"process":"{process}","{kind}":[{",".join(parts)}]}}'


def insert_actions(connection: Connection, rows: list[ActionRow], process: str) -> set[tuple[str, int]]:
    """Store those actions whose version is still free and return which; outside a transaction it is one of its own."""
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        return _insert_sqlite(driver, rows)
    return _insert_postgres(driver, rows, process, is_alone=not connection.in_transaction())


def _insert_sqlite(driver: Any, rows: list[ActionRow]) -> set[tuple[str, int]]:
    """Insert in one statement, which is a transaction: begun, synced and ended in a single call."""
    values = _encode_rows(rows).decode()  # a row is the tuple of its columns
    if driver.execute(_SQLITE, (values,)).rowcount == len(rows):
        return {(row.room, row.version) for row in rows}
    return {(row.room, row.version) for row in rows if _is_stored(driver, row)}


def _is_stored(driver: Any, row: ActionRow) -> bool:
    """Return whether a version of a room is this very action, not another process's."""
    query = "SELECT seat, action, by, frame, at FROM actions WHERE room = ? AND version = ?"
    found = driver.execute(query, (row.room, row.version)).fetchone()
    return bool(found == (row.seat, row.action, row.by, row.frame, row.at))


def _insert_postgres(driver: Any, rows: list[ActionRow], process: str, *, is_alone: bool) -> set[tuple[str, int]]:
    """Send begin, statement and commit together and wait for all answers at once: one round trip instead of three."""
    rows = sorted(rows, key=lambda row: row.room)  # processes that wait for each other's rows do so in one order
    values: dict[str, Any] = {column: [getattr(row, column) for row in rows] for column in COLUMNS}
    values |= {
        "channel": CHANNEL,
        "count": len(rows),
        "head": f'{{"process":"{process}","actions":',
        "rows": payloads_of(process, "actions", zip(*(values[column] for column in COLUMNS), strict=True)),
    }
    if is_alone:
        with driver.pipeline():
            cursor = driver.execute(_POSTGRES, values)
            driver.commit()
    else:
        cursor = driver.execute(_POSTGRES, values)
    return set(cursor.fetchall())
