"""Dealing inside the environments: a deck shuffled in place, or cards that chance hands out one by one."""

from typing import Any

from byzanz.rules import material
from byzanz.rules.cards import count_of, kind_of, kind_slot, seat_slot, value_of
from byzanz.rules.dealing import deal, seen_by
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


def sorted_deck() -> list[int]:
    """Return the faces of the 112 cards in rising order."""
    return [face for face in range(material.FACES) for _ in range(material.COPIES[face])]


DECK = sorted_deck()
COPIES = material.COPIES


def undealt(players: int) -> State:
    """Return a game before the deal: everything is in place but the cards."""
    return seen_by(deal(sorted_deck(), players, 0, False), material.NOBODY)


def shuffle_and_deal(state: State, rng: SplitMix64) -> None:
    """Shuffle the deck of an undealt game and deal the hands."""
    for place in range(material.DECK):
        rng.cards[place] = DECK[place]
    rng.shuffle(material.DECK)
    for place in range(material.DECK):
        hand_out(state, place, rng.cards[place])


def hand_out(state: State, place: int, face: int) -> None:
    """Put a card at a place of the deck; one of the first four for each seat goes into its hand as well."""
    state.deck[place] = face
    if place < material.HAND * state.players:
        state.deal_card(place // material.HAND, face)


def count_undrawn(state: State, out: Any) -> None:
    """Count, face by face, the cards that have not come into play: the pile's and the removed ones together."""
    for face in range(material.FACES):
        left = COPIES[face] - state.lot[face] - state.market[face] - state.gone[face]
        for seat in range(state.players):
            left -= state.hands[seat_slot(seat, face)] + count_of(state.bids[seat] + state.profit[seat], face)
        out[face] = left


def blank_hands(seen: State, seat: int) -> None:
    """Leave of the others' hands only what everybody knows them to hold."""
    for other in range(seen.players):
        if other != seat:
            for kind in range(material.KINDS):
                seen.hand_kinds[kind_slot(other, kind)] = 0
            seen.hand_totals[other] = 0
            for face in range(material.FACES):
                held = seen.known[seat_slot(other, face)]
                seen.hands[seat_slot(other, face)] = held
                seen.hand_kinds[kind_slot(other, kind_of(face))] += held
                seen.hand_totals[other] += held * value_of(face)
