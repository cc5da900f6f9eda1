"""Figures over finished games: wins, places, luck and skill, mistakes, who was ahead of whom."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from byzanz.server.history.rows import Played, Seat

FAULTS = ("inaccuracy", "mistake", "blunder")
PLACES = 6


@dataclass(slots=True)
class Tally:
    """How often somebody has won and come first, second and so on."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    places: list[int] = field(default_factory=lambda: [0] * PLACES)

    def add(self, seat: Seat) -> None:
        """Count a game."""
        self.games += 1
        self.wins += seat.share
        self.points += seat.points
        self.places[seat.place - 1] += 1


@dataclass(slots=True)
class Parts:
    """What wins are made of, over the games whose luck is known: wins = fair + luck + skill."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    luck: float = 0.0

    @property
    def skill(self) -> float:
        """What neither an equal share nor luck explains."""
        return self.wins - self.fair - self.luck

    def add(self, game: Played, seat: Seat) -> None:
        """Count a game, if its luck is known."""
        if game.luck is not None:
            self.games += 1
            self.wins += seat.share
            self.fair += 1 / game.players
            self.luck += game.luck[seat.seat]


@dataclass(slots=True)
class Mistakes:
    """Faults among the decisions of the games that were analysed."""

    games: int = 0
    decisions: int = 0
    faults: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))

    def add(self, game: Played, seat: Seat) -> None:
        """Count a game, if it was analysed."""
        if game.counts is not None:
            counts = game.counts[seat.seat]
            self.games += 1
            self.decisions += counts["decisions"]
            for name in FAULTS:
                self.faults[name] += counts[name]


@dataclass(slots=True)
class Versus:
    """How often two have played at one table, and who was ahead; the rest were ties."""

    games: int = 0
    ahead: int = 0
    behind: int = 0
    last: float = 0.0

    def add(self, game: Played, mine: Seat, other: Seat) -> None:
        """Count a game."""
        self.games += 1
        self.ahead += mine.place < other.place
        self.behind += mine.place > other.place
        self.last = max(self.last, game.at)


class Company(NamedTuple):
    """A number of players, and whether anybody else was a person."""

    players: int
    with_people: bool


@dataclass(slots=True)
class Figures:
    """All figures of one person."""

    total: Tally = field(default_factory=Tally)
    by_company: dict[Company, Tally] = field(default_factory=dict)
    parts: Parts = field(default_factory=Parts)
    mistakes: Mistakes = field(default_factory=Mistakes)
    people: dict[int, Versus] = field(default_factory=dict)
    bots: dict[str, Versus] = field(default_factory=dict)
    names: dict[int, tuple[str | None, int | None]] = field(default_factory=dict)


def figures_of(games: Iterable[Played], person: int) -> Figures:
    """Return the figures of somebody over some games."""
    found = Figures()
    people, bots = defaultdict[int, Versus](Versus), defaultdict[str, Versus](Versus)
    for game in games:
        mine = game.counted_seat(person)
        if mine is None:
            continue
        company = Company(game.players, any(one.kind == "person" for one in game.seats if one is not mine))
        found.total.add(mine)
        found.by_company.setdefault(company, Tally()).add(mine)
        found.parts.add(game, mine)
        found.mistakes.add(game, mine)
        for other in game.seats:
            if other is mine:
                continue
            if other.kind == "bot" and other.bot:
                bots[other.bot].add(game, mine, other)
            elif other.person is not None and game.counted_seat(other.person) is other:
                people[other.person].add(game, mine, other)
                found.names.setdefault(other.person, (other.name, other.face))
    found.people, found.bots = dict(people), dict(bots)
    return found


def evenings(games: Sequence[Played], gap: float) -> list[list[Played]]:
    """Cut games, the newest first, where there were hours between two of them."""
    cut: list[list[Played]] = []
    for game in games:
        if cut and cut[-1][-1].at - game.at <= gap:
            cut[-1].append(game)
        else:
            cut.append([game])
    return cut
