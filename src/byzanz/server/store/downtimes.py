"""Times in which nobody's clock ran."""

from sqlalchemy import Connection, text

# One that began before may end within; those within are a part of this one.
BEGAN = text("SELECT max(ended) FROM downtimes WHERE began < CAST(:began AS FLOAT) AND ended > CAST(:began AS FLOAT)")
WITHIN = text("DELETE FROM downtimes WHERE began >= CAST(:began AS FLOAT)")


def leave_out(connection: Connection, began: float, now: str) -> None:
    """Leave the time from a moment until now out of all clocks; `now` is the database's clock as SQL."""
    overlap = connection.execute(BEGAN, {"began": began}).scalar()
    began = began if overlap is None else float(overlap)
    connection.execute(WITHIN, {"began": began})
    add = text(f"INSERT INTO downtimes (began, ended) VALUES (CAST(:began AS FLOAT), {now})")
    connection.execute(add, {"began": began})
