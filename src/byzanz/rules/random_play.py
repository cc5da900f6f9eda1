"""Uniformly random games, played inside the compiled rules: to measure their speed, to train from and to play against."""

from byzanz.rules import material
from byzanz.rules.action_list import ActionList, count_sales, list_sale, list_turn
from byzanz.rules.cards import card, seat_slot, value_of
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase, Verb
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


def next_to_act(state: State) -> int:
    """Return the seat in turn; in the final sale the lowest that is not done."""
    if state.phase != Phase.FINAL:
        return state.turn
    for seat in range(state.players):
        if not state.is_done[seat]:
            return seat
    return state.turn


def choose_randomly(state: State, seat: int, rng: SplitMix64, actions: ActionList) -> int:
    """Choose one of the seat's legal actions, each equally likely; return its place in `actions`, which may hold others too.

    Bids are not listed, because they are many: a choice of goods cards is drawn from all there are, the empty one standing
    for the pass, and drawn again if it does not beat the highest bid.
    """
    actions.count = 0
    sales = count_sales(state, seat)
    short = state.highest - state.bid_totals[seat]
    if state.phase != Phase.BID or state.turn != seat or state.hand_totals[seat] <= short:
        list_turn(state, seat, actions)
        drawn = rng.below(actions.count + sales)
        if drawn >= actions.count:
            return list_sale(state, seat, drawn - actions.count, actions)
        return drawn
    faces = 0
    for face in range(material.MERCHANT):  # branch-free: every second card would be mispredicted
        actions.faces[faces] = face
        actions.totals[faces] = state.hands[seat_slot(seat, face)]
        faces += state.hands[seat_slot(seat, face)] > 0
    choices = 1
    if sales:
        for i in range(faces):
            choices *= actions.totals[i] + 1
    while True:
        if sales:
            drawn = rng.below(choices + sales)
            if drawn < sales:
                return list_sale(state, seat, drawn, actions)
        cards = 0
        total = 0
        bits = rng.bits()
        for i in range(faces):
            face = actions.faces[i]
            held = actions.totals[i]
            if held == 1:
                number = bits & 1
                bits >>= 1
            else:
                number = rng.below(held + 1)
            cards += number * card(face)
            total += number * value_of(face)
        if total > short or total == 0:
            actions.add(Verb.BID if total else Verb.PASS, cards)
            return actions.count - 1


def play_randomly(state: State, rng: SplitMix64, actions: ActionList) -> int:
    """Play the game to its end, every choice equally likely; return how many choices were made."""
    choices = 0
    while state.phase != Phase.OVER:
        seat = next_to_act(state)
        choice = choose_randomly(state, seat, rng, actions)
        apply(state, seat, actions.verbs[choice], actions.cards[choice])
        choices += 1
    return choices
