"""What a position means: who is winning it and how good each action is; and what a game was decided by."""

from byzanz.analysis.games import Analysis, analyse
from byzanz.analysis.judging import JUDGED, Judged, judge
from byzanz.analysis.shares import CAREFUL, QUICK, win_shares

__all__ = ["CAREFUL", "JUDGED", "QUICK", "Analysis", "Judged", "analyse", "judge", "win_shares"]
