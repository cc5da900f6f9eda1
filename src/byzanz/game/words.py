"""The words for the rules' numbers, as records and frames write them."""

from enum import IntEnum
from typing import Final

from byzanz.rules.material import EventKind, Phase, Refusal, Verb


def _words(members: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of an enumeration's members."""
    return tuple(member.name.lower() for member in members)


PHASES: Final = _words(Phase)[: Phase.OVER + 1]
"""Without the two moments that are never seen from outside."""
VERBS: Final = _words(Verb)
REFUSALS: Final = _words(Refusal)
EVENTS: Final = _words(EventKind)
