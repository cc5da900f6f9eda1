"""How fast the rules are, and how fast other programs play their own games at random, measured in one run on one core."""

import random
import timeit
from collections.abc import Callable
from time import perf_counter
from typing import Any

from byzanz._pure import compiled
from byzanz.game.action import Action
from byzanz.game.game import Game, resample
from byzanz.rules.chance import Chance
from byzanz.rules.moves import Moves
from byzanz.rules.playout import play_randomly

PLAYERS = 4
GOOD_MIDDLE = 70
"""Actions into a game of four: the fourth round, with full hands and a market."""


def measure(seconds: float) -> dict[str, Any]:
    """Our own figures."""
    decisions, games = playouts(seconds)
    middle = a_game(random.Random(7)).record().replay(GOOD_MIDDLE)
    view = middle.view(1)
    rng = random.Random(7)
    return {
        "decisions_per_s": decisions,
        "games_per_s": games,
        "api_decisions_per_s": from_python(seconds),
        "view_per_s": 1 / _duration(lambda: middle.view(1), seconds),
        "copy_ns": 1e9 * _duration(middle._state.copy, seconds),
        "resample_per_s": 1 / _duration(lambda: resample(view, rng), seconds),
        "compiled": compiled(),
    }


def playouts(seconds: float) -> tuple[float, float]:
    """Random games inside the rules: decisions a second, games a second. Dealing is not counted, copying is."""
    starts = [Game(PLAYERS, seed=seed)._state for seed in range(50)]
    chance, moves = Chance(1), Moves()
    decisions = games = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for start in starts:
            decisions += play_randomly(start.copy(), chance, moves)
        games += len(starts)
    return decisions / spent, games / spent


def from_python(seconds: float) -> float:
    """The same through Game.legal_actions and Game.act: decisions a second."""
    rng = random.Random(1)
    decisions = seed = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += a_game(rng, seed).version
        seed += 1
    return decisions / spent


def a_game(rng: random.Random, seed: int = 0) -> Game:
    """A uniformly random game, played through the public API."""
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
    """Seconds for one piece of work: the best of five series, for the noise of others only adds."""
    timer = timeit.Timer(work)
    once = min(timer.repeat(3, 100)) / 100
    number = max(1, int(seconds / 5 / once))
    return min(timer.repeat(5, number)) / number


def measure_peers(seconds: float) -> tuple[dict[str, dict[str, float]], list[str]]:
    """What others reach with games of their own, and the names of those that are not installed."""
    figures, missing = {}, []
    for name, play in (("OpenSpiel hearts (C++)", _open_spiel), ("python-chess", _chess)):
        try:
            figures[name] = play(seconds)
        except ImportError:
            missing.append(name)
    return figures, missing


def _open_spiel(seconds: float) -> dict[str, float]:
    """Hearts: random playouts inside C++ (chance nodes not counted), from Python, and the copy of a state."""
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

    lengths = []
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        lengths.append(play(game.new_initial_state()))
    api = sum(lengths) / spent
    dealt = game.new_initial_state()
    while dealt.is_chance_node():  # as with ours, the deal is not part of the playout
        dealt.apply_action(dealt.chance_outcomes()[int(rng.random() * len(dealt.chance_outcomes()))][0])
    left = sum(play(dealt.clone()) for _ in range(20)) / 20
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    playouts = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        pyspiel.evaluate_bots(dealt.clone(), bots, playouts)
        playouts += 1
    return {
        "decisions_per_s": playouts * left / spent,
        "api_decisions_per_s": api,
        "copy_ns": 1e9 * _duration(dealt.clone, seconds),
    }


def _chess(seconds: float) -> dict[str, float]:
    """Random games of chess from Python."""
    import chess

    rng = random.Random(1)
    decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        board = chess.Board()
        while not board.is_game_over() and decisions % 400 != 399:
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        decisions += 1
    return {"api_decisions_per_s": decisions / spent, "copy_ns": 1e9 * _duration(chess.Board().copy, seconds)}
