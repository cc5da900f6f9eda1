"""Judge positions, actions and whole games: who is winning, how good each action is, what decided a game."""

from byzanz.analysis.games import Analysis, analyse
from byzanz.analysis.judging import JUDGED, Judged, judge
from byzanz.analysis.shares import CAREFUL, QUICK, win_shares

__all__ = ["CAREFUL", "JUDGED", "QUICK", "Analysis", "Judged", "analyse", "judge", "win_shares"]
