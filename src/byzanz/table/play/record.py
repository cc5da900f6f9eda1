"""The record of a finished game at a table, with the secret of its deal or the moment that it was played on from."""

from datetime import UTC, datetime
from typing import Any

from byzanz import Refused
from byzanz.fairness import METHOD, commitment_to
from byzanz.table.play.table import Table
from byzanz.table.room import rated


def record_text(table: Table) -> str:
    """Return the record of a finished game; refuse while it lasts."""
    room = table.room
    if table.game is None or table.game.result is None:
        raise Refused("not_over", state=room.state)
    if room.played_on is None:
        deal = {
            "method": METHOD,
            "commitment": commitment_to(room.secret),
            "secret": room.secret,
            "seeds": [holder.seed for holder in room.seats],
        }
        origin: dict[str, Any] = {"deal": deal}
    else:  # its deck was another game's: there was no deal to check
        origin = {"played_on": room.played_on}
    names = [holder.name or holder.bot or "" for holder in room.seats]
    # Who was dealt the cards; a person who has taken a bot's seat over stands in `taken`.
    bots = [holder.bot if holder.joined is None else holder.joined.bot for holder in room.seats]
    taken = [
        {"seat": seat, "version": holder.joined.version, "bot": holder.joined.bot}
        for seat, holder in enumerate(room.seats)
        if holder.joined is not None
    ]
    if rated.counts(room):
        origin["rated"] = True
    if taken:
        origin["taken"] = taken
    if any(holder.face is not None for holder in room.seats):
        origin["faces"] = [holder.face for holder in room.seats]
    date = datetime.fromtimestamp(room.created, UTC).strftime("%Y-%m-%d")
    return table.game.record(names, by=table.by, bots=bots, date=date, **origin).dumps()
