"""The state of a game: small, flat, cheap to copy. What may happen to it is in the other files.

Hands, lot, market and what has left the game are 25 counts each, open bids and profit are packed cards (see
`byzanz.rules.cards`). Everything that enters a hand after the deal is public, so the public
memory is exact: `known` are the cards a seat is publicly known to hold, `unknown` the number of others (of its dealt four),
`shown` the faces of those dealt cards that have come to light, in that order.
The size, total and kinds of each hand are kept up to date because they are needed at every turn.
"""

from byzanz.rules import material
from byzanz.rules.cards import card, count_of, kind_of, kind_slot, part_with, seat_slot, value_of
from byzanz.rules.codec import copy_fields, load, row_size, save

EVENTS_AT_MOST = 22
"""Room for the events of one action; the longest chain the rules allow (tested) is shorter."""
INTERPRETED = __file__.endswith(".py")


class State:
    """Where every card is, who may act, and what the last action brought about."""

    def __init__(self) -> None:
        self.players = 0
        self.rounds = 0
        self.first = 0
        self.goods_only = 0
        self.pile_at = 0
        self.round = 0
        self.phase = 0
        self.resume = 0
        self.turn = material.NOBODY
        self.starter = material.NOBODY
        self.auction = 0
        self.picks_left = 0
        self.offer = 0
        self.leader = material.NOBODY
        self.highest = 0
        self.first_passer = material.NOBODY
        self.version = 0
        self.event_count = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.deck = bytearray(material.DECK)
            self.offers = bytearray(material.MOST)
            self.hands = bytearray(material.MOST * material.FACES)
            self.bids = list(bytes(material.MOST))
            self.known = bytearray(material.MOST * material.FACES)
            self.shown = bytearray(material.MOST * material.HAND)
            self.profit = list(bytes(material.MOST))
            self.lot = bytearray(material.FACES)
            self.market = bytearray(material.FACES)
            self.gone = bytearray(material.FACES)
            self.hand_sizes = bytearray(material.MOST)
            self.hand_totals = bytearray(material.MOST)
            self.hand_kinds = bytearray(material.MOST * material.KINDS)
            self.unknown = bytearray(material.MOST)
            self.bid_totals = bytearray(material.MOST)
            self.points = bytearray(material.MOST)
            self.profit_counts = bytearray(material.MOST)
            self.offer_cards = bytearray(material.MOST)
            self.has_passed = bytearray(material.MOST)
            self.is_done = bytearray(material.MOST)
            self.has_won = bytearray(material.MOST)
            self.event_kinds = bytearray(EVENTS_AT_MOST)
            self.event_seats = list(bytes(EVENTS_AT_MOST))
            self.event_numbers = bytearray(EVENTS_AT_MOST)
            self.event_cards = list(bytes(EVENTS_AT_MOST))

    def copy(self) -> "State":
        """Return an independent state with the same cards in the same places, without the events of the last action."""
        other = State.__new__(State)
        copy_fields(self, other)
        return other

    def row(self) -> bytes:
        """Return the state as bytes (see `byzanz.rules.codec`), without the events of the last action."""
        row = bytearray(row_size(self))
        save(self, row, 0)
        return bytes(row)

    # Cards into and out of a hand: the only places where the public memory changes.

    def deal_card(self, seat: int, face: int) -> None:
        """Put a dealt card into a hand: only its owner sees it. Size and number of unknown cards are the caller's."""
        self.hands[seat_slot(seat, face)] += 1
        self.hand_kinds[kind_slot(seat, kind_of(face))] += 1
        self.hand_totals[seat] += value_of(face)

    def into_hand(self, seat: int, face: int, number: int) -> None:
        """Put cards into a hand that everybody sees going there."""
        place = seat_slot(seat, face)
        self.hands[place] += number
        self.known[place] += number
        self.hand_sizes[seat] += number
        self.hand_kinds[kind_slot(seat, kind_of(face))] += number
        self.hand_totals[seat] += number * value_of(face)

    def out_of_hand(self, seat: int, face: int, number: int) -> None:
        """Take cards out of a hand: off the known ones if they are there, else off the unknown."""
        place = seat_slot(seat, face)
        self.hands[place] -= number
        self.hand_sizes[seat] -= number
        self.hand_kinds[kind_slot(seat, kind_of(face))] -= number
        self.hand_totals[seat] -= number * value_of(face)
        recalled = self.known[place]
        if recalled > number:
            recalled = number
        self.known[place] -= recalled
        for _ in range(number - recalled):
            self.shown[material.HAND * (seat + 1) - self.unknown[seat]] = face
            self.unknown[seat] -= 1

    def holds(self, seat: int, cards: int) -> bool:
        """Return whether all these cards are in the hand."""
        for face in range(material.FACES):
            if count_of(cards, face) > self.hands[seat_slot(seat, face)]:
                return False
        return True

    # Events: what the present action has brought about.

    def emit(self, kind: int, seat: int, number: int, cards: int) -> None:
        """Add an event."""
        self.event_kinds[self.event_count] = kind
        self.event_seats[self.event_count] = seat
        self.event_numbers[self.event_count] = number
        self.event_cards[self.event_count] = cards
        self.event_count += 1

    def events(self) -> list[tuple[int, int, int, int]]:
        """Return the events of the last action: kind, seat, number, packed cards."""
        found = []
        for i in range(self.event_count):
            found.append((self.event_kinds[i], self.event_seats[i], self.event_numbers[i], self.event_cards[i]))
        return found

    # Readings for the layers above: cards packed, figures as a new list with one entry per seat.

    def hand_of(self, seat: int) -> int:
        """Return a seat's hand, packed."""
        return pack(self.hands, seat_slot(seat, 0))

    def bid_of(self, seat: int) -> int:
        """Return a seat's open bid, packed."""
        return self.bids[seat]

    def known_of(self, seat: int) -> int:
        """Return the cards a seat is publicly known to hold, packed."""
        return pack(self.known, seat_slot(seat, 0))

    def profit_of(self, seat: int) -> int:
        """Return a seat's profit cards, packed."""
        return self.profit[seat]

    def lot_cards(self) -> int:
        """Return the lot, packed."""
        return pack(self.lot, 0)

    def market_cards(self) -> int:
        """Return the market, packed."""
        return pack(self.market, 0)

    def gone_counts(self) -> list[int]:
        """Return how many cards of each face have left the game: with up to 16 merchants too many to pack."""
        return [self.gone[face] for face in range(material.FACES)]

    def deck_faces(self) -> list[int]:
        """Return the deck's order; a card that the owner of a view can't see is HIDDEN."""
        return [self.deck[i] for i in range(material.DECK)]

    def offer_list(self) -> list[int]:
        """Return the offer cards of a round, highest first; there are as many as seats."""
        return [self.offers[i] for i in range(self.players)]

    def hand_size_list(self) -> list[int]:
        """Return how many cards each seat has in hand."""
        return [self.hand_sizes[seat] for seat in range(self.players)]

    def unknown_list(self) -> list[int]:
        """Return how many cards each seat holds that not everybody knows."""
        return [self.unknown[seat] for seat in range(self.players)]

    def bid_total_list(self) -> list[int]:
        """Return the sum of each seat's open bid."""
        return [self.bid_totals[seat] for seat in range(self.players)]

    def points_list(self) -> list[int]:
        """Return the profit points of each seat."""
        return [self.points[seat] for seat in range(self.players)]

    def profit_count_list(self) -> list[int]:
        """Return how many profit cards each seat has."""
        return [self.profit_counts[seat] for seat in range(self.players)]

    def offer_card_list(self) -> list[int]:
        """Return the offer card each seat holds in this round, or 0."""
        return [self.offer_cards[seat] for seat in range(self.players)]

    def passed_list(self) -> list[bool]:
        """Return which seats have passed in this auction."""
        return [self.has_passed[seat] != 0 for seat in range(self.players)]

    def done_list(self) -> list[bool]:
        """Return which seats have finished the final sale."""
        return [self.is_done[seat] != 0 for seat in range(self.players)]

    def winner_list(self) -> list[int]:
        """Return the seats that have won."""
        return [seat for seat in range(self.players) if self.has_won[seat]]


def state_of(row: bytes) -> State:
    """Return the state that `State.row` wrote."""
    state = State()
    if len(row) != row_size(state):
        raise ValueError(f"{len(row)} bytes are no state: it has {row_size(state)}")
    load(state, row, 0)
    return state


def pack(counts: bytearray, start: int) -> int:
    """Return the 25 counts of a place as packed cards."""
    cards = counts[start + material.MERCHANT] * card(material.MERCHANT)
    for good in range(material.GOODS):
        at = start + material.VALUES * good
        part = part_with(counts[at], counts[at + 1], counts[at + 2], counts[at + 3])
        cards += part * card(material.VALUES * good)
    return cards
