"""Many games between bots: matches, tournaments over duplicate deals, ratings, reports.

>>> from byzanz import arena
>>> outcome = arena.run(["greedy", "random", "random"], games=6, seed=1, workers=1)
>>> outcome.games
6
"""

from byzanz.arena.crew import Crew, local_crew
from byzanz.arena.match import Fault, Match, play_match
from byzanz.arena.play import FaultReport, Played, reproduce
from byzanz.arena.schedule import Schedule
from byzanz.arena.standing import Standing
from byzanz.arena.tournament import Outcome, Tournament, run

__all__ = [
    "Crew",
    "Fault",
    "FaultReport",
    "Match",
    "Outcome",
    "Played",
    "Schedule",
    "Standing",
    "Tournament",
    "local_crew",
    "play_match",
    "reproduce",
    "run",
]
