"""Names for losses and the accuracy they leave: lichess's scales, brought to the number of players.

On lichess 5, 10 and 15 points of winning chance are an inaccuracy, a mistake and a blunder where a player's share is 50 %.
With n players it is 100 / n, so all of it is scaled by 2 / n.
"""

import math
from dataclasses import dataclass

FORCED, GOOD, INACCURACY, MISTAKE, BLUNDER = "forced", "good", "inaccuracy", "mistake", "blunder"
CLASSES = (FORCED, GOOD, INACCURACY, MISTAKE, BLUNDER)
FAULTS = (INACCURACY, MISTAKE, BLUNDER)
_POINTS = (0.05, 0.10, 0.15)
_SOLVED = 0.04


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which loss on a decision is what, and below which a try counts as solved; shares of one win."""

    inaccuracy: float
    mistake: float
    blunder: float
    solved: float

    @classmethod
    def of(cls, players: int) -> "Thresholds":
        """Return the thresholds for a number of players."""
        inaccuracy, mistake, blunder, solved = (2 / players * points for points in (*_POINTS, _SOLVED))
        return cls(inaccuracy, mistake, blunder, solved)

    def class_of(self, loss: float) -> str:
        """Return what a decision with this loss is called."""
        if loss >= self.blunder:
            return BLUNDER
        if loss >= self.mistake:
            return MISTAKE
        return INACCURACY if loss >= self.inaccuracy else GOOD

    def to_dict(self) -> dict[str, float]:
        """Return the thresholds as plain JSON."""
        return {
            "inaccuracy": self.inaccuracy,
            "mistake": self.mistake,
            "blunder": self.blunder,
            "solved": self.solved,
        }


def accuracy_of(loss: float, players: int) -> float:
    """Return the accuracy of one decision in percent: lichess's curve on the loss in points, times n / 2."""
    points = 100 * loss * players / 2
    accuracy = 103.1668100711649 * math.exp(-0.04354415386753951 * points) - 3.166924740191411 + 1
    return max(0.0, min(100.0, accuracy))
