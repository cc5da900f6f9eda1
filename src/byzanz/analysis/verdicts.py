"""Names for what a decision gave away, and the accuracy that is left.

What counts is the part of what was left to lose. At parity these are lichess's numbers: where a
player's share is 50 %, its 5, 10 and 15 points are a tenth, two tenths and three tenths of that.
"""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

FORCED, GOOD, INACCURACY, MISTAKE, BLUNDER = "forced", "good", "inaccuracy", "mistake", "blunder"
CLASSES = (FORCED, GOOD, INACCURACY, MISTAKE, BLUNDER)
FAULTS = (INACCURACY, MISTAKE, BLUNDER)
STEEPNESS = 6.0
"""How fast accuracy falls: half as fast again as on lichess, so that bots are well apart."""
LEAST_ACCURACY = 1.0
"""No decision counts for less in the harmonic mean: a single 0 would make the whole game 0."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which part of what was left a decision is what, and below which a try is solved."""

    inaccuracy: float = 0.1
    mistake: float = 0.2
    blunder: float = 0.3
    solved: float = 0.08

    def class_of(self, lost: float) -> str:
        """Return what a decision that gives this part away is called."""
        if lost >= self.blunder:
            return BLUNDER
        if lost >= self.mistake:
            return MISTAKE
        return INACCURACY if lost >= self.inaccuracy else GOOD

    def to_dict(self) -> dict[str, float]:
        """Return the thresholds as plain JSON."""
        return {
            "inaccuracy": self.inaccuracy,
            "mistake": self.mistake,
            "blunder": self.blunder,
            "solved": self.solved,
        }


def accuracy_of(lost: float) -> float:
    """Return the accuracy of one decision in percent.

    Lichess's curve on the part of what was left that it gave away.
    """
    accuracy = 103.1668100711649 * math.exp(-STEEPNESS * lost) - 3.166924740191411 + 1
    return max(0.0, min(100.0, accuracy))


def accuracy_of_all(accuracies: Sequence[float]) -> float | None:
    """Return the accuracy of a game: half the mean, half the harmonic mean, which feels faults.

    None where there was nothing to decide.
    """
    if not accuracies:
        return None
    harmonic = statistics.harmonic_mean([max(LEAST_ACCURACY, one) for one in accuracies])
    return (statistics.fmean(accuracies) + harmonic) / 2
