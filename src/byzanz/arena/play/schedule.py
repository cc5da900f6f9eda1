"""The schedule of a tournament: deals, seats and seeds, all of which follow from one seed by hashing.

A game's cards and its bots' generators depend on the tournament's seed and the game's place in the schedule alone,
never on which worker plays it or when.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from byzanz.game.game import Game
from byzanz.game.refused import Refused

FEWEST = 3
MOST = 6


def hashed(*parts: int | str) -> int:
    """Hash these parts to a number of 63 bits."""
    text = " ".join(map(str, ("byzanz arena 1", *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


@lru_cache(maxsize=16)
def dealt_deck(players: int, seed: int, deal: int) -> tuple[str, ...]:
    """Return the shuffled cards of a deal; its rotations follow each other, so a few deals are cached."""
    return Game(players, seed=hashed(seed, "deck", deal)).deck


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game of the schedule: its deal, which rotation of the seats it is, and which entry sits in each seat."""

    number: int
    deal: int
    rotation: int
    entries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """All games of a tournament. The entries are bots by spec; the same bot may be entered more than once.

    With `duplicate` each deal is played in every rotation of the seats. If the number of games is no multiple
    of the number of seats, the last deal is played in the first few rotations only.
    """

    entries: tuple[str, ...]
    games: int
    seed: int
    duplicate: bool = True

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.entries) <= MOST:
            raise Refused("arena_bots", got=len(self.entries), least=FEWEST, most=MOST)
        if self.games < 1:
            raise Refused("arena_games", got=self.games)

    @property
    def players(self) -> int:
        """The number of seats at a table."""
        return len(self.entries)

    def deal_of(self, number: int) -> int:
        """Return the deal of a game; games and deals count from 0."""
        return number // self.players if self.duplicate else number

    def game(self, number: int) -> ScheduledGame:
        """Return the game of this number.

        Neighbours change from deal to deal, so that no entry owes its result to a weak neighbour.
        """
        deal = self.deal_of(number)
        rotation = number % self.players
        circle = sorted(range(self.players), key=lambda entry: hashed(self.seed, "place", deal, entry))
        entries = tuple(circle[(seat - rotation) % self.players] for seat in range(self.players))
        return ScheduledGame(number, deal, rotation, entries)

    def deck(self, deal: int) -> tuple[str, ...]:
        """Return the cards of a deal in their order."""
        return dealt_deck(self.players, self.seed, deal)

    def bot_seed(self, scheduled: ScheduledGame, seat: int) -> int:
        """Return the seed of the generator that a bot gets for one game."""
        return hashed(self.seed, "bot", scheduled.deal, scheduled.rotation, seat)
