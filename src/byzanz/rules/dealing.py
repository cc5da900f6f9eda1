"""Set-up: the deal; and its counterpart, what a seat can't see of it, and dealing that anew."""

from byzanz.rules import material
from byzanz.rules.cards import value_of
from byzanz.rules.material import HIDDEN
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

COPIES = material.COPIES


def deal(deck: list[int], players: int, first: int, goods_only: bool) -> State:
    """A new game from a shuffled deck: four cards to each seat, some removed unseen, the rest is the draw pile (R10)."""
    state = State()
    state.players = players
    state.rounds = material.ROUNDS[players]
    state.first = first
    state.starter = first
    state.goods_only = goods_only
    for i in range(112):
        state.deck[i] = deck[i]
    for i, offer in enumerate(material.OFFERS[players]):
        state.offers[i] = offer
    for seat in range(players):
        for i in range(4):
            face = state.deck[4 * seat + i]
            state.hands[25 * seat + face] += 1
            state.hand_totals[seat] += value_of(face)
            state.hand_kinds[7 * seat + (face >> 2)] += 1
        state.hand_sizes[seat] = 4
        state.unknown[seat] = 4
    state.pile_at = 4 * players + material.REMOVED[players]
    return state


def pile_start(state: State) -> int:
    """Where in the deck the draw pile began; before it lie the dealt hands and the removed cards."""
    size = 0
    for i in range(state.players):
        size += state.offers[i]
    return 112 - state.rounds * size


def seen_by(state: State, seat: int) -> State:
    """The same state with every card blanked out that this seat (or, for NOBODY, a spectator) can't see.

    What is left of another's hand are its publicly known cards; sizes stay true. Legal actions of the seat are the same in both.
    """
    seen = state.copy()
    for other in range(state.players):
        if other == seat:
            continue
        seen.hand_totals[other] = 0
        for kind in range(7):
            seen.hand_kinds[7 * other + kind] = 0
        for face in range(25):
            held = state.known[25 * other + face]
            seen.hands[25 * other + face] = held
            seen.hand_totals[other] += held * value_of(face)
            seen.hand_kinds[7 * other + (face >> 2)] += held
        for i in range(4):
            seen.deck[4 * other + i] = HIDDEN
    for i in range(4 * state.players, pile_start(state)):
        seen.deck[i] = HIDDEN
    for i in range(state.pile_at, 112):
        seen.deck[i] = HIDDEN
    return seen


def deal_unseen(seen: State, seat: int, chance: SplitMix64) -> State:
    """A full state that fits what a seat sees: the unseen cards shuffled and dealt to where they may lie, uniformly."""
    state = seen.copy()
    number = 0
    for face in range(25):
        left = COPIES[face] - seen.lot[face] - seen.market[face] - seen.gone[face]
        for other in range(seen.players):
            place = 25 * other + face
            left -= seen.hands[place] + seen.bids[place] + seen.profit[place]
        for _ in range(left):
            chance.cards[number] = face
            number += 1
    for i in range(number - 1, 0, -1):
        j = chance.below(i + 1)
        face = chance.cards[i]
        chance.cards[i] = chance.cards[j]
        chance.cards[j] = face
    for other in range(seen.players):
        if other != seat:
            number = _deal_hand(state, other, chance, number)
    for i in range(112):
        if state.deck[i] == HIDDEN:
            number -= 1
            state.deck[i] = chance.cards[number]
    return state


def _deal_hand(state: State, seat: int, chance: SplitMix64, number: int) -> int:
    """Give a seat its unknown cards off the end of the shuffled ones, and write its dealt four into the deck."""
    at = 4 * seat
    for _ in range(4 - state.unknown[seat]):
        state.deck[at] = state.shown[at]
        at += 1
    for _ in range(state.unknown[seat]):
        number -= 1
        face = chance.cards[number]
        state.hands[25 * seat + face] += 1
        state.hand_totals[seat] += value_of(face)
        state.hand_kinds[7 * seat + (face >> 2)] += 1
        state.deck[at] = face
        at += 1
    return number
