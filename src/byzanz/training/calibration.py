"""Fit temperatures and doubts of winning shares on mixed bots, and score them on others."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from byzanz.analysis.shares import MANY, QUICK, place_of, raw_shares
from byzanz.bots import make
from byzanz.bots.value_net.net import JudgeNet
from byzanz.game.game import Game
from byzanz.rules.material import ROUNDS
from byzanz.rules.rng import SplitMix64

MET = (
    "random",
    "gentle",
    "greedy",
    "greedy:untuned",
    "greedy:passive",
    "greedy:aggressive",
    "search:8",
    "search:32",
)
"""Bots whose games the calibration is fitted on: in half of them every seat draws one."""
NEVER_MET = (
    "shrewd",
    "greedy:collector",
    "greedy:haggler",
    "greedy:hoarder",
    "greedy:spoiler",
    "search-v1:16",
    "ruthless:64",
)
"""Whose games it is scored on, strong and weak as well; each seat draws one."""
EVERY = 5
"""Every fifth decision is judged: neighbours tell the same."""
STEPS = tuple(0.6 * 1.06**step for step in range(24))
"""The temperatures that are tried."""
DOUBTS = (0.0, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2)
"""The doubts that are tried."""


class Judged(NamedTuple):
    """A position of a game: where it stood, the shares before calibration as the seat in turn sees them, the outcome."""

    place: int
    seat: int
    shares: list[float]
    """From few worlds: a quick answer."""
    steady: list[float]
    """From many worlds."""
    outcome: list[float]

    def as_steady(self) -> "Judged":
        """Return the position with the shares from many worlds in place of the quick ones."""
        return self._replace(shares=self.steady)


def field_of(players: int, pool: Sequence[str], number: int, chance: SplitMix64) -> list[str]:
    """Return who sits where.

    In every fourth game the same bot everywhere, in every fourth one against the same others.
    """
    drawn = [pool[chance.below(len(pool))] for _ in range(players)]
    if number % 4 == 0:
        return drawn[:1] * players
    if number % 4 == 1:
        return [*drawn[:1], *drawn[1:2] * (players - 1)]
    return drawn


def play_judged(
    players: int, games: int, seed: int, net: JudgeNet | None = None, pool: Sequence[str] = MET
) -> list[Judged]:
    """Let bots of a pool play whole games and judge some of their positions."""
    found: list[Judged] = []
    chance = SplitMix64(seed)
    for number in range(games):
        game = Game(players, seed=chance.below(1 << 31))
        specs = field_of(players, pool, number if pool == MET else 2, chance)
        bots = [make(spec, chance.below(1 << 31)) for spec in specs]
        positions = []
        while game.phase != "over":
            seat = game.waiting_for[0]
            view = game.view(seat)
            if game.version % EVERY == 0 and view.phase != "final":
                at = chance.bits()
                quick, steady = (raw_shares(view, worlds, at, net) for worlds in (QUICK, MANY))
                positions.append((place_of(view), seat, quick, steady))
            game.act(seat, bots[seat].decide(view))
        assert game.result is not None
        won = game.result.winners
        outcome = [1 / len(won) if seat in won else 0.0 for seat in range(players)]
        found += [Judged(*position, outcome) for position in positions]
    return found


def fit_calibration(players: int, judged: Iterable[Judged]) -> tuple[list[float], list[float]]:
    """Return for each place the temperature and the doubt under which the outcomes are least surprising.

    Both are drawn towards those of all places together, the more so the fewer positions there are.
    """
    everything = list(judged)
    by_place: list[list[Judged]] = [[] for _ in range(2 * ROUNDS[players])]
    for one in everything:
        by_place[one.place].append(one)
    overall = _best(everything)
    temperatures, doubts = [], []
    for some in by_place:
        trust = len(some) / (len(some) + 200)
        temperature, doubt = _best(some) if some else overall
        temperatures.append(round(overall[0] ** (1 - trust) * temperature**trust, 3))
        doubts.append(round(overall[1] * (1 - trust) + doubt * trust, 3))
    return temperatures, doubts


def _best(judged: list[Judged]) -> tuple[float, float]:
    """Return the temperature and the doubt that surprise least."""
    import numpy as np  # only training has it

    shares = np.array([one.shares for one in judged])
    outcomes = np.array([one.outcome for one in judged])

    def surprise(temperature: float, doubt: float) -> float:
        powers = shares ** (1 / temperature)
        fitted = (1 - doubt) * powers / powers.sum(axis=1, keepdims=True) + doubt / shares.shape[1]
        return float(-(outcomes * np.log(np.maximum(fitted, 1e-4))).sum())

    return min(((step, doubt) for doubt in DOUBTS for step in STEPS), key=lambda one: surprise(*one))
