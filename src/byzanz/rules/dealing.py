"""Set-up: the deal; and its counterpart, hiding what a seat can't see of it and dealing that again."""

from byzanz.rules import material
from byzanz.rules.cards import count_of, kind_of, kind_slot, seat_slot, value_of
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

COPIES = material.COPIES


def deal(deck: list[int], players: int, first: int, goods_only: bool) -> State:
    """Return a new game: four cards to each seat, some removed unseen, the rest is the draw pile (R10)."""
    state = State()
    state.players = players
    state.rounds = material.ROUNDS[players]
    state.first = first
    state.starter = first
    state.goods_only = goods_only
    for i in range(material.DECK):
        state.deck[i] = deck[i]
    for i, offer in enumerate(material.OFFERS[players]):
        state.offers[i] = offer
    for seat in range(players):
        for i in range(material.HAND):
            state.deal_card(seat, state.deck[material.HAND * seat + i])
        state.hand_sizes[seat] = material.HAND
        state.unknown[seat] = material.HAND
    state.pile_at = material.HAND * players + material.REMOVED[players]
    return state


def shuffled(rng: SplitMix64) -> list[int]:
    """Return the faces of all cards in a random order."""
    number = 0
    for face in range(material.FACES):
        for _ in range(COPIES[face]):
            rng.cards[number] = face
            number += 1
    rng.shuffle(number)
    return [rng.cards[i] for i in range(number)]


def pile_start(state: State) -> int:
    """Return where in the deck the draw pile began; before it are the dealt hands and the removed cards."""
    size = 0
    for i in range(state.players):
        size += state.offers[i]
    return material.DECK - state.rounds * size


def seen_by(state: State, seat: int) -> State:
    """Return the state with every card hidden that this seat (or, for NOBODY, a spectator) can't see (R14).

    What is left of another's hand are its publicly known cards; sizes stay true. The seat has the same legal actions in both.
    """
    seen = state.copy()
    for other in range(state.players):
        if other == seat:
            continue
        seen.hand_totals[other] = 0
        for kind in range(material.KINDS):
            seen.hand_kinds[kind_slot(other, kind)] = 0
        for face in range(material.FACES):
            held = state.known[seat_slot(other, face)]
            seen.hands[seat_slot(other, face)] = held
            seen.hand_totals[other] += held * value_of(face)
            seen.hand_kinds[kind_slot(other, kind_of(face))] += held
        for i in range(material.HAND):
            seen.deck[material.HAND * other + i] = material.HIDDEN
    for i in range(material.HAND * state.players, pile_start(state)):
        seen.deck[i] = material.HIDDEN
    for i in range(state.pile_at, material.DECK):
        seen.deck[i] = material.HIDDEN
    return seen


def deal_unseen(seen: State, seat: int, rng: SplitMix64) -> State:
    """Return a full state that fits what a seat sees: the unseen cards shuffled and dealt to where they may be, uniformly."""
    state = seen.copy()
    laid_out = 0
    for other in range(seen.players):
        laid_out += seen.bids[other] + seen.profit[other]
    number = 0
    for face in range(material.FACES):
        left = COPIES[face] - seen.lot[face] - seen.market[face] - seen.gone[face] - count_of(laid_out, face)
        for other in range(seen.players):
            left -= seen.hands[seat_slot(other, face)]
        for _ in range(left):
            rng.cards[number] = face
            number += 1
    rng.shuffle(number)
    for other in range(seen.players):
        if other != seat:
            number = _deal_hand(state, other, rng, number)
    for i in range(material.DECK):
        if state.deck[i] == material.HIDDEN:
            number -= 1
            state.deck[i] = rng.cards[number]
    return state


def _deal_hand(state: State, seat: int, rng: SplitMix64, number: int) -> int:
    """Deal a seat its unknown cards off the end of the shuffled ones; return how many of those are left.

    The seat's four dealt cards are written into the deck: first those that have come to light, then the unknown.
    """
    at = material.HAND * seat
    for _ in range(material.HAND - state.unknown[seat]):
        state.deck[at] = state.shown[at]
        at += 1
    for _ in range(state.unknown[seat]):
        number -= 1
        face = rng.cards[number]
        state.deal_card(seat, face)
        state.deck[at] = face
        at += 1
    return number
