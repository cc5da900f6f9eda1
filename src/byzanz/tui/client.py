"""A player's knowledge of a table, put together from the frames that the table sends (docs/protocol.md)."""

from typing import Any


class TableClient:
    """The room, the view, the legal actions and the events of one table, as its frames tell of them."""

    def __init__(self) -> None:
        self.room: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.legal: dict[str, Any] = {}
        self.version = 0
        self.auto: dict[str, Any] = {"pass": True, "skip": False, "bid": None}
        self.events: list[dict[str, Any]] = []
        self.said: list[tuple[int, int, str]] = []
        """Phrases: after how many events, the seat, which."""

    @property
    def me(self) -> int | None:
        """Return the own seat; None: a spectator."""
        seat: int | None = None if self.room is None else self.room["you"]
        return seat

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
        match frame:
            case {"type": "room", "room": room}:
                self.room = room
            case {"type": "table", "view": view, "legal": legal, "version": version}:
                self.view, self.legal, self.version = dict(view), legal, version
                self.auto = frame["auto"]
            case {"type": "auto", "auto": auto}:
                self.auto = auto
            case {"type": "said", "seat": seat, "phrase": phrase}:
                self.said.append((len(self.events), seat, phrase))
            case {"type": "step", "was": was, "version": version}:
                if self.view is None or was != self.version:
                    return bool(version <= self.version)
                self.view |= frame["changed"]
                self.legal, self.version = frame["legal"], version
                self.events += frame["events"]
        return True
