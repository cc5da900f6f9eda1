"""A player that sees every hand and the deck, to measure how much there is to win.

It takes a whole game, not a view, and is no class with `decide`, so no bot spec can name it. After each legal action it
plays the true cards to the end of the round, the others in many styles, and lets the judge look at the open hands. (To
trust one way of playing to the end of the game wins more against exactly that way, and nothing against any other.)

    .venv/bin/python -m tests.bots.ceiling --players 4 --deals 20 greedy
"""

from __future__ import annotations

import argparse
import math
import random

from byzanz import Action, Game
from byzanz.bots import make
from byzanz.bots.greedy.selfplay import play_on, seat_slots
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.styles import PRIOR
from byzanz.bots.search.tree import reward_of
from byzanz.bots.value_net.net import Judgement
from byzanz.bots.weights import judge_net
from byzanz.rules.flow import apply

STYLES = [slot for slot, number in enumerate(PRIOR) for _ in range(number)]
DRAWS = 24
"""How often the others' styles are drawn for each action: the same draws for all of them."""


def best_action(game: Game, seat: int) -> Action:
    """Return the action after which the round, played on with the true cards, ends best for the seat in the mean."""
    is_free = game.phase in ("limit", "final")
    actions = [action for action in game.legal_actions(seat) if is_free or action.verb != "sell"]
    return actions[0] if len(actions) == 1 else max(actions, key=lambda action: _worth(game, seat, action))


def _worth(game: Game, seat: int, action: Action) -> int:
    players, out, scratch = game.players, Judgement(), Scratch()
    tables, net, rng = style_tables(players), judge_net(players), random.Random(game.version)
    total = 0
    for _ in range(DRAWS):
        state = game.state.copy()
        seat_slots(scratch, [0 if other == seat else rng.choice(STYLES) for other in range(players)])
        apply(state, seat, action.verb_number, action.packed)
        play_on(tables, scratch, state, game.round)
        total += reward_of(net, out, tables, scratch, state, seat)
    return total


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
