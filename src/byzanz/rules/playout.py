"""Uniformly random games, played inside the compiled rules: the measure of their speed and a bot's crudest foresight."""

from byzanz.rules.cards import singles
from byzanz.rules.flow import do
from byzanz.rules.material import BID, BIDDING, FINAL, OVER, PASS
from byzanz.rules.moves import Moves, count_sales, list_sales, list_turn
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

CARD = singles()


def next_to_act(state: State) -> int:
    """The seat in turn; in the final sale the lowest that is not done."""
    if state.phase != FINAL:
        return state.turn
    for seat in range(state.players):
        if not state.is_done[seat]:
            return seat
    return state.turn


def choose_randomly(state: State, seat: int, chance: SplitMix64, moves: Moves) -> int:
    """One of the seat's legal moves, each equally likely: where it stands among ``moves``, which hold it and perhaps others.

    Bids are not listed, for they are many: a choice of goods cards is drawn from all there are, the empty one standing
    for the pass, and drawn again if it does not beat the highest bid.
    """
    moves.count = 0
    sales = count_sales(state, seat)
    short = state.highest - state.bid_totals[seat]
    if state.phase != BIDDING or state.turn != seat or state.hand_totals[seat] <= short:
        list_turn(state, seat, moves)
        drawn = chance.below(moves.count + sales)
        if drawn >= moves.count:
            list_sales(state, seat, moves)
        return drawn
    faces = 0
    for face in range(24):  # no `if`: a processor guesses wrong at every second card
        moves.faces[faces] = face
        moves.totals[faces] = state.hands[25 * seat + face]
        faces += state.hands[25 * seat + face] > 0
    choices = 1
    if sales:
        for i in range(faces):
            choices *= moves.totals[i] + 1
    while True:
        if sales:
            drawn = chance.below(choices + sales)
            if drawn < sales:
                list_sales(state, seat, moves)
                return drawn
        cards = 0
        total = 0
        bits = chance.bits()
        for i in range(faces):
            face = moves.faces[i]
            held = moves.totals[i]
            if held == 1:
                number = bits & 1
                bits >>= 1
            else:
                number = chance.below(held + 1)
            cards += number * CARD[face]
            total += number * ((face & 3) + 1)
        if total > short or total == 0:
            moves.add(BID if total else PASS, cards)
            return moves.count - 1


def play_randomly(state: State, chance: SplitMix64, moves: Moves) -> int:
    """Play the game to its end, every choice equally likely; how many choices were made."""
    choices = 0
    while state.phase != OVER:
        seat = next_to_act(state)
        choice = choose_randomly(state, seat, chance, moves)
        do(state, seat, moves.verbs[choice], moves.cards[choice])
        choices += 1
    return choices
