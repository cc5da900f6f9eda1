"""All that a seat may do now: the list of legal moves, each a verb and packed cards. Equal faces are one move, not several."""

from collections.abc import Callable
from itertools import product
from typing import Any

from byzanz.rules.cards import singles
from byzanz.rules.market import kind_size
from byzanz.rules.material import BID, BIDDING, DISCARD, FINAL, GIVE, GIVING, LIMITED, OVER, PASS, SELL, TAKE, TAKING
from byzanz.rules.state import State

CARD = singles()


def _sales() -> list[int]:
    """How many sets a good allows, by its ones, twos, threes, fours and the merchants.

    Three ones or more count alike, and two merchants or more: a set needs no more of them.
    """
    return [
        sum(
            1
            for a, b, c, d in product(range(ones + 1), range(twos + 1), range(threes + 1), range(fours + 1))
            if 1 <= a + b + c + d <= 3 <= a + b + c + d + merchants
        )
        for ones, twos, threes, fours, merchants in product(range(4), range(4), range(4), range(3), range(3))
    ]


SALES = _sales()

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
            self.faces = bytearray(24)

    def add(self, verb: int, cards: int) -> None:
        """One more move."""
        self.verbs[self.count] = verb
        self.cards[self.count] = cards
        self.count += 1

    def add_if(self, number: int, verb: int, cards: int) -> None:
        """One more move if there is any of it; written without an ``if``, for a processor would often guess it wrong."""
        self.verbs[self.count] = verb
        self.cards[self.count] = cards
        self.count += number > 0

    def move(self, at: int) -> tuple[int, int]:
        """One of the moves: verb and cards."""
        return self.verbs[at], self.cards[at]

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
    if state.phase != OVER:
        list_turn(state, seat, moves)
        list_sales(state, seat, moves)


def list_turn(state: State, seat: int, moves: Moves) -> None:
    """Add what is asked of the seat: nothing if it is not its turn."""
    if state.phase == FINAL:
        if not state.is_done[seat]:
            moves.add(PASS, 0)
    elif state.turn != seat:
        return
    elif state.phase == BIDDING:
        list_bids(state, seat, moves)
        moves.add(PASS, 0)
    elif state.phase == GIVING:
        for face in range(25):
            moves.add_if(state.lot[face], GIVE, CARD[face])
    elif state.phase == TAKING:
        for kind in range(7):
            moves.add_if(kind_size(state, kind), TAKE, CARD[4 * kind])
    elif state.phase == LIMITED:
        for face in range(25):
            moves.add_if(state.hands[25 * seat + face], DISCARD, CARD[face])


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
        card = CARD[face]
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
    if state.hand_sizes[seat] < 3:
        return
    merchants = state.hand_kinds[7 * seat + 6]
    for good in range(6):
        held = state.hand_kinds[7 * seat + good]
        if held and held + merchants >= 3:
            _list_sales_of(state, 25 * seat + 4 * good, good, merchants, moves)
    if merchants >= 3:
        moves.add(SELL, 3 * CARD[24])


def count_sales(state: State, seat: int) -> int:
    """How many sets of three there are in the hand, without listing them."""
    merchants = state.hand_kinds[7 * seat + 6]
    number = 1 if merchants >= 3 else 0
    jokers = min(merchants, 2)
    for good in range(6):
        at = 25 * seat + 4 * good
        ones = min(state.hands[at], 3)
        twos = min(state.hands[at + 1], 3)
        number += SALES[ones * 144 + twos * 36 + state.hands[at + 2] * 9 + state.hands[at + 3] * 3 + jokers]
    return number


def _list_sales_of(state: State, at: int, good: int, merchants: int, moves: Moves) -> None:
    """The sets of one good: how many ones, twos, threes, fours, and merchants for the rest."""
    card_1 = CARD[4 * good]
    card_2 = CARD[4 * good + 1]
    card_3 = CARD[4 * good + 2]
    card_4 = CARD[4 * good + 3]
    merchant = CARD[24]
    for ones in range(min(state.hands[at], 3) + 1):
        for twos in range(min(state.hands[at + 1], 3 - ones) + 1):
            for threes in range(min(state.hands[at + 2], 3 - ones - twos) + 1):
                for fours in range(min(state.hands[at + 3], 3 - ones - twos - threes) + 1):
                    jokers = 3 - ones - twos - threes - fours
                    if jokers <= merchants and jokers < 3:
                        goods = ones * card_1 + twos * card_2 + threes * card_3 + fours * card_4
                        moves.add(SELL, goods + jokers * merchant)
