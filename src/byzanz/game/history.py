"""The actions taken and their events, all of it public: a chain that only grows, so that views and copies can share it."""

from typing import NamedTuple, Optional

from byzanz.game.action import Action
from byzanz.game.event import Event, event_of

RawEvent = tuple[int, int, int, int]


class History(NamedTuple):
    """One action (the opening has none), its events as the rules' numbers, and everything before it."""

    seat: int
    action: Action | None
    events: tuple[RawEvent, ...]
    before: Optional["History"]


def steps_of(history: History | None) -> list[History]:
    """Return all steps, oldest first."""
    steps = []
    while history is not None:
        steps.append(history)
        history = history.before
    steps.reverse()
    return steps


def events_of(history: History) -> list[Event]:
    """Return all events after the deal, oldest first."""
    return [event_of(event) for step in steps_of(history) for event in step.events]
