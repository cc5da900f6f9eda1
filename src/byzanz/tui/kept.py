"""Unfinished games of the terminal, on this machine: each action is on disk before anybody hears of it.

One file per game, lines of JSON: what it started with and its room, then its rows. A line that a crash has cut off never
happened. A finished game needs no file any more.
"""

import contextlib
import json
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from byzanz import Refused
from byzanz.table.room.stored import ActionRow, RoomRow, Row, Stored, decode_room, encode_room

MOST = 20
"""How many games are kept; then the oldest makes room."""
_ENDING = ".jsonl"


def folder() -> Path:
    """Return where the games of this user are kept."""
    return user_data_path("byzanz", appauthor=False) / "games"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that can be gone on with: what it started with, and its table."""

    file: Path
    setup: dict[str, Any]
    stored: Stored

    @property
    def at(self) -> float:
        """When something was last kept of it."""
        return self.file.stat().st_mtime


class Keeper:
    """Keeps one game; where the disk takes nothing, the game goes on without, and `is_failing` says so."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.is_failing = False

    def begin(self, setup: dict[str, Any], stored: Stored) -> None:
        """Write down a new game whole."""
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _make_room(self.file.parent)
        except OSError:
            self.is_failing = True
            return
        self._write({"setup": setup, "room": encode_room(stored.room), "revision": stored.revision})

    def keep(self, row: Row) -> None:
        """Add a row; when this returns, it is on disk."""
        if isinstance(row, ActionRow):
            self._write(row._asdict())
        elif isinstance(row, RoomRow):
            self._write({"room": encode_room(row.room), "revision": row.revision + 1})

    def forget(self) -> None:
        """Throw the game away: it is over."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)

    def _write(self, fields: dict[str, Any]) -> None:
        if self.is_failing:
            return
        line = json.dumps(fields, separators=(",", ":")).encode() + b"\n"
        try:
            handle = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                os.write(handle, line)
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError:
            self.is_failing = True


def new_keeper() -> Keeper:
    """Return what keeps a new game, under a name by which the newest game is found."""
    return Keeper(folder() / f"{time.time_ns():020}-{secrets.token_hex(3)}{_ENDING}")


def last_kept() -> KeptGame | None:
    """Return the game that was played last and can be gone on with; None if there is none."""
    for file in _files():
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            return _read(file)
    return None


def kept_game() -> KeptGame:
    """Return the game that was played last; refuse where there is none."""
    if (found := last_kept()) is None:
        raise Refused("nothing_kept", folder=str(folder()))
    return found


def _files() -> list[Path]:
    """List the games, the one that was played last first."""
    with contextlib.suppress(OSError):
        return sorted(folder().glob(f"*{_ENDING}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    return []


def _make_room(place: Path) -> None:
    for file in _files()[MOST - 1 :]:
        if file.parent == place:
            file.unlink(missing_ok=True)


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """Read what is whole: the last line may have been cut off when it was written."""
    for line in file.read_bytes().split(b"\n")[:-1]:
        yield json.loads(line)


def _read(file: Path) -> KeptGame:
    lines = _lines(file)
    head = next(lines, {})
    setup, room, revision = head["setup"], decode_room(head["room"]), head["revision"]
    rows: list[ActionRow] = []
    for fields in lines:
        if "room" in fields and "revision" in fields:
            room, revision = decode_room(fields["room"]), fields["revision"]
        else:
            rows.append(ActionRow(**fields))
    if room.state == "over":
        raise ValueError(room.state)
    return KeptGame(file, setup, Stored(room, revision, rows))
