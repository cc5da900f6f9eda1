"""Better parameters for a bot: an evolution strategy (CMA-ES) that plays candidates against a field of other bots.

Every candidate of a generation plays the same deals, and every generation new ones. What came of it is measured on
deals that no candidate has seen.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import wait
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import numpy as np
from cmaes import CMA

from byzanz.arena.figures.standing import margin_of, win_shares
from byzanz.arena.figures.statistics import Cluster, estimate, mean_interval, share_interval
from byzanz.arena.play.schedule import Schedule, hashed
from byzanz.arena.play.tasks import Played, Task
from byzanz.arena.play.workers import PlayedGames, Workers
from byzanz.game.refused import Refused

_CHUNKS = 4
"""Tasks per worker and generation: several, so that nobody waits long for the last one."""


class Tunable(Protocol):
    """Parameters with a scale: numbers in a box that an evolution strategy may change, and the bot they make."""

    @property
    def start(self) -> Sequence[float]:
        """The values to start from."""
        ...

    @property
    def bounds(self) -> Sequence[tuple[float, float]]:
        """The least and the most of each."""
        ...

    def spec(self, values: Sequence[float]) -> str:
        """Return the spec of the bot with these values."""
        ...


class Measured(NamedTuple):
    """How a bot did against the field: games, win share and margin, each with its 95 % interval over deals."""

    games: int
    win_share: float
    win_ci95: tuple[float, float]
    margin: float
    margin_ci95: tuple[float, float]


class Generation(NamedTuple):
    """One step of the evolution: the candidates' mean and best margin, and the values it has come to."""

    number: int
    mean: float
    best: float
    values: tuple[float, ...]
    games: int


class Gain(NamedTuple):
    """The gain from tuning, on fresh deals: before and after against the same field, and the difference of the margins."""

    before: Measured
    after: Measured
    margin: float
    margin_ci95: tuple[float, float]


@dataclass(slots=True)
class Evolution:
    """The search for better values of one bot's parameters against a field."""

    tunable: Tunable
    against: Sequence[str]
    players: int
    seed: int = 0
    deals: int = 24
    population: int | None = None
    step: float = 0.12
    in_process: bool = False
    _strategy: CMA = field(init=False)
    _low: "np.ndarray[tuple[int], np.dtype[np.float64]]" = field(init=False)
    _width: "np.ndarray[tuple[int], np.dtype[np.float64]]" = field(init=False)

    def __post_init__(self) -> None:
        if not self.against:
            raise Refused("tune_field")
        bounds = np.array(self.tunable.bounds, dtype=float)
        self._low, self._width = bounds[:, 0], bounds[:, 1] - bounds[:, 0]
        # The strategy sees every parameter in a box from 0 to 1, so that one step size fits all.
        size = len(bounds)
        self._strategy = CMA(
            mean=np.clip((np.array(self.tunable.start, dtype=float) - self._low) / self._width, 0.0, 1.0),
            sigma=self.step,
            bounds=np.tile((0.0, 1.0), (size, 1)),
            population_size=self.population,
            seed=hashed(self.seed, "strategy") % 2**32,
        )

    def generations(self, workers: Workers, count: int) -> Iterator[Generation]:
        """Improve the values, generation by generation."""
        games = 0
        for number in range(1, count + 1):
            points = [self._strategy.ask() for _ in range(self._strategy.population_size)]
            specs = [self.tunable.spec(self._values(point)) for point in points]
            found = play_field(
                workers,
                specs,
                self.against,
                self.players,
                self.deals,
                hashed(self.seed, "generation", number),
                in_process=self.in_process,
            )
            margins = [measure(one).margin for one in found]
            self._strategy.tell([(point, -margin) for point, margin in zip(points, margins, strict=True)])
            games += sum(map(len, found))
            yield Generation(number, sum(margins) / len(margins), max(margins), self.values, games)

    @property
    def values(self) -> tuple[float, ...]:
        """The centre of the search: steadier than the luckiest candidate."""
        return self._values(self._strategy.mean)

    def gain(self, workers: Workers, deals: int) -> Gain:
        """Compare the values found with those at the start, on deals that no candidate has seen."""
        specs = [self.tunable.spec(self.tunable.start), self.tunable.spec(self.values)]
        before, after = play_field(
            workers, specs, self.against, self.players, deals, hashed(self.seed, "fresh"), in_process=self.in_process
        )
        old, new = _margins(before), _margins(after)
        pairs = [Cluster(new[deal].total - old[deal].total, new[deal].games) for deal in new]
        found = estimate(pairs)
        assert found is not None
        return Gain(measure(before), measure(after), found.mean, mean_interval(found))

    def _values(self, point: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> tuple[float, ...]:
        return tuple(float(value) for value in self._low + np.clip(point, 0.0, 1.0) * self._width)


def play_field(
    workers: Workers,
    specs: Sequence[str],
    against: Sequence[str],
    players: int,
    deals: int,
    seed: int,
    *,
    in_process: bool = False,
) -> list[list[Played]]:
    """Let each bot play the same deals, in every seat, against a field that fills the other seats in turn."""
    others = tuple(against[seat % len(against)] for seat in range(players - 1))
    games = deals * players
    piece = max(1, -(-games * len(specs) // (workers.size * _CHUNKS)))
    under_way: dict[PlayedGames, int] = {}
    for place, spec in enumerate(specs):
        schedule = Schedule((spec, *others), games, seed)
        for start in range(0, games, piece):
            under_way[
                workers.submit(Task(schedule, range(start, min(start + piece, games)), in_process=in_process))
            ] = place
    wait(under_way)
    played: list[list[Played]] = [[] for _ in specs]
    for future, place in under_way.items():
        played[place] += future.result()
    for one in (one for games_of_one in played for one in games_of_one):
        if one.fault:
            raise Refused("tune_fault", detail=one.fault.detail.strip().splitlines()[-1])
    return played


def measure(games: Sequence[Played]) -> Measured:
    """Return the figures of the first entry over its games."""
    wins: dict[int, list[float]] = {}
    for played in games:
        seat = played.scheduled.entries.index(0)
        wins.setdefault(played.scheduled.deal, []).append(win_shares(played)[seat])
    share = estimate([Cluster(sum(won), len(won)) for won in wins.values()])
    margin = estimate(list(_margins(games).values()))
    assert share is not None
    assert margin is not None
    return Measured(len(games), share.mean, share_interval(share), margin.mean, mean_interval(margin))


def _margins(games: Sequence[Played]) -> dict[int, Cluster]:
    """Return the margins of the first entry over the best other seat, deal by deal."""
    margins: dict[int, list[int]] = {}
    for played in games:
        margins.setdefault(played.scheduled.deal, []).append(margin_of(played, played.scheduled.entries.index(0)))
    return {deal: Cluster(float(sum(values)), len(values)) for deal, values in margins.items()}
