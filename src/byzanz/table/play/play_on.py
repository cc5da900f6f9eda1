"""Playing on from a moment of a game that was written down: the room and the rows that it begins with."""

from typing import Any, get_args

from byzanz import Record, Refused
from byzanz.game.refused import no_seat
from byzanz.table.play.replays import read_record
from byzanz.table.room.holders import bot_holder, person_holder
from byzanz.table.room.options import Options
from byzanz.table.room.stored import ActionRow, By, StoredRoom


def checked_record(text: str, version: int, seat: int) -> Record:
    """Return a record that can be played on from that version on that seat; refuse others."""
    record = read_record(text)
    if seat >= record.players:
        raise no_seat(seat, record.players)
    if version > len(record.actions) or record.replay(version).result is not None:
        raise Refused("nothing_to_play", version=version)
    return record


def room_of(
    record: Record,
    version: int,
    seat: int,
    bots: str,
    *,
    room: str,
    secret: str,
    person: int,
    name: str | None,
    at: float,
    hints: str = "off",
) -> StoredRoom:
    """Return the room: a person on one seat, bots on the others, the record's deck and rules."""
    rules = record.rules
    options = Options.from_dict({"tie_break": rules.tie_break, "open_scores": rules.open_scores, "hints": hints})
    seats = tuple(
        person_holder(person, name) if number == seat else bot_holder(bots) for number in range(record.players)
    )
    return StoredRoom(
        room, record.players, person, options, False, seats, secret, at, at,
        state="playing", deck=record.deck, first=record.first, played_on=version,
    )  # fmt: skip


def rows_of(record: Record, room: StoredRoom) -> list[ActionRow]:
    """Return the actions that the room begins with."""
    by = _authors(record)
    rows = []
    for number, text in enumerate(record.actions[: room.played_on]):
        seat, _, action = text.partition(" ")
        rows.append(ActionRow(room.room, number + 1, int(seat), action, by[number], None, room.created, 0))
    return rows


def _authors(record: Record) -> list[By]:
    """Return who took each action, where the record says so."""
    known: Any = record.extra.get("by")
    allowed = get_args(By)
    if isinstance(known, list) and len(known) == len(record.actions):
        return [one if one in allowed else "person" for one in known]
    return ["person"] * len(record.actions)
