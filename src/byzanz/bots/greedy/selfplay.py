"""Whole games of `greedy` against itself inside the compiled rules: for rollouts, and for tuning by thousands of games."""

from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase
from byzanz.rules.state import State


def play_on(tables: ValueTables, scratch: Scratch, state: State, rounds: int) -> int:
    """Play until this round is over, or to the final sale, each seat by its parameters; return the number of decisions."""
    decisions = 0
    while state.phase < Phase.FINAL and state.round <= rounds:
        choose(tables, scratch, state, state.turn)
        apply(state, state.turn, scratch.verb, scratch.cards)
        decisions += 1
    return decisions


def play_final(tables: ValueTables, scratch: Scratch, state: State) -> None:
    """Play the final sale, seat after seat, to the end of the game."""
    for seat in range(state.players):
        while state.phase == Phase.FINAL and not state.is_done[seat]:
            choose(tables, scratch, state, seat)
            apply(state, seat, scratch.verb, scratch.cards)


def seat_slots(scratch: Scratch, slots: list[int]) -> None:
    """Set the parameter set that each seat plays by."""
    for seat, slot in enumerate(slots):
        scratch.slots[seat] = slot
