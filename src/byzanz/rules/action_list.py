"""The list of legal actions of a seat, each a verb and packed cards. Equal faces are one action, not several."""

from byzanz.rules import material
from byzanz.rules.cards import card, cards_of, first_face, kind_slot, part_count, part_with, seat_slot, value_of
from byzanz.rules.market import kind_size
from byzanz.rules.material import Phase, Verb
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
ROOM = 256
"""More than any hand can do: 127 bids from seven cards, or 25 discards, and fewer than 100 sales."""


class ActionList:
    """A list of actions; one object can be filled again and again."""

    def __init__(self) -> None:
        self.count = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.verbs = bytearray(ROOM)
            self.cards = list(bytes(ROOM))
            self.totals = bytearray(ROOM)
            self.faces = bytearray(material.FACES)

    def add(self, verb: int, cards: int) -> None:
        """Add an action."""
        self.verbs[self.count] = verb
        self.cards[self.count] = cards
        self.count += 1

    def add_if(self, number: int, verb: int, cards: int) -> None:
        """Add an action if there is any of it; branch-free, to avoid mispredicted branches."""
        self.verbs[self.count] = verb
        self.cards[self.count] = cards
        self.count += number > 0

    def action(self, at: int) -> tuple[int, int]:
        """Return one of the actions: verb and cards."""
        return self.verbs[at], self.cards[at]


def list_legal(state: State, seat: int, actions: ActionList) -> None:
    """List what the seat may do now: what its turn asks for, then the sales that anyone may make at any time."""
    actions.count = 0
    if state.phase != Phase.OVER:
        list_turn(state, seat, actions)
        list_sales(state, seat, actions)


def list_turn(state: State, seat: int, actions: ActionList) -> None:
    """Add what is asked of the seat: nothing if it is not its turn."""
    if state.phase == Phase.FINAL:
        if not state.is_done[seat]:
            actions.add(Verb.PASS, 0)
    elif state.turn != seat:
        return
    elif state.phase == Phase.BID:
        list_bids(state, seat, actions)
        actions.add(Verb.PASS, 0)
    elif state.phase == Phase.GIVE:
        for face in range(material.FACES):
            actions.add_if(state.lot[face], Verb.GIVE, card(face))
    elif state.phase == Phase.TAKE:
        for kind in range(material.KINDS):
            actions.add_if(kind_size(state, kind), Verb.TAKE, card(first_face(kind)))
    elif state.phase == Phase.LIMIT:
        for face in range(material.FACES):
            actions.add_if(state.hands[seat_slot(seat, face)], Verb.DISCARD, card(face))


def list_bids(state: State, seat: int, actions: ActionList) -> None:
    """Add every choice of goods cards from the hand that beats the highest bid: built up face by face, then sieved.

    A merchant can't be bid, and without a goods card there is no bid (R12).
    """
    short = state.highest - state.bid_totals[seat]
    if state.hand_totals[seat] <= short:
        return
    start = actions.count
    end = start + 1
    actions.cards[start] = 0
    actions.totals[start] = 0
    for face in range(material.MERCHANT):
        held = state.hands[seat_slot(seat, face)]
        if not held:
            continue
        before = end
        for i in range(start, before):
            cards = actions.cards[i]
            total = actions.totals[i]
            for _ in range(held):
                cards += card(face)
                total += value_of(face)
                actions.cards[end] = cards
                actions.totals[end] = total
                end += 1
    for i in range(start + 1, end):
        if actions.totals[i] > short:
            actions.add(Verb.BID, actions.cards[i])


def list_sales(state: State, seat: int, actions: ActionList) -> None:
    """Add every set in the hand: one to three cards of a good filled up with merchants, or three merchants."""
    if state.hand_sizes[seat] < material.SET:
        return
    merchants = state.hand_kinds[kind_slot(seat, material.MERCHANTS)]
    for good in range(material.GOODS):
        held = state.hand_kinds[kind_slot(seat, good)]
        if held and held + merchants >= material.SET:
            at = seat_slot(seat, first_face(good))
            part = part_with(state.hands[at], state.hands[at + 1], state.hands[at + 2], state.hands[at + 3])
            list_sets(part, good, merchants, actions)
    if merchants >= material.SET:
        actions.add(Verb.SELL, material.SET * card(material.MERCHANT))


def count_sales(state: State, seat: int) -> int:
    """Return how many sets are in the hand, without listing them."""
    merchants = state.hand_kinds[kind_slot(seat, material.MERCHANTS)]
    number = 1 if merchants >= material.SET else 0
    jokers = min(merchants, 2)
    for good in range(material.GOODS):
        at = seat_slot(seat, first_face(good))
        number += SALE_COUNTS[
            _sale_index(state.hands[at], state.hands[at + 1], state.hands[at + 2], state.hands[at + 3], jokers)
        ]
    return number


def list_sale(state: State, seat: int, number: int, actions: ActionList) -> int:
    """Return the place in `actions` of the sale that stands at a number in the order of `list_sales`, without the other goods'."""
    merchants = state.hand_kinds[kind_slot(seat, material.MERCHANTS)]
    jokers = min(merchants, 2)
    for good in range(material.GOODS):
        at = seat_slot(seat, first_face(good))
        sales = SALE_COUNTS[
            _sale_index(state.hands[at], state.hands[at + 1], state.hands[at + 2], state.hands[at + 3], jokers)
        ]
        if number < sales:
            part = part_with(state.hands[at], state.hands[at + 1], state.hands[at + 2], state.hands[at + 3])
            place = actions.count + number
            list_sets(part, good, merchants, actions)
            return place
        number -= sales
    actions.add(Verb.SELL, material.SET * card(material.MERCHANT))
    return actions.count - 1


def _sale_index(ones: int, twos: int, threes: int, fours: int, jokers: int) -> int:
    """Return where the number of sets of a good is: three ones or twos count like more, because a set needs no more."""
    return (((min(ones, 3) * 4 + min(twos, 3)) * 4 + threes) * 3 + fours) * 3 + jokers


def list_sets(part: int, good: int, merchants: int, actions: ActionList) -> None:
    """Add every set of a good from its part of a hand, by ones, twos, threes and fours, with merchants for the rest."""
    for ones in range(min(part_count(part, 0), material.SET) + 1):
        for twos in range(min(part_count(part, 1), material.SET - ones) + 1):
            for threes in range(min(part_count(part, 2), material.SET - ones - twos) + 1):
                for fours in range(min(part_count(part, 3), material.SET - ones - twos - threes) + 1):
                    jokers = material.SET - ones - twos - threes - fours
                    if jokers <= merchants and jokers < material.SET:
                        goods = cards_of(part_with(ones, twos, threes, fours), good)
                        actions.add(Verb.SELL, goods + jokers * card(material.MERCHANT))


def _sale_counts() -> list[int]:
    """Return how many sets a good allows, by its ones, twos, threes, fours and the merchants, as `_sale_index` orders them."""
    actions = ActionList()
    counts = []
    for at in range(4 * 4 * 4 * 3 * 3):
        actions.count = 0
        list_sets(part_with(at // 144, at // 36 % 4, at // 9 % 4, at // 3 % 3), 0, at % 3, actions)
        counts.append(actions.count)
    return counts


SALE_COUNTS = _sale_counts()
