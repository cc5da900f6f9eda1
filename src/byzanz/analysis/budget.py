"""How much is spent on an analysis: worlds, never time, so that every machine finds the same."""

from dataclasses import dataclass

from byzanz.analysis.luck import EXPECTED_WORLDS, VALUE_WORLDS

MOST_WORLDS = 1024
"""The most worlds for one decision; most need far fewer."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What an analysis may spend."""

    worlds: int = MOST_WORLDS
    """The most worlds for one decision."""
    hindsight: bool = True
    """Whether decisions are judged once more with all hands open."""
    rollouts: int | None = None
    """So many rollouts for one decision instead, where an interpreted engine can afford no more."""
    value_worlds: int = VALUE_WORLDS
    """Worlds for each value along the game, and so for the luck in it."""
    expected_worlds: int = EXPECTED_WORLDS
    """Worlds for what a seat could expect its action to change."""
