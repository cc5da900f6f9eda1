"""Dealing inside the environments: a deck shuffled in place, or cards that chance hands out one by one."""

from typing import Any

from byzanz.rules.cards import value_of
from byzanz.rules.dealing import deal, seen_by
from byzanz.rules.material import COPIES, NOBODY
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


def sorted_deck() -> list[int]:
    """Return the faces of the 112 cards in rising order."""
    return [face for face in range(25) for _ in range(COPIES[face])]


DECK = sorted_deck()
COPIES_OF = list(COPIES)


def undealt(players: int) -> State:
    """Return a game before the deal: everything is in place but the cards."""
    return seen_by(deal(sorted_deck(), players, 0, False), NOBODY)


def shuffle_and_deal(state: State, chance: SplitMix64) -> None:
    """Shuffle the deck of an undealt game and deal the hands."""
    for place in range(112):
        state.deck[place] = DECK[place]
    for place in range(111, 0, -1):
        other = chance.below(place + 1)
        face = state.deck[place]
        state.deck[place] = state.deck[other]
        state.deck[other] = face
    for place in range(4 * state.players):
        hand_out(state, place, state.deck[place])


def hand_out(state: State, place: int, face: int) -> None:
    """Put a card at a place of the deck; one of the first four for each seat goes into its hand as well."""
    state.deck[place] = face
    seat = place >> 2
    if seat < state.players:
        state.hands[25 * seat + face] += 1
        state.hand_totals[seat] += value_of(face)
        state.hand_kinds[7 * seat + (face >> 2)] += 1


def count_undrawn(state: State, out: Any) -> None:
    """Count, face by face, the cards that have not come into play: the pile's and the removed ones together."""
    for face in range(25):
        left = COPIES_OF[face] - state.lot[face] - state.market[face] - state.gone[face]
        for seat in range(state.players):
            place = 25 * seat + face
            left -= state.hands[place] + state.bids[place] + state.profit[place]
        out[face] = left


def blank_hands(seen: State, seat: int) -> None:
    """Leave of the others' hands only what everybody knows them to hold."""
    for other in range(seen.players):
        if other != seat:
            for kind in range(7):
                seen.hand_kinds[7 * other + kind] = 0
            seen.hand_totals[other] = 0
            for face in range(25):
                held = seen.known[25 * other + face]
                seen.hands[25 * other + face] = held
                seen.hand_kinds[7 * other + (face >> 2)] += held
                seen.hand_totals[other] += held * value_of(face)
