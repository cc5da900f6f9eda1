"""The options that a table's host chooses, and their bounds."""

from dataclasses import dataclass
from typing import Any, Literal

from byzanz import Refused, Rules
from byzanz.table.lists import BotPace, Hints, TakeOver, TieBreak

DAY = 86_400
IDLE_MOST = 1440


@dataclass(frozen=True, slots=True)
class Clock:
    """Time to think, in seconds: each turn adds `move` to a seat's reserve, never above `reserve`."""

    kind: Literal["live", "turns"]
    move: int
    reserve: int

    def check(self) -> None:
        """Refuse a clock that nobody could play with."""
        least, most, most_reserve = (5, 600, 3600) if self.kind == "live" else (3600, 14 * DAY, 30 * DAY)
        if not (least <= self.move <= most and self.move <= self.reserve <= most_reserve):
            raise Refused("clock_wrong", least=least, most=most, most_reserve=most_reserve)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table; everybody sees them."""

    memory_aid: bool = False
    open_scores: bool = False
    tie_break: TieBreak = "all-cards"
    spectators: bool = True
    clock: Clock | None = None
    hints: Hints = "off"
    """Whether a seat may ask what to do, and is asked once more before a mistake."""
    pace: BotPace = "normal"
    analysis: bool = True
    take_over: TakeOver = "ask"
    """Whether somebody with the link may take over a bot's seat in a running game, and whether the host is asked."""
    idle: int = 15
    """After how many minutes a stand-in is offered for somebody who does nothing; 0: never. Clocks do it themselves."""
    rated: bool = False
    """Whether the game is to count for ratings; `byzanz.table.room.rated` says whether it does."""

    @property
    def rules(self) -> Rules:
        """The part of them that the rules of the game know."""
        return Rules(tie_break=self.tie_break, open_scores=self.open_scores)

    def check(self) -> None:
        """Refuse options that can't be played with."""
        if self.clock is not None:
            self.clock.check()
        if not 0 <= self.idle <= IDLE_MOST:
            raise Refused("idle_wrong", least=0, most=IDLE_MOST)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON, as it is stored and sent."""
        clock = self.clock
        return {
            "memory_aid": self.memory_aid,
            "open_scores": self.open_scores,
            "tie_break": self.tie_break,
            "spectators": self.spectators,
            "clock": None if clock is None else {"kind": clock.kind, "move": clock.move, "reserve": clock.reserve},
            "hints": self.hints,
            "pace": self.pace,
            "analysis": self.analysis,
            "take_over": self.take_over,
            "idle": self.idle,
            "rated": self.rated,
        }

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> "Options":
        """Read options from plain JSON."""
        clock = fields.get("clock")
        return cls(**fields | {"clock": None if clock is None else Clock(**clock)})


@dataclass(frozen=True, slots=True)
class Pace:
    """How a host runs its tables, in seconds: what bots seem to think, and how long people are waited for."""

    bot_delay: float = 2.0
    deal_wait: float = 10.0
    away_seconds: float = 120.0
    stand_in: str = "shrewd"
