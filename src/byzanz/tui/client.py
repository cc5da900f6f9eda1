"""A player's knowledge of a table, put together from the frames that the table sends (docs/protocol.md)."""

import time
from collections.abc import Iterable
from typing import Any

from byzanz.table.play.brief import whole_step


class TableClient:
    """The room, the view, the legal actions and the events of one table, as its frames tell of them."""

    def __init__(self) -> None:
        self.room: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.legal: dict[str, Any] = {}
        self.version = 0
        self.auto: dict[str, Any] = {"pass": True, "skip": False, "bid": None}
        self.events: list[dict[str, Any]] = []
        self.has_log = False
        """Whether the events reach back to the deal: a server's table has them fetched."""
        self.is_log_late = False
        """Whether they could not be fetched at the first try; it is tried again until they are there."""
        self.said: list[tuple[int, int, str]] = []
        """Phrases: after how many events, the seat, which."""
        self.notes: list[tuple[int, int, str]] = []
        """Stand-ins and late friends: after how many events, the seat, the sentence's key."""
        self.nudges: list[tuple[int, int, int]] = []
        """After how many events, who, whom."""
        self.clock: dict[str, Any] | None = None
        """Milliseconds left for each seat when it was sent, and the seats whose time drains."""
        self._clock_at = 0.0

    @property
    def me(self) -> int | None:
        """Return the own seat; None: a spectator."""
        seat: int | None = None if self.room is None else self.room["you"]
        return seat

    @property
    def own_seat(self) -> dict[str, Any] | None:
        """Return what the room says of the own seat; None for a spectator."""
        return None if self.room is None or self.me is None else self.room["seats"][self.me]

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays for the player now."""
        seat = self.own_seat
        return seat is not None and bool(seat["stand_in"]) and not self.is_over

    def seconds_left(self, seat: int) -> int | None:
        """Return the whole seconds that a seat has left now; None at a table without a clock."""
        if self.clock is None:
            return None
        gone = time.monotonic() - self._clock_at if seat in self.clock["running"] else 0.0
        return max(0, int(self.clock["left"][seat] / 1000 - gone))

    def _note_stand_ins(self, room: dict[str, Any]) -> None:
        if self.room is None or room["state"] != "playing":
            return
        for was, seat in zip(self.room["seats"], room["seats"], strict=False):
            if was["stand_in"] != seat["stand_in"]:
                key = "note-stand-in" if seat["stand_in"] else "note-back"
                self.notes.append((len(self.events), seat["seat"], key))

    def take_notes(self, notes: Iterable[dict[str, Any]]) -> None:
        """Replace what was noted by what is stored; what came while that was fetched is in it."""
        self.notes = [(note["after"], note["seat"], f"note-{note['what']}") for note in notes]

    def _take_clock(self, clock: dict[str, Any] | None) -> None:
        self.clock, self._clock_at = clock, time.monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.view["phase"] == "over"

    @property
    def must_act(self) -> bool:
        """Whether the table waits for the own seat."""
        return self.view is not None and self.me in self.view["waiting_for"]

    def receive(self, frame: dict[str, Any]) -> bool:
        """Apply a frame; return false if it doesn't fit what is known: then the whole table is to be asked for."""
        if frame["type"] == "brief":
            if self.view is None or frame.get("was", frame["version"] - 1) != self.version:
                return bool(frame["version"] <= self.version)
            frame = whole_step(frame, self.view, self.legal)
        match frame:
            case {"type": "room", "room": room}:
                self._note_stand_ins(room)
                self.room = room
            case {"type": "table", "view": view, "legal": legal, "version": version}:
                self.view, self.legal, self.version = dict(view), legal, version
                self.auto = frame["auto"]
                self._take_clock(frame.get("clock"))
            case {"type": "auto", "auto": auto}:
                self.auto = auto
            case {"type": "nudged", "seat": seat, "to": to}:
                self.nudges.append((len(self.events), seat, to))
            case {"type": "said", "seat": seat, "phrase": phrase}:
                self.said.append((len(self.events), seat, phrase))
            case {"type": "step", "was": was, "version": version}:
                if self.view is None or was != self.version:
                    return bool(version <= self.version)
                self.view |= frame["changed"]
                self.legal, self.version = frame["legal"], version
                self.events += frame["events"]
                if "clock" in frame:
                    self._take_clock(frame["clock"])
        return True
