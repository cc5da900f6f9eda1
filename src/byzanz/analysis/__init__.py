"""Judge positions, actions and whole games: who is winning, how good each action is, what decided a game."""

from byzanz.analysis.games import Analysis, analyse
from byzanz.analysis.judging import JUDGED, Judged, judge
from byzanz.analysis.luck import luck_of
from byzanz.analysis.shares import CAREFUL, QUICK, win_shares
from byzanz.analysis.version import judge_version

JUDGE = judge_version()
"""What these numbers stand on.

It changes when any of them would (docs/analysis.md, "What the numbers stand on").
"""

__all__ = [
    "CAREFUL",
    "JUDGE",
    "JUDGED",
    "QUICK",
    "Analysis",
    "Judged",
    "analyse",
    "judge",
    "luck_of",
    "win_shares",
]
