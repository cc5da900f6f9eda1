"""All that a seat may do now: the list of legal moves, each a verb and packed cards. Equal faces are one move, not several."""

from collections.abc import Callable
from typing import Any

from byzanz.rules.cards import one
from byzanz.rules.market import kind_size
from byzanz.rules.material import BID, BIDDING, DISCARD, FINAL, GIVE, GIVING, LIMITED, OVER, PASS, SELL, TAKE, TAKING
from byzanz.rules.state import State

ROOM = 256
"""More than any hand can do: 127 bids from seven cards, or 25 discards, and fewer than 100 sales."""
INTERPRETED = __file__.endswith(".py")


class Moves:
    """A list of moves; one object can be filled again and again."""

    def __init__(self) -> None:
        self.count = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.verbs = bytearray(ROOM)
            self.cards = list(bytes(ROOM))
            self.totals = bytearray(ROOM)

    def add(self, verb: int, cards: int) -> None:
        """One more move."""
        self.verbs[self.count] = verb
        self.cards[self.count] = cards
        self.count += 1

    def named(self, names: tuple[dict[int, Any], ...], name: Callable[[int, int], Any]) -> list[Any]:
        """What the moves are called: looked up by verb and cards, or else named anew."""
        found = []
        for i in range(self.count):
            known = names[self.verbs[i]].get(self.cards[i])
            found.append(name(self.verbs[i], self.cards[i]) if known is None else known)
        return found


def list_moves(state: State, seat: int, moves: Moves) -> None:
    """Fill in what the seat may do now: what its turn asks for, then the sales that anyone may make at any time."""
    moves.count = 0
    if state.phase == OVER:
        return
    if state.phase == FINAL:
        if not state.is_done[seat]:
            moves.add(PASS, 0)
    elif state.turn == seat:
        if state.phase == BIDDING:
            list_bids(state, seat, moves)
            moves.add(PASS, 0)
        elif state.phase == GIVING:
            for face in range(25):
                if state.lot[face]:
                    moves.add(GIVE, one(face))
        elif state.phase == TAKING:
            for kind in range(7):
                if kind_size(state, kind):
                    moves.add(TAKE, one(4 * kind))
        elif state.phase == LIMITED:
            for face in range(25):
                if state.hands[25 * seat + face]:
                    moves.add(DISCARD, one(face))
    list_sales(state, seat, moves)


def list_bids(state: State, seat: int, moves: Moves) -> None:
    """Every choice of goods cards from the hand that beats the highest bid: built up face by face, then sieved."""
    short = state.highest - state.bid_totals[seat]
    if state.hand_totals[seat] <= short:
        return
    start = moves.count
    end = start + 1
    moves.cards[start] = 0
    moves.totals[start] = 0
    for face in range(24):
        held = state.hands[25 * seat + face]
        if not held:
            continue
        card = one(face)
        value = (face & 3) + 1
        before = end
        for i in range(start, before):
            cards = moves.cards[i]
            total = moves.totals[i]
            for _ in range(held):
                cards += card
                total += value
                moves.cards[end] = cards
                moves.totals[end] = total
                end += 1
    for i in range(start + 1, end):
        if moves.totals[i] > short:
            moves.add(BID, moves.cards[i])


def list_sales(state: State, seat: int, moves: Moves) -> None:
    """Every set of three in the hand: one to three cards of a good filled up with merchants, or three merchants."""
    base = 25 * seat
    merchants = state.hands[base + 24]
    if state.hand_sizes[seat] < 3:
        return
    for good in range(6):
        at = base + 4 * good
        held = state.hands[at] + state.hands[at + 1] + state.hands[at + 2] + state.hands[at + 3]
        if held and held + merchants >= 3:
            _list_sales_of(state, at, good, merchants, moves)
    if merchants >= 3:
        moves.add(SELL, 3 * one(24))


def _list_sales_of(state: State, at: int, good: int, merchants: int, moves: Moves) -> None:
    """The sets of one good: how many ones, twos, threes, fours, and merchants for the rest."""
    card_1 = one(4 * good)
    card_2 = one(4 * good + 1)
    card_3 = one(4 * good + 2)
    card_4 = one(4 * good + 3)
    merchant = one(24)
    for ones in range(min(state.hands[at], 3) + 1):
        for twos in range(min(state.hands[at + 1], 3 - ones) + 1):
            for threes in range(min(state.hands[at + 2], 3 - ones - twos) + 1):
                for fours in range(min(state.hands[at + 3], 3 - ones - twos - threes) + 1):
                    jokers = 3 - ones - twos - threes - fours
                    if jokers <= merchants and jokers < 3:
                        goods = ones * card_1 + twos * card_2 + threes * card_3 + fours * card_4
                        moves.add(SELL, goods + jokers * merchant)
