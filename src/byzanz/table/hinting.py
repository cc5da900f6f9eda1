"""When a seat may have a hint: the same wherever the table stands, on a server or in a browser without one."""

from byzanz.game.refused import Refused
from byzanz.table.table import Table


def check_hint(table: Table, version: object) -> None:
    """Refuse a hint that the table forbids, before the deal, or for a moment that has passed."""
    if table.room.options.hints == "off":
        raise Refused("no_hints")
    if table.game is None:
        raise Refused("not_dealt", state=table.room.state)
    if version != table.version:
        raise Refused("stale", version=table.version)
