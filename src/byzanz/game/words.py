"""The words for the rules' numbers, as records and frames write them."""

from enum import IntEnum
from typing import Final

from byzanz.rules.material import EventKind, Phase, Refusal, Verb


def _words(members: type[IntEnum], last: int) -> tuple[str, ...]:
    """Return the names of an enumeration's members, up to one of them."""
    return tuple(member.name.lower() for member in members if member <= last)


PHASES: Final = _words(Phase, Phase.OVER)
VERBS: Final = _words(Verb, Verb.DISCARD)
REFUSALS: Final = _words(Refusal, Refusal.ALREADY_DONE)
EVENTS: Final = _words(EventKind, EventKind.DEALT)
