"""What a position means: who is winning it, from one seat's view alone."""

from byzanz.analysis.shares import CAREFUL, QUICK, win_shares

__all__ = ["CAREFUL", "QUICK", "win_shares"]
