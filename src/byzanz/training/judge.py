"""Train the judge: workers play games and send positions, this process fits the net to them in their order.

The seed decides everything: each batch has a seed of its own, and batches are learned in the order of their numbers,
whoever played them. So the same seed gives the same weights with any number of workers, here or on Ray.
"""

import hashlib
import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from byzanz.analysis.shares import calibrated
from byzanz.bots.greedy.tables import value_tables
from byzanz.bots.value_net.net import JudgeNet
from byzanz.bots.weights import STEADY, encoded
from byzanz.rules.material import ROUNDS
from byzanz.training.calibration import MET, NEVER_MET, Judged, fit_calibration, play_judged
from byzanz.training.positions import gather, judged

BATCH = 1024
"""About how many positions are learned from at a time."""
FRESH_BATCHES = 64
"""How many batches of fresh games a net is scored on; a short training has fewer, one for each so many games:"""
FRESH_EVERY = 1000
TENTHS = 10

Result = TypeVar("Result")
Job = tuple[Any, ...]


class Submit(Protocol):
    """Hands a call to a worker."""

    def __call__(self, function: Callable[..., Result], /, *arguments: Any) -> "Future[Result]":
        """Return the call's future."""
        ...


def seed_of(*parts: object) -> int:
    """Return 64 bits that depend on all the parts."""
    digest = hashlib.sha256("|".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


def in_order(submit: Submit, ahead: int, function: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """Run a function on many jobs and yield the results in the order of the jobs, a few jobs ahead."""
    waiting: deque[Future[Result]] = deque()
    for job in jobs:
        waiting.append(submit(function, *job))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@dataclass(slots=True)
class Scores:
    """How good a net's shares are on fresh games, seen from one seat: by round, and how well they are calibrated."""

    brier: list[float] = field(default_factory=list)
    nothing: float = 0.0
    """The score of the answer "all alike"."""
    calibration: float = 0.0
    """The mean distance between share and outcome over the tenths, weighted by how many positions they hold."""
    worst_tenth: float = 0.0


MIXED_BATCHES, MIXED_GAMES = 18, 30
"""How many batches of how many games of mixed bots the temperatures are fitted and scored on."""
MIXED_EVERY = 1000
"""A short training has fewer of them: one game per batch for so many games."""


@dataclass(slots=True)
class Calibration:
    """What makes shares of one form (quick or steady) fit games of mixed bots."""

    temperatures: list[float]
    doubts: list[float]
    scores: Scores
    """The scores of calibrated shares at any decision of games among bots that their fit has never met."""

    def to_dict(self, form: str) -> dict[str, Any]:
        """Return what is written into the file of weights; the names begin with the form."""
        return {
            f"{form}mixed_calibration_error": round(self.scores.calibration, 4),
            f"{form}mixed_worst_tenth": round(self.scores.worst_tenth, 4),
            f"{form}temperatures": self.temperatures,
            f"{form}doubts": self.doubts,
        }


@dataclass(slots=True)
class Trained:
    """One net with its scores."""

    players: int
    games: int
    weights: list[int]
    biases: list[int]
    scores: Scores
    quick: Calibration
    steady: Calibration

    def to_dict(self) -> dict[str, Any]:
        """Return what is written into the file of weights."""
        return {
            "games": self.games,
            "brier": [round(score, 4) for score in self.scores.brier],
            "calibration_error": round(self.scores.calibration, 4),
            "worst_tenth": round(self.scores.worst_tenth, 4),
            **self.quick.to_dict(""),
            **self.steady.to_dict(STEADY),
            "weights": encoded(self.weights, "h"),
            "biases": encoded(self.biases, "i"),
        }


Progress = Callable[[int, int, float], None]
"""Called with the batches done, how many there are, and the latest loss."""


def train_judge(
    players: int, games: int, seed: int, submit: Submit, ahead: int, progress: Progress | None = None
) -> Trained:
    """Train the judge for one number of players and score it on fresh games."""
    from byzanz.training.judge_fit import Fit  # needs numpy

    size = BATCH // ROUNDS[players]
    batches = max(1, round(games / size))
    fit = Fit(seed_of("judge", seed, players) & 0xFFFFFFFF, batches)
    jobs = ((players, size, seed_of("judge", seed, players, number)) for number in range(batches))
    smooth = math.nan
    for number, positions in enumerate(in_order(submit, ahead, gather, jobs), 1):
        loss = fit.learn(positions)
        smooth = loss if math.isnan(smooth) else smooth + 0.05 * (loss - smooth)
        if progress is not None:
            progress(number, batches, smooth)
    weights, biases = fit.whole_numbers()
    fresh = min(FRESH_BATCHES, 2 + games // FRESH_EVERY)
    scores = score_judge(players, weights, biases, fresh, seed, submit, ahead)
    mixed_games = min(MIXED_GAMES, 1 + games // MIXED_EVERY)
    quick, steady = calibrate(players, weights, biases, mixed_games, seed, submit, ahead)
    return Trained(players, batches * size, weights, biases, scores, quick, steady)


def calibrate(
    players: int, weights: list[int], biases: list[int], games: int, seed: int, submit: Submit, ahead: int
) -> tuple[Calibration, Calibration]:
    """Fit temperatures and doubts of a net on games of bots it knows.

    Score them on games of others, in both forms.
    """
    batches = MIXED_BATCHES if games == MIXED_GAMES else 2
    jobs = (
        (players, weights, biases, games, (seed << 32) + 7000 * number + players + apart, pool)
        for pool, apart in ((MET, 0), (NEVER_MET, 99991))
        for number in range(batches)
    )
    played = list(in_order(submit, ahead, _play_mixed, jobs))
    met, fresh = ([one for some in played[start : start + batches] for one in some] for start in (0, batches))
    quick = fit_and_score(players, met, fresh)
    return quick, fit_and_score(players, [one.as_steady() for one in met], [one.as_steady() for one in fresh])


def fit_and_score(players: int, met: list[Judged], fresh: list[Judged]) -> Calibration:
    """Fit a calibration to some positions, and score it on others."""
    temperatures, doubts = fit_calibration(players, met)
    found = []
    for one in fresh:
        shares = calibrated(one.shares, temperatures[one.place], doubts[one.place])
        found += [(one.place, share, won) for share, won in zip(shares, one.outcome, strict=True)]
    return Calibration(temperatures, doubts, scores_of(players, found))


def _play_mixed(
    players: int, weights: list[int], biases: list[int], games: int, seed: int, pool: Sequence[str]
) -> list[Judged]:
    net = JudgeNet(players, value_tables(players, "judge"), weights, biases)
    return play_judged(players, games, seed, net, pool)


def score_judge(
    players: int, weights: list[int], biases: list[int], batches: int, seed: int, submit: Submit, ahead: int
) -> Scores:
    """Score a net of whole numbers on games of seeds that no training uses."""
    jobs = ((players, weights, biases, 256, seed_of("judge-fresh", seed, players, number)) for number in range(batches))
    return scores_of(players, (one for found in in_order(submit, ahead, _judge_fresh, jobs) for one in found))


def _judge_fresh(
    players: int, weights: list[int], biases: list[int], games: int, seed: int
) -> list[tuple[int, float, float]]:
    """Play fresh games; return round, share and outcome of one seat for each position."""
    net = JudgeNet(players, value_tables(players, "judge"), weights, biases)
    found = []
    for number, seat, logits, outcome in judged(net, games, seed):
        found.append((number, softmax(logits)[seat], outcome[seat]))
    return found


def softmax(logits: list[int]) -> list[float]:
    """Return the shares of logits in 256ths."""
    best = max(logits)
    powers = [math.exp((logit - best) / 256) for logit in logits]
    return [power / sum(powers) for power in powers]


def scores_of(players: int, found: Iterable[tuple[int, float, float]]) -> Scores:
    """Score shares: round, share and outcome of each."""
    errors: dict[int, list[float]] = {}
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for number, share, outcome in found:
        errors.setdefault(number, []).append((share - outcome) ** 2)
        tenths[min(int(share * TENTHS), TENTHS - 1)].append((share, outcome))
    apart = [abs(sum(s - o for s, o in tenth)) for tenth in tenths]
    total = sum(map(len, tenths))
    return Scores(
        brier=[sum(one) / len(one) for _, one in sorted(errors.items())],
        nothing=(players - 1) / players**2,
        calibration=sum(apart) / total,
        worst_tenth=max((a / len(t) for a, t in zip(apart, tenths, strict=True) if len(t) >= total / 200), default=0.0),
    )
