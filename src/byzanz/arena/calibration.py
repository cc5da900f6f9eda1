"""Fit the temperatures of winning shares on games that strong bots play against themselves."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from byzanz.analysis.shares import calibrated, place_of, raw_shares
from byzanz.bots import make
from byzanz.bots.judge_net import JudgeNet
from byzanz.game.game import Game
from byzanz.rules.material import ROUNDS

STRONG = "search:8"
WORLDS = 24
EVERY = 5
"""One in so many decisions is judged: neighbours tell the same."""
STEPS = tuple(0.6 * 1.04**step for step in range(36))
"""The temperatures that are tried."""


class Judged(NamedTuple):
    """A position of a game: where it stood, the shares before calibration as the seat in turn sees them, the outcome."""

    place: int
    seat: int
    shares: list[float]
    outcome: list[float]


def play_judged(players: int, games: int, seed: int, net: JudgeNet | None = None) -> list[Judged]:
    """Let strong bots play whole games and judge some of their positions."""
    found: list[Judged] = []
    for number in range(games):
        game = Game(players, seed=seed % (1 << 40) + number)
        bots = [make(STRONG, seed + 100 * number + seat) for seat in range(players)]
        positions = []
        while game.phase != "over":
            seat = game.waiting_for[0]
            view = game.view(seat)
            if game.version % EVERY == 0 and view.phase != "final":
                positions.append((place_of(view), seat, raw_shares(view, WORLDS, seed + game.version, net)))
            game.act(seat, bots[seat].decide(view))
        assert game.result is not None
        won = game.result.winners
        outcome = [1 / len(won) if seat in won else 0.0 for seat in range(players)]
        found += [Judged(place, seat, shares, outcome) for place, seat, shares in positions]
    return found


def fit_temperatures(players: int, judged: Iterable[Judged]) -> list[float]:
    """Return for each place the temperature under which the outcomes are least surprising, drawn towards that of all."""
    everything = list(judged)
    by_place: list[list[Judged]] = [[] for _ in range(2 * ROUNDS[players])]
    for one in everything:
        by_place[one.place].append(one)
    overall = _best(everything)
    found = []
    for some in by_place:
        trust = len(some) / (len(some) + 200)
        found.append(round(overall ** (1 - trust) * _best(some) ** trust, 3) if some else round(overall, 3))
    return found


def _best(judged: list[Judged]) -> float:
    return min(STEPS, key=lambda step: sum(_surprise(one, step) for one in judged))


def _surprise(one: Judged, temperature: float) -> float:
    shares = calibrated(one.shares, temperature)
    return -sum(won * math.log(max(share, 1e-4)) for share, won in zip(shares, one.outcome, strict=True) if won)
