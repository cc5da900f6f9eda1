"""Measure the speed of the rules, and of other programs that play their own games at random, in one run on one core."""

import random
import timeit
from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Any

from byzanz._pure import compiled
from byzanz.bench.bots import greedy_games_per_s, judgements_per_s
from byzanz.game.action import Action
from byzanz.game.game import Game, resample
from byzanz.rules.action_list import ActionList
from byzanz.rules.dealing import deal_unseen, seen_by
from byzanz.rules.material import NOBODY
from byzanz.rules.random_play import play_randomly
from byzanz.rules.rng import SplitMix64

PLAYERS = 4
GOOD_MIDDLE = 70
"""Number of actions after which a game of four is in its fourth round, with full hands and a market."""


LONG_CHESS = 400
"""Random chess games may not end by themselves."""
SERIES = 5
"""Every figure is the best of this many series, in CPU time: other programs can only slow it down."""


def measure(seconds: float) -> dict[str, Any]:
    """Return our own figures."""
    middle = a_game(random.Random(7)).record().replay(GOOD_MIDDLE)
    view = middle.view(1)
    rng = random.Random(7)
    decisions, games = random_games(seconds)
    return {
        "decisions_per_s": decisions,
        "games_per_s": games,
        "api_decisions_per_s": _rate(_python_games(), seconds),
        "view_per_s": 1 / _duration(lambda: middle.view(1), seconds),
        "copy_ns": 1e9 * _duration(middle.state.copy, seconds),
        "resample_per_s": 1 / _duration(lambda: resample(view, rng), seconds),
        "greedy_games_per_s": greedy_games_per_s(PLAYERS, seconds),
        "judgements_per_s": judgements_per_s(PLAYERS, seconds),
        "compiled": compiled(),
    }


def random_games(seconds: float) -> tuple[float, float]:
    """Return decisions and games per second of random games inside the rules, each with its own deal."""
    undealt = seen_by(Game(PLAYERS, seed=1).state, NOBODY)
    rng, actions = SplitMix64(1), ActionList()
    played = {"decisions": 0, "games": 0}

    def play() -> int:
        decisions = 0
        for _ in range(20):
            decisions += play_randomly(deal_unseen(undealt, NOBODY, rng), rng, actions)
        played["decisions"] += decisions
        played["games"] += 20
        return decisions

    rate = _rate(play, seconds)
    return rate, rate * played["games"] / played["decisions"]


def _python_games() -> Callable[[], int]:
    """Return work that plays a random game through `Game.legal_actions` and `Game.act` and returns its number of decisions."""
    rng = random.Random(1)
    seeds = count()
    return lambda: a_game(rng, next(seeds)).version


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much per second is done by work that returns how much it did."""
    best = 0.0
    for _ in range(SERIES):
        done = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / SERIES:
            done += work()
        best = max(best, done / spent)
    return best


def a_game(rng: random.Random, seed: int = 0) -> Game:
    """Play a uniformly random game through the public API."""
    game = Game(PLAYERS, seed=seed)
    while game.phase != "final":
        seat = game.turn
        assert seat is not None
        actions = game.legal_actions(seat)
        game.act(seat, actions[int(rng.random() * len(actions))])
    done = Action("pass")
    for seat in range(PLAYERS):
        action = None
        while action != done:
            actions = game.legal_actions(seat)
            action = actions[int(rng.random() * len(actions))]
            game.act(seat, action)
    return game


def _duration(work: Callable[[], object], seconds: float) -> float:
    """Return the seconds for one piece of work."""
    timer = timeit.Timer(work, timer=process_time)
    once = min(timer.repeat(3, 100)) / 100
    number = max(1, int(seconds / SERIES / once))
    return min(timer.repeat(SERIES, number)) / number


def measure_peers(seconds: float) -> tuple[dict[str, dict[str, float]], list[str]]:
    """Return what other programs reach with games of their own, and the names of those not installed."""
    figures, missing = {}, []
    for name, play in (("OpenSpiel hearts (C++)", _open_spiel), ("python-chess", _chess)):
        try:
            figures[name] = play(seconds)
        except ImportError:
            missing.append(name)
    return figures, missing


def _open_spiel(seconds: float) -> dict[str, float]:
    """Measure random hearts inside C++ (the deal is played, but not counted as decisions), from Python, and a state's copy."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)

    def play(state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                decisions += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.chance_outcomes()[int(rng.random() * len(dealt.chance_outcomes()))][0])
    left = sum(play(dealt.clone()) for _ in range(20)) // 20
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play_inside(start: Any) -> int:
        pyspiel.evaluate_bots(start, bots, int(rng.random() * 1e6))
        return left

    return {
        "decisions_per_s": _rate(lambda: play_inside(game.new_initial_state()), seconds),
        "decisions_per_s_after_the_deal": _rate(lambda: play_inside(dealt.clone()), seconds),
        "api_decisions_per_s": _rate(lambda: play(game.new_initial_state()), seconds),
        "copy_ns": 1e9 * _duration(dealt.clone, seconds),
    }


def _chess(seconds: float) -> dict[str, float]:
    """Measure random games of chess from Python."""
    import chess

    rng = random.Random(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < LONG_CHESS:
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
        return len(board.move_stack)

    return {"api_decisions_per_s": _rate(play, seconds), "copy_ns": 1e9 * _duration(chess.Board().copy, seconds)}
