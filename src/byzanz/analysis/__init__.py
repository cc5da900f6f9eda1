"""What a position means: who is winning it and how good each action is, from one seat's view alone."""

from byzanz.analysis.judging import JUDGED, Judged, judge
from byzanz.analysis.shares import CAREFUL, QUICK, win_shares

__all__ = ["CAREFUL", "JUDGED", "QUICK", "Judged", "judge", "win_shares"]
