"""Whole games of `greedy` against itself inside the compiled rules: for playouts, and for tuning by thousands of games."""

from byzanz.bots.policy import choose
from byzanz.bots.valuing import Scratch, ValueTables
from byzanz.rules.dealing import deal
from byzanz.rules.flow import begin, do
from byzanz.rules.material import COPIES, FINAL
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


def play_on(tables: ValueTables, scratch: Scratch, state: State, rounds: int) -> int:
    """Play until so many rounds are over, or to the final sale, each seat by its parameters; how many decisions it took."""
    decisions = 0
    while state.phase < FINAL and state.round <= rounds:
        choose(tables, scratch, state, state.turn)
        do(state, state.turn, scratch.verb, scratch.cards)
        decisions += 1
    return decisions


def play_final(tables: ValueTables, scratch: Scratch, state: State) -> None:
    """Make everybody's final sale, seat after seat, to the end of the game."""
    for seat in range(state.players):
        while state.phase == FINAL and not state.is_done[seat]:
            choose(tables, scratch, state, seat)
            do(state, seat, scratch.verb, scratch.cards)


def seat_slots(scratch: Scratch, slots: list[int]) -> None:
    """Say by which parameter set each seat plays."""
    for seat, slot in enumerate(slots):
        scratch.slots[seat] = slot


def shuffled(chance: SplitMix64) -> list[int]:
    """The 112 faces in an order of chance."""
    deck = [face for face in range(25) for _ in range(COPIES[face])]
    for i in range(111, 0, -1):
        j = chance.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def duel(tables: ValueTables, slots: list[int], deals: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """Play deals in every rotation of the seats: for each deal the mean win share and margin of every entrant.

    Entrant ``e`` plays by parameter set ``slots[e]``; its margin is its points less the best of the others'.
    """
    players = tables.players
    chance = SplitMix64(seed)
    scratch = Scratch()
    outcome = []
    for _ in range(deals):
        deck = shuffled(chance)
        shares = [0.0] * players
        margins = [0.0] * players
        for turned in range(players):
            state = deal(deck, players, 0, False)
            begin(state)
            seat_slots(scratch, [slots[(seat + turned) % players] for seat in range(players)])
            play_on(tables, scratch, state, state.rounds)
            play_final(tables, scratch, state)
            points = state.seats_of("points")
            won = state.seats_of("has_won")
            for seat in range(players):
                entrant = (seat + turned) % players
                best = max(points[other] for other in range(players) if other != seat)
                shares[entrant] += won[seat] / sum(won) / players
                margins[entrant] += (points[seat] - best) / players
        outcome.append((shares, margins))
    return outcome
