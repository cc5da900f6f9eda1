"""What happened around the game, from stored facts: stand-ins that came and went, bots' seats that were taken over."""

from typing import Any

from byzanz.table.play.table import Table

_STANDING_IN = ("stand-in", "timeout")


def notes_of(table: Table) -> list[dict[str, Any]]:
    """Return the notes of a game's log, each with the number of events that had happened before it."""
    notes: list[dict[str, Any]] = []
    counts = table.event_counts
    stood_in: dict[int, int] = {}
    for version, (action, by) in enumerate(zip(_seats(table), table.by, strict=True)):
        if by in _STANDING_IN:
            if action not in stood_in:
                notes.append({"after": counts[version], "what": "stand-in", "seat": action})
            stood_in[action] = version + 1
        elif by == "person" and action in stood_in:
            notes.append({"after": counts[stood_in.pop(action)], "what": "back", "seat": action})
    for seat, holder in enumerate(table.room.seats):
        if holder.stand_in is not None and seat not in stood_in:
            notes.append({"after": counts[-1], "what": "stand-in", "seat": seat})
        elif holder.stand_in is None and seat in stood_in:
            notes.append({"after": counts[stood_in[seat]], "what": "back", "seat": seat})
        if holder.joined is not None:
            after = counts[min(holder.joined.version, len(counts) - 1)]
            notes.append({"after": after, "what": "taken", "seat": seat})
    return sorted(notes, key=lambda note: note["after"])


def _seats(table: Table) -> list[int]:
    """Return the seat of each action."""
    return [] if table.game is None else [int(action.partition(" ")[0]) for action in table.game.record().actions]
