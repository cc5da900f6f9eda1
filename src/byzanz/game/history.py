"""What was done and what came of it, all of it public: a chain that only grows, so that views and copies share it for nothing."""

from typing import NamedTuple, Optional

from byzanz.game.action import Action
from byzanz.game.event import Event, event_of

RawEvent = tuple[int, int, int, int]


class History(NamedTuple):
    """One action (the opening has none), the rules' notes of what it brought about, and all that was before."""

    seat: int
    action: Action | None
    events: tuple[RawEvent, ...]
    before: Optional["History"]


def steps_of(history: History | None) -> list[History]:
    """All steps, oldest first."""
    steps = []
    while history is not None:
        steps.append(history)
        history = history.before
    steps.reverse()
    return steps


def events_of(history: History) -> list[Event]:
    """All events since the deal, oldest first."""
    return [event_of(event) for step in steps_of(history) for event in step.events]
