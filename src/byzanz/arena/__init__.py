"""Many games between bots: matches, tournaments over duplicate deals, ratings, reports.

>>> from byzanz import arena
>>> outcome = arena.run(["greedy", "random", "random"], games=6, seed=1, workers=1)
>>> outcome.games
6
"""

from byzanz.arena.match import Fault, Match, play_match
from byzanz.arena.schedule import Schedule
from byzanz.arena.standing import Standing
from byzanz.arena.tasks import FaultReport, Played, reproduce
from byzanz.arena.tournament import Outcome, Tournament, run
from byzanz.arena.workers import Workers, local_workers

__all__ = [
    "Fault",
    "FaultReport",
    "Match",
    "Outcome",
    "Played",
    "Schedule",
    "Standing",
    "Tournament",
    "Workers",
    "local_workers",
    "play_match",
    "reproduce",
    "run",
]
