"""Byzanz, the auction card game: the face of the rules for people who write Python."""

from byzanz import _pure as _pure  # first: it decides whether the modules after it load compiled

__version__ = "0.1.0"
