"""Uniformly random games, played inside the compiled rules: the measure of their speed and a bot's crudest foresight."""

from byzanz.rules.chance import Chance
from byzanz.rules.course import do
from byzanz.rules.material import FINAL, OVER
from byzanz.rules.moves import Moves, list_moves
from byzanz.rules.state import State


def next_to_act(state: State) -> int:
    """The seat in turn; in the final sale the lowest that is not done."""
    if state.phase != FINAL:
        return state.turn
    for seat in range(state.players):
        if not state.is_done[seat]:
            return seat
    return state.turn


def play_randomly(state: State, chance: Chance, moves: Moves) -> int:
    """Play the game to its end, every choice equally likely; how many choices were made."""
    choices = 0
    while state.phase != OVER:
        seat = next_to_act(state)
        list_moves(state, seat, moves)
        choice = chance.below(moves.count)
        do(state, seat, moves.verbs[choice], moves.cards[choice])
        choices += 1
    return choices
