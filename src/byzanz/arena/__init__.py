"""Many games between bots: matches, tournaments over duplicate deals, ratings, reports.

>>> from byzanz import arena
>>> outcome = arena.run(["greedy", "random", "random"], games=6, seed=1, workers=1)
>>> outcome.games
6
"""

from byzanz.arena.figures.standing import Standing
from byzanz.arena.play.match import Fault, Match, play_match
from byzanz.arena.play.schedule import Schedule
from byzanz.arena.play.tasks import FaultReport, Played, reproduce
from byzanz.arena.play.tournament import Outcome, Tournament, run
from byzanz.arena.play.workers import Workers, local_workers

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
