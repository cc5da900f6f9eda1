"""How much there is to win: a player that sees every hand and the deck. For measuring only.

It takes a whole game, not a view, and is no class with `decide`, so no bot spec can name it. For each legal action it
plays the true cards to the end, everybody by `greedy`'s rules, and takes the best outcome.

    .venv/bin/python -m tests.bots.ceiling --players 4 --deals 20 greedy
"""

from __future__ import annotations

import argparse
import math

from byzanz import Action, Game
from byzanz.bots import make
from byzanz.bots.parameter_tables import value_tables
from byzanz.bots.selfplay import play_final, play_on, seat_slots
from byzanz.bots.valuing import Scratch
from byzanz.rules.flow import apply


def best_action(game: Game, seat: int) -> Action:
    """Return the action after which the true cards, played on by everybody's rules of thumb, end best for the seat."""
    actions = [
        action for action in game.legal_actions(seat) if game.phase in ("limit", "final") or action.verb != "sell"
    ]
    return max(actions, key=lambda action: _outcome(game, seat, action))


def _outcome(game: Game, seat: int, action: Action) -> tuple[float, int]:
    state, tables, scratch = game._state.copy(), value_tables(game.players), Scratch()
    seat_slots(scratch, [0] * game.players)
    apply(state, seat, action.verb_number, action.packed)
    play_on(tables, scratch, state, state.rounds)
    play_final(tables, scratch, state)
    points, winners = state.points_list(), state.winner_list()
    margin = points[seat] - max(other for number, other in enumerate(points) if number != seat)
    return 1 / len(winners) if seat in winners else 0.0, margin


def win_shares(field: str, players: int, deals: range) -> list[float]:
    """Return the share of the wins of one seat that sees everything among others, for each deal over all its seats."""
    found = []
    for deal in deals:
        won = 0.0
        for seat in range(players):
            game = Game(players, seed=deal)
            bots = [make(field, 100 * deal + other) for other in range(players)]
            while game.phase != "over":
                turn = game.waiting_for[0]
                game.act(turn, best_action(game, turn) if turn == seat else bots[turn].decide(game.view(turn)))
            assert game.result is not None
            won += 1 / len(game.result.winners) if seat in game.result.winners else 0.0
        found.append(won / players)
    return found


def main() -> None:
    """Print the win share against a field, with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("field", nargs="?", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=20)
    args = parser.parse_args()
    shares = win_shares(args.field, args.players, range(args.deals))
    mean = sum(shares) / len(shares)
    error = math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    print(f"{args.players} players, {args.deals} deals, {args.field}: {100 * mean:.1f} ± {196 * error:.1f} %")


if __name__ == "__main__":
    main()
